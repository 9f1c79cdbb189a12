#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Mirrors a rectangle in the view's bounds if the view's layout direction is right to left.
    /// Pass a rectangle that is laid out from left to right.
    func directed(_ rect: CGRect) -> CGRect {
      guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
      return CGRect(
        x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Whether the text is so large that a caption is above its field.
    var stacksText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
  }

  extension UITableViewCell {
    /// The content view's bounds without the safe areas on the left and right.
    ///
    /// UIKit itself insets content views by the safe area. This property excludes only the part
    /// that UIKit has not excluded yet.
    var safeContent: CGRect {
      let safe = (superview ?? self).safeAreaInsets
      let after = superview.map { $0.bounds.width - frame.maxX } ?? 0
      return contentView.bounds.inset(
        by: UIEdgeInsets(
          top: 0, left: max(0, safe.left - frame.minX - contentView.frame.minX), bottom: 0,
          right: max(0, safe.right - after - (bounds.width - contentView.frame.maxX))))
    }
  }
#endif
