import Foundation

extension CGRect {
  /// What Core Graphics' `intersects` answers: rectangles that only touch do not, an empty one inside does (T1.24).
  ///
  /// Foundation's own, which stands here in its place, lets rectangles that touch intersect.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
