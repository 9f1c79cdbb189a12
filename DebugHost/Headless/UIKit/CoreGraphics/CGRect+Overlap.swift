import Foundation

extension CGRect {
  /// Returns whether two rectangles intersect, as in Core Graphics: rectangles that only touch do
  /// not intersect, but an empty rectangle inside another one does (T1.24).
  ///
  /// On Linux, `intersects` is Foundation's own, which counts rectangles that touch.
  func overlaps(_ other: CGRect) -> Bool {
    Self.overlap(minX, maxX, other.minX, other.maxX)
      && Self.overlap(minY, maxY, other.minY, other.maxY)
  }

  /// Intervals are half-open, and an empty one is a point.
  private static func overlap(_ a: CGFloat, _ aEnd: CGFloat, _ b: CGFloat, _ bEnd: CGFloat) -> Bool
  {
    (a < bEnd || a == b) && (b < aEnd || a == b)
  }
}
