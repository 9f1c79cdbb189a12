/// An action was sent up the responder chain.
public struct ActionRecord: Equatable, Codable, Sendable {
  /// The name of the action's type.
  public let action: String
  /// Where the walk began.
  public let sender: ResponderIdentity
  /// Who handled it; nil if nobody did.
  public let handler: ResponderIdentity?
  /// How many responders were passed, the handler included.
  public let hops: Int

  /// Makes the record.
  public init(
    action: String, sender: ResponderIdentity, handler: ResponderIdentity?, hops: Int
  ) {
    self.action = action
    self.sender = sender
    self.handler = handler
    self.hops = hops
  }
}

extension ActionRecord: CustomStringConvertible {
  /// One line for logs: the action, its sender and who handled it.
  public var description: String {
    "\(action) from \(sender): \(handler.map { "handled by \($0)" } ?? "unhandled")"
  }
}
