#if canImport(UIKit)
  public import UIKit

  extension UIView {
    /// The first responder among this view, the views below it and their controllers, or nil.
    ///
    /// Needs no `UIApplication`, so it works in app extensions and for windows that are not key. It has to look at every
    /// view below this one until it finds the responder; where the application is at hand, prefer
    /// `UIResponder.current`.
    public var firstResponderInside: UIResponder? {
      if isFirstResponder {
        // A search bar says so for the field inside it, and the field is who it is.
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
