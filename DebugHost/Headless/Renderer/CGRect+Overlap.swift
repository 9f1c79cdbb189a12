import Foundation

extension CGRect {
  /// Returns what Core Graphics' `intersects` returns: rectangles that only touch do not overlap,
  /// and an empty one inside another does (T1.24).
  ///
  /// On Linux, `intersects` is Foundation's own, which returns true for rectangles that touch.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
