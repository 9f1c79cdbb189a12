import Foundation

/// Text laid out in lines, by arithmetic alone. Labels, fields and text views use it to measure, to
/// draw and to place carets.
///
/// Coordinates are in points from the top left of the given box. Offsets are UTF-16 units of the
/// whole text. A line is as high as the largest ascender plus the largest descender of its fonts,
/// unless a paragraph style changes the height.
package struct TextLayout: Sendable {
  /// A part of a line in which all text has the same attributes.
  package struct Run: Sendable {
    package var text: String
    /// The left edge in the layout's box, in points.
    package var x: CGFloat
    /// The width, in points.
    package var width: CGFloat
    /// Index into `spans`.
    package var span: Int
  }

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
    package var runs: [Run]
    /// The caret positions: the offset before a character, and its x coordinate. The last one is
    /// the end of the line.
    package var stops: [Stop]
  }

  package struct Stop: Sendable {
    package var offset: Int
    package var x: CGFloat
  }

  package let spans: [TextSpan]
  /// The lines. There is at least one, even for an empty text.
  package private(set) var lines: [Line] = []
  /// The width of the widest line and the total height, in points, not rounded.
  package private(set) var size = CGSize.zero
  package private(set) var isTruncated = false
  /// The UTF-16 length of the text.
  package let length: Int

  /// - Parameters:
  ///   - spans: The text. Empty spans are allowed, and determine the font of an empty text.
  ///   - width: The width at which lines break, in points; infinite if they do not.
  ///   - lineLimit: The maximum number of lines; 0 means no limit.
  ///   - breakMode: Lines break between characters with `byCharWrapping`, and otherwise between
  ///     words. The last permitted line is truncated with a truncating mode, and not broken with
  ///     `byClipping`.
  ///   - alignment: Nil uses the alignment of the paragraph style.
  package init(
    spans: [TextSpan], width: CGFloat = .infinity, lineLimit: Int = 0,
    breakMode: NSLineBreakMode = .byWordWrapping, alignment: NSTextAlignment? = nil
  ) {
    self.spans = spans.isEmpty ? [TextSpan("", font: .systemFont(ofSize: 17))] : spans
    let glyphs = TextGlyph.glyphs(of: self.spans)
    length = glyphs.last.map { $0.offset + $0.length } ?? 0
    let width = width.isNaN ? .infinity : max(0, width)
    let breaker = TextBreaker(glyphs: glyphs, breaksAnywhere: breakMode == .byCharWrapping)
    var start = 0
    var isAtParagraphStart = true
    repeat {
      let style = self.spans[glyphs.isEmpty ? 0 : glyphs[min(start, glyphs.count - 1)].span]
        .paragraph
      let indent = isAtParagraphStart ? style?.firstLineHeadIndent ?? 0 : style?.headIndent ?? 0
      let room = max(0, width - indent)
      let isLast = lineLimit > 0 && lines.count == lineLimit - 1
      var end = breaker.endOfLine(
        from: start, width: isLast && breakMode == .byClipping ? .infinity : room)
      var shown = Array(glyphs[start..<end])
      if isLast, end < glyphs.count, breakMode.isTruncating {
        isTruncated = true
        shown = breaker.truncated(from: start, width: room, mode: breakMode, spans: self.spans)
        end = glyphs.count
      }
      append(
        shown, from: start, to: end, in: glyphs, indent: indent, width: width,
        alignment: alignment ?? style?.alignment ?? .natural, style: style)
      isAtParagraphStart = end > start && glyphs[end - 1].kind == .newline
      start = end
      if isLast { break }
      // A newline at the very end opens one more, empty line for the caret.
    } while start < glyphs.count || isAtParagraphStart
  }

  /// Lays out a text with one font and colour.
  package init(
    _ text: String, font: UIFont, color: UIColor? = nil, width: CGFloat = .infinity,
    lineLimit: Int = 0, breakMode: NSLineBreakMode = .byWordWrapping,
    alignment: NSTextAlignment = .natural
  ) {
    self.init(
      spans: [TextSpan(text, font: font, color: color)], width: width, lineLimit: lineLimit,
      breakMode: breakMode, alignment: alignment)
  }

  private mutating func append(
    _ shown: [TextGlyph], from start: Int, to end: Int, in glyphs: [TextGlyph], indent: CGFloat,
    width: CGFloat, alignment: NSTextAlignment, style: NSParagraphStyle?
  ) {
    let visible = shown.prefix(
      (shown.lastIndex { $0.kind != .space && $0.kind != .newline } ?? -1) + 1)
    let textWidth = visible.reduce(0) { $0 + $1.width }
    var origin = indent
    if width.isFinite {
      switch alignment {
      case .center: origin += max(0, (width - indent - textWidth) / 2)
      case .right: origin += max(0, width - indent - textWidth)
      case .left, .justified, .natural: break
      }
    }
    var line = Line(
      range: (start < glyphs.count ? glyphs[start].offset : length)..<(end < glyphs.count
        ? glyphs[end].offset : length),
      textEnd: 0, frame: .zero, baseline: 0, runs: [], stops: [])
    line.textEnd = visible.last.map { $0.offset + $0.length } ?? line.range.lowerBound
    var x = origin
    for (index, glyph) in shown.enumerated() {
      line.stops.append(Stop(offset: glyph.offset, x: x))
      if index < visible.count { line.add(glyph, at: x) }
      x += glyph.width
    }
    if shown.last?.kind != .newline {
      line.stops.append(Stop(offset: line.range.upperBound, x: x))
    }
    let fallback = start < glyphs.count ? glyphs[start].span : glyphs.last?.span ?? 0
    let fonts = Set(shown.isEmpty ? [fallback] : shown.map(\.span)).map { spans[$0].font }
    let height = TextLineHeight(fonts: fonts, style: style)
    let spacing = lines.isEmpty ? 0 : style?.lineSpacing ?? 0
    let top = size.height + spacing
    line.frame = CGRect(x: origin, y: top, width: textWidth, height: height.total)
    line.baseline = top + height.ascent
    lines.append(line)
    size.width = max(size.width, indent + textWidth)
    size.height = top + height.total
    if shown.last?.kind == .newline { size.height += style?.paragraphSpacing ?? 0 }
  }
}

extension TextLayout.Line {
  fileprivate mutating func add(_ glyph: TextGlyph, at x: CGFloat) {
    if let last = runs.last, last.span == glyph.span {
      runs[runs.count - 1].text.append(glyph.character)
      runs[runs.count - 1].width += glyph.width
    } else {
      runs.append(
        TextLayout.Run(
          text: String(glyph.character), x: x, width: glyph.width, span: glyph.span))
    }
  }
}

extension NSLineBreakMode {
  fileprivate var isTruncating: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
