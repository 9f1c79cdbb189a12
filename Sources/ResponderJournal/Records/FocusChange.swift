/// Records that the first responder changed.
public struct FocusChange: Equatable, Codable, Sendable {
  /// The previous first responder; nil if there was none.
  public let from: ResponderIdentity?
  /// The new first responder; nil if there is none.
  public let to: ResponderIdentity?
  /// If the new first responder is an alert, or a field of one, the responder that becomes first
  /// responder again when the alert is dismissed.
  public let returning: ResponderIdentity?
  /// What moved the focus; nil if call stacks are not recorded, and in older journals.
  public let cause: FocusCause?

  /// Creates the record. It holds identities and function names only, never text.
  public init(
    from: ResponderIdentity?, to: ResponderIdentity?, returning: ResponderIdentity? = nil,
    cause: FocusCause? = nil
  ) {
    self.from = from
    self.to = to
    self.returning = returning
    self.cause = cause
  }

  /// The change and, below it, its cause if that was recorded: the app's functions that were on the
  /// call stack, or why the cause is not known.
  public var account: String {
    guard let cause else { return description }
    return "\(change)\n\(cause.stack)"
  }
}

extension FocusChange: CustomStringConvertible, DebugDescribed {
  /// The previous first responder and the new one, the responder that gets the focus back after an
  /// alert, and the cause, if it is known:
  /// `UITextField "email" to none: LoginViewController.viewWillLayoutSubviews`.
  public var description: String {
    guard let cause, cause.origin.isKnown else { return change }
    return "\(change): \(cause)"
  }

  private var change: String {
    let change = "\(from?.description ?? "none") to \(to?.description ?? "none")"
    return returning.map { "\(change), and \($0) gets the focus back afterwards" } ?? change
  }
}
