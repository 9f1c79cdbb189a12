import Foundation

/// The layout margins are the margins that the app has set plus the safe area insets. If the view
/// preserves its superview's margins, its own are at least as large. The defaults are 8 points, or
/// for a controller's root view 16 or 20 points at the sides and 0 elsewhere. The sum, the order
/// and the defaults are K.
extension UIView {
  /// The values that a view stores for its margins.
  struct Margins {
    /// The margins that the app has set with `layoutMargins`.
    var own: UIEdgeInsets?
    /// The margins that the app has set with `directionalLayoutMargins`.
    var directional: NSDirectionalEdgeInsets?
    /// The margins that were reported last.
    var reported: UIEdgeInsets?
  }

  private var defaultMargins: UIEdgeInsets {
    guard viewController != nil else {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let side: CGFloat = (attachedWindow?.bounds.width ?? bounds.width) >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var computedLayoutMargins: UIEdgeInsets {
    var result = margins.own ?? defaultMargins
    if let set = margins.directional {
      result = UIEdgeInsets(
        top: set.top, left: isRightToLeft ? set.trailing : set.leading, bottom: set.bottom,
        right: isRightToLeft ? set.leading : set.trailing)
    }
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      result.top += safe.top
      result.left += safe.left
      result.bottom += safe.bottom
      result.right += safe.right
    }
    if preservesSuperviewLayoutMargins, let superview {
      let (outer, frame) = (superview.bounds.inset(by: superview.layoutMargins), frame)
      result.top = max(result.top, outer.minY - frame.minY)
      result.left = max(result.left, outer.minX - frame.minX)
      result.bottom = max(result.bottom, frame.maxY - outer.maxY)
      result.right = max(result.right, frame.maxX - outer.maxX)
    }
    return result
  }

  var computedDirectionalMargins: NSDirectionalEdgeInsets {
    let (all, turned) = (layoutMargins, isRightToLeft)
    return NSDirectionalEdgeInsets(
      top: all.top, leading: turned ? all.right : all.left, bottom: all.bottom,
      trailing: turned ? all.left : all.right)
  }

  /// Reports the margins if they have changed since the last report, and requests layout.
  func marginsMayHaveChanged() {
    let (old, new) = (margins.reported, layoutMargins)
    guard old != new else { return }
    margins.reported = new
    layoutMarginsDidChange()
    setNeedsLayout()
  }
}
