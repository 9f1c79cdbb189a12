import Testing
import UIKit

/// Tests text that code changes, and positions in it (section 4.5).
@MainActor
struct TextPositionTests {
  @Test("setting the text tells neither the delegate nor targets", .fact("T4.5.14"))
  func setText() throws {
    try FieldPair.run { pair, _ in
      pair.edit()
      let log = pair.log
      pair.a.addAction(UIAction { _ in log.note("changed") }, for: .editingChanged)
      pair.a.text = "new"
      #expect(log.entries.isEmpty)
      #expect(pair.a.text == "new")
    }
  }

  @Test("replacing in code tells neither the delegate nor targets", .fact("T4.5.15"))
  func replace() throws {
    try FieldPair.run { pair, _ in
      pair.a.text = "hello"
      pair.edit()
      let (field, log) = (pair.a, pair.log)
      field.addAction(UIAction { _ in log.note("changed") }, for: .editingChanged)
      let end = try #require(field.position(from: field.beginningOfDocument, offset: 1))
      let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
      field.replace(range, withText: "J")
      #expect(field.text == "Jello")
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

  @Test("a selection is replaced by what is inserted, and the caret stands behind it (K)")
  func selection() throws {
    try FieldPair.run { pair, window in
      let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
      window.addSubview(view)
      view.text = "one two three"
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 3)
      view.insertText("2")
      #expect(view.text == "one 2 three")
      #expect(view.selectedRange == NSRange(location: 5, length: 0))
    }
  }

  @Test("a place on screen finds the character, and a character its place (K)")
  func places() throws {
    try FieldPair.run { pair, window in
      let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
      window.addSubview(view)
      view.font = .systemFont(ofSize: 17)
      view.text = "first\nsecond"
      let position = try #require(view.position(from: view.beginningOfDocument, offset: 8))
      let caret = view.caretRect(for: position)
      #expect(caret.minY > view.caretRect(for: view.beginningOfDocument).minY)
      let found = try #require(
        view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
      #expect(view.offset(from: view.beginningOfDocument, to: found) == 8)
    }
  }
}
