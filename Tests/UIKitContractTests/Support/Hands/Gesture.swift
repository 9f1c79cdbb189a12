import Foundation

/// A gesture that every driver can perform. It is a value, which the app sends as a line of JSON to
/// the UI test that plays it.
///
/// Points are in screen coordinates, and times in seconds. The file is also compiled into the UI
/// test's bundle, so it only imports Foundation.
enum Gesture: Codable, Sendable, Equatable {
  case tap(at: CGPoint, duration: TimeInterval)
  /// Moves at a constant speed from start to end, then holds still for `hold` seconds.
  case drag(from: CGPoint, to: CGPoint, duration: TimeInterval, hold: TimeInterval)
  case type(String)
  case pressReturn
  case deleteBackward
  /// The raw value of a `UIInterfaceOrientation`.
  case rotate(to: Int)
  case tapStatusBar
}
