import Foundation

/// The first responder that made room for another screen, to have the focus back when its own screen returns.
///
/// Seen: an alert takes the focus and gives it back (radar 22455302, SlackTextViewController #502), a popped-to screen
/// gets its keyboard back (iOS 7 on). The moment at which each step is taken is K.
@MainActor
struct PreservedFocus {
  private weak var window: UIWindow?
  private weak var responder: UIResponder?

  init?(of view: UIView?) {
    guard let view, let window = view.window, let responder = window.focus.firstResponder,
      responder.isInside(view)
    else { return nil }
    self.window = window
    self.responder = responder
  }

  /// Gives the focus back unless a responder outside the leaving view has taken it.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  func restore(replacing leaving: UIView?) -> Bool {
    guard UIViewController.choices.restoresFocus, let window, let responder,
      responder.focusWindow === window
    else { return false }
    if let current = window.focus.firstResponder {
      guard let leaving, current.isInside(leaving) else { return false }
    }
    return responder.becomeFirstResponder()
  }
}

extension UIView {
  /// Asks the first responder inside to resign, and passes the focus to no other responder inside.
  func resignFocusInside() {
    window?.focus.resign(inside: self)
  }
}
