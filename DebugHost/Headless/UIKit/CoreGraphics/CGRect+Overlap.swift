import Foundation

extension CGRect {
  /// Returns whether two rectangles intersect, as in Core Graphics: rectangles that only touch do
  /// not intersect, but an empty rectangle inside another one does (T1.24).
  ///
  /// On Linux, `intersects` is Foundation's own, which counts rectangles that touch.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
