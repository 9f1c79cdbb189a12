/// One question to the framework; an adapter hands it back with the answer.
public struct TagRequest: Hashable, Sendable {
  /// What tells one question from another.
  public let number: Int
  /// The window whose first responder is to change.
  public let window: TagRegistry.WindowID
}
