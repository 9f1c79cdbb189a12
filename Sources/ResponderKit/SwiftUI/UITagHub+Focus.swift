#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  @available(iOSApplicationExtension, unavailable)
  extension TagHub {
    static var focusNews: [Notification.Name] { FocusCheck.focusNews }

    /// The first responder of a window.
    ///
    /// Cheap where it is still the same one. While nobody is known, the tagged ones and those inside them are asked each
    /// turn; UIKit, or everybody, only when something has happened. The question to UIKit is an action, and what records an
    /// app's actions, as crash reporters do, would be full of a question that is asked each turn.
    func firstResponder(in window: UIWindow) -> UIResponder? {
      guard let index = windows.firstIndex(where: { $0.window === window }) else {
        return UIResponder.current(in: window)
      }
      if let last = windows[index].last, last.isFirstResponder, last.hostWindow === window {
        return last
      }
      var found: UIResponder?
      if windows[index].needsSearch || windows[index].last != nil {
        found = UIResponder.current(in: window)
      }
      found = found ?? taggedFirstResponder(in: window)
      windows[index].needsSearch = false
      windows[index].last = found
      return found
    }

    private func taggedFirstResponder(in window: UIWindow) -> UIResponder? {
      for id in probeOrder {
        if let responder = probes[id]?.responder, let first = responder.firstResponderBelow,
          responder.hostWindow === window
        {
          return first
        }
      }
      return nil
    }
  }

  extension UIResponder {
    /// This one or somebody inside its view, if that is first responder; in text controls there is nobody.
    fileprivate var firstResponderBelow: UIResponder? {
      if isFirstResponder { return self }
      if self is UITextField || self is UITextView { return nil }
      let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
      return view?.subviews.lazy.compactMap(\.firstResponderInside).first
    }
  }
#endif
