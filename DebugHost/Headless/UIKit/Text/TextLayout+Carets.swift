import Foundation

/// Conversion between offsets and points. Offsets out of range are clamped.
extension TextLayout {
  /// Returns the line that shows the character after the offset. Where a line was wrapped, this is
  /// the later line.
  package func lineIndex(at offset: Int) -> Int {
    lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }

  /// Returns the rectangle of a caret before the character at the offset. It has the line's top and
  /// height, and no width.
  package func caretRect(at offset: Int) -> CGRect {
    let line = lines[lineIndex(at: offset)]
    let x = line.x(at: offset)
    return CGRect(x: x, y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// Returns the offset nearest to a point. Above the text, the point counts for the first line,
  /// and below the text for the last line.
  package func offset(at point: CGPoint) -> Int {
    let line = lines.first { point.y < $0.frame.maxY } ?? lines[lines.count - 1]
    // The end of a line is before its newline or hanging space, so that the caret stays on that
    // line.
    let stops = line.stops.filter { $0.offset <= max(line.textEnd, line.range.lowerBound) }
    let isLastLine = line.range.upperBound >= length
    let candidates = isLastLine ? line.stops : stops
    let nearest = candidates.min { abs($0.x - point.x) < abs($1.x - point.x) }
    return nearest?.offset ?? line.range.lowerBound
  }

  /// Returns the rectangles of a selection, one for each line that it touches. Where the selection
  /// continues on the next line, the rectangle extends only to the end of the line's characters.
  package func rects(for range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      let left = line.x(at: part.lowerBound)
      let right = line.x(at: part.upperBound)
      return CGRect(
        x: left, y: line.frame.minY, width: max(0, right - left), height: line.frame.height)
    }
  }
}

extension TextLayout.Line {
  /// Returns the x coordinate of a caret at the offset, clamped to the line.
  fileprivate func x(at offset: Int) -> CGFloat {
    stops.last { $0.offset <= offset }?.x ?? frame.minX
  }
}
