/// A responder that was asked about an action, with its answer.
public struct ActionHop: Equatable, Codable, Sendable {
  /// What a responder makes of an action.
  public enum Answer: String, Codable, Sendable, CaseIterable {
    /// It is not the type that the action asks for, or cannot execute it: the next one is asked.
    case pass
    /// It takes the action.
    case take
    /// It has another object take the action.
    case forward
    /// It says that nobody shall have it.
    case veto
  }

  /// Who was asked.
  public let responder: ResponderIdentity
  /// What it answered.
  public let answer: Answer
  /// Whom it named, where it forwards.
  public let delegate: ResponderIdentity?

  /// Makes the hop; `delegate` is whom a responder that forwards names.
  public init(
    responder: ResponderIdentity, answer: Answer, delegate: ResponderIdentity? = nil
  ) {
    self.responder = responder
    self.answer = answer
    self.delegate = delegate
  }
}

extension ActionHop: CustomStringConvertible {
  /// One line for logs: who, and the answer.
  public var description: String {
    "\(responder): \(answer.rawValue)\(delegate.map { " to \($0)" } ?? "")"
  }
}
