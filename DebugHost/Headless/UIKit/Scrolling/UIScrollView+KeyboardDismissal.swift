import Foundation

/// The implementation of `keyboardDismissMode` (T4.16.1 to T4.16.9, T4.13.26 to T4.13.28).
///
/// In the interactive modes, the keyboard follows the finger down from the point where the finger
/// reaches `KeyboardHost.pullEdge`. The keyboard is dismissed in three cases: the finger moves down
/// when it lifts; the finger has rested before it lifts, and the keyboard is at least half-way
/// down; or the keyboard has moved down as far as it can. The first responder then resigns, and
/// UIKit posts the hide notifications as usual. Otherwise the keyboard moves back, and UIKit posts
/// nothing (K where T4.13.28 is silent).
extension UIScrollView {
  private var isInteractive: Bool {
    keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
  }

  private var takesAccessory: Bool {
    keyboardDismissMode == .onDragWithAccessory || keyboardDismissMode == .interactiveWithAccessory
  }

  /// The window's first responder, if it requests a keyboard or has an input view. The responder
  /// may be anywhere in the window. Any other responder, such as a chat's controller with its bar,
  /// counts only if the accessory view is dismissed too.
  private var keyboardOwner: UIResponder? {
    guard let responder = focusWindow?.focus.firstResponder else { return nil }
    let hasAccessory = KeyboardHost.current?.isVisible ?? false
    return responder.hasOwnKeyboard || (takesAccessory && hasAccessory) ? responder : nil
  }

  /// Makes a responder resign. If the accessory view is dismissed too, no ancestor becomes first
  /// responder, because the ancestor's bar would appear again (K).
  @discardableResult
  private func dismiss(_ responder: UIResponder) -> Bool {
    takesAccessory
      ? focusWindow?.focus.endWithoutHeir(responder) ?? false : responder.resignFirstResponder()
  }

  /// Dismisses the keyboard when a drag begins (T4.16.2).
  func dismissKeyboardOnDrag() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory,
      let responder = keyboardOwner
    else { return }
    let host = KeyboardHost.current
    host?.isDismissedByDrag = true
    dismiss(responder)
    host?.isDismissedByDrag = false
  }

  // MARK: Interactive dismissal

  /// Moves the keyboard with the finger. Called on every event of a drag (T4.16.3).
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

  /// Dismisses the keyboard or moves it back, after the finger has lifted or its touch was
  /// cancelled.
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
