import Foundation

/// A finite rectangle as two spans; the exact arithmetic behind `Visibility`.
struct Patch {
  var x: Span
  var y: Span

  init(x: Span, y: Span) {
    self.x = x
    self.y = y
  }

  /// Nil where an edge is not a finite number: such a rectangle is not a place.
  init?(_ rect: CGRect) {
    guard
      let x = Span(rect.origin.x, length: rect.size.width),
      let y = Span(rect.origin.y, length: rect.size.height)
    else { return nil }
    self.init(x: x, y: y)
  }

  /// What both cover, nil where they share nothing.
  func intersection(_ other: Patch) -> Patch? {
    guard let x = x.intersection(other.x), let y = y.intersection(other.y) else { return nil }
    return Patch(x: x, y: y)
  }

  /// How much of `whole` this part of it shows once everything under `covers` is taken away, 0...1.
  ///
  /// Cuts along x at every edge of a cover; within a strip each cover hides one stretch of y. Only what stays
  /// free is added up, so that a wholly covered patch is exactly 0 however many covers meet over it.
  func freeShare(of whole: Patch, under covers: [Patch]) -> CGFloat {
    let touching = covers.filter { $0.x.intersects(x) && $0.y.intersects(y) }
    guard !touching.isEmpty else { return x.share(of: whole.x) * y.share(of: whole.y) }
    return x.cut(at: touching.flatMap { [$0.x.lower, $0.x.upper] }).reduce(0) { sum, strip in
      let above = touching.filter { $0.x.contains(strip) }.map(\.y)
      let free = y.freeParts(under: above).reduce(0) { $0 + $1.share(of: whole.y) }
      return sum + strip.share(of: whole.x) * free
    }
  }
}
