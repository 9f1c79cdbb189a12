#if canImport(UIKit)
  public import UIKit

  extension UIResponder {
    /// The first responder of the key window, or nil if there is none.
    ///
    /// The property uses public API alone: a nil-target action climbs the responder chain from the
    /// first responder (UIKit documentation of `sendAction(_:to:from:for:)`). So the cost grows
    /// with the depth of the chain, not with the number of views, and the result may be a view
    /// controller or any other responder. Without a first responder, UIKit delivers the action to
    /// another responder; the property is then nil. If a `canPerformAction` of the app hides the
    /// first responder from the action, another responder receives the action, and the property
    /// searches the views below that responder.
    ///
    /// The property sends no action if the app has only one active scene, or only one scene, and the
    /// package knows the first responder of its key window, as it knows an edited text field.
    @available(iOSApplicationExtension, unavailable)
    public static var current: UIResponder? {
      FirstResponderTracker.shared.currentNow
    }

    /// Returns the first responder of this window, key or not, or nil if it has none.
    ///
    /// UIKit keeps one first responder per window. For the key window this works like ``current``.
    /// For any other window there is no public API, so this method searches the window's views.
    /// With several scenes, it also searches a key window for which the application did not answer.
    @available(iOSApplicationExtension, unavailable)
    public static func current(in window: UIWindow) -> UIResponder? {
      FirstResponderTracker.shared.firstResponderNow(in: window)
    }

    /// Returns the first responder of the scene's key window, or nil if it has none.
    @available(iOSApplicationExtension, unavailable)
    public static func current(in scene: UIWindowScene) -> UIResponder? {
      scene.keyWindow.flatMap { current(in: $0) }
    }

    /// Asks the first responder of the key window to resign.
    ///
    /// - Returns: Whether it resigned; false if there is no first responder or it refused.
    @available(iOSApplicationExtension, unavailable)
    @discardableResult
    public static func resignCurrent() -> Bool {
      guard let current else { return false }
      return current.resignFirstResponder() && !current.isFirstResponder
    }

    /// The window to which this responder belongs: the first window up the responder chain.
    ///
    /// The keyboard's window shows a text field in an input accessory view, but the responder chain
    /// of that field leads to the window of the responder that supplied the accessory view (truth
    /// T4.3.14).
    package var hostWindow: UIWindow? {
      chain.lazy.compactMap { $0 as? UIWindow }.first
    }

    /// Whether this responder accepts key input (`UIKeyInput`), or is a view with an input view.
    ///
    /// A controller that is first responder only to show its input accessory view takes no input. A
    /// view that is first responder only for key commands or a menu takes no input either.
    package var takesInput: Bool {
      self is any UIKeyInput || (self as? UIView)?.inputView != nil
    }

    /// This responder if it is a view, or the loaded view that it controls.
    package var ownView: UIView? {
      self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    }
  }

  extension UIResponder {
    /// The responder chain: this responder first, then each `next` in turn.
    ///
    /// If the chain leads back into itself, it ends before it would repeat, and `chain.endsInCycle`
    /// is true.
    public var chain: ChainSequence<UIResponder> {
      ChainSequence(first: self, next: { $0.next })
    }
  }

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
      if let controller = ownController, controller.isFirstResponder { return controller }
      for subview in subviews {
        if let responder = subview.firstResponderInside { return responder }
      }
      return nil
    }
  }
#endif
