/// It was decided whether a first responder may keep the keyboard.
public struct DismissalRecord: Equatable, Codable, Sendable {
  /// The scroll view it is in.
  public let scrollView: ResponderIdentity
  /// The first responder.
  public let responder: ResponderIdentity
  /// The decision with its inputs.
  public let decision: DismissalDecision
  /// What made it be judged; nil in records of versions that judged at the end of a drag only.
  public let cause: DismissalCause?

  /// Makes the record.
  public init(
    scrollView: ResponderIdentity, responder: ResponderIdentity, decision: DismissalDecision,
    cause: DismissalCause? = nil
  ) {
    self.scrollView = scrollView
    self.responder = responder
    self.decision = decision
    self.cause = cause
  }
}

extension DismissalRecord: CustomStringConvertible {
  /// One line for logs: who, the decision's sentence, and what made it be judged.
  public var description: String {
    "\(responder): \(decision)" + (cause.map { " Judged \($0.phrase)." } ?? "")
  }
}
