/// The first responder changed.
public struct FocusChange: Equatable, Codable, Sendable {
  /// Who was first responder; nil if nobody was.
  public let from: ResponderIdentity?
  /// Who is now; nil if nobody is.
  public let to: ResponderIdentity?
  /// Where an alert is first responder now: who has the focus again when the alert goes.
  public let returning: ResponderIdentity?

  /// Makes the record; identities only, never a text.
  public init(
    from: ResponderIdentity?, to: ResponderIdentity?, returning: ResponderIdentity? = nil
  ) {
    self.from = from
    self.to = to
    self.returning = returning
  }
}

extension FocusChange: CustomStringConvertible {
  /// Who had the focus and who has it: `UITextField "email" to nobody`; and who comes back after an alert.
  public var description: String {
    let change = "\(from?.description ?? "nobody") to \(to?.description ?? "nobody")"
    return returning.map { "\(change), after which \($0) comes back" } ?? change
  }
}
