import Foundation

/// `keyboardDismissMode` (T4.16.1 to T4.16.9, T4.13.26 to T4.13.28).
///
/// Interactively, the keyboard's top follows the finger from where the finger meets it. Let go while moving down, or
/// lying still beyond the half, or once it has left, the keyboard is dismissed: then the first responder resigns, and
/// notifications come as for any hide. Otherwise it goes back, and UIKit posts nothing (K where T4.13.28 is silent).
extension UIScrollView {
  private var isInteractive: Bool {
    keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
  }

  private var takesAccessory: Bool {
    keyboardDismissMode == .onDragWithAccessory || keyboardDismissMode == .interactiveWithAccessory
  }

  /// The responder that has the keyboard, wherever its field is. A responder without a keyboard, such as a chat's
  /// controller with its bar, counts only where the accessory goes too.
  private var keyboardOwner: UIResponder? {
    guard let responder = focusWindow?.focus.firstResponder else { return nil }
    let hasAccessory = KeyboardHost.current?.isVisible ?? false
    return responder.hasOwnKeyboard || (takesAccessory && hasAccessory) ? responder : nil
  }

  /// Where the accessory goes too, no heir gets the focus, as the heir's bar would come back (K).
  @discardableResult
  private func dismiss(_ responder: UIResponder) -> Bool {
    takesAccessory
      ? focusWindow?.focus.endWithoutHeir(responder) ?? false : responder.resignFirstResponder()
  }

  /// The keyboard goes when a drag begins (T4.16.2).
  func dismissKeyboardOnDrag() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory,
      let responder = keyboardOwner
    else { return }
    let host = KeyboardHost.current
    host?.isDismissedByDrag = true
    dismiss(responder)
    host?.isDismissedByDrag = false
  }

  // MARK: Interactively

  /// Called on every event of a drag (T4.16.3).
  func pullKeyboard() {
    guard isInteractive, let responder = keyboardOwner, let host = KeyboardHost.current,
      host.isVisible, pullsKeyboard || !host.isMoving
    else {
      pullsKeyboard = false
      return
    }
    let finger = panGestureRecognizer.screenLocation.y
    guard let edge = host.pullEdge, pullsKeyboard || finger > edge else { return }
    pullsKeyboard = true
    guard host.pull(topTo: finger, takesAccessory: takesAccessory) else { return }
    pullsKeyboard = false
    if !dismiss(responder) { host.endPull() }
  }

  /// The finger lifts, or its touch is taken away.
  func letGoOfKeyboard(isCancelled: Bool, isMoving: Bool) {
    guard pullsKeyboard else { return }
    pullsKeyboard = false
    guard let host = KeyboardHost.current, host.pullFraction > 0 else { return }
    let speed = panGestureRecognizer.velocity(in: nil).y
    let goes = isMoving && speed != 0 ? speed > 0 : host.pullFraction >= 0.5
    guard !isCancelled, goes, let responder = keyboardOwner, dismiss(responder) else {
      return host.endPull()
    }
  }
}

extension UIResponder {
  fileprivate var hasOwnKeyboard: Bool {
    self is any TextInputClient || wantsKeyboard || inputView != nil
  }
}
