import HeadlessDriver
import ResponderCore
import ResponderKit
import Testing
import UIKit

/// Tests chats that a transform flips upside down, so that the newest message is the first row.
@MainActor @Suite("An anchored list that is turned over")
struct AnchorInvertedTests {
  private func stage(_ policy: AnchorPolicy, rows: Int = 60) -> AnchorStage {
    let stage = AnchorStage(rows: rows, policy: nil)
    stage.list.transform = CGAffineTransform(scaleX: 1, y: -1)
    stage.list.contentInsetAdjustmentBehavior = .never
    stage.list.anchor(policy)
    stage.device.settle()
    return stage
  }

  @Test(
    "its room is at the top inset; the newest message stays above the keyboard",
    arguments: [1, 5, 60])
  func newest(rows: Int) {
    let stage = stage(.bottom(), rows: rows)
    let bars = stage.list.verticalScrollIndicatorInsets
    #expect(stage.y == 0)
    for _ in 0..<3 {
      stage.open()
      #expect(stage.list.contentInset == UIEdgeInsets(top: 336, left: 0, bottom: 0, right: 0))
      #expect(stage.y == -336)
      #expect(stage.list.verticalScrollIndicatorInsets.top == 336)
      let newest = stage.list.convert(CGPoint.zero, to: stage.window.screen.coordinateSpace)
      #expect(newest.y == 508)
      stage.close()
      #expect(stage.list.contentInset == .zero && stage.y == 0)
      #expect(stage.list.verticalScrollIndicatorInsets == bars)
    }
  }

  @Test(
    "somewhere else it stays, or keeps its line; closing leaves no drift", arguments: [500, 500.25])
  func elsewhere(offset: CGFloat) {
    for (policy, opened) in [(.bottom(), 0), (.readingPosition, -336)] as [(AnchorPolicy, CGFloat)]
    {
      let stage = stage(policy)
      stage.device.perform { stage.list.contentOffset.y = offset }
      for _ in 0..<3 {
        stage.open()
        #expect(stage.list.contentInset.top == 336 && stage.y == offset + opened)
        stage.close()
        #expect(stage.list.contentInset == .zero && stage.y == offset)
      }
    }
  }

  @Test("a field inside is kept in sight")
  func field() {
    let stage = stage(.firstResponder())
    let field = UITextField(frame: CGRect(x: 16, y: 20, width: 200, height: 40))
    field.transform = CGAffineTransform(scaleX: 1, y: -1)
    stage.list.addSubview(field)
    stage.device.perform { field.becomeFirstResponder() }
    stage.device.settle()
    let place = field.convert(field.bounds, to: stage.window.screen.coordinateSpace)
    #expect(place.maxY <= 500.001 && place.minY > 400)
    stage.device.perform { field.resignFirstResponder() }
    stage.device.settle()
    #expect(stage.y == 0 && stage.list.contentInset == .zero)
  }

  @Test("a short chat stays within its limits while a field that is already visible is edited")
  func shortChat() {
    let stage = stage(.firstResponder(), rows: 15)
    let (viewport, content) = (stage.list.bounds.height, stage.list.contentSize.height)
    #expect(content < viewport && content + 336 > viewport)
    let field = UITextField(frame: CGRect(x: 16, y: content - 60, width: 200, height: 40))
    field.transform = CGAffineTransform(scaleX: 1, y: -1)
    stage.list.addSubview(field)
    stage.device.perform { field.becomeFirstResponder() }
    stage.device.settle()
    #expect(stage.list.contentInset.top == 336 && stage.y == content - viewport)
    stage.device.perform { field.resignFirstResponder() }
    stage.device.settle()
    #expect(stage.y == 0 && stage.list.contentInset == .zero)
  }

  @Test("a list that only makes room is within its limits again once the room is gone")
  func madeRoomOnly() {
    for offset: CGFloat in [-336, -150, 200] {
      let stage = stage(.none)
      stage.open()
      #expect(stage.list.contentInset.top == 336 && stage.y == 0)
      stage.device.perform { stage.list.contentOffset.y = offset }
      stage.close()
      #expect(stage.list.contentInset == .zero && stage.y == max(0, offset))
    }
  }
}
