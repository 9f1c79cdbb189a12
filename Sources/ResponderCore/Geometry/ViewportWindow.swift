import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The part of a viewport that shows content. It is fixed to the viewport, not to the content.
struct ViewportWindow {
  /// The viewport less the hiding part of its insets, clipped to the part that enclosing views
  /// show, in viewport coordinates.
  let area: CGRect
  /// The rectangles that cover the area, in viewport coordinates.
  let obscured: [CGRect]

  init(geometry: ScrollViewGeometry, clip: CGRect?, obscured: [CGRect]) {
    let inner = geometry.seenRect(at: .zero)
    area = clip.map { Self.cut(inner, by: $0) } ?? inner
    self.obscured = obscured
  }

  /// Returns how much of a rectangle in content coordinates is visible at an offset. `within` is
  /// the area, also in content coordinates, in which the views inside the scroll view show the
  /// rectangle; nil if they clip nothing.
  func visibility(of rect: CGRect, within clip: CGRect? = nil, at offset: CGPoint)
    -> FieldVisibility
  {
    // Moves the rectangles in the content, and not the area and its covers, because there are fewer
    // rectangles in the content.
    func moved(_ rect: CGRect) -> CGRect {
      CGRect(
        x: rect.origin.x - offset.x, y: rect.origin.y - offset.y, width: rect.size.width,
        height: rect.size.height)
    }
    guard let clip = clip.map(moved) else {
      return FieldVisibility(of: moved(rect), within: area, obscuredBy: obscured)
    }
    if let outer = Patch(area), let inner = Patch(clip), outer.intersection(inner) == nil {
      // The clip lies outside the area. Nothing can be hidden beyond an edge of their empty
      // intersection, so the side is determined with the whole area.
      let whole = FieldVisibility(of: moved(rect), within: area, obscuredBy: obscured)
      let holder = FieldVisibility(of: clip, within: area, obscuredBy: obscured)
      return FieldVisibility(fraction: 0, hiddenSide: whole.hiddenSide ?? holder.hiddenSide)
    }
    return FieldVisibility(
      of: moved(rect), within: Self.cut(area, by: clip), obscuredBy: obscured)
  }

  /// Returns the fraction of a rectangle, 0...1, that is visible at the rectangle's best place in
  /// the viewport.
  ///
  /// A cover that reaches across the whole area and touches one of its edges, as a docked keyboard
  /// does, makes the area smaller. A bar on top of the keyboard then touches the new edge. The
  /// function tries out places only if a cover remains in the middle.
  func bestFraction(of rect: CGRect, within clip: CGRect? = nil) -> CGFloat {
    guard let field = Patch(rect), let free = freePatch else { return 0 }
    let clip = clip.flatMap(Patch.init)
    if isCovered(free), let area = Patch(area) {
      guard clip?.isSomething != false else { return 0 }
      let piece = Patch(
        x: field.x.shortened(to: clip?.x), y: field.y.shortened(to: clip?.y))
      let place = BestPlace(of: piece, in: area, under: obscured)
      return max(0, place.fraction) * piece.x.share(of: field.x) * piece.y.share(of: field.y)
    }
    guard let clip else { return free.x.room(for: field.x) * free.y.room(for: field.y) }
    return min(free.x.room(for: field.x), clip.x.room(for: field.x))
      * min(free.y.room(for: field.y), clip.y.room(for: field.y))
  }

  /// Returns the offset between `start` and `end` on each axis at which most of a rectangle is
  /// visible; nil if the covers leave nothing free, or if the rectangle or an offset is not finite.
  ///
  /// If all covers reach in from the edges, this is the offset nearest to the one that centres the
  /// rectangle in the free area, because the visible part never grows with the distance from the
  /// centre.
  func bestOffset(
    for rect: CGRect, within clip: CGRect? = nil, from start: CGPoint, to end: CGPoint
  ) -> CGPoint? {
    guard let whole = Patch(rect), let free = freePatch, free.isSomething,
      let columns = Span(start.x, to: end.x), let rows = Span(start.y, to: end.y)
    else { return nil }
    let field = clip.flatMap(Patch.init).flatMap { whole.intersection($0) } ?? whole
    if isCovered(free), let area = Patch(area) {
      let piece = Patch(x: field.x.moved(by: -start.x), y: field.y.moved(by: -start.y))
      // The content moves in the opposite direction of the offset.
      let place = BestPlace(
        of: piece, in: area, under: obscured,
        columns: Span(start.x - columns.upper, to: start.x - columns.lower),
        rows: Span(start.y - rows.upper, to: start.y - rows.lower))
      return CGPoint(x: start.x - place.shift.x, y: start.y - place.shift.y)
    }
    return CGPoint(
      x: min(max(field.x.middle - free.x.middle, columns.lower), columns.upper),
      y: min(max(field.y.middle - free.y.middle, rows.lower), rows.upper))
  }

