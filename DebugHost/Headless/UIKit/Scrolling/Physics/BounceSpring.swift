import Foundation

/// The motion back to an edge, as a signed distance from the edge over time in seconds (T4.9.26,
/// T4.9.29 to T4.9.31).
package enum BounceSpring: Equatable, Sendable {
  /// A critically damped spring: `(x0 + (v0 + ω·x0)·t)·e^(−ω·t)`. The velocity is in points per
  /// second.
  case critical(distance: CGFloat, velocity: CGFloat)
  /// Another answer to C5.6: the sum of two decays, which starts from rest.
  case pair(distance: CGFloat)

  private static let inwardSpeedPerDistance: CGFloat = 7.23
  private static let constantInwardSpeed: CGFloat = 1700
  private static let slow: CGFloat = 9
  private static let fast: CGFloat = 46

  /// Returns the spring of content that the finger releases past an edge (T4.9.29, C5.6).
  package static func heldRelease(
    distance: CGFloat, choice: ScrollPhysics.Configuration.HeldRelease
  ) -> BounceSpring {
    switch choice {
    case .proportional:
      .critical(distance: distance, velocity: -inwardSpeedPerDistance * distance)
    case .constant:
      .critical(
        distance: distance, velocity: distance < 0 ? constantInwardSpeed : -constantInwardSpeed)
    case .overdampedPair: .pair(distance: distance)
    }
  }

  package func distance(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(max(0, time))
    switch self {
    case .critical(let x, let v):
      let omega = ScrollPhysics.bounceFrequency
      return (x + (v + omega * x) * time) * exp(-omega * time)
    case .pair(let x):
      let (a, b) = (Self.slow, Self.fast)
      return x * (b * exp(-a * time) - a * exp(-b * time)) / (b - a)
    }
  }

  /// Returns the velocity in points per second.
  package func velocity(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(max(0, time))
    switch self {
    case .critical(let x, let v):
      let omega = ScrollPhysics.bounceFrequency
      let slope = v + omega * x
      return (slope - omega * (x + slope * time)) * exp(-omega * time)
    case .pair(let x):
      let (a, b) = (Self.slow, Self.fast)
      return x * a * b * (exp(-b * time) - exp(-a * time)) / (b - a)
    }
  }

  /// The time at which the content is farthest from the edge on its last swing, in seconds. After
  /// that it only approaches the edge.
  private var turningTime: TimeInterval {
    guard case .critical(let x, let v) = self else { return 0 }
    let omega = ScrollPhysics.bounceFrequency
    let slope = v + omega * x
    return slope == 0 ? 0 : max(0, Double(v / (omega * slope)))
  }

  /// The time after which the content stays less than half a point from the edge, in seconds
  /// (T4.9.30).
  package var settlingTime: TimeInterval {
    var low = turningTime
    guard abs(distance(at: low)) >= ScrollPhysics.settledDistance else { return low }
    var high = low + 0.25
    while abs(distance(at: high)) >= ScrollPhysics.settledDistance, high < 60 { high += 0.25 }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if abs(distance(at: middle)) < ScrollPhysics.settledDistance {
        high = middle
      } else {
        low = middle
      }
    }
    return high
  }
}
