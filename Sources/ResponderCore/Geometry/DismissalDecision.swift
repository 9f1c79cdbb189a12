public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A decision about whether a field keeps the keyboard when its scroll view comes to rest.
///
/// The value holds every input, so that the answer can be recomputed from the value alone. A
/// recorded decision has the recorded answer.
public struct DismissalDecision: Equatable, Sendable {
  /// What happens to the field.
  public enum Verdict: String, Sendable, CaseIterable {
    /// The field keeps the keyboard.
    case keep
    /// The field is asked to resign.
    case dismiss
  }

  /// The rectangle of the field (in a web view, of the caret), in points, in content coordinates of
  /// the scroll view.
  public let fieldRect: CGRect
  /// The scroll view at the time of the decision.
  public let geometry: ScrollViewGeometry
  /// The offset at which the field is judged, in points, in content coordinates.
  ///
  /// This is where the scroll view will rest. If there is a `direction`, it is the offset ahead
  /// that shows most of the field or, if no part of the viewport is free, the current offset,
  /// clamped to the limits.
  public let restingOffset: CGPoint
  /// What the keyboard covers, in points, in viewport coordinates; nil if it covers nothing.
  ///
  /// (0, 0) is the viewport's top left corner: the rectangle does not scroll with the content.
  public let obscured: CGRect?
  /// The part of the viewport that the window and enclosing views show, in viewport coordinates;
  /// nil if they show all of it.
  public let clip: CGRect?
  /// The area, in content coordinates, in which the views between the field and the scroll view
  /// show the field; nil if they clip nothing.
  public let fieldClip: CGRect?
  /// The direction in which the scroll view coasts, if the field is judged at the best of the
  /// offsets ahead; each component is -1, 0 or 1.
  ///
  /// Nil if the field is judged at a given offset.
  public package(set) var direction: CGPoint?
  /// The rule that was applied.
  public let rule: DismissalRule
  /// How much of the field is visible at the current offset.
  public package(set) var visibilityNow: FieldVisibility
  /// How much of the field will be visible at the resting offset.
  public package(set) var visibilityAtRest: FieldVisibility
  /// The largest part of the field, from 0 to 1, that can be visible at its best place in the
  /// viewport; below 1 if, for example, the field is larger than the free area.
  public package(set) var bestFraction: CGFloat
  /// The answer.
  public package(set) var verdict: Verdict

  /// Makes the decision, a pure function of its parameters.
  ///
  /// `fieldRect`, `fieldClip` and `restingOffset` are in content coordinates, `obscuredBy` and
  /// `clip` in viewport coordinates, all in points. The rule judges the visible part relative to
  /// the largest part that can be visible, so a field larger than the free area is never dismissed
  /// for its size. If bars and the keyboard cover everything, no rule dismisses the field, because
  /// no scroll has hidden it. If the enclosing views hide all of the scroll view, every rule
  /// dismisses the field, except a threshold that is NaN or not above 0. A field or a viewport
  /// without a finite place or without a size keeps the keyboard. A field with a size on one axis
  /// only is judged as a line.
  public static func decide(
    fieldRect: CGRect, geometry: ScrollViewGeometry, restingOffset: CGPoint,
    obscuredBy obscured: CGRect?, clip: CGRect? = nil, fieldClip: CGRect? = nil,
    rule: DismissalRule = .fullyHidden
  ) -> DismissalDecision {
    let viewport = Viewport(geometry, clip: clip, keyboard: obscured)
    let atRest = viewport.visibility(
      of: fieldRect, within: fieldClip,
      at: CGPoint(
        x: restingOffset.x.isFinite ? restingOffset.x : geometry.contentOffset.x,
        y: restingOffset.y.isFinite ? restingOffset.y : geometry.contentOffset.y))
    let best = viewport.bestFraction(of: fieldRect, within: fieldClip)
    // If the best fraction is 0, either the field cannot be judged or no place shows any of it.
    let part = best > 0 ? atRest.fraction / best : 0
    let judged =
      rule == .fullyHidden ? atRest : FieldVisibility(fraction: part, hiddenSide: atRest.hiddenSide)
    let isKept = !canJudge(fieldRect, geometry) || best <= 0 && viewport.isWhollyCovered(geometry)
    return DismissalDecision(
      fieldRect: fieldRect, geometry: geometry, restingOffset: restingOffset, obscured: obscured,
      clip: clip, fieldClip: fieldClip, rule: rule,
      visibilityNow: viewport.visibility(
        of: fieldRect, within: fieldClip, at: geometry.contentOffset),
      visibilityAtRest: atRest, bestFraction: best,
      verdict: !isKept && rule.shouldDismiss(judged) ? .dismiss : .keep)
  }

