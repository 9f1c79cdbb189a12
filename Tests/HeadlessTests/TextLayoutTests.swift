import Testing
import UIKit

@Suite("TextLayout")
struct TextLayoutTests {
  static let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
  /// Returns the width of `count` characters of the font, with a small tolerance.
  static func width(_ count: Int) -> CGFloat { CGFloat(count) * 6.18 + 0.01 }

  static func lines(
    _ text: String, _ count: Int, limit: Int = 0, _ mode: NSLineBreakMode = .byWordWrapping
  ) -> [String] {
    TextLayout(text, font: font, width: width(count), lineLimit: limit, breakMode: mode)
      .lines.map { $0.runs.map(\.text).joined() }
  }

  @Test(
    "Lines break",
    arguments: [
      // Lines break at words. Spaces hang over the end of a line and are not drawn.
      ("one two three", 7, ["one two", "three"]), ("one two   three", 7, ["one two", "three"]),
      ("one two ", 7, ["one two"]),
      // Long words break at characters, even in the first line.
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdefg", 3, ["a", "bcd", "efg"]),
      // Lines break at paragraphs. A newline at the end begins another line, and so do two in a
      // row.
      ("a\nb", 9, ["a", "b"]), ("a\n", 9, ["a", ""]), ("a\n\nb", 9, ["a", "", "b"]),
      // Lines break after hyphens and around ideographs, which are two columns wide here, but not
      // at a no-break space.
      ("well-known", 6, ["well-", "known"]), ("ab 語語語", 5, ["ab 語", "語語"]),
      ("a b\u{A0}c", 4, ["a", "b\u{A0}c"]),
      // The text is empty, or there is no room.
      ("", 5, [""]), ("ab", 0, ["a", "b"]),
    ])
  func breaking(text: String, width: Int, expected: [String]) {
    #expect(Self.lines(text, width) == expected)
  }

  @Test(
    "The last permitted line is cut",
    arguments: [
      ("one two three", 8, 1, NSLineBreakMode.byTruncatingTail, ["one two…"]),
      ("one two three", 7, 1, .byTruncatingTail, ["one tw…"]),
      ("one two three", 5, 1, .byTruncatingTail, ["one…"]),
      ("one two three four", 7, 2, .byTruncatingTail, ["one two", "three…"]),
      ("one two three", 6, 1, .byTruncatingHead, ["…three"]),
      ("abcdefghij", 5, 1, .byTruncatingMiddle, ["ab…ij"]),
      ("one\ntwo", 9, 1, .byTruncatingTail, ["one…"]),
      ("one two three", 7, 1, .byWordWrapping, ["one two"]),
      ("one two three", 7, 1, .byClipping, ["one two three"]),
      ("one two", 5, 0, .byCharWrapping, ["one t", "wo"]),
      // There is no room for the ellipsis itself.
      ("abc", 0, 1, .byTruncatingTail, ["…"]),
    ])
  func truncation(
    text: String, width: Int, limit: Int, mode: NSLineBreakMode, expected: [String]
  ) {
    #expect(Self.lines(text, width, limit: limit, mode) == expected)
  }

  @Test("Lines are aligned in the width and stacked by the tallest font")
  func geometry() {
    let big = UIFont.systemFont(ofSize: 20)
    let layout = TextLayout(
      spans: [TextSpan("ab", font: Self.font), TextSpan("\nA", font: big)], width: 100,
      alignment: .right)
    #expect(layout.lines.count == 2)
    #expect(abs(layout.lines[0].frame.minX - (100 - 12.36)) < 1e-9)
    #expect(layout.lines[1].frame.minY == layout.lines[0].frame.maxY)
    #expect(layout.lines[1].frame.height == big.lineHeight)
    #expect(abs(layout.lines[1].baseline - layout.lines[1].frame.minY - big.ascender) < 1e-9)
  }

  @Test("A paragraph style spaces lines")
  func paragraphStyle() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.minimumLineHeight = 30
    style.alignment = .center
    let text = NSAttributedString(
      string: "a\nb", attributes: [.font: Self.font, .paragraphStyle: style])
    let layout = TextLayout(spans: TextSpan.spans(of: text, font: Self.font), width: 60)
    #expect(layout.size.height == 64)
    #expect(abs(layout.lines[0].frame.midX - 30) < 1e-9)
  }

  @Test(
    "Carets stand before their character",
    arguments: [
      (0, 0.0, 0), (3, 3, 0),
      // A position at a soft line break belongs to the next line. A newline belongs to the line
      // that it ends.
      (4, 0, 1), (7, 3, 1), (8, 0, 2), (9, 1, 2),
      // The offset is out of range.
      (-4, 0, 0), (99, 1, 2),
    ])
  func caret(offset: Int, column: Double, line: Int) {
    let layout = TextLayout("one two\nx", font: Self.font, width: Self.width(4))
    let rect = layout.caretRect(at: offset)
    #expect(abs(Double(rect.minX) - column * 6.18) < 1e-6)
    #expect(abs(rect.minY - CGFloat(line) * Self.font.lineHeight) < 1e-6)
  }

  @Test(
    "A point finds the nearest offset",
    arguments: [
      (0.4, 0, 0), (0.6, 0, 1), (99, 0, 3), (99, 1, 7), (0, 2, 8), (99, 99, 9), (-5, -5, 0),
    ])
  func offset(column: Double, line: Double, expected: Int) {
    let layout = TextLayout("one two\nx", font: Self.font, width: Self.width(4))
    let point = CGPoint(
      x: CGFloat(column) * 6.18, y: CGFloat(line + 0.5) * Self.font.lineHeight)
    #expect(layout.offset(at: point) == expected)
  }

  @Test("Offsets count UTF-16 units")
  func surrogates() {
    let layout = TextLayout("a👍b", font: Self.font)
    #expect(layout.length == 4)
    #expect(layout.lines[0].stops.map(\.offset) == [0, 1, 3, 4])
    #expect(layout.rects(for: 1..<3).map(\.width) == [12.36])
  }

  @Test("Strings measure as their layout does")
  func stringSize() {
    let size = "abc".size(withAttributes: [.font: Self.font])
    #expect(abs(size.width - 18.54) < 1e-9 && size.height == Self.font.lineHeight)
    let box = ("one two" as NSString).boundingRect(
      with: CGSize(width: Self.width(4), height: 0), options: .usesLineFragmentOrigin,
      attributes: [.font: Self.font], context: nil)
    #expect(abs(box.height - 2 * Self.font.lineHeight) < 1e-9)
  }
}
