import Foundation

/// The values that a scroll view computes when a finger lifts: the velocity and the target for the
/// delegate, and the flight, which is the motion that follows (T4.9.8 to T4.9.36).
package struct Release: Equatable, Sendable {
  /// One axis of a scroll view at the moment of release.
  package struct Axis: Equatable, Sendable {
    package var offset: CGFloat
    package var limits: ClosedRange<CGFloat>
    /// The length of the bounds along the axis.
    package var length: CGFloat
    /// Whether the content can move along the axis (T4.9.43).
    package var isScrollable: Bool
    package var bounces: Bool

    package init(
      offset: CGFloat, limits: ClosedRange<CGFloat>, length: CGFloat, isScrollable: Bool = true,
      bounces: Bool = true
    ) {
      self.offset = offset
      self.limits = limits
      self.length = length
      self.isScrollable = isScrollable
      self.bounces = bounces
    }

    var isPastEdge: Bool { isScrollable && !limits.contains(offset) }
  }

  package let x: Axis
  package let y: Axis
  package let rate: CGFloat
  package let isPaging: Bool
  package let grid: PixelGrid
  package let configuration: ScrollPhysics.Configuration
  /// The velocity that the delegate receives, in points per millisecond.
  package let velocity: CGPoint
  /// The target that the delegate receives, unless a subclass of `UIScrollView` changes it (T4.9.18
  /// to T4.9.22). Coasting content stops slightly before the target (T4.9.19).
  package let target: CGPoint

  /// - Parameters:
  ///   - velocity: The finger's velocity, reversed to the direction of the offset, before any
  ///     cut-off.
  ///   - heldFor: The time for which the finger has been still, in seconds.
  package init(
    x: Axis, y: Axis, velocity: CGPoint, heldFor: TimeInterval, rate: CGFloat, isPaging: Bool,
    grid: PixelGrid, configuration: ScrollPhysics.Configuration = .init()
  ) {
    self.x = x
    self.y = y
    self.rate = rate
    self.isPaging = isPaging
    self.grid = grid
    self.configuration = configuration
    var kept = CGPoint(x: x.isScrollable ? velocity.x : 0, y: y.isScrollable ? velocity.y : 0)
    switch configuration.hold {
    case .keepsVelocity:
      // The small tolerance is necessary because sums of sample times are not exact.
      if hypot(kept.x, kept.y) < ScrollPhysics.cutOffSpeed - 1e-9 { kept = .zero }
    case .clearsVelocity:
      if heldFor > ScrollPhysics.velocityWindow, !x.isPastEdge, !y.isPastEdge { kept = .zero }
    }
    self.velocity = kept
    target = CGPoint(
      x: Self.target(of: x, velocity: kept.x, rate: rate, isPaging: isPaging, grid: grid),
      y: Self.target(of: y, velocity: kept.y, rate: rate, isPaging: isPaging, grid: grid))
  }

  private static func target(
    of axis: Axis, velocity: CGFloat, rate: CGFloat, isPaging: Bool, grid: PixelGrid
  ) -> CGFloat {
    guard axis.isScrollable else { return axis.offset }
    if isPaging {
      return Paging(length: axis.length).target(
        from: axis.offset, velocity: velocity, limits: axis.limits)
    }
    let free = Deceleration(start: axis.offset, velocity: velocity, rate: rate)
    let target = free.duration > 0 ? grid.round(free.reportedTarget) : axis.offset
    return min(max(target, axis.limits.lowerBound), axis.limits.upperBound)
  }

  /// Returns the flights to the target that the delegate chose; nil if nothing moves. A paging
  /// scroll view ignores that target, unless the configuration says otherwise.
  package func flight(to chosen: CGPoint) -> (x: AxisFlight, y: AxisFlight)? {
    let isHonoured = !isPaging || configuration.delegateMovesPagingTarget
    let chosen = isHonoured && chosen.x.isFinite && chosen.y.isFinite ? chosen : target
    let flights = (
      x: flight(of: x, velocity: velocity.x, target: target.x, chosen: chosen.x),
      y: flight(of: y, velocity: velocity.y, target: target.y, chosen: chosen.y)
    )
    let isMoving = flights.x.duration > 0 || flights.y.duration > 0
    return isMoving || flights.x.rest != x.offset || flights.y.rest != y.offset ? flights : nil
  }

  private func flight(of axis: Axis, velocity: CGFloat, target: CGFloat, chosen: CGFloat)
    -> AxisFlight
  {
    let track = AxisFlight.Track(limits: axis.limits, rate: rate, bounces: axis.bounces)
    let isWayBackBlocked = axis.isPastEdge && !axis.limits.contains(chosen)
    if chosen != target, !isWayBackBlocked {
      return AxisFlight(from: axis.offset, to: chosen, on: track)
    }
    guard axis.isScrollable else { return AxisFlight(restingAt: axis.offset) }
    if isPaging, !axis.isPastEdge {
      return AxisFlight(from: axis.offset, toPage: target, velocity: velocity)
    }
    return AxisFlight(
      releasedAt: axis.offset, velocity: velocity, on: track, choice: configuration.heldRelease)
  }
}
