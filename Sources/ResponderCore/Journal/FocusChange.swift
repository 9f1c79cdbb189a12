/// The first responder changed.
public struct FocusChange: Equatable, Codable, Sendable {
  /// Who was first responder; nil if nobody was.
  public let from: ResponderIdentity?
  /// Who is now; nil if nobody is.
  public let to: ResponderIdentity?
  /// Where an alert is first responder now: who has the focus again when the alert goes.
  public let returning: ResponderIdentity?
  /// Who moved the focus; nil where call stacks are not recorded, and in journals of before they were.
  public let cause: FocusCause?

  /// Makes the record; identities and names of functions only, never a text.
  public init(
    from: ResponderIdentity?, to: ResponderIdentity?, returning: ResponderIdentity? = nil,
    cause: FocusCause? = nil
  ) {
    self.from = from
    self.to = to
    self.returning = returning
    self.cause = cause
  }

  /// The description, and under it the app's functions that were on the call stack; or why the cause is not known.
  public var account: String {
    guard let cause else { return description }
    return "\(change)\n\(cause.stack)"
  }
}

extension FocusChange: CustomStringConvertible {
  /// Who had the focus, who has it and, where that is known, who did it:
  /// `UITextField "email" to nobody: LoginViewController.viewWillLayoutSubviews`; and who comes back after an alert.
  public var description: String {
    guard let cause, cause.origin.isKnown else { return change }
    return "\(change): \(cause)"
  }

  private var change: String {
    let change = "\(from?.description ?? "none") to \(to?.description ?? "none")"
    return returning.map { "\(change), after which \($0) comes back" } ?? change
  }
}
