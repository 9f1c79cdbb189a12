import Foundation

/// The settings that the user and the system make for the keyboard, whatever a field requests.
package struct KeyboardSettings: Equatable, Sendable {
  /// Whether a hardware keyboard is attached. A text input then brings up no keyboard, or on an
  /// iPad only the shortcut bar (T4.13.50, T4.13.38).
  package var hasHardwareKeyboard = false
  /// Whether an iPad shows its shortcut bar with a hardware keyboard.
  package var showsShortcutBar = true
  /// Whether the shortcut bar is minimised. It is then part of the keyboard only in Stage Manager
  /// (T4.13.58).
  package var minimisesShortcutBar = false
  /// Whether the keyboard shows the prediction bar (T4.13.25).
  package var showsPredictions = true
  package var posture = KeyboardPosture.docked
  /// The space below an undocked or split keyboard, in points (K).
  package var undockedClearance: CGFloat = 120
  /// The top left corner of a floating keyboard, in screen coordinates. Nil places the keyboard
  /// near the bottom of the screen, in the middle (K).
  package var floatingOrigin: CGPoint?
  /// How much taller the language's keyboard is than the English one, in points (T4.13.57).
  package var languageHeight: CGFloat = 0
  /// The third-party keyboard that the user has chosen, if any.
  package var thirdParty: ThirdParty?
  /// The height of another app's keyboard, in points, while that keyboard is up (T4.13.40).
  package var foreignHeight: CGFloat?
  /// Whether a password manager's sheet is in the keyboard's place (T4.13.39).
  package var isTakenOver = false
  /// Whether the app is in the background (C5.15).
  package var isInBackground = false
  /// Whether the screen is rotating (T4.13.29).
  package var isTurning = false
  /// Whether the keyboard leaves with a screen that the user swipes back (T4.13.73).
  package var isTravelling = false

  /// Whether the system hides the app's input views for any reason other than a rotation (C5.21).
  var hidesInputViews: Bool { isInBackground || isTakenOver || foreignHeight != nil }

  package struct ThirdParty: Equatable, Sendable {
    /// The height, in points.
    package var height: CGFloat
    /// The height, in points, that the first show reports before it is corrected.
    package var firstHeight: CGFloat

    package init(height: CGFloat, firstHeight: CGFloat) {
      (self.height, self.firstHeight) = (height, firstHeight)
    }
  }

  package init() {}
}
