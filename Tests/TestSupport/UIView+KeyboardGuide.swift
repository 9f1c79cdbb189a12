#if canImport(HeadlessDriver)
  public import UIKit

  extension UIView {
    /// Adds a view whose bottom edge a constraint ties to this view's keyboard layout guide.
    public func useKeyboardGuide() {
      let content = UIView()
      addSubview(content)
      NSLayoutConstraint(
        item: content, attribute: .bottom, relatedBy: .equal, toItem: keyboardLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0
      ).isActive = true
    }
  }
#endif
