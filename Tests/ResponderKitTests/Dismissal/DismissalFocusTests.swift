import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests that a field keeps the focus if its list moves because of a change of focus, or because of
/// typing.
@MainActor @Suite("Dismissal: focus settles first")
struct DismissalFocusTests {
  @Test("a keyboard that comes up over a field that was just tapped does not dismiss it")
  func underTheKeyboard() {
    let stage = DismissalStage(editing: 14)
    stage.device.advance(by: 3)
    stage.device.settle()
    #expect(stage.fields[14].isFirstResponder)
    #expect(stage.dismissals.isEmpty)
  }

  @Test(
    "the scroll that shows a field does not dismiss it, even under the keyboard", .fact("T4.12.1"))
  func ownScroll() {
    let stage = DismissalStage(rule: .partlyHidden)
    let field = stage.fields[30]
    stage.device.perform { field.becomeFirstResponder() }
    stage.device.settle()
    #expect(stage.scrollView.contentOffset.y > 0)
    #expect(field.isFirstResponder)
    #expect(stage.dismissals.isEmpty)
  }

  @Test("a list that a keyboard anchor lifts keeps its field", arguments: [5, 12, 14])
  func anchored(row: Int) {
    let stage = DismissalStage(rule: .partlyHidden)
    let anchor = stage.scrollView.anchor(.firstResponder(margin: 8))
    stage.edit(row)
    #expect(stage.fields[row].isFirstResponder)
    stage.device.perform { _ = stage.fields[row].resignFirstResponder() }
    stage.device.settle()
    anchor.cancel()
  }

  @Test("from one field to the next the keyboard stays and no field is dismissed")
  func nextField() {
    let stage = DismissalStage(editing: 4)
    for row in 5..<9 {
      stage.device.perform { stage.fields[row].becomeFirstResponder() }
      stage.device.advance(by: 0.02)
    }
    stage.device.settle()
    #expect(stage.fields[8].isFirstResponder)
    #expect(stage.dismissals.isEmpty)
  }

  @Test("scrolled out of the viewport while focus settles: that was the app")
  func scrolledWhileSettling() {
    for delay in [0, 0.1, 0.3] {
      let stage = DismissalStage()
      stage.device.tap(stage.fields[4])
      stage.device.advance(by: delay)
      stage.scroll(to: 1500)
      stage.device.settle()
      #expect(!stage.fields[4].isFirstResponder)
    }
  }

  @Test("a drag that begins before focus has settled is a drag")
  func draggedWhileSettling() {
    let stage = DismissalStage()
    stage.device.tap(stage.fields[4])
    stage.device.advance(by: 0.05)
    stage.fling(-3)
    #expect(!stage.fields[4].isFirstResponder)
  }

  @Test("a responder that the app focused out of sight is left alone until it moves")
  func focusedOutOfSight() {
    let custom = FocusableView(frame: CGRect(x: 20, y: 1500, width: 100, height: 60))
    let stage = DismissalStage { $0.scrollView.addSubview(custom) }
    stage.device.perform { custom.becomeFirstResponder() }
    stage.device.settle()
    #expect(custom.isFirstResponder)
    stage.scroll(to: 30)
    stage.device.settle()
    #expect(!custom.isFirstResponder)
  }

  @Test("typing that makes a text view grow, and scrolls the list, dismisses no field")
  func typing() {
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    let stage = DismissalStage(rule: .partlyHidden) { list in
      for field in list.fields { field.removeFromSuperview() }
      list.scrollView.addSubview(view)
    }
    stage.device.perform { view.becomeFirstResponder() }
    stage.device.settle()
    stage.device.perform { view.frame.size.height = 420 }
    stage.device.settle()
    #expect(view.isFirstResponder && stage.dismissals.isEmpty)
    stage.device.type("a")
    stage.device.advance(by: 0.05)
    stage.scroll(to: 260, animated: true)
    stage.device.settle()
    #expect(view.isFirstResponder && stage.dismissals.isEmpty)
    stage.device.advance(by: 1)
    stage.scroll(to: 270)
    stage.device.settle()
    #expect(!view.isFirstResponder)
  }

  nonisolated static let arrivals: [(TimeInterval, keeps: Bool)] = [
    (0, true), (0.05, true), (0.2, false),
  ]

  @Test(
    "a list that shrinks as a keyboard arrives keeps its field; one that shrinks later does not",
    arguments: arrivals)
  func arrives(delay: TimeInterval, keeps: Bool) {
    let stage = DismissalStage(editing: 5)
    stage.device.advance(by: 1)
    // UIKit posts the end of a movement whose beginning it did not post (T4.13.36).
    stage.device.perform { AnchorStage.post(.didChangeFrame, AnchorStage.docked(336)) }
    stage.device.advance(by: delay)
    stage.device.perform { stage.list.listEnd = { 150 } }
    stage.device.settle()
    #expect(stage.fields[5].isFirstResponder == keeps)
  }

  @Test(
    "a list that shrinks while the keyboard comes keeps its responder, whichever was told first",
    .fact("T4.5.2", "T4.5.3"),
    .enabled(
      if: HeadlessChoices.initial.keyboard.duration > 0.2,
      "the keyboard has come by then (T4.13.15)")
  )
  func shrinksWhileItComes() {
    for control in [UITextField(), UITextView()] as [UIView] {
      control.frame = CGRect(x: 20, y: 620, width: 300, height: 40)
      let stage = DismissalStage { $0.scrollView.addSubview(control) }
      stage.device.perform { control.becomeFirstResponder() }
      stage.device.advance(by: 0.2)
      stage.device.perform { stage.list.listEnd = { 508 } }
      stage.device.settle()
      #expect(control.isFirstResponder && stage.dismissals.isEmpty)
    }
  }

  @Test("a field in another window that is edited next leaves the field in the list to settle")
  func otherWindow() {
    let stage = DismissalStage()
    let other = UIWindow(windowScene: stage.device.scene)
    let outside = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 40))
    other.addSubview(outside)
    stage.device.perform { other.isHidden = false }
    defer { other.isHidden = true }
    stage.device.perform { stage.fields[14].becomeFirstResponder() }
    stage.device.advance(by: 0.02)
    stage.device.perform { outside.becomeFirstResponder() }
    stage.device.advance(by: 0.02)
    stage.scroll(to: 10)
    stage.device.settle()
    #expect(stage.fields[14].isFirstResponder && stage.dismissals.isEmpty)
    stage.device.perform { outside.resignFirstResponder() }
    stage.device.settle()
  }

  @Test("what scrolled outside every window has not scrolled a responder that is focused next")
  func scrolledOutside() {
    let custom = FocusableView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    let stage = DismissalStage { $0.scrollView.addSubview(custom) }
    stage.device.perform { stage.scrollView.removeFromSuperview() }
    stage.device.settle()
    stage.device.advance(by: 1)
    stage.device.perform {
      stage.scrollView.contentOffset.y = 1500
      stage.list.view.addSubview(stage.scrollView)
      custom.becomeFirstResponder()
    }
    stage.device.settle()
    #expect(custom.isFirstResponder && stage.dismissals.isEmpty)
  }

  @Test("a text view that has the behaviour itself is not its own field")
  func ownField() {
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    let stage = DismissalStage(.delegate) { $0.scrollView.addSubview(text) }
    let token = text.dismissFirstResponder()
    stage.device.perform { text.becomeFirstResponder() }
    stage.device.settle()
    stage.device.advance(by: 1)
    stage.scroll(to: 1500)
    stage.device.settle()
    #expect(text.isFirstResponder && stage.dismissals.isEmpty)
    token.cancel()
  }
}
