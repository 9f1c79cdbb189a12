import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("An anchored list after a hundred keyboards")
struct AnchorDriftTests {
  nonisolated static let policies: [AnchorPolicy] = [
    .bottom(tolerance: 1), .readingPosition, .firstResponder(margin: 8), .none,
  ]

  /// Shows and hides the keyboard, with changes of its height in between. Sometimes the animations
  /// do not have time to finish.
  private func cycle(
    _ stage: AnchorStage, _ field: UITextField, _ random: inout SplitMix64, whileOpen: () -> Void
  ) {
    let hurries = { (random: inout SplitMix64) in Int.random(in: 0..<4, using: &random) == 0 }
    stage.device.perform { field.becomeFirstResponder() }
    if !hurries(&random) { stage.device.settle() }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let end = AnchorStage.docked(.random(in: 200...420, using: &random))
      let duration = Bool.random(using: &random) ? 0.25 : 0
      stage.turn([(.willChangeFrame, end)], duration: duration)
      whileOpen()
      if !hurries(&random) { stage.device.advance(by: 0.25) }
      stage.turn([(.didChangeFrame, end)], duration: duration)
    }
    whileOpen()
    stage.device.perform { field.resignFirstResponder() }
    stage.device.settle()
  }

  @Test(
    "100 random cycles at random places leave not a bit of drift, and restore the insets",
    arguments: zip(policies, [UInt64(1), 2, 3, 4]))
  func randomCycles(policy: AnchorPolicy, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = AnchorStage(policy: policy)
    let inside = UITextField(frame: CGRect(x: 16, y: 1_300, width: 200, height: 36))
    if case .firstResponder = policy { stage.list.addSubview(inside) }
    let field = inside.superview == nil ? stage.field : inside
    stage.list.contentInset.bottom = 7.3
    stage.list.verticalScrollIndicatorInsets.bottom = 3.1
    for _ in 0..<100 {
      // A field inside the list is at a place that a finger could tap. Other content may be
      // anywhere.
      let y: CGFloat =
        field === inside
        ? .random(in: 600...1_200, using: &random)
        : .random(in: -47...stage.bottom, using: &random)
      stage.device.perform { stage.list.contentOffset = CGPoint(x: 5, y: y) }
      let (offset, insets, bar) = (
        stage.list.contentOffset, stage.list.contentInset, stage.list.verticalScrollIndicatorInsets
      )
      cycle(stage, field, &random) { #expect(stage.list.adjustedContentInset.bottom > 200) }
      #expect(stage.list.contentOffset == offset)
      #expect(stage.list.contentInset == insets)
      #expect(stage.list.verticalScrollIndicatorInsets == bar)
    }
  }

  @Test(
    "100 random cycles at the bottom keep the list at the bottom to the bit, all the time",
    arguments: [UInt64(5)])
  func atTheBottom(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = AnchorStage()
    stage.list.contentSize.height = 2_640 + 1 / 3
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let offset = stage.list.contentOffset
    for _ in 0..<100 {
      cycle(stage, stage.field, &random) { #expect(stage.y == stage.bottom) }
      #expect(stage.list.contentOffset == offset)
      #expect(stage.list.contentInset == .zero)
    }
  }

  @Test(
    "whatever a version of iOS posts leaves no drift", .fact("C5.9", "C5.14", "C5.16"),
    arguments: KeyboardChoices.all)
  func choices(_ choices: KeyboardChoices) {
    let stage = AnchorStage(policy: .readingPosition, choices: choices)
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let other = UITextField(frame: stage.field.frame)
    other.inputAccessoryView = accessory
    stage.controller.view.addSubview(other)
    stage.device.perform { stage.list.contentOffset.y = 700 }
    stage.open()
    #expect(stage.y == 1_002)
    stage.device.perform { other.becomeFirstResponder() }
    stage.device.settle()
    #expect(stage.y == 1_046)
    #expect(stage.inset == 346)
    stage.device.perform { other.resignFirstResponder() }
    stage.device.settle()
    #expect(stage.y == 700)
    #expect(stage.inset == 0)
  }
}
