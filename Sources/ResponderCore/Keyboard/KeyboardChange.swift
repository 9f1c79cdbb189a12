/// One keyboard event with the state before and after it.
public struct KeyboardChange: Equatable, Sendable {
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

  /// Returns whether another change led to the same visible state. The comparison ignores whether a
  /// hide came last and which `did` events are still expected, because older journals do not
  /// contain these facts.
  func agrees(with other: KeyboardChange) -> Bool {
    after.placement == other.after.placement && after.frame == other.after.frame
      && after.isLocal == other.after.isLocal
  }
}

extension KeyboardChange: Codable {
  private enum Key: String, CodingKey { case event, before, after }

  /// Decodes a change that any version of the package has encoded.
  ///
  /// Only the visible part of the state after the event is read. This initializer then applies the
  /// event to `before`. If the visible part of the result is the recorded one, the result becomes
  /// `after`. Otherwise `after` has the recorded visible part, and its other properties are those
  /// of a new state.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    event = try container.decode(KeyboardEvent.self, forKey: .event)
    before = try container.decode(KeyboardState.self, forKey: .before)
    let recorded = KeyboardState(try container.decode(KeyboardState.Seen.self, forKey: .after))
    let again = before.applying(event)
    after = KeyboardState(again.seen) == recorded ? again : recorded
  }

  /// Encodes the change, with only the visible part of the state after the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(event, forKey: .event)
    try container.encode(before, forKey: .before)
    try container.encode(after.seen, forKey: .after)
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
