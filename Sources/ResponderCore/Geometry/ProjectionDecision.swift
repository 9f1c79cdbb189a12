public import Foundation

/// A decision about where a scroll view comes to rest after a drag.
///
/// The value holds every input, so that the answer can be recomputed from the value alone.
public struct ProjectionDecision: Equatable, Codable, Sendable {
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
  /// The answer: the resting offset, in content coordinates, points.
  public let restingOffset: CGPoint

  /// Makes the decision, a pure function of its parameters, by the rules of `ScrollProjection`.
  public static func decide(
    geometry: ScrollViewGeometry, velocity: CGPoint, rate: CGFloat, isPaging: Bool,
    announcedTarget: CGPoint? = nil, scale: CGFloat = 1
  ) -> ProjectionDecision {
    let rest =
      announcedTarget.map {
        ScrollProjection.restingOffset(
          for: geometry, velocity: velocity, rate: rate, isPaging: isPaging, announcedTarget: $0,
          scale: scale)
      }
      ?? ScrollProjection.restingOffset(
        for: geometry, velocity: velocity, rate: rate, isPaging: isPaging)
    return ProjectionDecision(
      geometry: geometry, velocity: velocity, rate: rate, isPaging: isPaging,
      announcedTarget: announcedTarget, scale: scale, restingOffset: rest)
  }

  /// Makes the same decision again from the recorded inputs.
  public func decidedAgain() -> ProjectionDecision {
    Self.decide(
      geometry: geometry, velocity: velocity, rate: rate, isPaging: isPaging,
      announcedTarget: announcedTarget, scale: scale)
  }
}

extension ProjectionDecision: CustomStringConvertible {
  /// One line for logs: the resting offset, the offset when the finger lifted, and whether the
  /// scroll view pages.
  public var description: String {
    "will rest at \(Wording.point(restingOffset)) from \(Wording.point(geometry.contentOffset))"
      + "\(isPaging ? ", paging" : "")"
  }
}
