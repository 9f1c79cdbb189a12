/// One keyboard event with the state before and after it.
public struct KeyboardChange: Equatable, Codable, Sendable {
  /// What happened.
  public let event: KeyboardEvent
  /// What was known before.
  public let before: KeyboardState
  /// What is known now.
  public let after: KeyboardState

  /// Applies an event to the state before it.
  public init(_ event: KeyboardEvent, before: KeyboardState) {
    self.event = event
    self.before = before
    after = before.applying(event)
  }

  /// The same event applied again to the recorded state before it.
  public func appliedAgain() -> KeyboardChange {
    KeyboardChange(event, before: before)
  }

  /// Whether another change led to the same: which ends are to come is left out, as older journals know nothing of it.
  func agrees(with other: KeyboardChange) -> Bool {
    after.placement == other.after.placement && after.frame == other.after.frame
      && after.isLocal == other.after.isLocal
  }
}

extension KeyboardChange: CustomStringConvertible {
  /// One line for logs: the event, and the placement it led to.
  public var description: String {
    before.placement == after.placement
      ? "\(event.kind.rawValue), stays \(after)"
      : "\(event.kind.rawValue), \(before.placement.rawValue) to \(after)"
  }
}
