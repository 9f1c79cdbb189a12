public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A rule for what stays in place in a list while its bottom inset changes for the keyboard.
public enum AnchorPolicy: Hashable, Sendable {
  /// The list's end stays visible if the list was within `tolerance` points of its end. Otherwise
  /// the offset changes only to stay within its limits.
  case bottom(tolerance: CGFloat = 1)
  /// The line of content at the bottom of the visible area stays there.
  case readingPosition
  /// The list moves by the smallest distance that shows the first responder with `margin` points
  /// above and below it, or with as many as fit.
  case firstResponder(margin: CGFloat = 8)
  /// The offset does not change, not even to stay within its limits.
  case none

  /// The list's end stays visible if the list was within one point of its end.
  public static var bottom: AnchorPolicy { .bottom(tolerance: 1) }
  /// The list moves by the smallest distance that shows the first responder with 8 points above and
  /// below it, or with as many as fit.
  public static var firstResponder: AnchorPolicy { .firstResponder(margin: 8) }

  /// Returns the content offset, in points, for a list whose adjusted bottom inset changes to
  /// `newInset`.
  ///
  /// `geometry` holds the old inset; `firstResponder` is in content coordinates. The x coordinate
  /// never changes. The y coordinate stays inside the new limits, so that short content never
  /// over-scrolls. There are two exceptions: `.none` keeps every offset, and an offset that the
  /// policy does not change may keep an over-scroll at the top. If the inset or the offset is not
  /// finite, nothing changes. A first responder that does not fit fills the visible area. If the
  /// first responder is nil or not finite, `.firstResponder` only keeps the offset within the
  /// limits.
  public func offset(
    for geometry: ScrollViewGeometry, changingBottomInsetTo newInset: CGFloat,
    firstResponder: CGRect?
  ) -> CGPoint {
    guard newInset.isFinite, geometry.contentOffset.y.isFinite else {
      return geometry.contentOffset
    }
    let changed = geometry.changingBottomInset(to: newInset)
    let moved: CGFloat
    switch self {
    case .none:
      return geometry.contentOffset
    case .bottom(let tolerance):
      // If the inset does not change, the list does not move: an offset within the tolerance stays
      // as it is.
      guard newInset != geometry.inset.bottom, geometry.isAtBottom(tolerance: tolerance) else {
        return Self.unmoved(changed)
      }
      // The offset is counted from the end of the list, not by the change of the inset, so that the
      // list returns exactly to its old offset when the keyboard hides. A list that is scrolled
      // past its end is at its end.
      let distance = max(0, geometry.maximumOffset.y - geometry.contentOffset.y)
      moved = changed.maximumOffset.y - distance
    case .readingPosition:
      moved = geometry.contentOffset.y + (newInset - geometry.inset.bottom.finiteOrZero)
    case .firstResponder(let margin):
      guard let rect = firstResponder, rect.isFinite else { return Self.unmoved(changed) }
      moved = Self.leastOffset(showing: rect, margin: margin, in: changed)
    }
    guard moved != geometry.contentOffset.y else { return Self.unmoved(changed) }
    return CGPoint(x: geometry.contentOffset.x, y: changed.clamp(CGPoint(x: 0, y: moved)).y)
  }

  /// Whether the associated value makes sense: a tolerance or margin is not negative, and a margin
  /// is finite.
  package var isSensible: Bool {
    switch self {
    case .bottom(let tolerance): tolerance >= 0
    case .firstResponder(let margin): margin >= 0 && margin.isFinite
    case .readingPosition, .none: true
    }
  }

  /// Returns the offset of a list that the policy does not move: the current offset, or the largest
  /// allowed offset if the current one exceeds it.
  private static func unmoved(_ geometry: ScrollViewGeometry) -> CGPoint {
    let y = min(geometry.contentOffset.y, geometry.maximumOffset.y)
    return CGPoint(x: geometry.contentOffset.x, y: y)
  }

  private static func leastOffset(
    showing rect: CGRect, margin: CGFloat, in geometry: ScrollViewGeometry
  ) -> CGFloat {
    let visible = geometry.visibleRect(at: .zero)
    let spare = max(0, (visible.size.height - rect.height) / 2)
    let margin = min(max(0, margin.finiteOrZero), spare)
    // At every offset between these two, the whole rectangle is visible. A rectangle taller than
    // the visible area fills it.
    let first = rect.maxY + margin - visible.size.height - visible.origin.y
    let last = rect.minY - margin - visible.origin.y
    return min(max(geometry.contentOffset.y, min(first, last)), max(first, last))
  }
}

/// A decision about where a list scrolls when its bottom inset or its size changes, or when the
/// caret moves.
///
/// The value holds every input, so that the answer can be recomputed from the value alone.
public struct AnchorDecision: Equatable, Sendable {
  /// The policy, which says what stays in place.
  public let policy: AnchorPolicy
  /// The list before the change, with the old inset.
  public let geometry: ScrollViewGeometry
  /// The new adjusted bottom inset, in points.
  public let newBottomInset: CGFloat
  /// The rectangle that `.firstResponder` keeps visible, in content coordinates, points: the first
  /// responder's frame, the line of its caret, or the visible part of either; nil if there is none.
  public let firstResponder: CGRect?
  /// The earlier state of the list from which the offset is counted, as the app or the user last
  /// left it; nil if the offset is counted from `geometry`.
  public let reference: ScrollViewGeometry?
  /// The answer: the content offset to set, in points.
  public package(set) var offset: CGPoint

  /// Makes the decision by the rules of `AnchorPolicy`. The answer depends on the parameters alone.
  ///
  /// An over-scroll at the top stays only if the decision does not move the list. An offset that is
  /// counted from an over-scrolled reference is clamped like every other offset.
  public static func decide(
    policy: AnchorPolicy, geometry: ScrollViewGeometry, changingBottomInsetTo newInset: CGFloat,
    firstResponder: CGRect? = nil, reference: ScrollViewGeometry? = nil
  ) -> AnchorDecision {
    let start = reference ?? geometry
    var offset = geometry.contentOffset
    if policy != .none, newInset.isFinite, start.contentOffset.y.isFinite {
      offset.y =
        policy.offset(
          for: start, changingBottomInsetTo: newInset, firstResponder: firstResponder
        ).y
      if offset.y != geometry.contentOffset.y {
        offset.y = geometry.changingBottomInset(to: newInset).clamp(offset).y
      }
    }
    return AnchorDecision(
      policy: policy, geometry: geometry, newBottomInset: newInset, firstResponder: firstResponder,
      reference: reference, offset: offset)
  }
}
