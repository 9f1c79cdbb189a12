import Foundation

/// One axis of a rectangle: all values from `lower` up to, but not including, `upper`; or, if both
/// are equal, that single value.
///
/// A field without height is judged as a line. So a span without length is a point, which is either
/// wholly visible or wholly hidden. A span contains its lower edge and not its upper edge, so no
/// point belongs to two adjacent spans.
struct Span: Equatable {
  var lower: CGFloat
  var upper: CGFloat

  private init(lower: CGFloat, upper: CGFloat) {
    self.lower = lower
    self.upper = upper
  }

  /// Creates a span; nil if an end is not finite. With a negative length, the span ends at `start`.
  init?(_ start: CGFloat, length: CGFloat) {
    let end = start + length
    // If either number is not finite, the sum is not finite either.
    guard end.isFinite else { return nil }
    self.init(lower: min(start, end), upper: max(start, end))
  }

  /// Creates a span between two values in any order; nil if one of them, or their distance, is not
  /// finite.
  init?(_ one: CGFloat, to other: CGFloat) {
    guard (other - one).isFinite else { return nil }
    self.init(lower: min(one, other), upper: max(one, other))
  }

  var length: CGFloat { upper - lower }
  var isPoint: Bool { lower == upper }

  func moved(by distance: CGFloat) -> Span {
    Span(lower: lower + distance, upper: upper + distance)
  }

  func contains(_ value: CGFloat) -> Bool { lower <= value && value < upper }

  func contains(_ other: Span) -> Bool {
    other.isPoint ? contains(other.lower) : lower <= other.lower && other.upper <= upper
  }

  func overlaps(_ other: Span) -> Bool { intersection(other) != nil }

  func intersection(_ other: Span) -> Span? {
    if isPoint { return other.contains(lower) ? self : nil }
    if other.isPoint { return contains(other.lower) ? other : nil }
    let both = Span(lower: max(lower, other.lower), upper: min(upper, other.upper))
    return both.lower < both.upper ? both : nil
  }

  /// Returns the length of this part of `whole` as a fraction, 0...1; always 1 if `whole` is a
  /// point.
  func share(of whole: Span) -> CGFloat {
    whole.isPoint ? 1 : length / whole.length
  }

  /// Returns the length between two values as a fraction of `whole`; 0 if the end is not after the
  /// start.
  func share(of whole: Span, from start: CGFloat, to end: CGFloat) -> CGFloat {
    start < end ? Span(lower: start, upper: end).share(of: whole) : 0
  }

  /// Returns the length of this span that a cover leaves free, as a fraction of `whole`. The cover
  /// must overlap the span.
  func freeShare(of whole: Span, under cover: Span) -> CGFloat {
    share(of: whole, from: lower, to: cover.lower)
      + share(of: whole, from: cover.upper, to: upper)
  }

  /// Returns the fraction of this span that lies before `edge`, 0...1.
  func share(before edge: CGFloat) -> CGFloat {
    if isPoint { return lower < edge ? 1 : 0 }
    return min(max(edge - lower, 0), length) / length
  }

  /// Returns the fraction of this span that lies at `edge` or after it, 0...1.
  func share(from edge: CGFloat) -> CGFloat {
    if isPoint { return lower >= edge ? 1 : 0 }
    return min(max(upper - edge, 0), length) / length
  }

  /// Returns this span in pieces, cut at those `edges` that lie inside it.
  func cut(at edges: [CGFloat]) -> [Span] {
    if isPoint { return [self] }
    let inner = edges.filter { lower < $0 && $0 < upper }.sorted()
    let ends = [lower] + inner + [upper]
    return zip(ends, ends.dropFirst()).compactMap { from, to in
      from < to ? Span(lower: from, upper: to) : nil
    }
  }

  /// Returns the parts of this span that no span of `covers` hides. If this span is a point, each
  /// cover must overlap it.
  func freeParts(under covers: [Span]) -> [Span] {
    var parts: [Span] = []
    var reached = lower
    for cover in covers.sorted(by: { $0.lower < $1.lower }) {
      if cover.lower > reached {
        parts.append(Span(lower: reached, upper: min(cover.lower, upper)))
      }
      reached = max(reached, cover.upper)
      if reached >= upper { return parts }
    }
    return parts + [Span(lower: reached, upper: upper)]
  }
}
