/// A window, as far as a diagnosis needs it.
public struct WindowFact: Equatable, Codable, Sendable {
  /// Its class and identifier.
  public let window: ResponderIdentity
  /// Its level; the app's usual one is 0, alerts are at 2 000.
  public let level: Double

  /// Makes the value.
  public init(window: ResponderIdentity, level: Double) {
    self.window = window
    self.level = level
  }
}
