#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit

  extension NSView {
    /// The first responder among this view, the views below it and their controllers, or nil.
    ///
    /// Asks the view's window, key or not, and no `NSApplication`; costs one walk up the views.
    public var firstResponderInside: NSResponder? {
      guard let window, let responder = NSResponder.current(in: window) else { return nil }
      // An editor lies in its control; one of the app's own making may lie elsewhere.
      let owners = [responder, responder.owningControl]
      for case let view as NSView in owners where view.isDescendant(of: self) { return responder }
      if let controller = responder as? NSViewController, controller.isViewLoaded,
        controller.view.isDescendant(of: self)
      {
        return responder
      }
      return nil
    }
  }
#endif
