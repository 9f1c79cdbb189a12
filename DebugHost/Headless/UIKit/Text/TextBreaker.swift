import Foundation

/// Breaks measured characters into lines, and truncates the last permitted line if the text
/// continues.
struct TextBreaker {
  let glyphs: [TextGlyph]
  let font: UIFont

  /// Returns the end of the line that begins at `start`. A trailing newline belongs to the line.
  ///
  /// Spaces never make a line too long, because they may extend beyond its end. A word that is
  /// longer than the line is broken between characters. A line has at least one character.
  func endOfLine(from start: Int, width: CGFloat) -> Int {
    var x: CGFloat = 0
    var lastChance: Int?
    for index in start..<glyphs.count {
      let glyph = glyphs[index]
      if glyph.kind == .newline { return index + 1 }
      if glyph.kind == .ideograph, index > start { lastChance = index }
      // Half a thousandth allows for the rounding of a width that was itself measured.
      if glyph.kind != .space, index > start, x + glyph.width > width + 0.0005 {
        return lastChance ?? index
      }
      x += glyph.width
      if glyph.kind != .letter { lastChance = index + 1 }
    }
    return glyphs.count
  }

  /// Returns the characters of the last permitted line: the text from `start` on, with an ellipsis
  /// in place of the characters that do not fit.
  func truncated(from start: Int, width: CGFloat) -> [TextGlyph] {
    let rest = glyphs[start...].prefix { $0.kind != .newline }
    let mark = font.advance(of: "…")
    var x: CGFloat = 0
    var head = Array(
      rest.prefix { glyph in
        x += glyph.width
        return x <= max(0, width - mark) + 0.0005
      })
    while head.last?.kind == .space { head.removeLast() }
    let offset = head.last.map { $0.offset + $0.length } ?? glyphs[start].offset
    return head + [
      TextGlyph(character: "…", offset: offset, length: 0, width: mark, kind: .letter)
    ]
  }
}
