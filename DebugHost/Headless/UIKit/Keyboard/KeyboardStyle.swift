import Foundation

/// The arrangement of the keys.
enum KeyboardStyle: Equatable {
  case phone
  /// An iPad's keys, with delete and return at the side and a key that hides the keyboard.
  case pad
  /// An iPad's keys in two halves.
  case split
  /// The keys of a phone, in a smaller size, above a grabber.
  case floating

  /// The height of the space for the grabber below a floating keyboard's keys, in points.
  static let grabberHeight: CGFloat = 22
}
