package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

// A side without length is a point. A rectangle contains the points of its top and left edge, and
// not those of its bottom and right edge, so no point belongs to two adjacent rectangles.
extension CGRect {
  /// Returns whether this rectangle and another one overlap, as `intersects` defines it on Apple's
  /// systems (T1.24).
  ///
  /// Rectangles that only touch do not overlap; an empty rectangle inside another does. The null
  /// rectangle, and a rectangle with a NaN coordinate, overlap nothing. On Linux, Foundation's
  /// `intersects` is also true for rectangles that only touch, so the package uses this function
  /// instead (`scripts/check layers` verifies that).
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether all edges are finite. If one number is not, its sum with another is not either.
  var isFinite: Bool { (origin.x + size.width).isFinite && (origin.y + size.height).isFinite }

  /// Returns the common part of two finite rectangles; nil if there is none.
  func common(_ other: CGRect) -> CGRect? {
    guard let x = Self.common(minX, maxX, other.minX, other.maxX),
      let y = Self.common(minY, maxY, other.minY, other.maxY)
    else { return nil }
    return CGRect(x: x.lower, y: y.lower, width: x.upper - x.lower, height: y.upper - y.lower)
  }

  private static func common(
    _ lower: CGFloat, _ upper: CGFloat, _ otherLower: CGFloat, _ otherUpper: CGFloat
  ) -> (lower: CGFloat, upper: CGFloat)? {
    let both = (lower: max(lower, otherLower), upper: min(upper, otherUpper))
    // A point lies in a side, but not at its end.
    let isPoint = both.lower == both.upper
    let isInside = isPoint && both.upper < max(upper, otherUpper)
    return both.lower < both.upper || isInside && (lower == upper || otherLower == otherUpper)
      ? both : nil
  }

  /// Returns the part of this rectangle, 0...1, that lies between the given edges.
  func share(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) -> CGFloat {
    Self.share(minX, maxX, from: left, to: right) * Self.share(minY, maxY, from: top, to: bottom)
  }

  /// Returns the part of a side, 0...1, that lies between two values.
  static func share(
    _ lower: CGFloat, _ upper: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> CGFloat {
    if lower == upper { return start <= lower && lower < end ? 1 : 0 }
    return max(0, min(upper, end) - max(lower, start)) / (upper - lower)
  }
}
