#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// A first responder in a scroll view, with everything about both that a decision needs, read once.
  @MainActor
  struct DismissalQuestion {
    let scrollView: UIScrollView
    let field: UIView
    let fieldRect: CGRect
    let geometry: ScrollViewGeometry
    let obscured: [CGRect]
    let clip: CGRect?
    let fieldClip: CGRect?
    let rule: DismissalRule

    init(_ field: UIView, in scrollView: UIScrollView, rule: DismissalRule) {
      self.scrollView = scrollView
      self.field = field
      fieldRect = scrollView.contentRect(of: field)
      geometry = ScrollViewGeometry(scrollView)
      obscured = scrollView.obscuredByKeyboard
      clip = scrollView.viewportClip
      fieldClip = scrollView.contentClip(around: field)
      self.rule = rule
    }

    /// For a scroll view that will rest, or rests, at an offset.
    func decide(restingAt offset: CGPoint) -> DismissalDecision {
      DismissalDecision.decide(
        fieldRect: fieldRect, geometry: geometry, restingOffset: offset, obscuredBy: obscured,
        clip: clip, fieldClip: fieldClip, rule: rule)
    }

    /// For a scroll view that coasts in a direction and may stop anywhere ahead.
    func decide(coastingIn direction: CGPoint) -> DismissalDecision {
      DismissalDecision.decide(
        fieldRect: fieldRect, geometry: geometry, coastingIn: direction, obscuredBy: obscured,
        clip: clip, fieldClip: fieldClip, rule: rule)
    }

    /// Whether the field is out of sight whatever the keyboard and the room made for it do.
    var isOutsideViewport: Bool {
      DismissalDecision.decide(
        fieldRect: fieldRect, geometry: geometry.changingBottomInset(to: 0),
        restingOffset: geometry.contentOffset, obscuredBy: [], clip: clip, fieldClip: fieldClip
      ).shouldDismiss
    }
  }
#endif
