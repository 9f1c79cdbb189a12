extension IMP {
  /// Creates an implementation from a closure with the signature of `sendAction(_:to:from:for:)`.
  /// Returns nil if the closure has another signature.
  init?(sendAction block: Any) {
    typealias Body = @MainActor (AnyObject, Selector, Any?, Any?, UIEvent?) -> Bool
    guard let body = block as? Body else { return nil }
    self.init { receiver, arguments in
      guard arguments.count == 4, let action = arguments[0] as? Selector else { return false }
      return body(receiver, action, arguments[1], arguments[2], arguments[3] as? UIEvent)
    }
  }
}
