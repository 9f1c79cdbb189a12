import Foundation

/// What an offset does along one axis once the finger is gone: coast, bounce, or go to a page (T4.9.10 to T4.9.36).
package struct AxisFlight: Equatable, Sendable {
  private var coasting: Deceleration?
  /// Seconds until the spring takes over from the coasting.
  private var springStart: TimeInterval = 0
  private var spring: BounceSpring?
  /// Where it ends.
  package private(set) var rest: CGFloat
  /// Seconds from the release to the end.
  package private(set) var duration: TimeInterval

  /// Whether the end is an edge, a page or a chosen target, and not merely where the speed ran out.
  package private(set) var hasExactRest = true

  /// What may be passed, and how.
  package struct Track: Equatable, Sendable {
    package var limits: ClosedRange<CGFloat>
    package var rate: CGFloat
    package var bounces: Bool

    package init(limits: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool) {
      self.limits = limits
      self.rate = rate
      self.bounces = bounces
    }

    package func clamp(_ value: CGFloat) -> CGFloat {
      min(max(value, limits.lowerBound), limits.upperBound)
    }
  }

  /// No motion.
  package init(restingAt position: CGFloat) {
    rest = position
    duration = 0
  }

  /// The flight of content let go at `position` with a velocity. Past an edge it springs back from a standstill of the
  /// finger's making (T4.9.29), unless the finger throws it far enough into the content to coast there; that exception is
  /// our choice, no trace shows it (U5.2).
  package init(
    releasedAt position: CGFloat, velocity: CGFloat, on track: Track,
    choice: ScrollPhysics.Configuration.HeldRelease
  ) {
    let edge = track.clamp(position)
    let distance = position - edge
    let free = Deceleration(start: position, velocity: velocity, rate: track.rate)
    if distance == 0 || free.time(at: edge) != nil, free.duration > 0 {
      self.init(coasting: free, on: track)
    } else {
      self.init(
        springing: distance == 0 ? nil : .heldRelease(distance: distance, choice: choice),
        to: edge, bounces: track.bounces)
    }
  }

  /// The flight of content that already moves, after its edges or the app's code moved it.
  package init(movingAt position: CGFloat, velocity: CGFloat, on track: Track) {
    let edge = track.clamp(position)
    if position == edge {
      self.init(
        coasting: Deceleration(start: position, velocity: velocity, rate: track.rate), on: track)
    } else {
      self.init(
        springing: .critical(distance: position - edge, velocity: velocity * 1000), to: edge,
        bounces: track.bounces)
    }
  }

  /// The flight to a target that the delegate chose (T4.9.32, T4.9.33).
  package init(from position: CGFloat, to target: CGFloat, on track: Track) {
    self.init(
      coasting: Deceleration(start: position, endingAt: target, rate: track.rate), on: track)
    rest = track.clamp(target)
    hasExactRest = true
  }

  /// The flight to a page. How UIKit moves there is not known; the bounce's spring, as fast as it can start without
  /// passing the page, is our choice.
  package init(from position: CGFloat, toPage target: CGFloat, velocity: CGFloat) {
    let distance = position - target
    let fastest = abs(distance) * ScrollPhysics.bounceFrequency
    let speed = min(max(velocity * 1000, -fastest), fastest)
    let isTowards = speed * distance < 0
    self.init(
      springing: .critical(distance: distance, velocity: isTowards ? speed : 0), to: target,
      bounces: true)
  }

  private init(springing spring: BounceSpring?, to edge: CGFloat, bounces: Bool) {
    self.init(restingAt: edge)
    guard bounces, let spring else { return }
    self.spring = spring
    duration = spring.settlingTime
  }

  /// Free up to the edge, then the spring with the speed it has there, from the whole millisecond before (T4.9.27).
  private init(coasting: Deceleration, on track: Track) {
    self.init(restingAt: coasting.rest)
    self.coasting = coasting
    duration = coasting.duration
    hasExactRest = false
    let edge = track.clamp(coasting.rest)
    guard edge != coasting.rest, let crossing = coasting.time(at: edge) else { return }
    rest = edge
    hasExactRest = true
    guard track.bounces else {
      duration = crossing
      return
    }
    springStart = (crossing * 1000).rounded(.down) / 1000
    let spring = BounceSpring.critical(
      distance: coasting.position(at: springStart) - edge,
      velocity: coasting.velocity(at: springStart) * 1000)
    self.spring = spring
    duration = springStart + spring.settlingTime
  }

  package func position(at time: TimeInterval) -> CGFloat {
    if time >= duration - 1e-9 { return rest }
    if let spring, time >= springStart { return rest + spring.distance(at: time - springStart) }
    return coasting?.position(at: time) ?? rest
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    if time >= duration - 1e-9 { return 0 }
    if let spring, time >= springStart { return spring.velocity(at: time - springStart) / 1000 }
    return coasting?.velocity(at: time) ?? 0
  }

  package func isOver(at time: TimeInterval) -> Bool { time >= duration - 1e-9 }
}