  /// Makes the decision for a coasting scroll view, at the best of all offsets where the scroll
  /// view may still stop.
  ///
  /// A coasting scroll view never reverses inside its limits, so it stops between its current
  /// offset and the edge ahead. If the rule dismisses the field even at the offset that shows most
  /// of it, the rule dismisses it at every offset ahead, even at a target that a delegate sets.
  /// `direction` is the direction in which the offset moves. A component that is 0 or NaN means no
  /// motion on that axis.
  public static func decide(
    fieldRect: CGRect, geometry: ScrollViewGeometry, coastingIn direction: CGPoint,
    obscuredBy obscured: CGRect?, clip: CGRect? = nil, fieldClip: CGRect? = nil,
    rule: DismissalRule = .fullyHidden
  ) -> DismissalDecision {
    let viewport = Viewport(geometry, clip: clip, keyboard: obscured)
    func sign(_ way: CGFloat) -> CGFloat { way > 0 ? 1 : way < 0 ? -1 : 0 }
    let way = CGPoint(x: sign(direction.x), y: sign(direction.y))
    let start = geometry.clamp(geometry.contentOffset)
    let (first, last) = (geometry.minimumOffset, geometry.maximumOffset)
    let end = CGPoint(
      x: way.x == 0 ? start.x : way.x > 0 ? last.x : first.x,
      y: way.y == 0 ? start.y : way.y > 0 ? last.y : first.y)
    var decision = decide(
      fieldRect: fieldRect, geometry: geometry,
      restingOffset: viewport.bestOffset(for: fieldRect, within: fieldClip, from: start, to: end)
        ?? start,
      obscuredBy: obscured, clip: clip, fieldClip: fieldClip, rule: rule)
    decision.direction = way
    return decision
  }

  /// Returns whether the field's rectangle is finite and has a width or a height, and whether the
  /// viewport has both.
  package static func canJudge(_ field: CGRect, _ geometry: ScrollViewGeometry) -> Bool {
    field.isFinite && (field.size.width != 0 || field.size.height != 0)
      && geometry.viewport.width > 0 && geometry.viewport.height > 0
  }

  /// Returns whether no part of the field would be visible at the current offset even if there were
  /// no keyboard and the app had made no room for a keyboard.
  ///
  /// `room` is the height, in points, by which the viewport has shrunk for the keyboard.
  package func isOutOfSight(besidesKeyboardRoom room: CGFloat) -> Bool {
    var free = geometry.changingBottomInset(to: 0)
    free.hiding = free.hiding.map {
      Insets(top: $0.top, left: $0.left, bottom: min(0, $0.bottom), right: $0.right)
    }
    free.viewport.height += room
    return Self.decide(
      fieldRect: fieldRect, geometry: free, restingOffset: free.contentOffset, obscuredBy: nil,
      // The clip grows at both ends, because the bottom of a flipped list is at its clip's top.
      clip: clip?.insetBy(dx: 0, dy: -room), fieldClip: fieldClip
    ).shouldDismiss
  }

  /// Returns whether the decision is worth reporting. A decision about a list that coasts, or about
  /// a drag that has come to rest, matters only if it dismisses the field.
  package func isWorthReporting(for cause: DismissalCause) -> Bool {
    shouldDismiss || cause != .coasting && cause != .restAfterDrag
  }

  /// Whether at least a part of the field lies in the viewport, regardless of keyboard and bars.
  package var isInViewport: Bool {
    fieldRect.common(CGRect(origin: geometry.contentOffset, size: geometry.viewport)) != nil
  }

  /// Whether scrolling, within the limits, would bring at least a part of the field into the
  /// viewport, regardless of keyboard and bars.
  package var canBeReached: Bool {
    let (first, last) = (geometry.minimumOffset, geometry.maximumOffset)
    let reach = CGRect(
      x: first.x, y: first.y, width: last.x - first.x + geometry.viewport.width,
      height: last.y - first.y + geometry.viewport.height)
    return fieldRect.common(reach) != nil
  }

  /// The part of the content that is visible now, in content coordinates, points; null if nothing
  /// is visible. Of the parts above, below, left and right of the keyboard, this is the largest.
  public var visibleRect: CGRect {
    Viewport(geometry, clip: clip, keyboard: obscured).freeArea
      .offsetBy(dx: geometry.contentOffset.x, dy: geometry.contentOffset.y)
  }

  /// Whether the field is asked to resign.
  public var shouldDismiss: Bool { verdict == .dismiss }
}
