import Testing
import UIKit

/// Tests selections, their rectangles, and the units of a text (A: UITextInput; T4.5.16).
@MainActor
struct TextSelectionTests {
  private func withView(_ text: String, _ body: (UITextView) throws -> Void) throws {
    try Host.withKeyWindow { window in
      let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
      view.font = .systemFont(ofSize: 17)
      view.text = text
      window.addSubview(view)
      try body(view)
      view.resignFirstResponder()
    }
  }

  private func range(_ input: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let first = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let last = try #require(input.position(from: input.beginningOfDocument, offset: end))
    return try #require(input.textRange(from: first, to: last))
  }

  @Test("a selection has a box a line; the first holds its start, the last its end")
  func boxes() throws {
    try withView("first\nsecond\nthird") { view in
      let boxes = view.selectionRects(for: try range(view, 2, 15))
      #expect(boxes.count == 3)
      #expect(boxes.map(\.containsStart) == [true, false, false])
      #expect(boxes.map(\.containsEnd) == [false, false, true])
      #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.rect.minY < $1.rect.minY })
      let start = try #require(view.position(from: view.beginningOfDocument, offset: 2))
      #expect(boxes[0].rect.minX == view.caretRect(for: start).minX)
      #expect(view.selectionRects(for: try range(view, 3, 3)).isEmpty)
    }
  }

  @Test("a field's selection has one box, from caret to caret")
  func fieldBox() throws {
    try FieldPair.run { pair, _ in
      pair.a.text = "hello"
      pair.a.becomeFirstResponder()
      let selection = try range(pair.a, 1, 4)
      let boxes = pair.a.selectionRects(for: selection)
      #expect(boxes.count == 1)
      #expect(boxes[0].rect.minX == pair.a.caretRect(for: selection.start).minX)
      #expect(boxes[0].rect.maxX == pair.a.caretRect(for: selection.end).minX)
    }
  }

  @Test(
    "the tokenizer finds words, sentences and paragraphs around a place",
    arguments: [
      (UITextGranularity.word, 5, 4, 7), (.character, 5, 5, 6), (.paragraph, 5, 0, 14),
      (.paragraph, 16, 15, 19), (.sentence, 5, 0, 9), (.document, 5, 0, 19),
    ])
  func units(granularity: UITextGranularity, offset: Int, start: Int, end: Int) throws {
    try withView("The fox. Runs.\nEnds") { view in
      let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      let found = try #require(
        view.tokenizer.rangeEnclosingPosition(
          place, with: granularity, inDirection: UITextDirection(rawValue: 0) ?? .forward))
      #expect(view.offset(from: view.beginningOfDocument, to: found.start) == start)
      // A paragraph includes its line break.
      let last = granularity == .paragraph && offset == 5 ? end + 1 : end
      let first = view.offset(from: view.beginningOfDocument, to: found.start)
      #expect(view.offset(from: found.start, to: found.end) == last - first)
    }
  }

  @Test("the tokenizer finds the next and the last boundary of words")
  func boundaries() throws {
    try withView("one two") { view in
      let place = try #require(view.position(from: view.beginningOfDocument, offset: 5))
      let tokenizer = view.tokenizer
      let next = tokenizer.position(from: place, toBoundary: .word, inDirection: .forward)
      let last = tokenizer.position(from: place, toBoundary: .word, inDirection: .backward)
      #expect(next.map { view.offset(from: view.beginningOfDocument, to: $0) } == 7)
      #expect(last.map { view.offset(from: view.beginningOfDocument, to: $0) } == 4)
      #expect(!tokenizer.isPosition(place, atBoundary: .word, inDirection: .forward))
    }
  }

  @Test("the caret moves sideways by whole characters, and up and down by lines", .fact("T4.5.17"))
  func directions() throws {
    try withView("a👩‍👧b\nxyz") { view in
      @MainActor func offset(_ start: Int, _ direction: UITextLayoutDirection) -> Int? {
        let begin = view.beginningOfDocument
        guard let place = view.position(from: begin, offset: start) else { return nil }
        return view.position(from: place, in: direction, offset: 1)
          .map { view.offset(from: view.beginningOfDocument, to: $0) }
      }
      #expect(offset(1, .right) == 6)
      #expect(offset(6, .left) == 1)
      #expect(offset(0, .down) == 8)
      #expect(offset(8, .up) == 0)
      #expect(offset(0, .left) == nil)
    }
  }

  @Test("the reasons' raw values", .fact("T4.5.10"))
  func reasons() {
    #expect(UITextField.DidEndEditingReason.unknown.rawValue == -1)
    #expect(UITextField.DidEndEditingReason.committed.rawValue == 0)
  }

  @Test("copy, cut, paste and select all work; a secure text is not copied (K)")
  func editActions() throws {
    try FieldPair.run { pair, _ in
      let field = pair.a
      field.text = "hello"
      field.becomeFirstResponder()
      field.selectAll(nil)
      #expect(field.canPerformAction(NSSelectorFromString("copy:"), withSender: nil))
      field.cut(nil)
      #expect(field.text == "")
      field.paste(nil)
      field.paste(nil)
      #expect(field.text == "hellohello")
      field.isSecureTextEntry = true
      field.selectAll(nil)
      #expect(!field.canPerformAction(NSSelectorFromString("copy:"), withSender: nil))
      #expect(field.canPerformAction(NSSelectorFromString("delete:"), withSender: nil))
    }
  }
}
