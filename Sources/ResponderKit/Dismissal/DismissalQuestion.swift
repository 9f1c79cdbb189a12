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

    /// Nil where it is not known what of the first responder is to be seen.
    init?(_ field: UIView, in scrollView: UIScrollView, for dismissal: OffscreenDismissal) {
      guard let rect = field.focusRect else { return nil }
      self.scrollView = scrollView
      self.field = field
      fieldRect = scrollView.convert(rect, from: field)
      geometry = ScrollViewGeometry(scrollView, seenIn: dismissal.area)
      obscured = scrollView.obscuredByKeyboard
      clip = scrollView.viewportClip(seenIn: dismissal.area)
      fieldClip = scrollView.contentClip(around: field, seenIn: dismissal.area)
      rule = dismissal.rule
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

    /// Whether the field is out of sight whatever the keyboard and the room made for it do; of the viewport's height it has
    /// taken so many points.
    func isOutOfSight(besidesKeyboardRoom room: CGFloat) -> Bool {
      DismissalDecision.isOutOfSight(
        fieldRect: fieldRect, geometry: geometry, clip: clip, fieldClip: fieldClip,
        besidesKeyboardRoom: room)
    }
  }
#endif
