/// What UIKit is taken to do where the truths name a conflict about the first responder.
package struct FocusChoices: Equatable, Sendable {
  /// Whether the new one is asked before the old one resigns; else after it (C5.2).
  package var asksNewBeforeOldResigns = true
  /// What `resignFirstResponder` says on a responder that is not first (C5.3).
  package var nonFirstResponderResigns = false

  package init() {}
}
