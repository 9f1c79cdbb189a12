public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The question whether a field may keep the keyboard when its scroll view comes to rest, with the answer.
///
/// Holds everything that was judged, so that the answer can be recomputed from the value alone (design rule 2).
public struct DismissalDecision: Equatable, Codable, Sendable {
  /// What is to happen.
  public enum Verdict: String, Codable, Sendable, CaseIterable {
    /// The field keeps the keyboard.
    case keep
    /// The field is asked to give it up.
    case dismiss
  }

  /// The field, in points, in content coordinates of the scroll view.
  public let fieldRect: CGRect
  /// The scroll view when the question was asked.
  public let geometry: ScrollViewGeometry
  /// Where the scroll view will rest, in points, in content coordinates.
  public let restingOffset: CGPoint
  /// What covers the scroll view, the keyboard first of all, in points, in viewport coordinates.
  ///
  /// (0, 0) is the viewport's top left corner: these rectangles do not scroll with the content.
  public let obscured: [CGRect]
  /// What enclosing scroll views and the window leave of the viewport, in viewport coordinates; nil for all of it.
  public let clip: CGRect?
  /// What scroll views between the field and this one leave of the field, in content coordinates; nil for all of it.
  public let fieldClip: CGRect?
  /// The way in which the offset moves while it coasts, where the resting offset is the best of the places ahead; nil
  /// where the scroll view is judged at a given one, and in records of versions that did not keep it.
  public let direction: CGPoint?
  /// The rule asked.
  public let rule: DismissalRule
  /// How the field is seen at the present offset.
  public let visibilityNow: FieldVisibility
  /// How the field will be seen at rest.
  public let visibilityAtRest: FieldVisibility
  /// The part of the field, from 0 to 1, that could be seen at best; below 1 where it is larger than the free area.
  public let bestFraction: CGFloat
  /// The answer.
  public let verdict: Verdict

  /// Answers the question; a pure function of its parameters.
  ///
  /// `fieldRect` and `restingOffset` are in content coordinates, `obscuredBy` and `clip` in viewport coordinates, all in
  /// points. The rule is asked about the visible part compared with what could be seen at best, so that a field larger
  /// than the free area is never dismissed for its size. Where bars and the keyboard cover everything no rule dismisses:
  /// no scrolling has hidden the field; where what encloses the scroll view leaves nothing of it each does. What cannot be
  /// judged, because the field is not a place, or it or the viewport has no size, is kept; a line is judged. A component
  /// of the resting offset that is no number counts as no motion.
  public static func decide(
    fieldRect: CGRect, geometry: ScrollViewGeometry, restingOffset: CGPoint,
    obscuredBy obscured: [CGRect], clip: CGRect? = nil, fieldClip: CGRect? = nil,
    rule: DismissalRule = .fullyHidden
  ) -> DismissalDecision {
    DismissalDecision(
      fieldRect: fieldRect, geometry: geometry, restingOffset: restingOffset, obscured: obscured,
      clip: clip, fieldClip: fieldClip, direction: nil, rule: rule)
  }

  /// The same question for a scroll view that coasts: judged at the best of all places where it may still stop.
  ///
  /// A coasting scroll view never turns round inside its limits, so it stops between where it is and the edge ahead. If
  /// even the place in between that shows most of the field does not satisfy the rule, none does, whoever has written
  /// to the target. `direction` is the way the offset moves; an axis that is 0 or no number does not move.
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
    // Where nothing could be seen at all, either nothing is judged or nothing is seen.
    let part = bestFraction > 0 ? visibilityAtRest.fraction / bestFraction : 0
    let judged =
      rule == .fullyHidden
      ? visibilityAtRest
      : FieldVisibility(fraction: part, hiddenSide: visibilityAtRest.hiddenSide)
    let isKept =
      !Self.canJudge(fieldRect, geometry) || bestFraction <= 0 && window.isWhollyCovered(geometry)
    verdict = !isKept && rule.shouldDismiss(judged) ? .dismiss : .keep
  }

  /// Whether both have a size, the field at least on one axis.
  private static func canJudge(_ field: CGRect, _ geometry: ScrollViewGeometry) -> Bool {
    Patch(field) != nil && (field.size.width != 0 || field.size.height != 0)
      && geometry.viewport.width > 0 && geometry.viewport.height > 0
  }

  /// The same question answered again from the recorded inputs; equal to this one unless the record was altered.
  public func decidedAgain() -> DismissalDecision { decided(for: fieldRect) }

  /// The same question about a field in another place.
  func decided(for fieldRect: CGRect) -> DismissalDecision {
    if let direction {
      return Self.decide(
        fieldRect: fieldRect, geometry: geometry, coastingIn: direction, obscuredBy: obscured,
        clip: clip, fieldClip: fieldClip, rule: rule)
    }
    return Self.decide(
      fieldRect: fieldRect, geometry: geometry, restingOffset: restingOffset, obscuredBy: obscured,
      clip: clip, fieldClip: fieldClip, rule: rule)
  }

  /// Whether a field is out of sight whatever the keyboard and the room that was made for it do.
  ///
  /// `room`: by so many points the viewport has become lower for the keyboard; all else as for `decide`.
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
      // On both sides: a flipped list's bottom is its top.
      clip: clip?.insetBy(dx: 0, dy: -room), fieldClip: fieldClip
    ).shouldDismiss
  }

  /// Whether the answer is one that was not known before: what coasts, and a drag that came to rest where it was
  /// expected to, are judged only to dismiss.
  package func isNews(for cause: DismissalCause) -> Bool {
    shouldDismiss || cause != .coasting && cause != .restAfterDrag
  }

  /// Whether the field lies in the viewport, as far as keyboard and bars leave that aside.
  package var isInViewport: Bool {
    guard let field = Patch(fieldRect),
      let viewport = Patch(CGRect(origin: geometry.contentOffset, size: geometry.viewport))
    else { return false }
    return field.intersection(viewport) != nil
  }

  /// Whether scrolling up or down, within the limits, would show all of the field, or as much as there is room for.
  package var canBeScrolledFree: Bool {
    let seen = visibleRect
    guard !seen.isNull else { return false }
    let (now, least, most) = (
      geometry.contentOffset.y, geometry.minimumOffset.y, geometry.maximumOffset.y
    )
    let (up, down) = (seen.minY - fieldRect.minY, fieldRect.maxY - seen.maxY)
    return down > 0 ? down <= most - now + 1 : up <= now - least + 1
  }

  /// What is truly visible of the content now, in content coordinates, points; null when nothing is.
  public var visibleRect: CGRect {
    ViewportWindow(geometry: geometry, clip: clip, obscured: obscured).freeArea
      .offsetBy(dx: geometry.contentOffset.x, dy: geometry.contentOffset.y)
  }

  /// Whether the field is asked to give up the keyboard.
  public var shouldDismiss: Bool { verdict == .dismiss }

  /// The answer as a sentence with its numbers.
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
  /// The sentence of `reason`.
  public var description: String { reason }
}
