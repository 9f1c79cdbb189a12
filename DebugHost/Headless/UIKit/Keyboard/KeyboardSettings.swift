import Foundation

/// What the user and the system have decided about the keyboard, whatever a field asks for.
package struct KeyboardSettings: Equatable, Sendable {
  /// Whether a hardware keyboard is attached: text then brings up no keyboard, on an iPad its bar (T4.13.50,
  /// T4.13.38).
  package var hasHardwareKeyboard = false
  /// Whether an iPad shows its bar with a hardware keyboard.
  package var showsShortcutBar = true
  /// Whether that bar is minimised: then it is part of the keyboard in Stage Manager alone (T4.13.58).
  package var minimisesShortcutBar = false
  /// The bar of suggestions (T4.13.25).
  package var showsPredictions = true
  package var posture = KeyboardPosture.docked
  /// Free room below an undocked or split keyboard, points (K).
  package var undockedClearance: CGFloat = 120
  /// A floating keyboard's top left, points, screen coordinates; nil is near the bottom, in the middle (K).
  package var floatingOrigin: CGPoint?
  /// How much higher the language's keyboard is than the English one, points (T4.13.57).
  package var languageHeight: CGFloat = 0
  /// Another maker's keyboard.
  package var thirdParty: ThirdParty?
  /// The height of another app's keyboard that is up, points (T4.13.40).
  package var foreignHeight: CGFloat?
  /// Whether a password manager's sheet stands where the keyboard was (T4.13.39).
  package var isTakenOver = false
  /// Whether the app is in the background (C5.15).
  package var isInBackground = false
  /// Whether the screen turns just now (T4.13.29).
  package var isTurning = false

  /// Whether the system shows none of the app's input views, other than for a turn (C5.21).
  var hidesInputViews: Bool { isInBackground || isTakenOver || foreignHeight != nil }

  package struct ThirdParty: Equatable, Sendable {
    /// The height, in points.
    package var height: CGFloat
    /// The height that the first show reports before it is corrected.
    package var firstHeight: CGFloat

    package init(height: CGFloat, firstHeight: CGFloat) {
      (self.height, self.firstHeight) = (height, firstHeight)
    }
  }

  package init() {}
}
