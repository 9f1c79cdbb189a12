package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

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
}
