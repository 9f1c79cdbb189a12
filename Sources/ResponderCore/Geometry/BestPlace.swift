import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The place of a piece under covers in the middle of an area at which most of it is seen.
///
/// Along one axis what is seen changes evenly between the places where an edge of the piece meets an edge of the area
/// or of a cover, and so it is at one of these, or at an end of the range, that it is most: trying them all is exact.
struct BestPlace {
  /// Where the piece's top left corner is, relative to where it was.
  private(set) var shift = CGPoint.zero
  /// The part of it, from 0 to 1, that is seen there.
  private(set) var fraction: CGFloat = -1

  /// `columns` and `rows`: how far it may be moved; nil for any distance. Of equally good places the one moved least.
  init(
    of piece: Patch, in area: Patch, under covers: [CGRect], columns: Span? = nil,
    rows: Span? = nil
  ) {
    let patches = covers.compactMap(Patch.init)
    let xs = Self.shifts(of: piece.x, to: [area.x] + patches.map(\.x), within: columns)
    let ys = Self.shifts(of: piece.y, to: [area.y] + patches.map(\.y), within: rows)
    // Better than all of it there is none.
    for y in ys where fraction < 1 {
      for x in xs where fraction < 1 {
        let moved = Patch(x: piece.x.moved(by: x), y: piece.y.moved(by: y))
        let inside = moved.intersection(area)
        // What covers hide can only make it less.
        guard (inside?.freeShare(of: moved, under: []) ?? 0) > fraction else { continue }
        let seen = inside?.freeShare(of: moved, under: covers) ?? 0
        // Sums of quotients: what differs in the last bits alone is equal.
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
    guard let range else { return shifts.sorted { abs($0) < abs($1) } }
    return ([range.lower, range.upper] + shifts.filter { range.lower < $0 && $0 < range.upper })
      .sorted { abs($0) < abs($1) }
  }
}
