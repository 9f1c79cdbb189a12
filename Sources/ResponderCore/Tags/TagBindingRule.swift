/// What a binding of the app's asks for and is set to, for a view with `responderTag(_:equals:)`: as with SwiftUI's
/// `focused(_:equals:)`, it holds the tag while the view is first responder.
package enum TagBindingRule {
  /// What the app asks for by writing into the binding.
  package enum Wish: Equatable { case focus, resign }

  /// What became of a binding that is written over by the package.
  package enum Correction: Equatable {
    /// The binding is set to the tag of its own view, or to nil.
    case own(AnyHashable?)
    /// The binding of the view that has the focus is set to that one's tag: both bindings write to one place.
    case holder(AnyHashable)
  }

  /// What a change of the binding asks for, unless it is true already.
  ///
  /// - Parameters:
  ///   - tag: the tag of the binding's view.
  ///   - truth: the tag of the chain's first responder.
  package static func wish(
    of tag: AnyHashable, from old: AnyHashable?, to new: AnyHashable?, truth: AnyHashable?
  ) -> Wish? {
    if new == tag, truth != tag { return .focus }
    if new == nil, old == tag, truth == tag { return .resign }
    return nil
  }

  /// What the binding is set to after its request was decided: a request that came to nothing leaves it at what is true.
  ///
  /// - Parameters:
  ///   - tag: the tag of the binding's view.
  ///   - written: what the binding holds.
  ///   - truth: the tag of the chain's first responder.
  ///   - heldBesides: what the binding of the view with that tag holds; nil where that view has no binding. Where both hold the same
  ///     that is not true, both write to one place.
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

extension TagRegistry {
  /// The probes whose bindings gain the focus with a value, and then those whose bindings lose it: in this order a binding that two
  /// views share does not pass through nil.
  package func probes(changedBy news: TagNews.Item) -> (gaining: [ProbeID], losing: [ProbeID]) {
    let bound = probes(announcedIn: news.chain)
    let losing = news.former == news.tag ? [] : bound.filter { $0.tag == news.former }
    return (bound.filter { $0.tag == news.tag }.map(\.id), losing.map(\.id))
  }
}
