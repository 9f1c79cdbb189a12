/// Records that an action was sent up the responder chain.
public struct ActionRecord: Equatable, Codable, Sendable {
  /// The maximum number of responders that `asked` lists. If more were asked, the package sets
  /// `asked` to nil, which limits the length of a line in the journal. Real chains are shorter.
  public static let mostAsked = 64

  /// The name of the action's type.
  public let action: String
  /// The responder at which the walk began.
  public let sender: ResponderIdentity
  /// The responder that handled the action; nil if none did.
  public let handler: ResponderIdentity?
  /// How many responders were offered the action, including the last one.
  public let hops: Int
  /// The responders that were offered the action, in order, with their answers, from which the
  /// decision follows; nil if they were not recorded.
  public let asked: [ActionHop]?
  /// Whether the action may go unhandled, which is then not a mistake; nil counts as false.
  public let isOptional: Bool?

  /// Creates the record of a decision.
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

  /// Makes the same decision again from the answers; nil if they were not recorded.
  ///
  /// The first responder in `asked` that does not pass the action on decides. If it takes the
  /// action, it is the handler. If it forwards the action, the object that it names is the handler.
  /// If it vetoes the action, there is no handler.
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
  /// One line for logs: the action, its sender and its handler.
  public var description: String {
    "\(action) from \(sender): \(handler.map { "handled by \($0)" } ?? "unhandled")"
  }
}
