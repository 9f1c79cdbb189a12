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
  public internal(set) var handler: ResponderIdentity?
  /// How many responders were offered the action, including the last one.
  public internal(set) var hops: Int
  /// The responders that were offered the action, in order, with their answers, from which the
  /// decision follows; nil if they were not recorded.
  public internal(set) var asked: [ActionHop]?
  /// Whether the action may go unhandled, which is then not a mistake; nil counts as false.
  public internal(set) var isOptional: Bool?

  /// Makes the same decision again from the answers; nil if they were not recorded.
  ///
  /// The first responder in `asked` that does not pass the action on decides. If it takes the
  /// action, it is the handler. If it forwards the action, the object that it names is the handler.
  /// If it vetoes the action, there is no handler.
  public func decidedAgain() -> ActionRecord? {
    guard let asked else { return nil }
    let answered = asked.prefix { $0.answer == .pass }.count
    var again = self
    again.hops = min(answered + 1, asked.count)
    again.handler = nil
    if answered < asked.count {
      switch asked[answered].answer {
      case .take: again.handler = asked[answered].responder
      case .forward: again.handler = asked[answered].delegate
      case .pass, .veto: break
      }
    }
    return again
  }
}

extension ActionRecord: CustomStringConvertible, DebugDescribed {
  /// One line for logs: the action, its sender and its handler.
  public var description: String {
    "\(action) from \(sender): \(handler.map { "handled by \($0)" } ?? "unhandled")"
  }
}
