#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The values on which a decision about a first responder in a scroll view depends, read once.
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

    /// Returns nil if the part of the first responder that has to be visible is unknown.
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

    /// Decides for a scroll view that rests, or will rest, at an offset.
    func decide(restingAt offset: CGPoint) -> DismissalDecision {
      DismissalDecision.decide(
        fieldRect: fieldRect, geometry: geometry, restingOffset: offset, obscuredBy: obscured,
        clip: clip, fieldClip: fieldClip, rule: rule)
    }

    /// Decides for a scroll view that coasts in a direction and may stop anywhere ahead.
    func decide(coastingIn direction: CGPoint) -> DismissalDecision {
      DismissalDecision.decide(
        fieldRect: fieldRect, geometry: geometry, coastingIn: direction, obscuredBy: obscured,
        clip: clip, fieldClip: fieldClip, rule: rule)
    }

    /// Returns whether the field would be out of sight even without the keyboard. `room` is the
    /// height, in points, by which the keyboard has made the viewport shorter.
    func isOutOfSight(besidesKeyboardRoom room: CGFloat) -> Bool {
      DismissalDecision.isOutOfSight(
        fieldRect: fieldRect, geometry: geometry, clip: clip, fieldClip: fieldClip,
        besidesKeyboardRoom: room)
    }
  }
#endif
