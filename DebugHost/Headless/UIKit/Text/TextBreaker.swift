import Foundation

/// Breaks measured characters into lines, and truncates the last permitted line if the text
/// continues.
struct TextBreaker {
  let glyphs: [TextGlyph]
  let breaksAnywhere: Bool

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
        return breaksAnywhere ? index : lastChance ?? index
      }
      x += glyph.width
      if glyph.kind != .letter { lastChance = index + 1 }
    }
    return glyphs.count
  }

  /// Returns the characters of the last permitted line: the text from `start` on, with an ellipsis
  /// in place of the characters that do not fit.
  func truncated(
    from start: Int, width: CGFloat, mode: NSLineBreakMode, spans: [TextSpan]
  ) -> [TextGlyph] {
    var rest = Array(glyphs[start...])
    if mode == .byTruncatingTail, let end = rest.firstIndex(where: { $0.kind == .newline }) {
      rest.removeSubrange(end...)
    }
    for index in rest.indices where rest[index].kind == .newline {
      rest[index].character = " "
      rest[index].kind = .space
    }
    let anchor = rest.first ?? glyphs[start]
    let mark = spans[anchor.span].font.advance(of: "…")
    let room = max(0, width - mark)
    let (headRoom, tailRoom): (CGFloat, CGFloat) =
      switch mode {
      case .byTruncatingHead: (0, room)
      case .byTruncatingMiddle: (room / 2, room / 2)
      default: (room, 0)
      }
    var head = prefix(of: rest, width: headRoom)
    let tail = Array(
      prefix(of: rest.dropFirst(head.count).reversed(), width: tailRoom).reversed()
    ).drop { $0.kind == .space }
    while head.last?.kind == .space { head.removeLast() }
    let before = head.last
    let ellipsis = TextGlyph(
      character: "…", offset: before.map { $0.offset + $0.length } ?? anchor.offset, length: 0,
      width: mark, span: before?.span ?? anchor.span, kind: .letter)
    return head + [ellipsis] + tail
  }

  private func prefix(of glyphs: [TextGlyph], width: CGFloat) -> [TextGlyph] {
    var x: CGFloat = 0
    return Array(
      glyphs.prefix { glyph in
        x += glyph.width
        return x <= width + 0.0005
      })
  }
}
