#if canImport(UIKit)
  public import UIKit

  extension UIResponder {
    /// The first responder of the key window, or nil when nobody is.
    ///
    /// Found with public API alone: a nil-target action climbs the responder chain from the first responder (UIKit
    /// documentation of `sendAction(_:to:from:for:)`), so the cost grows with the depth of the chain and not with
    /// the number of views, and view controllers and other responders are found as well as views. Without a first
    /// responder UIKit delivers the action to another responder; that answer is recognised and becomes nil. Where a
    /// `canPerformAction` of the app hides the first responder from the action, the views below the one that answers are
    /// searched.
    ///
    /// No action is sent where the answer is certain without one: one scene of the app is active, and its key window's first
    /// responder is known, as a text field is from its notification.
    @available(iOSApplicationExtension, unavailable)
    public static var current: UIResponder? {
      FocusBook.shared.currentNow
    }

    /// The first responder of this window, key or not, or nil when it has none.
    ///
    /// UIKit keeps one first responder a window. The key window is asked as in ``current``. For any other window no
    /// public question exists, and its views are searched; with several scenes, also for a key window that the application did
    /// not answer for.
    @available(iOSApplicationExtension, unavailable)
    public static func current(in window: UIWindow) -> UIResponder? {
      FocusBook.shared.firstResponderNow(in: window)
    }

    /// The first responder of the scene's key window, or nil when it has none.
    @available(iOSApplicationExtension, unavailable)
    public static func current(in scene: UIWindowScene) -> UIResponder? {
      scene.keyWindow.flatMap { current(in: $0) }
    }

    /// Asks the first responder of the key window to resign, and says whether it did.
    ///
    /// - Returns: false when there is no first responder, or when it refused.
    @available(iOSApplicationExtension, unavailable)
    @discardableResult
    public static func resignCurrent() -> Bool {
      guard let current else { return false }
      return current.resignFirstResponder() && !current.isFirstResponder
    }

    /// The window this responder belongs to: the first one up the chain.
    ///
    /// Text in an input accessory view is shown by the keyboard's window, but its chain leads to the window of the
    /// responder that supplied the accessory (truth T4.3.14).
    package var hostWindow: UIWindow? {
      chain.lazy.compactMap { $0 as? UIWindow }.first
    }
  }
#endif
