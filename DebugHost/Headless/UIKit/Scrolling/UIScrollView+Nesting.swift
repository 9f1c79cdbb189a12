import Foundation

/// Scroll views that are nested along the same axis. The inner scroll view scrolls and bounces. An
/// outer one takes the drag only if three conditions are true: the inner one is at its end when the
/// drag begins, the outer one can continue in that direction, and the inner one's
/// `transfers…ScrollingToParent` permits it (K: UIKit may also hand over in the middle of a drag).
extension UIScrollView {
  enum Axis {
    case horizontal, vertical
  }

  /// Returns whether this scroll view leaves the drag to an outer one.
  ///
  /// - Parameter travel: The finger's travel along the axis. The content moves with the finger, and
  ///   the offset in the opposite direction.
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
