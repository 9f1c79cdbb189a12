import UIKit

/// The device's keyboard as its user finds it: `.needs(.keyboardKinds)`.
@MainActor
struct DeviceKeyboard {
  enum Posture: Sendable {
    case docked, undocked, split, floating
  }

  let exact: any ExactKeyboard

  /// Whether a keyboard, an input view or an accessory is up, or on its way up.
  var isVisible: Bool { exact.isVisible }

  /// What of the keyboard and its accessory is on screen now: points, screen coordinates; null if nothing is.
  var frame: CGRect { exact.frame }

  var posture: Posture {
    get { exact.posture }
    nonmutating set { exact.posture = newValue }
  }

  var hasHardwareKeyboard: Bool {
    get { exact.hasHardwareKeyboard }
    nonmutating set { exact.hasHardwareKeyboard = newValue }
  }

  var showsPredictions: Bool {
    get { exact.showsPredictions }
    nonmutating set { exact.showsPredictions = newValue }
  }

  /// Whether a password manager's sheet stands where the keyboard was (T4.13.39).
  var isTakenOver: Bool {
    get { exact.isTakenOver }
    nonmutating set { exact.isTakenOver = newValue }
  }

  /// Drags a keyboard that is not docked (T4.13.34).
  @discardableResult
  func drag(by way: CGVector, duration: TimeInterval = 0.4) -> Bool {
    exact.drag(by: way, duration: duration)
  }

  /// Drops the bar that an iPad shows with a hardware keyboard: UIKit posts a show with a frame of zero (T4.13.35).
  func dropShortcutBar() {
    exact.dropShortcutBar()
  }

  /// Installs another maker's keyboard; its first show tells `firstHeight`, then corrects itself. Nil is the system's.
  func useThirdParty(height: CGFloat?, firstHeight: CGFloat? = nil) {
    exact.useThirdParty(height: height, firstHeight: firstHeight)
  }

  /// Shows another app's keyboard, as beside it in Split View (T4.13.40); nil hides it.
  func showForeign(height: CGFloat?) {
    exact.showForeign(height: height)
  }

  /// Taps a key on the screen by what stands on it.
  @discardableResult
  func tap(_ key: String, duration: TimeInterval = 0.05) -> Bool {
    exact.tap(key, duration: duration)
  }
}