  /// Returns whether covers or insets, and not enclosing views, hide everything at every offset. A
  /// field that is hidden in this way has not been scrolled out of sight.
  func isWhollyCovered(_ geometry: ScrollViewGeometry) -> Bool {
    guard let area = Patch(area), area.isSomething else {
      // Either the enclosing views or the insets leave nothing of the area; only insets count as
      // covers.
      return Patch(geometry.seenRect(at: .zero))?.isSomething != true
    }
    return freePatch?.isSomething != true || area.freeShare(of: area, under: obscured) < 1e-9
  }

  /// Returns whether a cover hides a part of what the covers at the edges leave free.
  private func isCovered(_ free: Patch) -> Bool {
    for index in obscured.indices {
      guard let both = Patch(obscured[index])?.intersection(free) else { continue }
      if both.isSomething { return true }
    }
    return false
  }

  /// The area less the strips that covers take along whole edges of it, in viewport coordinates;
  /// null if nothing is left.
  var freeArea: CGRect {
    guard let free = freePatch, free.isSomething else { return .null }
    return CGRect(x: free.x.lower, y: free.y.lower, width: free.x.length, height: free.y.length)
  }

  private var freePatch: Patch? {
    guard var free = Patch(area) else { return nil }
    // One cover may reduce the area so that another touches its edge. Repeating until nothing
    // changes makes the order irrelevant.
    while free.isSomething {
      let before = free
      for index in obscured.indices {
        guard let cover = Patch(obscured[index]) else { continue }
        if cover.x.reachesAcross(free.x) { free.y = free.y.trimmed(by: cover.y) }
        if cover.y.reachesAcross(free.y) { free.x = free.x.trimmed(by: cover.x) }
      }
      if free == before { break }
    }
    return free
  }

  private static func cut(_ rect: CGRect, by clip: CGRect) -> CGRect {
    guard let inner = Patch(rect), let outer = Patch(clip) else { return rect }
    guard let both = inner.intersection(outer) else {
      return CGRect(origin: rect.origin, size: .zero)
    }
    return CGRect(x: both.x.lower, y: both.y.lower, width: both.x.length, height: both.y.length)
  }
}

extension Patch {
  /// Whether both sides of the patch are longer than a rounding error.
  fileprivate var isSomething: Bool { x.isSomething && y.isSomething }
}

extension Span {
  fileprivate var isSomething: Bool { length > Self.rounding }
  /// Returns this span, shortened to the length of another one if this span is longer.
  fileprivate func shortened(to other: Span?) -> Span {
    var rest = self
    if let other, other.length < length { rest.upper = lower + other.length }
    return rest
  }

  fileprivate var middle: CGFloat { lower + length / 2 }

  /// The largest gap, in points, that sums of fractional heights and widths may leave between two
  /// edges that coincide; far below a pixel.
  private static let rounding: CGFloat = 0.001

  fileprivate func reachesAcross(_ other: Span) -> Bool {
    lower <= other.lower + Self.rounding && other.upper <= upper + Self.rounding
  }

  /// Returns this span without the part that a cover takes from either of its ends.
  fileprivate func trimmed(by cover: Span) -> Span {
    var rest = self
    if cover.upper >= upper - Self.rounding { rest.upper = min(upper, max(lower, cover.lower)) }
    if cover.lower <= lower + Self.rounding {
      rest.lower = max(lower, min(rest.upper, cover.upper))
    }
    return rest
  }

  /// Returns the fraction of another span, 0...1, that fits into this one.
  fileprivate func room(for other: Span) -> CGFloat {
    guard isSomething else { return 0 }
    return other.isPoint ? 1 : min(1, length / other.length)
  }
}
