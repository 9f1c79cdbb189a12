public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A decision about whether a field keeps the keyboard when its scroll view comes to rest.
///
/// The value holds every input, so that the answer can be recomputed from the value alone (design
/// rule 2).
public struct DismissalDecision: Equatable, Codable, Sendable {
  /// What happens to the field.
  public enum Verdict: String, Codable, Sendable, CaseIterable {
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
  /// The rectangles that cover the scroll view, above all the keyboard, in points, in viewport
  /// coordinates.
  ///
  /// (0, 0) is the viewport's top left corner: these rectangles do not scroll with the content.
  public let obscured: [CGRect]
  /// The part of the viewport that the window and enclosing views show, in viewport coordinates;
  /// nil if they show all of it.
  public let clip: CGRect?
  /// The area, in content coordinates, in which the views between the field and the scroll view
  /// show the field; nil if they clip nothing.
  public let fieldClip: CGRect?
  /// The direction in which the scroll view coasts, if the field is judged at the best of the
  /// offsets ahead; each component is -1, 0 or 1.
  ///
  /// Nil if the field is judged at a given offset, and in records of package versions that did not
  /// store the direction.
  public let direction: CGPoint?
  /// The rule that was applied.
  public let rule: DismissalRule
  /// How much of the field is visible at the current offset.
  public let visibilityNow: FieldVisibility
  /// How much of the field will be visible at the resting offset.
  public let visibilityAtRest: FieldVisibility
  /// The largest part of the field, from 0 to 1, that can be visible at its best place in the
  /// viewport; below 1 if, for example, the field is larger than the free area.
  public let bestFraction: CGFloat
  /// The answer.
  public let verdict: Verdict

  /// Makes the decision, a pure function of its parameters.
  ///
  /// `fieldRect`, `fieldClip` and `restingOffset` are in content coordinates, `obscuredBy` and
  /// `clip` in viewport coordinates, all in points. The rule judges the visible part relative to
  /// the largest part that can be visible, so a field larger than the free area is never dismissed
  /// for its size. If bars and the keyboard cover everything, no rule dismisses the field, because
  /// no scroll has hidden it. If the enclosing views hide all of the scroll view, every rule
  /// dismisses the field, except a threshold that is NaN or not above 0. A field without a finite
  /// place or without a size keeps the keyboard, as does any field in a viewport without a width or
  /// a height. A field with a size on one axis only is judged as a line. If a component of the
  /// resting offset is not finite, the current offset's component replaces it.
  public static func decide(
    fieldRect: CGRect, geometry: ScrollViewGeometry, restingOffset: CGPoint,
    obscuredBy obscured: [CGRect], clip: CGRect? = nil, fieldClip: CGRect? = nil,
    rule: DismissalRule = .fullyHidden
  ) -> DismissalDecision {
    DismissalDecision(
      fieldRect: fieldRect, geometry: geometry, restingOffset: restingOffset, obscured: obscured,
      clip: clip, fieldClip: fieldClip, direction: nil, rule: rule)
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
    obscuredBy obscured: [CGRect], clip: CGRect? = nil, fieldClip: CGRect? = nil,
    rule: DismissalRule = .fullyHidden
  ) -> DismissalDecision {
    let window = ViewportWindow(geometry: geometry, clip: clip, obscured: obscured)
    func sign(_ way: CGFloat) -> CGFloat { way > 0 ? 1 : way < 0 ? -1 : 0 }
    let way = CGPoint(x: sign(direction.x), y: sign(direction.y))
    let start = geometry.clamp(geometry.contentOffset)
    let (first, last) = (geometry.minimumOffset, geometry.maximumOffset)
    let end = CGPoint(
      x: way.x == 0 ? start.x : way.x > 0 ? last.x : first.x,
      y: way.y == 0 ? start.y : way.y > 0 ? last.y : first.y)
    return DismissalDecision(
      fieldRect: fieldRect, geometry: geometry,
      restingOffset: window.bestOffset(for: fieldRect, within: fieldClip, from: start, to: end)
        ?? start,
      obscured: obscured, clip: clip, fieldClip: fieldClip, direction: way, rule: rule)
  }

  private init(
    fieldRect: CGRect, geometry: ScrollViewGeometry, restingOffset: CGPoint, obscured: [CGRect],
    clip: CGRect?, fieldClip: CGRect?, direction: CGPoint?, rule: DismissalRule
  ) {
    self.fieldRect = fieldRect
    self.geometry = geometry
    self.restingOffset = restingOffset
    self.obscured = obscured
    self.clip = clip
    self.fieldClip = fieldClip
    self.direction = direction
    self.rule = rule
    let window = ViewportWindow(geometry: geometry, clip: clip, obscured: obscured)
    visibilityNow = window.visibility(
      of: fieldRect, within: fieldClip, at: geometry.contentOffset)
    visibilityAtRest = window.visibility(
      of: fieldRect, within: fieldClip,
      at: CGPoint(
        x: restingOffset.x.isFinite ? restingOffset.x : geometry.contentOffset.x,
        y: restingOffset.y.isFinite ? restingOffset.y : geometry.contentOffset.y))
    bestFraction = window.bestFraction(of: fieldRect, within: fieldClip)
    // If the best fraction is 0, either the field cannot be judged or no place shows any of it.
    let part = bestFraction > 0 ? visibilityAtRest.fraction / bestFraction : 0
    let judged =
      rule == .fullyHidden
      ? visibilityAtRest
      : FieldVisibility(fraction: part, hiddenSide: visibilityAtRest.hiddenSide)
    let isKept =
      !Self.canJudge(fieldRect, geometry) || bestFraction <= 0 && window.isWhollyCovered(geometry)
    verdict = !isKept && rule.shouldDismiss(judged) ? .dismiss : .keep
  }

