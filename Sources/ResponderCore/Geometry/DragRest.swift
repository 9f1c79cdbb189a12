package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Where a scroll view comes to rest after a drag, as far as that is known when the finger lifts.
package struct DragRest: Equatable, Sendable {
  /// Up to this speed, in points per millisecond, UIKit may treat a release as having no speed
  /// (between .19 and .625, C5.7).
  private static let doubtfulSpeed: CGFloat = 0.625

  /// Where the scroll view is expected to rest.
  package let projection: ProjectionDecision
  /// Where else it may rest, in content coordinates, points.
  package let others: [CGPoint]
  /// Whether the resting place is known. False if something else decides it: a delegate or a layout
  /// that changes the target, a pinch, or a keyboard that the finger pulls along.
  package let isKnown: Bool

  /// Creates the value from what a scroll view passes to its delegate when the finger lifts.
  ///
  /// - Parameter endsAlone: Whether neither a pinch nor a pulled keyboard decides what will be
  ///   visible.
  package static func told(
    geometry: ScrollViewGeometry, velocity: CGPoint, rate: CGFloat, isPaging: Bool,
    target: CGPoint, scale: CGFloat, endsAlone: Bool
  ) -> DragRest {
    DragRest(
      projection: .decide(
        geometry: geometry, velocity: velocity, rate: rate, isPaging: isPaging,
        announcedTarget: target, scale: scale),
      // Whether a paging scroll view goes where its delegate says is not established (C5.8).
      others: isPaging ? [geometry.clamp(target)] : [], isKnown: endsAlone)
  }

  /// Creates the value from what can be observed after the finger has lifted, without the
  /// delegate's parameters.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity, in points per millisecond.
  ///   - isDecelerating: Whether the scroll view coasts; otherwise it stays, or returns to the edge
  ///     past which it was pulled.
  ///   - mayBeRetargeted: Whether UIKit lets its delegate or its layout change the target, which
  ///     this package cannot see.
  ///   - isIndirect: Whether a pointer or a trackpad scrolls; its coasting follows other laws
  ///     (T4.9.45).
  package static func seen(
    geometry: ScrollViewGeometry, velocity: CGPoint, isDecelerating: Bool, rate: CGFloat,
    isPaging: Bool, isLocked: Bool, scale: CGFloat, mayBeRetargeted: Bool, isIndirect: Bool,
    endsAlone: Bool
  ) -> DragRest {
    func rest(_ velocity: CGPoint) -> ProjectionDecision {
      .decide(
        geometry: geometry, velocity: velocity, rate: rate, isPaging: isPaging, scale: scale)
    }
    let velocity = isDecelerating ? velocity : .zero
    var others: [CGPoint] = []
    // A scroll view that decelerates inside its limits does so with the finger's speed. Without any
    // speed it also moves to a page, or back to an edge past which it was pulled, so there a small
    // speed says nothing.
    let isPastEdge = geometry.clamp(geometry.contentOffset) != geometry.contentOffset
    let speed = max(abs(velocity.x), abs(velocity.y))
    if speed > 0, speed <= doubtfulSpeed, isPaging || isPastEdge {
      others.append(rest(.zero).restingOffset)
    }
    if isLocked, velocity.x != 0, velocity.y != 0 {
      others.append(rest(CGPoint(x: velocity.x, y: 0)).restingOffset)
      others.append(rest(CGPoint(x: 0, y: velocity.y)).restingOffset)
    }
    return DragRest(
      projection: rest(velocity), others: others,
      isKnown: endsAlone && !(isDecelerating && (mayBeRetargeted || isIndirect)))
  }

  /// Returns the decision that holds wherever the scroll view comes to rest; nil if that is not
  /// known yet.
  package func decision(_ decide: (CGPoint) -> DismissalDecision) -> DismissalDecision? {
    guard isKnown else { return nil }
    let decision = decide(projection.restingOffset)
    let isCertain = others.allSatisfy { decide($0).shouldDismiss == decision.shouldDismiss }
    return isCertain ? decision : nil
  }
}
