import Foundation

/// How the keys are arranged.
enum KeyboardStyle: Equatable {
  case phone
  /// With delete and return at the side, and a key that hides the keyboard.
  case pad
  /// The pad's keys in two halves.
  case split
  /// A small phone's keys under a grabber.
  case floating

  /// Room below the keys for the grabber of a floating keyboard, points.
  static let grabberHeight: CGFloat = 22
}
