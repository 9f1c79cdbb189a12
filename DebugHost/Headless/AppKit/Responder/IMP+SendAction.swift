extension IMP {
  /// From a closure of the shape of `sendAction(_:to:from:)`; nil if the implementation has another shape.
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
