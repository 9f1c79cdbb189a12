import Foundation

/// The motion of an offset along one axis after the finger has lifted: the content coasts, bounces,
/// or moves to a page or to the delegate's target (T4.9.10 to T4.9.36).
package struct AxisFlight: Equatable, Sendable {
  private var coasting: Deceleration?
  /// The time after which the spring takes over from the deceleration, in seconds.
  private var springStart: TimeInterval = 0
  private var spring: BounceSpring?
  /// The offset at which the motion ends.
  package private(set) var rest: CGFloat
  /// The time from the start of the motion to its end, in seconds.
  package private(set) var duration: TimeInterval

  /// Whether the motion ends at an edge, a page or a chosen target, or is at rest from the start,
  /// rather than ending where its speed runs out.
  package private(set) var hasExactRest = true

  /// The limits of the motion, its deceleration rate, and whether it bounces.
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

  /// Creates a motion that is already at rest.
  package init(restingAt position: CGFloat) {
    rest = position
    duration = 0
  }

  /// Creates the motion of content that the finger releases at `position` with a velocity. Past an
  /// edge, the content springs back, and the finger's velocity has no influence (T4.9.29). The only
  /// exception is a velocity that is high enough for the content to coast back inside the limits.
  /// That exception is our choice, because no trace shows it (U5.2).
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

  /// Creates the remaining motion after the app's code has moved the content or the edges have
  /// changed.
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

  /// Creates the motion to a target that the delegate chose (T4.9.32, T4.9.33).
  package init(from position: CGFloat, to target: CGFloat, on track: Track) {
    self.init(
      coasting: Deceleration(start: position, endingAt: target, rate: track.rate), on: track)
    rest = track.clamp(target)
    hasExactRest = true
  }

  /// Creates the motion to a page. It is not known how UIKit moves there. We use the spring of the
  /// bounce. It starts with the velocity of the content, reduced if the content would otherwise
  /// pass the page. It starts from rest if the velocity points away from the page.
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

  /// Creates a motion that coasts. If it reaches an edge, the spring takes over at the last whole
  /// millisecond before that, with the speed of that moment (T4.9.27). Without a bounce, the motion
  /// ends at the edge.
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
