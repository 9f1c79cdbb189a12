import Foundation

/// One axis of a rectangle: all values from `lower` up to, but without, `upper`; or the single value `lower`.
///
/// A field without height is judged as the line it is: a span without length is a point that counts in full, and
/// belongs to a stretch as the near edge does and the far edge does not, so that it is never in two neighbours.
struct Span: Equatable {
  var lower: CGFloat
  var upper: CGFloat

  private init(lower: CGFloat, upper: CGFloat) {
    self.lower = lower
    self.upper = upper
  }

  /// Nil where an end or the length is not finite; a negative length runs to the other side.
  init?(_ start: CGFloat, length: CGFloat) {
    let end = start + length
    // Two numbers of which one is not finite have no finite sum.
    guard end.isFinite else { return nil }
    self.init(lower: min(start, end), upper: max(start, end))
    guard (upper - lower).isFinite else { return nil }
  }

  /// Nil where one of them is not finite; in whatever order.
  init?(_ one: CGFloat, to other: CGFloat) {
    guard one.isFinite, other.isFinite else { return nil }
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

  /// The part this span is of `whole`, 0...1; a point is all of itself.
  func share(of whole: Span) -> CGFloat {
    whole.isPoint ? 1 : length / whole.length
  }

  /// The part that the stretch between two values is of `whole`; 0 where they do not enclose any.
  func share(of whole: Span, from start: CGFloat, to end: CGFloat) -> CGFloat {
    start < end ? Span(lower: start, upper: end).share(of: whole) : 0
  }

  /// The part of `whole` that stays of this span under one cover that it meets.
  func freeShare(of whole: Span, under cover: Span) -> CGFloat {
    if isPoint { return cover.contains(lower) ? 0 : share(of: whole) }
    return share(of: whole, from: lower, to: cover.lower)
      + share(of: whole, from: cover.upper, to: upper)
  }

  /// The part of this span that lies before `edge`, 0...1.
  func share(before edge: CGFloat) -> CGFloat {
    if isPoint { return lower < edge ? 1 : 0 }
    return min(max(edge - lower, 0), length) / length
  }

  /// The part of this span that lies at `edge` or after it, 0...1.
  func share(from edge: CGFloat) -> CGFloat {
    if isPoint { return lower >= edge ? 1 : 0 }
    return min(max(upper - edge, 0), length) / length
  }

  /// This span in pieces, cut at those of `edges` that lie inside it.
  func cut(at edges: [CGFloat]) -> [Span] {
    if isPoint { return [self] }
    let inner = edges.filter { lower < $0 && $0 < upper }.sorted()
    let ends = [lower] + inner + [upper]
    return zip(ends, ends.dropFirst()).compactMap { from, to in
      from < to ? Span(lower: from, upper: to) : nil
    }
  }

  /// What no span of `covers` hides.
  func freeParts(under covers: [Span]) -> [Span] {
    if isPoint { return covers.contains { $0.contains(lower) } ? [] : [self] }
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
