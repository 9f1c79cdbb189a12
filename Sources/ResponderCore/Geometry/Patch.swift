import Foundation

/// A finite rectangle as two spans. `FieldVisibility` computes with patches.
struct Patch: Equatable {
  var x: Span
  var y: Span

  init(x: Span, y: Span) {
    self.x = x
    self.y = y
  }

  /// Creates a patch; nil if a coordinate is not finite.
  init?(_ rect: CGRect) {
    guard
      let x = Span(rect.origin.x, length: rect.size.width),
      let y = Span(rect.origin.y, length: rect.size.height)
    else { return nil }
    self.init(x: x, y: y)
  }

  /// Returns the common part of two patches; nil if there is none.
  func intersection(_ other: Patch) -> Patch? {
    guard let x = x.intersection(other.x), let y = y.intersection(other.y) else { return nil }
    return Patch(x: x, y: y)
  }

  /// Returns the fraction of `whole`, 0...1, that lies in this patch and outside all `covers`. This
  /// patch must be a part of `whole`.
  ///
  /// The function cuts the patch into strips at the left and right edge of every cover. Within a
  /// strip, each cover hides at most one range of y. The function adds up only the free ranges, so
  /// a wholly covered patch gives exactly 0, however many covers overlap. A cover that is not
  /// finite covers nothing. If only one cover overlaps the patch, usually the keyboard, the
  /// function allocates no memory.
  func freeShare(of whole: Patch, under covers: [CGRect]) -> CGFloat {
    var first: Patch?
    for index in covers.indices {
      guard let cover = Patch(covers[index]), touches(cover) else { continue }
      if first != nil { return freeShare(of: whole, underAll: covers) }
      first = cover
    }
    guard let first else { return x.share(of: whole.x) * y.share(of: whole.y) }
    return freeShare(of: whole, under: first)
  }

  private func touches(_ cover: Patch) -> Bool {
    cover.x.overlaps(x) && cover.y.overlaps(y)
  }

  private func freeShare(of whole: Patch, under cover: Patch) -> CGFloat {
    let beside = y.share(of: whole.y)
    let under = y.freeShare(of: whole.y, under: cover.y)
    if x.isPoint { return x.share(of: whole.x) * (cover.x.contains(x) ? under : beside) }
    let from = max(x.lower, cover.x.lower)
    let to = min(x.upper, cover.x.upper)
    return x.share(of: whole.x, from: x.lower, to: from) * beside
      + x.share(of: whole.x, from: from, to: to) * under
      + x.share(of: whole.x, from: to, to: x.upper) * beside
  }

  private func freeShare(of whole: Patch, underAll covers: [CGRect]) -> CGFloat {
    let touching = covers.compactMap(Patch.init).filter(touches)
    return x.cut(at: touching.flatMap { [$0.x.lower, $0.x.upper] }).reduce(0) { sum, strip in
      let above = touching.filter { $0.x.contains(strip) }.map(\.y)
      let free = y.freeParts(under: above).reduce(0) { $0 + $1.share(of: whole.y) }
      return sum + strip.share(of: whole.x) * free
    }
  }
}
