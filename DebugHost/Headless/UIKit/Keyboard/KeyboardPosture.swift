import Foundation

/// Where the keyboard stands: at the screen's bottom, or on an iPad anywhere (T4.13.31 to T4.13.36).
package enum KeyboardPosture: Equatable, Sendable {
  case docked
  /// Whole, above the bottom.
  case undocked
  /// In two halves, above the bottom.
  case split
  /// Small, like a phone's.
  case floating
}
