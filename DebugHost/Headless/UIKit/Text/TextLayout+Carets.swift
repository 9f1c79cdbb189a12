import Foundation

/// From offsets to places and back. Offsets out of range are clamped.
extension TextLayout {
  /// The line that shows the character after the offset; where a line was wrapped, that is the later one.
  package func lineIndex(at offset: Int) -> Int {
    lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }

  /// Where a caret stands before the character at the offset: x, the line's top and height, no width.
  package func caretRect(at offset: Int) -> CGRect {
    let line = lines[lineIndex(at: offset)]
    let x = line.x(at: offset)
    return CGRect(x: x, y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// The offset nearest to a point; above the text the first line counts, below it the last.
  package func offset(at point: CGPoint) -> Int {
    let line = lines.first { point.y < $0.frame.maxY } ?? lines[lines.count - 1]
    // The end of a line is before its newline or hanging space, so that the caret stays on that line.
    let stops = line.stops.filter { $0.offset <= max(line.textEnd, line.range.lowerBound) }
    let isLastLine = line.range.upperBound >= length
    let candidates = isLastLine ? line.stops : stops
    let nearest = candidates.min { abs($0.x - point.x) < abs($1.x - point.x) }
    return nearest?.offset ?? line.range.lowerBound
  }

  /// The boxes of a selection, one per line touched; inside a text a selected line end reaches to the line's text end.
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
  /// The x of a caret at the offset, clamped to the line.
  fileprivate func x(at offset: Int) -> CGFloat {
    stops.last { $0.offset <= offset }?.x ?? frame.minX
  }
}
