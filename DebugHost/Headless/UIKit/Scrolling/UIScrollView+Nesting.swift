import Foundation

/// One scroll view in another, both along the same axis: the inner one moves, and bounces, unless it is at its end when
/// the drag begins, an outer one can go on in that direction, and `transfers…ScrollingToParent` lets it; then the drag is
/// the outer one's (K: UIKit may also hand over in the middle of a drag).
extension UIScrollView {
  enum Axis {
    case horizontal, vertical
  }

  /// - Parameter travel: The finger's, along one axis; the content moves with it, the offset against it.
  func leavesToOuter(_ travel: CGFloat, _ axis: Axis) -> Bool {
    let mayLeave =
      axis == .vertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent
    guard mayLeave, travel != 0, !hasRoom(for: travel, axis) else { return false }
    var outer = UIScrollView.enclosing(self)
    while let candidate = outer {
      if candidate.isScrollEnabled, candidate.canScroll(axis), candidate.hasRoom(for: travel, axis)
      {
        return true
      }
      outer = UIScrollView.enclosing(candidate)
    }
    return false
  }

  private func canScroll(_ axis: Axis) -> Bool {
    axis == .vertical ? canScrollVertically : canScrollHorizontally
  }

  private func hasRoom(for travel: CGFloat, _ axis: Axis) -> Bool {
    let limits = axis == .vertical ? offsetLimits.y : offsetLimits.x
    let offset = axis == .vertical ? contentOffset.y : contentOffset.x
    return travel < 0 ? offset < limits.upperBound - 0.001 : offset > limits.lowerBound + 0.001
  }
}
