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
  nonisolated static let stories: [DismissalStory] =
    [
      DismissalStory(
        "the scroll that shows a field does not dismiss it", row: 30, isEdited: false,
        rule: .partlyHidden,
        .settles { $0.fields[30].becomeFirstResponder() },
        .does { #expect($0.scrollView.contentOffset.y > 0) }, .keeps(), .judged()),
      DismissalStory(
        "from one field to the next no field is dismissed", row: 4,
        .does { stage in
          for row in 5..<9 {
            stage.device.perform { stage.fields[row].becomeFirstResponder() }
            stage.device.advance(by: 0.02)
          }
        }, .rest, .does { #expect($0.fields[8].isFirstResponder) }, .judged()),
      DismissalStory(
        "a responder focused out of sight is left alone until it moves",
        view: { FocusableView(frame: CGRect(x: 20, y: 1500, width: 100, height: 60)) },
        .keeps(), .scrollToRest(30), .loses()),
      DismissalStory(
        "typing that grows a text view and scrolls dismisses no field",
        view: { UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100)) },
        rule: .partlyHidden,
        setUp: { list in for field in list.fields { field.removeFromSuperview() } },
        .settles { $0.subject?.frame.size.height = 420 }, .keeps(), .judged(),
        .does { $0.device.type("a") }, .wait(0.05), .scrollToRest(260, animated: true), .keeps(),
        .judged(), .wait(1), .scrollToRest(270), .loses()),
      DismissalStory(
        "a caret that moves with the list in an editor that announces nothing",
        view: {
          let editor = Editor(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
          editor.caret = CGRect(x: 0, y: 0, width: 2, height: 20)
          return editor
        }, rule: .partlyHidden, .wait(1),
        .settles {
          ($0.subject as? Editor)?.caret?.origin.y = 40
          $0.scrollView.contentOffset.y = 80
        }, .keeps(), .judged(), .wait(1), .scrollToRest(85), .loses()),
      DismissalStory(
        "what scrolled outside every window has scrolled no responder", isEdited: false,
        view: { FocusableView(frame: CGRect(x: 20, y: 100, width: 100, height: 60)) },
        .settles { $0.scrollView.removeFromSuperview() }, .wait(1),
        .settles {
          $0.scrollView.contentOffset.y = 1500
          $0.list.view.addSubview($0.scrollView)
          $0.subject?.becomeFirstResponder()
        }, .keeps(), .judged()),
    ]
    + [0, 0.1, 0.3].map { delay in
      DismissalStory(
        "scrolled out of sight \(delay) s after a tap: that was the app", isEdited: false,
        .does { $0.device.tap($0.fields[4]) }, .wait(delay), .scrollToRest(1500), .loses())
    }
    + [(0, true), (0.05, true), (0.2, false)].map { delay, keeps in
      DismissalStory(
        "the list shrinks \(delay) s after a keyboard arrived", row: 5,
        // UIKit posts the end of a movement whose beginning it did not post (T4.13.36).
        .wait(1), .post(.didChangeFrame, CGRect(x: 0, y: 508, width: 390, height: 336)),
        .wait(delay), .settles { $0.list.listEnd = { 150 } }, .keeps(keeps))
    }

  @Test("a list that focus or typing moves", .fact("T4.12.1"), arguments: stories)
  func plays(story: DismissalStory) { story.play() }

  @Test("a list that a keyboard anchor lifts keeps its field", arguments: [5, 12, 14])
  func anchored(row: Int) {
    let stage = DismissalStage(rule: .partlyHidden)
    let anchor = stage.scrollView.anchor(.firstResponder(margin: 8))
    stage.edit(row)
    #expect(stage.fields[row].isFirstResponder)
    stage.device.settle { _ = stage.fields[row].resignFirstResponder() }
    anchor.cancel()
  }

  @Test("a field in another window leaves the field here to settle")
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
    stage.scrollToRest(10)
    #expect(stage.fields[14].isFirstResponder && stage.dismissals.isEmpty)
    stage.device.settle { outside.resignFirstResponder() }
  }

  @Test("a text view with the behaviour is not its own field")
  func ownField() {
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    let stage = DismissalStage(.delegate) { $0.scrollView.addSubview(text) }
    let token = text.dismissFirstResponder()
    stage.device.settle { text.becomeFirstResponder() }
    stage.device.advance(by: 1)
    stage.scrollToRest(1500)
    #expect(text.isFirstResponder && stage.dismissals.isEmpty)
    token.cancel()
  }
}
