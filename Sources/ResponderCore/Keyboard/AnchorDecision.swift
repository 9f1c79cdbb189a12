public import Foundation

/// A decision about where a list scrolls when its bottom inset or its size changes, or when the
/// caret moves.
///
/// The value holds every input, so that the answer can be recomputed from the value alone.
public struct AnchorDecision: Equatable, Codable, Sendable {
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
  public let offset: CGPoint

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

  /// Makes the same decision again from the recorded inputs.
  public func decidedAgain() -> AnchorDecision {
    Self.decide(
      policy: policy, geometry: geometry, changingBottomInsetTo: newBottomInset,
      firstResponder: firstResponder, reference: reference)
  }
}

extension AnchorDecision: CustomStringConvertible {
  /// One line for logs: the policy, and the change of the inset and of the offset.
  public var description: String {
    let from = geometry.contentOffset
    let moves =
      offset == from ? "stays at \(Wording.point(from))" : "moves to \(Wording.point(offset))"
    return "\(policy): inset \(Wording.points(geometry.inset.bottom)) to "
      + "\(Wording.points(newBottomInset)), \(moves)"
  }
}
