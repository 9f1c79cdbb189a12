package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension CGRect {
  /// Whether two rectangles overlap, as `intersects` defines it on Apple's systems (T1.24).
  ///
  /// Rectangles that only touch do not overlap; an empty rectangle inside another does. The null
  /// rectangle, and a rectangle with a NaN coordinate, overlap nothing. Foundation for Linux lets
  /// rectangles that touch intersect, so all code here uses this function in place of `intersects`
  /// (scripts/check layers).
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
