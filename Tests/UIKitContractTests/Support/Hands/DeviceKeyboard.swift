import UIKit

/// The device's keyboard, as the user sees and controls it. A test that uses it needs the trait
/// `.needs(.keyboardKinds)`.
@MainActor
struct DeviceKeyboard {
  enum Posture: Sendable {
    case docked, undocked, split, floating
  }

  let exact: any ExactKeyboard

  /// Whether a keyboard, an input view or an accessory view is up, or is appearing.
  var isVisible: Bool { exact.isVisible }

  /// The visible frame of the keyboard and its accessory view, in screen coordinates, in points.
  /// The frame is null if neither is visible.
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

  /// Whether a password manager's sheet has replaced the keyboard (T4.13.39).
  var isTakenOver: Bool {
    get { exact.isTakenOver }
    nonmutating set { exact.isTakenOver = newValue }
  }

  /// Drags a keyboard that is not docked (T4.13.34).
  @discardableResult
  func drag(by way: CGVector, duration: TimeInterval = 0.4) -> Bool {
    exact.drag(by: way, duration: duration)
  }

  /// Removes the bar that an iPad shows with a hardware keyboard. UIKit posts a show with a frame
  /// of zero (T4.13.35).
  func dropShortcutBar() {
    exact.dropShortcutBar()
  }

  /// Installs a third-party keyboard, or the system's if `height` is nil. Its first show
  /// reports `firstHeight`, and a second one corrects it.
  func useThirdParty(height: CGFloat?, firstHeight: CGFloat? = nil) {
    exact.useThirdParty(height: height, firstHeight: firstHeight)
  }

  /// Shows a keyboard of another app, as next to this app in Split View (T4.13.40). A height of nil
  /// hides that keyboard.
  func showForeign(height: CGFloat?) {
    exact.showForeign(height: height)
  }

  /// Taps the on-screen key with this label.
  @discardableResult
  func tap(_ key: String, duration: TimeInterval = 0.05) -> Bool {
    exact.tap(key, duration: duration)
  }
}
