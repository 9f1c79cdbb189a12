import Foundation

/// The place and the form of the keyboard. Only an iPad's keyboard can be anything but docked
/// (T4.13.31 to T4.13.36).
package enum KeyboardPosture: Equatable, Sendable {
  case docked
  /// In one piece, above the bottom of the screen.
  case undocked
  /// In two halves, above the bottom of the screen.
  case split
  /// Small, like a phone's keyboard.
  case floating
}
