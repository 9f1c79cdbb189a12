/// A responder that was offered an action, and its answer.
public struct ActionHop: Equatable, Codable, Sendable {
  /// A responder's answer to an action.
  public enum Answer: String, Codable, Sendable, CaseIterable, DebugDescribed {
    /// The responder does not handle the action, and the next responder is offered it. Either the
    /// responder passes the action on, or the responder, or the object that it names instead, does
    /// not conform to the type that the action requires or cannot execute the action.
    case pass
    /// The responder handles the action.
    case take
    /// The responder names another object to handle the action.
    case forward
    /// The responder forbids any responder to handle the action.
    case veto
  }

  /// The responder that was offered the action.
  public let responder: ResponderIdentity
  /// The responder's answer.
  public let answer: Answer
  /// The object that a forwarding responder named; nil for any other answer.
  public internal(set) var delegate: ResponderIdentity?
}

extension ActionHop: CustomStringConvertible, DebugDescribed {
  /// One line for logs: the responder and its answer.
  public var description: String {
    "\(responder): \(answer.rawValue)\(delegate.map { " to \($0)" } ?? "")"
  }
}
