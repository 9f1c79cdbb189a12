/// Decides what the app requests when it changes the binding of `responderTag(_:equals:)`, and
/// which value the package then writes to the binding.
package enum TagBindingRule {
  /// What the app requests when it writes to the binding: to focus the binding's view or the view
  /// of another tag, or to have no first responder.
  package enum Wish: Equatable { case focus, focusOther, resign }

  /// How the package corrects a binding.
  package enum Correction: Equatable {
    /// Set the binding of the view itself to the view's tag, or to nil.
    case own(AnyHashable?)
    /// Set the binding of the first responder to that view's tag, because both bindings share one
    /// storage.
    case holder(AnyHashable)
  }

  /// Returns what the app requests with a change of the binding; nil if the change requests
  /// nothing, or only what is already the case.
  ///
  /// - Parameters:
  ///   - tag: The tag of the binding's view.
  ///   - truth: The tag of the chain's first responder.
  package static func wish(
    of tag: AnyHashable, from old: AnyHashable?, to new: AnyHashable?, truth: AnyHashable?
  ) -> Wish? {
    guard let new else { return old == tag && truth == tag ? .resign : nil }
    return new == truth ? nil : new == tag ? .focus : .focusOther
  }

  /// Returns the correction of the binding after a request was decided; nil if none is needed.
  ///
  /// - Parameters:
  ///   - tag: The tag of the request.
  ///   - written: The value of the binding.
  ///   - truth: The tag of the chain's first responder.
  ///   - heldBesides: The value of the binding of the first responder; nil if the first responder
  ///     has no binding. If both bindings hold the same untrue value, the rule concludes that they
  ///     share one storage.
  package static func correction(
    of tag: AnyHashable, written: AnyHashable?, truth: AnyHashable?, heldBesides: AnyHashable??
  ) -> Correction? {
    if written == tag, truth != tag {
      if let truth, let heldBesides, heldBesides == written { return .holder(truth) }
      return .own(nil)
    }
    return written == nil && truth == tag ? .own(tag) : nil
  }
}
