/// A first responder was asked to give up the keyboard.
public struct ResignRecord: Equatable, Codable, Sendable {
  /// Who was asked.
  public let responder: ResponderIdentity
  /// Whether a refusal was not accepted.
  public let isForced: Bool
  /// Whether it gave up.
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
