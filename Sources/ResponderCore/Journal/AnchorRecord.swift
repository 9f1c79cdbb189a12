/// Records the decision about where a list scrolls while its bottom inset changes.
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
  /// One line for logs: the list and its movement.
  public var description: String { "\(scrollView): \(decision)" }
}
