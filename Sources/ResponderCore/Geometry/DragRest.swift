package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Where a scroll view comes to rest after a drag, as far as that can be told as the finger lifts.
package struct DragRest: Equatable, Sendable {
  /// Up to this speed, in points per millisecond, UIKit may count a release as none (between .19 and .625, C5.7).
  private static let doubtfulSpeed: CGFloat = 0.625

  /// Where it is expected to rest.
  package let projection: ProjectionDecision
  /// Where else it may rest, content coordinates, points.
  package let others: [CGPoint]
  /// False where something else decides: a delegate or a layout that retargets, a pinch, a keyboard pulled along.
  package let isKnown: Bool

  /// By what a scroll view tells its delegate as the finger lifts.
  ///
  /// - `endsAlone`: neither a pinch nor a keyboard that is pulled along decides what will be seen.
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

  /// By what is seen from outside when the finger has lifted, `velocity` being the finger's.
  ///
  /// - `isDecelerating`: the scroll view coasts; otherwise it stays, or returns to the edge it was pulled over.
  /// - `mayBeRetargeted`: its delegate or its layout is asked for a target that nobody else learns.
  /// - `isIndirect`: a pointer or a trackpad scrolls, whose coasting follows laws of its own (T4.9.45).
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
    // What decelerates inside its limits does so with the finger's speed. A page, or an edge it was pulled over,
    // it also reaches without, so there a small speed says nothing.
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

  /// The answer that holds wherever it comes to rest; nil where it cannot be told yet.
  package func decision(_ decide: (CGPoint) -> DismissalDecision) -> DismissalDecision? {
    guard isKnown else { return nil }
    let decision = decide(projection.restingOffset)
    let isCertain = others.allSatisfy { decide($0).shouldDismiss == decision.shouldDismiss }
    return isCertain ? decision : nil
  }
}
