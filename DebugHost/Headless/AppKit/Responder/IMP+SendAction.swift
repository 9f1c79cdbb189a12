extension IMP {
  /// Creates an implementation from a closure with the signature of `sendAction(_:to:from:)`.
  /// Returns nil if the closure has another signature.
  init?(sendAction block: Any) {
    guard let body = block as? @MainActor (AnyObject, Selector, Any?, Any?) -> Bool else {
      return nil
    }
    self.init { receiver, arguments in
      guard arguments.count == 3, let action = arguments[0] as? Selector else { return false }
      return body(receiver, action, arguments[1], arguments[2])
    }
  }
}
