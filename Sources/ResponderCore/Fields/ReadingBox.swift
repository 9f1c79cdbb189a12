import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A rectangle to be sorted into reading order.
struct ReadingBox: Equatable {
  /// The range from the leading to the trailing edge; in right-to-left layouts the numbers grow to
  /// the left.
  let across: ClosedRange<CGFloat>
  /// The range from the top to the bottom edge.
  let down: ClosedRange<CGFloat>
  /// The rectangle's index, which decides between two rectangles at the same place.
  let index: Int

  /// Creates a box; nil if the rectangle has no area, or if one of its coordinates is not finite.
  init?(_ rect: CGRect, isRightToLeft: Bool, index: Int) {
    guard rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite,
      rect.width > 0, rect.height > 0, !rect.isInfinite
    else { return nil }
    across = isRightToLeft ? -rect.maxX ... -rect.minX : rect.minX...rect.maxX
    down = rect.minY...rect.maxY
    self.index = index
  }
}
