/// It was decided whether a first responder may keep the keyboard.
public struct DismissalRecord: Equatable, Codable, Sendable {
  /// The scroll view it is in.
  public let scrollView: ResponderIdentity
  /// The first responder.
  public let responder: ResponderIdentity
  /// The decision with its inputs.
  public let decision: DismissalDecision

  /// Makes the record.
  public init(
    scrollView: ResponderIdentity, responder: ResponderIdentity, decision: DismissalDecision
  ) {
    self.scrollView = scrollView
    self.responder = responder
    self.decision = decision
  }
}

extension DismissalRecord: CustomStringConvertible {
  /// One line for logs: who, and the decision's sentence.
  public var description: String { "\(responder): \(decision)" }
}
