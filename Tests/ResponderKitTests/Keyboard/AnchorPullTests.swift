import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests interactive dismissal (T4.16.3 to T4.16.6, T4.13.26 to T4.13.28). UIKit posts no
/// notification while the finger drags. Only the accessory view or the layout guide shows where the
/// keyboard is.
@MainActor @Suite("A keyboard that a finger pulls down")
struct AnchorPullTests {
  /// Returns a list that is scrolled to 800 with the keyboard up, and a finger on it that has begun
  /// a drag above the keyboard.
  private func begin(hasBar: Bool) -> (stage: AnchorStage, finger: Finger) {
    let stage = AnchorStage()
    if hasBar {
      stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    } else {
      stage.device.perform { stage.controller.view.useKeyboardGuide() }
    }
    stage.list.keyboardDismissMode = .interactive
    stage.device.perform { stage.list.contentOffset.y = 800 }
    stage.open()
    let finger = stage.device.press(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 340), duration: 0.1)
    return (stage, finger)
  }

  /// With a bar and without one, if the layout guide then shows the pull (T4.15.18).
  nonisolated private static let bars =
    HeadlessChoices.initial.keyboard.guidesStayDown ? [true] : [true, false]

  /// Returns by how many points the keyboard on the screen now reaches above the bottom safe area
  /// of 34.
  private func covered(_ stage: AnchorStage) -> CGFloat {
    let top = stage.device.keyboard.frame.minY
    return max(34, top.isFinite ? 844 - top : 0) - 34
  }

  @Test("the room follows the keyboard frame by frame", .fact("T4.13.26"), arguments: Self.bars)
  func follows(hasBar: Bool) {
    let (stage, finger) = begin(hasBar: hasBar)
    let full: CGFloat = hasBar ? 346 : 302
    #expect(stage.list.isTracking && stage.inset == full)
    var seen: Set<CGFloat> = []
    for y in stride(from: 360, through: 760, by: 20) {
      let before = stage.y
      stage.device.touchMove(finger, to: CGPoint(x: 200, y: y))
      #expect(abs(stage.inset - covered(stage)) < 0.001)
      #expect(stage.list.verticalScrollIndicatorInsets.bottom == stage.inset)
      #expect(stage.y == before - 20)
      seen.insert(stage.inset)
    }
    #expect(seen.count > 10)
    // T4.13.28: the finger pushes the keyboard back up, without a notification.
    stage.device.slide(finger, to: CGPoint(x: 200, y: 340), duration: 0.2)
    #expect(abs(stage.inset - full) < 0.001)
    stage.device.touchUp(finger)
    stage.device.settle()
    #expect(abs(stage.inset - full) < 0.001)
    #expect(stage.field.isFirstResponder)
    stage.close()
    #expect(stage.inset == 0)
  }

  @Test(
    "the room goes out in one frame with the pulled keyboard",
    arguments: LoopChoices.Commit.allCases, Self.bars)
  func inTime(picture: LoopChoices.Commit, hasBar: Bool) {
    picture.run {
      let (stage, finger) = begin(hasBar: hasBar)
      var off: [CGFloat] = []
      stage.device.onFrame = { _ in off.append(abs(stage.inset - covered(stage))) }
      stage.device.slide(finger, to: CGPoint(x: 200, y: 760), duration: 0.2)
      stage.device.slide(finger, to: CGPoint(x: 200, y: 600), duration: 0.1)
      stage.device.onFrame = nil
      #expect(off.count > 10)
      #expect(off.allSatisfy { $0 < 0.001 }, "\(off)")
      stage.device.touchUp(finger)
      stage.device.settle()
    }
  }

  @Test("a finger that rests on a pulled keyboard asks for no frame")
  func restingFinger() {
    let (stage, finger) = begin(hasBar: false)
    stage.device.slide(finger, to: CGPoint(x: 200, y: 700), duration: 0.2)
    stage.device.advance(by: 0.2)
    var frames = 0
    stage.device.onFrame = { _ in frames += 1 }
    stage.device.advance(by: 1)
    stage.device.onFrame = nil
    #expect(frames == 0)
    stage.device.touchUp(finger)
    stage.device.settle()
  }

  @Test(
    "let go below: the hide takes what is left of the room", .fact("T4.13.27"), arguments: Self.bars
  )
  func letGo(hasBar: Bool) {
    let (stage, finger) = begin(hasBar: hasBar)
    stage.device.slide(finger, to: CGPoint(x: 200, y: 760), duration: 0.3)
    #expect(stage.inset < 100 && stage.inset > 0)
    let y = stage.y
    stage.device.advance(by: 0.3)
    stage.device.touchUp(finger)
    stage.device.settle()
    #expect(!stage.field.isFirstResponder)
    #expect(stage.inset == 0)
    #expect(stage.list.verticalScrollIndicatorInsets.bottom == 0)
    #expect(stage.y <= y)
  }

  enum Guide: CaseIterable, Sendable { case none, tooLate, ofList }

  @Test(
    "a guide that came too late, or in the list, is not used", .fact("T4.15.15"),
    arguments: Guide.allCases)
  func tooLate(guide: Guide) {
    let stage = AnchorStage()
    stage.list.keyboardDismissMode = .interactive
    if guide == .ofList { stage.device.perform { stage.list.useKeyboardGuide() } }
    stage.device.perform { stage.list.contentOffset.y = 800 }
    stage.open()
    if guide == .tooLate { stage.device.perform { stage.controller.view.useKeyboardGuide() } }
    let finger = stage.device.press(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 760), duration: 0.4)
    #expect(stage.inset == 302)
    // A guide that the anchor had requested would have followed the keyboard.
    #expect(stage.controller.view.keyboardLayoutGuide.layoutFrame.height == 34)
    stage.device.advance(by: 0.3)
    stage.device.touchUp(finger)
    stage.device.settle()
    #expect(!stage.field.isFirstResponder && stage.inset == 0)
  }
}
