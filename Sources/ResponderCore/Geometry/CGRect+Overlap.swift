package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension CGRect {
  /// Whether two rectangles overlap, by the meaning that `intersects` has on Apple's systems (T1.24).
  ///
  /// Rectangles that only touch do not; an empty one inside another does; the null rectangle, and one with a
  /// coordinate that is no number, overlap nothing. Foundation for Linux lets rectangles that touch intersect, so
  /// this is asked everywhere in place of `intersects` (scripts/check layers).
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
