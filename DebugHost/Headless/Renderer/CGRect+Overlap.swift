import Foundation

extension CGRect {
  /// Returns what Core Graphics' `intersects` returns. Rectangles that only touch do not overlap
  /// (T1.24). An empty rectangle overlaps a rectangle that contains it.
  ///
  /// On Linux, `intersects` is Foundation's own, which returns true for rectangles that touch.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
