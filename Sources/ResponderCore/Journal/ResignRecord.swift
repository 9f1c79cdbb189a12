/// Records that a first responder was asked to resign.
public struct ResignRecord: Equatable, Codable, Sendable {
  /// The responder that was asked.
  public let responder: ResponderIdentity
  /// Whether the caller forced the resignation, so that a delegate could not refuse it.
  public let isForced: Bool
  /// Whether it resigned.
  public let didResign: Bool

  /// Makes the record.
  public init(responder: ResponderIdentity, isForced: Bool, didResign: Bool) {
    self.responder = responder
    self.isForced = isForced
    self.didResign = didResign
  }
}

extension ResignRecord: CustomStringConvertible {
  /// One line for logs: `UITextField "email" resigned`.
  public var description: String {
    "\(responder) \(didResign ? "resigned" : "refused to resign")\(isForced ? ", forced" : "")"
  }
}
