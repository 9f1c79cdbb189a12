/// Records the decision about whether a first responder may keep the keyboard.
public struct DismissalRecord: Equatable, Codable, Sendable {
  /// The scroll view that contains the first responder.
  public let scrollView: ResponderIdentity
  /// The first responder.
  public let responder: ResponderIdentity
  /// The decision with its inputs.
  public internal(set) var decision: DismissalDecision
  /// The event after which the decision was made; nil in records of versions that decided only at
  /// the end of a drag.
  public internal(set) var cause: DismissalCause?
}

extension DismissalRecord: CustomStringConvertible, DebugDescribed {
  /// One line for logs: the responder, the decision's sentence, and the event after which it was
  /// made.
  public var description: String {
    "\(responder): \(decision)" + (cause.map { " Judged \($0.phrase)." } ?? "")
  }
}
