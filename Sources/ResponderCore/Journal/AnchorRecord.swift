/// It was decided where a list goes while its bottom inset changes.
public struct AnchorRecord: Equatable, Codable, Sendable {
  /// The list.
  public let scrollView: ResponderIdentity
  /// The decision with its inputs.
  public let decision: AnchorDecision

  /// Makes the record.
  public init(scrollView: ResponderIdentity, decision: AnchorDecision) {
    self.scrollView = scrollView
    self.decision = decision
  }
}

extension AnchorRecord: CustomStringConvertible {
  /// One line for logs: the list and what it does.
  public var description: String { "\(scrollView): \(decision)" }
}
