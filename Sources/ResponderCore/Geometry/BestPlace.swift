import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Finds the place at which most of a rectangle, called the piece, is visible in an area that other
/// rectangles, the covers, may hide in part.
///
/// Along one axis the visible part changes linearly between the places where an edge of the piece
/// meets an edge of the area or of a cover. So the visible part is largest at one of these places,
/// or at an end of the allowed range, and it is enough to try them all.
struct BestPlace {
  /// How far the piece has to move from its original place, in points.
  private(set) var shift = CGPoint.zero
  /// The part of the piece, from 0 to 1, that is visible after this move.
  private(set) var fraction: CGFloat = -1

  /// Finds the place. `columns` and `rows` limit how far the piece may move; nil allows any
  /// distance. Of equally good places, the result is the one with the shortest vertical move, and
  /// of these the one with the shortest horizontal move.
  init(
    of piece: Patch, in area: Patch, under covers: [CGRect], columns: Span? = nil,
    rows: Span? = nil
  ) {
    let patches = covers.compactMap(Patch.init)
    let xs = Self.shifts(of: piece.x, to: [area.x] + patches.map(\.x), within: columns)
    let ys = Self.shifts(of: piece.y, to: [area.y] + patches.map(\.y), within: rows)
    // Nothing is better than a fully visible piece.
    for y in ys where fraction < 1 {
      for x in xs where fraction < 1 {
        let moved = Patch(x: piece.x.moved(by: x), y: piece.y.moved(by: y))
        let inside = moved.intersection(area)
        // Covers can only reduce the part that lies inside the area. So a place is skipped if this
        // part is no larger than the best fraction so far.
        guard (inside?.freeShare(of: moved, under: []) ?? 0) > fraction else { continue }
        let seen = inside?.freeShare(of: moved, under: covers) ?? 0
        // A difference as small as a rounding error does not make a place better.
        if seen > fraction + 1e-9 { (shift, fraction) = (CGPoint(x: x, y: y), seen) }
      }
    }
  }

  private static func shifts(of span: Span, to others: [Span], within range: Span?)
    -> [CGFloat]
  {
    let shifts = others.flatMap { other in
      [other.lower, other.upper].flatMap { [$0 - span.lower, $0 - span.upper] }
    }
    let allowed = range.map { range in
      [range.lower, range.upper] + shifts.filter { range.lower < $0 && $0 < range.upper }
    }
    return (allowed ?? shifts).sorted { abs($0) < abs($1) }
  }
}
