import HeadlessDriver
import ResponderCore
import ResponderKit
import Testing
import UIKit

/// Interactive dismissal (T4.16.3, T4.13.26 to T4.13.28): no notification while the finger drags; what can be seen is the
/// accessory view. The keyboard is moved by hand here, as the finger would.
@MainActor @Suite("A keyboard that a finger pulls down")
struct AnchorPullTests {
  @MainActor private struct Pull {
    let stage: AnchorStage
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let finger: Finger

    init(hasBar: Bool) {
      let stage = AnchorStage()
      self.stage = stage
      if hasBar { stage.field.inputAccessoryView = bar }
      stage.list.keyboardDismissMode = .interactive
      stage.device.perform { stage.list.contentOffset.y = 800 }
      stage.open()
      finger = stage.device.press(
        from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 330), duration: 0.1)
      stage.device.perform {}
    }

    /// Moves the bar to a place below the keyboard's own, in points.
    func move(to distance: CGFloat) {
      stage.device.perform { bar.frame.origin.y = 844 - 380 + distance }
    }
  }

  @Test("T4.13.26 the room follows the accessory view frame by frame, the finger keeps the content")
  func follows() {
    let pull = Pull(hasBar: true)
    let stage = pull.stage
    #expect(stage.list.isTracking && stage.inset == 346)
    let y = stage.y
    for distance: CGFloat in [0, 10, 120, 300.5, 379, 200, 40] {
      pull.move(to: distance)
      #expect(stage.inset == max(0, 346 - distance))
      #expect(stage.list.verticalScrollIndicatorInsets.bottom == stage.inset)
      #expect(stage.y == y)
    }
    // T4.13.28: pushed back up, without a notification.
    pull.move(to: 0)
    #expect(stage.inset == 346 && stage.y == y)
    stage.device.touchUp(pull.finger)
    stage.device.settle()
    #expect(stage.inset == 346)
    stage.close()
    #expect(stage.inset == 0)
  }

  @Test("T4.13.27 let go below: the hide takes what is left of the room")
  func letGo() {
    let pull = Pull(hasBar: true)
    let stage = pull.stage
    pull.move(to: 250)
    #expect(stage.inset == 96)
    stage.device.touchUp(pull.finger)
    stage.device.settle()
    #expect(stage.inset == 96)
    let y = stage.y
    stage.close()
    #expect(stage.inset == 0 && stage.y == y)
    #expect(stage.list.verticalScrollIndicatorInsets.bottom == 0)
  }

  @Test("without an accessory view nothing public tells: the room stays until the hide")
  func withoutBar() {
    let pull = Pull(hasBar: false)
    let stage = pull.stage
    pull.move(to: 250)
    #expect(stage.inset == 302)
    stage.device.touchUp(pull.finger)
    stage.device.settle()
    #expect(stage.inset == 302)
    stage.close()
    #expect(stage.inset == 0)
  }
}
