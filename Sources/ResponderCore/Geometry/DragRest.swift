package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Where a scroll view comes to rest after a drag, as far as that is known when the finger lifts.
package struct DragRest: Sendable {
  /// The highest speed, in points per millisecond, at which UIKit may treat a release as having no
  /// speed. The exact limit is unknown (between .19 and .625, C5.7).
  private static let doubtfulSpeed: CGFloat = 0.625

  /// Where the scroll view is expected to rest.
  package let projection: ProjectionDecision
  /// The other offsets at which the scroll view may rest instead, in content coordinates, points.
  package let others: [CGPoint]
  /// Whether the drag alone decides where the scroll view rests and what is visible there. False
  /// during a pinch, and if the finger pulls the keyboard along. Also false if the scroll view
  /// coasts after a scroll by a pointer or a trackpad, or towards a target that a delegate or a
  /// layout may change without the package's knowledge.
  package let isKnown: Bool

  /// Creates the value from what is known when the finger lifts.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity, in points per millisecond.
  ///   - isDecelerating: Whether the scroll view coasts.
  ///   - isLocked: Whether the scroll view may scroll on one axis only.
  ///   - target: The target that the scroll view passed to its delegate, or that the delegate
  ///     wrote; nil without a delegate that tells. With a target, the velocity is the delegate's,
  ///     and `isDecelerating`, `isLocked` and `mayBeRetargeted` do not matter.
  ///   - mayBeRetargeted: Whether the scroll view's delegate or layout may change the target
  ///     without this package's knowledge, or a pointer or a trackpad scrolls (T4.9.45).
  ///   - endsAlone: False during a pinch, and if the finger pulls the keyboard along: these also
  ///     decide what will be visible.
  package init(
    geometry: ScrollViewGeometry, velocity: CGPoint, isDecelerating: Bool, rate: CGFloat,
    isPaging: Bool, isLocked: Bool, scale: CGFloat, target: CGPoint? = nil, mayBeRetargeted: Bool,
    endsAlone: Bool
  ) {
    func rest(_ velocity: CGPoint) -> ProjectionDecision {
      .decide(
        geometry: geometry, velocity: velocity, rate: rate, isPaging: isPaging,
        announcedTarget: target, scale: scale)
    }
    if let target {
      projection = rest(velocity)
      // It is not established whether a paging scroll view rests where its delegate says (C5.8).
      others = isPaging ? [geometry.clamp(target)] : []
      isKnown = endsAlone
      return
    }
    let velocity = isDecelerating ? velocity : .zero
    projection = rest(velocity)
    var others: [CGPoint] = []
    // A scroll view that decelerates inside its limits and does not page had a speed when the
    // finger lifted. With paging, or beyond an edge, UIKit moves the scroll view even without any
    // speed. So in these two cases UIKit may have ignored a small speed.
    let isPastEdge = geometry.clamp(geometry.contentOffset) != geometry.contentOffset
    let speed = max(abs(velocity.x), abs(velocity.y))
    if speed > 0, speed <= Self.doubtfulSpeed, isPaging || isPastEdge {
      others.append(rest(.zero).restingOffset)
    }
    if isLocked, velocity.x != 0, velocity.y != 0 {
      others.append(rest(CGPoint(x: velocity.x, y: 0)).restingOffset)
      others.append(rest(CGPoint(x: 0, y: velocity.y)).restingOffset)
    }
    self.others = others
    isKnown = endsAlone && !(isDecelerating && mayBeRetargeted)
  }

  /// Returns the decision for the expected resting place; nil if the verdict would differ at
  /// another possible resting place, or if the resting place is not known yet.
  package func decision(_ decide: (CGPoint) -> DismissalDecision) -> DismissalDecision? {
    guard isKnown else { return nil }
    let decision = decide(projection.restingOffset)
    let isCertain = others.allSatisfy { decide($0).shouldDismiss == decision.shouldDismiss }
    return isCertain ? decision : nil
  }
}
