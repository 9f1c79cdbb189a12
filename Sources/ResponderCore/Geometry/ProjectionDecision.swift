public import Foundation

/// The question where a scroll view will rest after a drag, with the answer.
///
/// Holds everything that went into it, so that the answer can be recomputed from the value alone.
public struct ProjectionDecision: Equatable, Codable, Sendable {
  /// The scroll view when the finger left.
  public let geometry: ScrollViewGeometry
  /// The velocity the delegate was told, in points per millisecond.
  public let velocity: CGPoint
  /// The deceleration rate, the factor by which speed falls each millisecond.
  public let rate: CGFloat
  /// Whether the scroll view pages.
  public let isPaging: Bool
  /// The target the delegate was told or has written, in content coordinates, points; nil if nobody knows it.
  public let announcedTarget: CGPoint?
  /// Pixels per point of the screen.
  public let scale: CGFloat
  /// The answer: where it will rest, in content coordinates, points.
  public let restingOffset: CGPoint

  /// Answers the question; a pure function of its parameters, by the rules of `ScrollProjection`.
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

  /// The same question answered again from the recorded inputs.
  public func decidedAgain() -> ProjectionDecision {
    Self.decide(
      geometry: geometry, velocity: velocity, rate: rate, isPaging: isPaging,
      announcedTarget: announcedTarget, scale: scale)
  }
}

extension ProjectionDecision: CustomStringConvertible {
  /// One line for logs: velocity and where the scroll view will rest.
  public var description: String {
    "will rest at \(Wording.point(restingOffset)) from \(Wording.point(geometry.contentOffset))"
      + "\(isPaging ? ", paging" : "")"
  }
}
