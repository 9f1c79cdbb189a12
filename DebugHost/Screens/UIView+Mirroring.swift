#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// A rectangle laid out from the left, as it stands in this view's direction.
    func directed(_ rect: CGRect) -> CGRect {
      guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
      return CGRect(
        x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Whether the text is so large that a caption stands above its field.
    var stacksText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
  }

  extension UITableViewCell {
    /// The content view's bounds between the sides' safe areas.
    ///
    /// UIKit keeps content views out of the safe area itself; what it has left out already is not counted again.
    var safeContent: CGRect {
      let safe = (superview ?? self).safeAreaInsets
      return contentView.bounds.inset(
        by: UIEdgeInsets(
          top: 0, left: max(0, safe.left - frame.minX - contentView.frame.minX), bottom: 0,
          right: max(0, safe.right - frame.minX - contentView.frame.minX)))
    }
  }
#endif
