import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The part of a viewport through which content is seen; fixed to the viewport, not to the content.
struct ViewportWindow {
  /// The viewport less what of the insets hides, cut by `clip`, in viewport coordinates.
  let area: CGRect
  /// What covers it, in viewport coordinates.
  let obscured: [CGRect]

  init(geometry: ScrollViewGeometry, clip: CGRect?, obscured: [CGRect]) {
    let inner = geometry.seenRect(at: .zero)
    area = clip.map { Self.cut(inner, by: $0) } ?? inner
    self.obscured = obscured
  }

  /// How a rectangle in content coordinates is seen at an offset, `within` what scrolls along with it.
  func visibility(of rect: CGRect, within clip: CGRect? = nil, at offset: CGPoint)
    -> FieldVisibility
  {
    // The content is moved instead of the window: one rectangle, not all of them.
    func moved(_ rect: CGRect) -> CGRect {
      CGRect(
        x: rect.origin.x - offset.x, y: rect.origin.y - offset.y, width: rect.size.width,
        height: rect.size.height)
    }
    guard let clip = clip.map(moved) else {
      return FieldVisibility(of: moved(rect), within: area, obscuredBy: obscured)
    }
    if let outer = Patch(area), let inner = Patch(clip), outer.intersection(inner) == nil {
      // What holds it is out of sight: an empty area has no sides, so the whole one tells where it went.
      let whole = FieldVisibility(of: moved(rect), within: area, obscuredBy: obscured)
      let holder = FieldVisibility(of: clip, within: area, obscuredBy: obscured)
      return FieldVisibility(fraction: 0, hiddenSide: whole.hiddenSide ?? holder.hiddenSide)
    }
    return FieldVisibility(
      of: moved(rect), within: Self.cut(area, by: clip), obscuredBy: obscured)
  }

  /// The part of a rectangle that is seen where it is placed best.
  ///
  /// Only what reaches across the whole area and touches one of its edges, as a docked keyboard does, makes it
  /// smaller: a field can be scrolled clear of anything else. A bar that stands on the keyboard touches the edge that
  /// the keyboard leaves.
  func bestFraction(of rect: CGRect, within clip: CGRect? = nil) -> CGFloat {
    guard let field = Patch(rect), let free = freePatch else { return 0 }
    guard let clip = clip.flatMap(Patch.init) else {
      return free.x.room(for: field.x) * free.y.room(for: field.y)
    }
    return min(free.x.room(for: field.x), clip.x.room(for: field.x))
      * min(free.y.room(for: field.y), clip.y.room(for: field.y))
  }

  /// The offset at which most of a rectangle is seen: its middle in the middle of what is free; nil where there is none.
  ///
  /// What is seen falls off evenly to both sides of it, so the nearest offset inside any limits is the best one there.
  func bestOffset(for rect: CGRect, within clip: CGRect? = nil) -> CGPoint? {
    guard let whole = Patch(rect), let free = freePatch, free.isSomething else {
      return nil
    }
    let field = clip.flatMap(Patch.init).flatMap { whole.intersection($0) } ?? whole
    return CGPoint(x: field.x.middle - free.x.middle, y: field.y.middle - free.y.middle)
  }

  /// The area without what covers it from an edge, in viewport coordinates; null where there is none.
  var freeArea: CGRect {
    guard let free = freePatch, free.isSomething else { return .null }
    return CGRect(x: free.x.lower, y: free.y.lower, width: free.x.length, height: free.y.length)
  }

  private var freePatch: Patch? {
    guard var free = Patch(area) else { return nil }
    // What one cover takes may bring another to an edge: until none takes anything, their order does not count.
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
  /// Whether it has an area, and not one that the last bits of a sum alone have left.
  fileprivate var isSomething: Bool { x.isSomething && y.isSomething }
}

extension Span {
  fileprivate var isSomething: Bool { length > Self.rounding }
  fileprivate var middle: CGFloat { lower + length / 2 }

  /// What sums of fractional heights and widths may leave between two edges that are one; far below a pixel, in points.
  private static let rounding: CGFloat = 0.001

  fileprivate func reachesAcross(_ other: Span) -> Bool {
    contains(other)
      || !other.isPoint && lower <= other.lower + Self.rounding
        && other.upper <= upper + Self.rounding
  }

  /// This span without a cover that touches one of its ends.
  fileprivate func trimmed(by cover: Span) -> Span {
    var rest = self
    if cover.upper >= upper - Self.rounding { rest.upper = min(upper, max(lower, cover.lower)) }
    if cover.lower <= lower + Self.rounding {
      rest.lower = max(lower, min(rest.upper, cover.upper))
    }
    return rest
  }

  /// The part of another span, 0...1, that fits into this one.
  fileprivate func room(for other: Span) -> CGFloat {
    guard isSomething else { return 0 }
    return other.isPoint ? 1 : min(1, length / other.length)
  }
}
