/// The first responder changed.
public struct FocusChange: Equatable, Codable, Sendable {
  /// Who was first responder; nil if nobody was.
  public let from: ResponderIdentity?
  /// Who is now; nil if nobody is.
  public let to: ResponderIdentity?

  /// Makes the record; identities only, never a text.
  public init(from: ResponderIdentity?, to: ResponderIdentity?) {
    self.from = from
    self.to = to
  }
}

extension FocusChange: CustomStringConvertible {
  /// Who had the focus and who has it: `UITextField "email" to nobody`.
  public var description: String {
    "\(from?.description ?? "nobody") to \(to?.description ?? "nobody")"
  }
}
