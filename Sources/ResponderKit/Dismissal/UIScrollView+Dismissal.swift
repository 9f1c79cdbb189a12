#if canImport(UIKit)
  public import ResponderCore
  public import UIKit

  extension UIScrollView {
    /// Dismisses the first responder inside this scroll view when that responder scrolls, or is
    /// scrolled, out of sight.
    ///
    /// The behaviour needs no delegate and changes none. It lasts until the token is cancelled or
    /// the scroll view is deallocated. Calling this again replaces it.
    ///
    /// At the end of a drag, the behaviour judges the field at the offset where the scroll view
    /// will rest, and after any other motion a tenth of a second after everything has come to rest:
    /// <doc:DismissingWhatScrollsAway>. A change of focus does not dismiss a field.
    ///
    /// Works in app extensions. In each turn of the main run loop the behaviour costs a few
    /// conversions if a first responder is inside the scroll view, and otherwise a comparison and
    /// the lookup of <doc:FindingTheFirstResponder>, which all parts of this package share.
    ///
    /// - Parameters:
    ///   - rule: The condition for dismissing a field.
    ///   - ending: Whether a field may refuse to resign. A field that has refused is asked again
    ///     only after it has moved again.
    ///   - area: The area that counts as visible; by default this includes the area under an app's
    ///     own `contentInset`.
    /// - Returns: A token that ends the behaviour.
    @discardableResult
    public func dismissFirstResponder(
      when rule: DismissalRule = .fullyHidden, ending: DismissalEnding = .polite,
      seenIn area: VisibleArea = .insideSafeArea
    ) -> BehaviorToken {
      DismissalWatch.registry.install(
        DismissalWatch(
          self, dismissal: OffscreenDismissal(rule: rule, ending: ending, seenIn: area)), on: self)
    }
  }
#endif
