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
#endif
