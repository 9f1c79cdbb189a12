import Foundation

/// A text in one font, laid out in lines by arithmetic alone. Labels, fields and text views use it
/// to measure, to draw and to place carets.
///
/// Coordinates are in points from the top left of the given box. Offsets are UTF-16 units of the
/// whole text. A line is as high as the font's ascender plus its descender.
package struct TextLayout: Sendable {
  package struct Line: Sendable {
    /// The offsets of the line, including its newline and hanging spaces.
    package var range: Range<Int>
    /// The offset after the last character that is not a newline or a hanging space; the start of
    /// the line if there is no such character.
    package var textEnd: Int
    /// The aligned box of the line. Its width is that of the text without hanging spaces.
    package var frame: CGRect
    /// The distance of the baseline from the top of the layout.
    package var baseline: CGFloat
    /// The characters that are drawn, without hanging spaces.
    package var text: String
    /// The caret positions: the offset before a character, and its x coordinate. The last one is
    /// the end of the line.
    package var stops: [Stop]
  }

  package struct Stop: Sendable {
    package var offset: Int
    package var x: CGFloat
  }

  package let font: UIFont
  /// The lines. There is at least one, even for an empty text.
  package private(set) var lines: [Line] = []
  /// The width of the widest line and the total height, in points, not rounded.
  package private(set) var size = CGSize.zero
  /// The UTF-16 length of the text.
  package let length: Int

  /// - Parameters:
  ///   - width: The width at which lines break, in points; infinite if they do not.
  ///   - lineLimit: The maximum number of lines; 0 means no limit. The last permitted line ends
  ///     with an ellipsis if the text continues.
  package init(
    _ text: String, font: UIFont, width: CGFloat = .infinity, lineLimit: Int = 0,
    alignment: NSTextAlignment = .natural
  ) {
    self.font = font
    let glyphs = TextGlyph.glyphs(of: text, font: font)
    length = glyphs.last.map { $0.offset + $0.length } ?? 0
    let width = width.isNaN ? .infinity : max(0, width)
    let breaker = TextBreaker(glyphs: glyphs, font: font)
    var start = 0
    var isAtParagraphStart = true
    repeat {
      let isLast = lineLimit > 0 && lines.count == lineLimit - 1
      var end = breaker.endOfLine(from: start, width: width)
      var shown = Array(glyphs[start..<end])
      if isLast, end < glyphs.count {
        shown = breaker.truncated(from: start, width: width)
        end = glyphs.count
      }
      append(shown, from: start, to: end, in: glyphs, width: width, alignment: alignment)
      isAtParagraphStart = end > start && glyphs[end - 1].kind == .newline
      start = end
      if isLast { break }
      // A newline at the very end opens one more, empty line for the caret.
    } while start < glyphs.count || isAtParagraphStart
  }

  private mutating func append(
    _ shown: [TextGlyph], from start: Int, to end: Int, in glyphs: [TextGlyph], width: CGFloat,
    alignment: NSTextAlignment
  ) {
    let visible = shown.prefix(
      (shown.lastIndex { $0.kind != .space && $0.kind != .newline } ?? -1) + 1)
    let textWidth = visible.reduce(0) { $0 + $1.width }
    var origin: CGFloat = 0
    if width.isFinite {
      switch alignment {
      case .center: origin = max(0, (width - textWidth) / 2)
      case .right: origin = max(0, width - textWidth)
      case .left, .justified, .natural: break
      }
    }
    let descent = -font.descender
    let height = font.ascender + descent
    let lower = start < glyphs.count ? glyphs[start].offset : length
    let upper = end < glyphs.count ? glyphs[end].offset : length
    var line = Line(
      range: lower..<upper, textEnd: visible.last.map { $0.offset + $0.length } ?? lower,
      frame: CGRect(x: origin, y: size.height, width: textWidth, height: height),
      baseline: size.height + (height - descent), text: String(visible.map(\.character)), stops: [])
    var x = origin
    for glyph in shown {
      line.stops.append(Stop(offset: glyph.offset, x: x))
      x += glyph.width
    }
    if shown.last?.kind != .newline {
      line.stops.append(Stop(offset: line.range.upperBound, x: x))
    }
    lines.append(line)
    size.width = max(size.width, textWidth)
    size.height += height
  }
}
