import Testing
import UIKit

/// Tests text that code changes, and positions in it (section 4.5).
@MainActor
struct TextPositionTests {
  @Test(
    "a change in code tells neither the delegate nor targets", .fact("T4.5.14", "T4.5.15"),
    arguments: [false, true])
  func inCode(replaces: Bool) throws {
    try FieldPair.run { pair, _ in
      pair.a.text = "hello"
      pair.edit()
      let (field, log) = (pair.a, pair.log)
      field.addAction(UIAction { _ in log.note("changed") }, for: .editingChanged)
      if replaces {
        let end = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
        field.replace(range, withText: "J")
      } else {
        field.text = "new"
      }
      #expect(field.text == (replaces ? "Jello" : "new"))
      #expect(log.entries.isEmpty)
    }
  }

  @Test(
    "positions count UTF-16 units", .fact("T4.5.16"),
    arguments: [("abc", 3), ("é", 1), ("😀", 2), ("👩‍👧", 5), ("", 0)])
  func units(text: String, count: Int) throws {
    try FieldPair.run { pair, window in
      let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
      window.addSubview(view)
      view.text = text
      pair.a.text = text
      pair.a.becomeFirstResponder()
      #expect(pair.a.offset(from: pair.a.beginningOfDocument, to: pair.a.endOfDocument) == count)
      #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == count)
      #expect(view.position(from: view.beginningOfDocument, offset: count + 1) == nil)
      #expect(view.position(from: view.endOfDocument, offset: -count - 1) == nil)
    }
  }

  @Test("marked text replaces the selection, and then itself", .fact("T4.5.25"))
  func marked() throws {
    try FieldPair.run { pair, window in
      let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
      window.addSubview(view)
      for input in [pair.a, view] as [any UIView & UITextInput] {
        input.becomeFirstResponder()
        input.insertText("a")
        for text in ["n", "ni"] {
          input.setMarkedText(text, selectedRange: NSRange(location: text.count, length: 0))
        }
        #expect(input.markedTextRange.flatMap(input.text(in:)) == "ni")
        input.unmarkText()
        let (start, end) = (input.beginningOfDocument, input.endOfDocument)
        #expect(input.markedTextRange == nil)
        #expect(input.textRange(from: start, to: end).flatMap(input.text(in:)) == "ani")
      }
    }
  }

  @Test(
    "the delete key takes a whole composed character", .fact("T4.5.17"),
    arguments: [("ab", "a"), ("a😀", "a"), ("x👩‍👧", "x"), ("e\u{301}", ""), ("", "")])
  func deletes(text: String, rest: String) throws {
    try FieldPair.run { pair, window in
      let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
      window.addSubview(view)
      view.text = text
      pair.a.text = text
      pair.a.becomeFirstResponder()
      pair.a.deleteBackward()
      #expect(pair.a.text == rest)
      view.becomeFirstResponder()
      view.deleteBackward()
      #expect(view.text == rest)
    }
  }
}
