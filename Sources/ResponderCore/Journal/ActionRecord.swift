/// An action was sent up the responder chain.
public struct ActionRecord: Equatable, Codable, Sendable {
  /// More responders than are ever in a chain are not recorded, so that a line stays a line.
  public static let mostAsked = 64

  /// The name of the action's type.
  public let action: String
  /// Where the walk began.
  public let sender: ResponderIdentity
  /// Who handled it; nil if nobody did.
  public let handler: ResponderIdentity?
  /// How many responders were passed, the handler included.
  public let hops: Int
  /// Who was asked, in order, with the answers: what the decision rests on. Nil where that was not recorded.
  public let asked: [ActionHop]?
  /// Whether it is right that no responder handles it; nil for an action of which that is not said.
  public let isOptional: Bool?

  /// Makes the record of what was decided.
  public init(
    action: String, sender: ResponderIdentity, handler: ResponderIdentity?, hops: Int,
    asked: [ActionHop]? = nil, isOptional: Bool? = nil
  ) {
    self.action = action
    self.sender = sender
    self.handler = handler
    self.hops = hops
    self.asked = asked
    self.isOptional = isOptional
  }

  /// The same decision made again from the answers; nil where they were not recorded.
  ///
  /// The nearest responder that takes the action handles it, one that forwards names the handler, and a veto ends the
  /// walk; nobody further up is asked.
  public func decidedAgain() -> ActionRecord? {
    guard let asked else { return nil }
    var handler: ResponderIdentity?
    var hops = 0
    walk: for hop in asked {
      hops += 1
      switch hop.answer {
      case .pass: continue walk
      case .take: handler = hop.responder
      case .forward: handler = hop.delegate
      case .veto: break
      }
      break walk
    }
    return ActionRecord(
      action: action, sender: sender, handler: handler, hops: hops, asked: asked,
      isOptional: isOptional)
  }
}

extension ActionRecord: CustomStringConvertible {
  /// One line for logs: the action, its sender and who handled it.
  public var description: String {
    "\(action) from \(sender): \(handler.map { "handled by \($0)" } ?? "unhandled")"
  }
}
