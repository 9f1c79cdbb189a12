#if canImport(UIKit)
  public import ResponderCore
  public import UIKit

  extension UIScrollView {
    /// Dismisses the first responder inside this scroll view when it scrolls, or is scrolled, out of sight.
    ///
    /// Needs no delegate and changes none. The behaviour lives as long as the scroll view or until the token is
    /// cancelled; calling again replaces it.
    ///
    /// A drag is judged when it ends, at the place where the scroll view will rest; only if a delegate, or a collection
    /// view's layout that is not UIKit's own, may rewrite that place is the field judged while the scroll view coasts, as
    /// soon as no place ahead shows it. Everything else that
    /// moves the field is judged once, a tenth of a second after everything has come to rest: scrolls in code and by the
    /// status bar, rows inserted above, rotation, zoom, an outer scroll view. Focus itself is no reason: neither the
    /// scroll that shows a field that was just tapped, nor a keyboard that comes up over it, dismisses it.
    ///
    /// Works in app extensions. Costs, while a turn of the main run loop runs: a few conversions if a first responder is
    /// inside; if none is, a comparison, and the question who is first responder, which all parts of this package share: in
    /// the key window an action without a target, `rk_noteFirstResponder:`, on news such as the end of a drag and otherwise
    /// four times a second at most. Error reporters see it as an action of the app's.
    ///
    /// - Parameters:
    ///   - rule: when a field is dismissed; by default when nothing of it will be visible at rest.
    ///   - ending: whether a field may refuse. One that has refused is asked again only after it has moved again.
    ///   - area: what counts as visible; by default an app's own `contentInset` does.
    @discardableResult
    public func dismissFirstResponder(
      when rule: DismissalRule = .fullyHidden, ending: DismissalEnding = .polite,
      seenIn area: VisibleArea = .insideSafeArea
    ) -> BehaviorToken {
      ScrollDismissal.registry.install(
        ScrollDismissal(
          scrollView: self,
          dismissal: OffscreenDismissal(rule: rule, ending: ending, seenIn: area)), on: self)
    }
  }
#endif
