#if canImport(UIKit)
  internal import UIKit

  // What the SwiftUI face asks of a responder, the same on every platform.
  extension UIResponder {
    /// Whether it is first responder of its window.
    var hasFocus: Bool { isFirstResponder }

    /// Whether it could be now.
    var canTakeFocus: Bool { canBecomeFirstResponder }

    /// Asks it to become first responder, and says whether it agreed.
    func takeFocus() -> Bool { becomeFirstResponder() }

    /// Asks it to resign, and says whether it agreed.
    func giveUpFocus() -> Bool { resignFirstResponder() }

    /// The window that shows it, which is the keyboard's for what stands in an accessory view.
    var shownWindow: UIWindow? {
      (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
    }
  }

  extension UIView {
    /// The controller whose view this is.
    var ownController: UIViewController? { next as? UIViewController }

    /// Whom to focus where this view is meant: itself or its controller; nil if neither can be.
    ///
    /// Views that take text count without being asked: the question reaches the app's delegate (truth T4.4.7).
    var focusTarget: UIResponder? {
      if self is any UITextInput || isFirstResponder || canBecomeFirstResponder { return self }
      guard let controller = ownController else { return nil }
      return controller.isFirstResponder || controller.canBecomeFirstResponder ? controller : nil
    }
  }
#endif