  /// Returns whether the field's rectangle is finite and has a width or a height, and whether the
  /// viewport has both.
  private static func canJudge(_ field: CGRect, _ geometry: ScrollViewGeometry) -> Bool {
    Patch(field) != nil && (field.size.width != 0 || field.size.height != 0)
      && geometry.viewport.width > 0 && geometry.viewport.height > 0
  }

  /// Makes the same decision again from the recorded inputs. The result equals this decision,
  /// unless the record was altered or comes from a version of the package with other rules.
  public func decidedAgain() -> DismissalDecision {
    decided(for: fieldRect, in: geometry, restingAt: restingOffset)
  }

  /// Makes the decision again, with the same rule, direction, covers and clips, for another place
  /// of the field and another geometry of the scroll view.
  func decided(
    for fieldRect: CGRect, in geometry: ScrollViewGeometry, restingAt restingOffset: CGPoint
  ) -> DismissalDecision {
    if let direction {
      return Self.decide(
        fieldRect: fieldRect, geometry: geometry, coastingIn: direction, obscuredBy: obscured,
        clip: clip, fieldClip: fieldClip, rule: rule)
    }
    return Self.decide(
      fieldRect: fieldRect, geometry: geometry, restingOffset: restingOffset, obscuredBy: obscured,
      clip: clip, fieldClip: fieldClip, rule: rule)
  }

  /// Returns whether no part of a field would be visible even if there were no keyboard and the app
  /// had made no room for a keyboard.
  ///
  /// `room` is the height, in points, by which the viewport has shrunk for the keyboard; the other
  /// parameters are those of `decide`.
  package static func isOutOfSight(
    fieldRect: CGRect, geometry: ScrollViewGeometry, clip: CGRect?, fieldClip: CGRect?,
    besidesKeyboardRoom room: CGFloat
  ) -> Bool {
    var free = geometry.changingBottomInset(to: 0)
    free.hiding = free.hiding.map {
      Insets(top: $0.top, left: $0.left, bottom: min(0, $0.bottom), right: $0.right)
    }
    free.viewport.height += room
    return decide(
      fieldRect: fieldRect, geometry: free, restingOffset: free.contentOffset, obscuredBy: [],
      // The clip grows at both ends, because the bottom of a flipped list is at its clip's top.
      clip: clip?.insetBy(dx: 0, dy: -room), fieldClip: fieldClip
    ).shouldDismiss
  }

  /// Returns whether the decision is worth reporting. A decision about a list that coasts, or about
  /// a drag that has come to rest, matters only if it dismisses the field.
  package func isNews(for cause: DismissalCause) -> Bool {
    shouldDismiss || cause != .coasting && cause != .restAfterDrag
  }

  /// Whether at least a part of the field lies in the viewport, regardless of keyboard and bars.
  package var isInViewport: Bool {
    guard let field = Patch(fieldRect),
      let viewport = Patch(CGRect(origin: geometry.contentOffset, size: geometry.viewport))
    else { return false }
    return field.intersection(viewport) != nil
  }

  /// Whether scrolling, within the limits, would bring at least a part of the field into the
  /// viewport, regardless of keyboard and bars.
  package var canBeReached: Bool {
    let (first, last) = (geometry.minimumOffset, geometry.maximumOffset)
    let reach = CGRect(
      x: first.x, y: first.y, width: last.x - first.x + geometry.viewport.width,
      height: last.y - first.y + geometry.viewport.height)
    guard let field = Patch(fieldRect), let reach = Patch(reach) else { return false }
    return field.intersection(reach) != nil
  }

  /// Whether scrolling down, within the limits, would bring the field's bottom edge into the
  /// visible part of the content. If that edge is not hidden below, the value says instead whether
  /// scrolling up would bring in the top edge. A missing distance of up to 1 pt is ignored. False
  /// if no content is visible.
  package var canBeScrolledFree: Bool {
    let seen = visibleRect
    guard !seen.isNull else { return false }
    let (now, least, most) = (
      geometry.contentOffset.y, geometry.minimumOffset.y, geometry.maximumOffset.y
    )
    let (up, down) = (seen.minY - fieldRect.minY, fieldRect.maxY - seen.maxY)
    return down > 0 ? down <= most - now + 1 : up <= now - least + 1
  }

  /// The part of the content that is visible now, in content coordinates, points; null if nothing
  /// is visible. A cover is subtracted only where it takes a strip along a whole edge.
  public var visibleRect: CGRect {
    ViewportWindow(geometry: geometry, clip: clip, obscured: obscured).freeArea
      .offsetBy(dx: geometry.contentOffset.x, dy: geometry.contentOffset.y)
  }

  /// Whether the field is asked to resign.
  public var shouldDismiss: Bool { verdict == .dismiss }

  /// The decision as a sentence with its numbers.
  public var reason: String {
    guard Self.canJudge(fieldRect, geometry) else {
      return "Keep: the field or the viewport has no size that could be judged."
    }
    let side = visibilityAtRest.hiddenSide.map { ", hidden \($0.phrase)" } ?? ""
    let best = bestFraction < 1 ? " (at best \(Wording.percent(bestFraction)))" : ""
    return "\(verdict == .keep ? "Keep" : "Dismiss"): "
      + "\(Wording.percent(visibilityAtRest.fraction))\(best) of the field will be visible "
      + "at rest at \(Wording.point(restingOffset))\(side); the rule is to \(rule)."
  }
}

extension DismissalDecision: CustomStringConvertible {
  /// The text of `reason`.
  public var description: String { reason }
}
