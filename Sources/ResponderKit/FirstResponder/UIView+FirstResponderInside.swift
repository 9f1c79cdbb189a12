#if canImport(UIKit)
  public import UIKit

  extension UIView {
    /// The first responder among this view, the views below it and their controllers, or nil.
    ///
    /// This needs no `UIApplication`, so it works in app extensions and for windows that are not
    /// key. It visits the views below this one until it finds the responder. Prefer
    /// `UIResponder.current` where the application is available.
    public var firstResponderInside: UIResponder? {
      if isFirstResponder {
        // A search bar reports the state of the field inside it; the field is the first responder.
        return subviews.lazy.compactMap(\.firstResponderInside).first ?? self
      }
      // A controller's view leads to its controller, which can be first responder itself.
      if let controller = next as? UIViewController, controller.isFirstResponder {
        return controller
      }
      for subview in subviews {
        if let responder = subview.firstResponderInside { return responder }
      }
      return nil
    }
  }
#endif
