import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A rectangle among those that are brought into reading order.
struct ReadingBox: Equatable {
  /// From the leading to the trailing edge; in right-to-left layouts the numbers grow to the left.
  let across: ClosedRange<CGFloat>
  /// From the top to the bottom edge.
  let down: ClosedRange<CGFloat>
  /// Which of the rectangles it is; decides between two at the same place.
  let index: Int

  /// Nil for a rectangle without an area, and for one whose numbers are not finite.
  init?(_ rect: CGRect, isRightToLeft: Bool, index: Int) {
    guard rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite,
      rect.width > 0, rect.height > 0, !rect.isInfinite
    else { return nil }
    across = isRightToLeft ? -rect.maxX ... -rect.minX : rect.minX...rect.maxX
    down = rect.minY...rect.maxY
    self.index = index
  }
}
