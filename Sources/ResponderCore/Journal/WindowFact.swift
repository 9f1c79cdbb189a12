/// The facts about a window that a diagnosis needs.
public struct WindowFact: Equatable, Codable, Sendable {
  /// Its class and identifier.
  public let window: ResponderIdentity
  /// Its window level. The level of an app's usual window is 0, that of alerts 2,000.
  public let level: Double

  /// Makes the value.
  public init(window: ResponderIdentity, level: Double) {
    self.window = window
    self.level = level
  }
}
