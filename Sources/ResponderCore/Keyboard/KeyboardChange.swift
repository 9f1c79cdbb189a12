/// One keyboard event with the state before and after it.
public struct KeyboardChange: Equatable, Codable, Sendable {
  /// What happened.
  public let event: KeyboardEvent
  /// The state before the event.
  public let before: KeyboardState
  /// The state after the event.
  public let after: KeyboardState

  /// Creates the change that an event makes to the state before it.
  public init(_ event: KeyboardEvent, before: KeyboardState) {
    self.event = event
    self.before = before
    after = before.applying(event)
  }

  /// Applies the same event again to the recorded state before it.
  public func appliedAgain() -> KeyboardChange {
    KeyboardChange(event, before: before)
  }
}

extension KeyboardChange: CustomStringConvertible {
  /// One line for logs: the event and the placement that follows from it.
  public var description: String {
    before.placement == after.placement
      ? "\(event.kind.rawValue), stays \(after)"
      : "\(event.kind.rawValue), \(before.placement.rawValue) to \(after)"
  }
}
