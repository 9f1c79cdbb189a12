import Foundation

/// What any driver can do to a device, as a value: a line of JSON on the way from the app to the UI test that plays it.
///
/// Points, screen coordinates; seconds. It compiles in the UI test's bundle too: Foundation only.
enum Gesture: Codable, Sendable, Equatable {
  case tap(at: CGPoint, duration: TimeInterval)
  /// One speed from start to end, then still for `hold` seconds.
  case drag(from: CGPoint, to: CGPoint, duration: TimeInterval, hold: TimeInterval)
  case type(String)
  case pressReturn
  case deleteBackward
  /// The raw value of a `UIInterfaceOrientation`.
  case rotate(to: Int)
  case tapStatusBar
}
