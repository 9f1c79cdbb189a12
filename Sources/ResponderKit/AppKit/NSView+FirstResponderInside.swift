#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit

  extension NSView {
    /// The first responder among this view, the views below it and their controllers, or nil.
    ///
    /// This reads the view's window, key or not, and no `NSApplication`. It costs one walk up the
    /// views.
    public var firstResponderInside: NSResponder? {
      guard let window, let responder = NSResponder.current(in: window) else { return nil }
      // A field editor lies inside its control. An editor that the app supplies may lie elsewhere.
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
