public import Foundation

/// Computes where a scroll view comes to rest from what its delegate learns at the end of a drag.
///
/// The computation follows the measured deceleration: the speed is multiplied by `rate` each
/// millisecond, and the scroll stops at `stopSpeed`. Both axes are independent. Rules for cases
/// that were not measured:
/// - A scroll view that starts outside its limits returns to the edge past which it was pulled,
///   unless its speed carries it far enough to rest inside the limits; with paging it always does.
/// - A rate that is not between 0 and 1 means no deceleration.
/// - A size, an inset or a velocity that is not finite counts as 0. An offset that is NaN counts as
///   the smallest offset.
public enum ScrollProjection {
  /// The speed, in points per millisecond, at which a deceleration stops.
  public static let stopSpeed: CGFloat = 0.01

  /// Returns the content offset, in points, at which the scroll view comes to rest after a drag
  /// ends.
  ///
  /// If the scroll reaches an edge, it ends at that edge, after the bounce. The result is not
  /// rounded to pixels.
  ///
  /// - Parameters:
  ///   - geometry: The scroll view when the finger lifts.
  ///   - velocity: The velocity in points per millisecond, as `scrollViewWillEndDragging` reports
  ///     it, positive where the offset grows.
  ///   - rate: The deceleration rate: the factor by which the speed is multiplied each millisecond.
  ///   - isPaging: Whether to rest on a multiple of the viewport's size: with a velocity above
  ///     `stopSpeed` on the first one ahead, otherwise on the nearest one.
  public static func restingOffset(
    for geometry: ScrollViewGeometry, velocity: CGPoint, rate: CGFloat, isPaging: Bool
  ) -> CGPoint {
    let distance = isFlight(rate) ? rate / (1 - rate) : 0
    return landing(geometry, velocity: velocity, distance: distance, isPaging: isPaging)
  }

  /// Returns the target that UIKit passes to the delegate for the same drag; it differs from the
  /// resting offset by up to 1.7 pt.
  ///
  /// The parameters are those of `restingOffset(for:velocity:rate:isPaging:)`. With `scale`, in
  /// pixels per point, the result is rounded to the pixel as UIKit rounds it.
  public static func targetOffset(
    for geometry: ScrollViewGeometry, velocity: CGPoint, rate: CGFloat, isPaging: Bool,
    scale: CGFloat? = nil
  ) -> CGPoint {
    let distance = isFlight(rate) ? -1 / CGFloat(log(Double(rate))) : 0
    let target = landing(geometry, velocity: velocity, distance: distance, isPaging: isPaging)
    return rounded(target, scale: scale)
  }

  /// Returns where the scroll view rests if UIKit passed `announcedTarget` to its delegate, or the
  /// delegate wrote it.
  ///
  /// On each axis, an announced target within one pixel of `targetOffset` is UIKit's own, and the
  /// result is the computed resting offset. Any other target was written by a delegate: UIKit plans
  /// the deceleration again to end there, or at the edge if the target lies beyond the content. A
  /// paging scroll view ignores a written target. If the target is nil, or a coordinate of it is not
  /// finite, the result is the computed resting offset. All values are in points, content coordinates; `scale`
  /// is in pixels per point.
  public static func restingOffset(
    for geometry: ScrollViewGeometry, velocity: CGPoint, rate: CGFloat, isPaging: Bool,
    announcedTarget: CGPoint?, scale: CGFloat
  ) -> CGPoint {
    let rest = restingOffset(for: geometry, velocity: velocity, rate: rate, isPaging: isPaging)
    guard let announcedTarget, !isPaging, announcedTarget.x.isFinite, announcedTarget.y.isFinite
    else { return rest }
    let target = targetOffset(
      for: geometry, velocity: velocity, rate: rate, isPaging: isPaging, scale: scale)
    let pixel = scale.isFinite && scale > 0 ? 1 / scale : 1
    let written = geometry.clamp(announcedTarget)
    return CGPoint(
      x: abs(announcedTarget.x - target.x) <= pixel ? rest.x : written.x,
      y: abs(announcedTarget.y - target.y) <= pixel ? rest.y : written.y)
  }

  /// Returns an offset in points, rounded to the pixel grid of `scale` pixels per point; unchanged
  /// if the scale is nil, not finite or not above 0.
  public static func rounded(_ offset: CGPoint, scale: CGFloat?) -> CGPoint {
    guard let scale, scale.isFinite, scale > 0 else { return offset }
    return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  private static func isFlight(_ rate: CGFloat) -> Bool { rate > 0 && rate < 1 }

  private static func landing(
    _ geometry: ScrollViewGeometry, velocity: CGPoint, distance: CGFloat, isPaging: Bool
  ) -> CGPoint {
    let start = geometry.contentOffset
    let inside = geometry.clamp(start)
    func free(_ from: CGFloat, _ edge: CGFloat, _ velocity: CGFloat, _ page: CGFloat) -> CGFloat {
      guard !isPaging || from == edge else { return edge }
      let speed = velocity.finiteOrZero
      if isPaging { return self.page(from: from, speed: speed, length: page.finiteOrZero) }
      let flown = max(0, abs(speed) - stopSpeed) * distance
      return speed < 0 ? from - flown : from + flown
    }
    return geometry.clamp(
      CGPoint(
        x: free(start.x, inside.x, velocity.x, geometry.viewport.width),
        y: free(start.y, inside.y, velocity.y, geometry.viewport.height)))
  }

  private static func page(from offset: CGFloat, speed: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let position = offset / length
    let nearest = position.rounded()
    // Ignores rounding errors of the division: a page that has been reached is not a page ahead.
    guard abs(speed) > stopSpeed, abs(position - nearest) > 1e-6 else { return nearest * length }
    return position.rounded(speed > 0 ? .up : .down) * length
  }
}

/// A decision about where a scroll view comes to rest after a drag.
///
/// The value holds every input, so that the answer can be recomputed from the value alone.
public struct ProjectionDecision: Equatable, Sendable {
  /// The scroll view when the finger lifted.
  public let geometry: ScrollViewGeometry
  /// The velocity when the finger lifted, in points per millisecond.
  public let velocity: CGPoint
  /// The deceleration rate: the factor by which the speed is multiplied each millisecond.
  public let rate: CGFloat
  /// Whether the scroll view pages.
  public let isPaging: Bool
  /// The target that UIKit passed to the delegate, or that the delegate wrote, in content
  /// coordinates, points; nil if it is not known.
  public let announcedTarget: CGPoint?
  /// The screen's scale, in pixels per point.
  public let scale: CGFloat
  /// The answer: the resting offset, in content coordinates, points. A recorded decision has the
  /// recorded answer.
  public package(set) var restingOffset: CGPoint

  /// Makes the decision, a pure function of its parameters, by the rules of `ScrollProjection`.
  public static func decide(
    geometry: ScrollViewGeometry, velocity: CGPoint, rate: CGFloat, isPaging: Bool,
    announcedTarget: CGPoint? = nil, scale: CGFloat = 1
  ) -> ProjectionDecision {
    ProjectionDecision(
      geometry: geometry, velocity: velocity, rate: rate, isPaging: isPaging,
      announcedTarget: announcedTarget, scale: scale,
      restingOffset: ScrollProjection.restingOffset(
        for: geometry, velocity: velocity, rate: rate, isPaging: isPaging,
        announcedTarget: announcedTarget, scale: scale))
  }
}
