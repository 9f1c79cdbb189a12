import Foundation

/// The first responder of one window and the steps in which it changes (T4.4.4 to T4.4.19, C5.2).
///
/// Order: the new one is asked, the old one resigns through its public method, the slot is set, editing begins, input
/// views reload; a text view is told that it began only after the reload (T4.5.3).
@MainActor
package final class FocusState {
  private unowned let window: UIWindow
  package private(set) weak var firstResponder: UIResponder?
  /// While a switch is under way the keyboard's reload waits, so that it does not flash (T4.4.9).
  private var switchDepth = 0
  private var isForcedEnd = false

  init(window: UIWindow) {
    self.window = window
  }

  /// Whether this window's responder gets a keyboard now (T4.4.2).
  package var isSwitching: Bool { switchDepth > 0 }

  func become(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    guard responder.focusWillBegin() else { return false }
    switchDepth += 1
    if let old = firstResponder {
      guard old.resignFirstResponder() || firstResponder !== old else {
        switchDepth -= 1
        return false
      }
    }
    switchDepth -= 1
    // The old one's callbacks may have moved the focus elsewhere, or taken the new one out of the window.
    guard responder.focusWindow === window else { return false }
    if let winner = firstResponder, winner !== responder, !winner.resignFirstResponder() {
      return false
    }
    firstResponder = responder
    responder.focusDidBegin()
    guard firstResponder === responder else { return false }
    reloadInputViews()
    if firstResponder === responder { responder.focusDidLoadInputViews() }
    return true
  }

  func resign(_ responder: UIResponder) -> Bool {
    guard isForcedEnd || responder.focusShouldEnd() else { return false }
    guard firstResponder === responder else { return true }
    firstResponder = nil
    let heir = switchDepth > 0 ? nil : Self.heir(of: responder)
    if let heir {
      // The nearest willing ancestor takes over (T4.4.18): a chat bar's controller, say. No hide in between.
      firstResponder = heir
      heir.focusDidBegin()
    }
    reloadInputViews()
    responder.focusDidEnd()
    return true
  }

  /// Ends without asking (T4.4.21, T4.4.25).
  @discardableResult
  package func endForced(_ responder: UIResponder) -> Bool {
    guard firstResponder === responder else { return false }
    isForcedEnd = true
    defer { isForcedEnd = false }
    _ = responder.resignFirstResponder()
    if firstResponder === responder {
      // An override swallowed the call: the responder goes anyway.
      _ = resign(responder)
    }
    return true
  }

  /// The nearest ancestor that can become first responder (T4.4.18).
  private static func heir(of responder: UIResponder) -> UIResponder? {
    var candidate = responder.next
    var budget = 10_000
    while let current = candidate, budget > 0 {
      if current is UIWindow { return nil }
      if current.canBecomeFirstResponder { return current }
      candidate = current.next
      budget -= 1
    }
    return nil
  }

  /// Tells the keyboard whose input views to show; only the key window's responder has a keyboard (T4.4.2).
  package func reloadInputViews() {
    guard switchDepth == 0 else { return }
    UIApplication.shared.inputViewsDidChange(in: window)
  }
}
