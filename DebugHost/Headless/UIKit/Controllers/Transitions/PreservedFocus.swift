import Foundation

/// The first responder that lost the focus to another screen. It gets the focus back when its own
/// screen returns.
///
/// Observed: an alert takes the focus and gives it back (radar 22455302, SlackTextViewController
/// #502), and the keyboard of a screen appears again when the user pops to it (iOS 7 on). The
/// moment at which each step is taken is K.
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

  /// Gives the focus back, unless a responder outside the leaving view has taken it.
  ///
  /// - Returns: Whether the responder has become first responder.
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
  /// Makes the first responder inside the view resign, without passing the focus to another
  /// responder inside. `isGone` is true if the view's controller is popped or dismissed.
  func resignFocusInside(isGone: Bool = false) {
    window?.focus.resign(inside: self, isGone: isGone)
  }
}
