import Foundation

/// Free coasting along one axis (T4.9.10 to T4.9.20).
package struct Deceleration: Equatable, Sendable {
  package let start: CGFloat
  package let velocity: CGFloat
  /// The fraction of the speed that is left after a millisecond.
  package let rate: CGFloat

  package init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = min(max(rate, 0.5), 0.9999)
  }

  /// Creates a deceleration that ends at `target`, with the initial speed that this requires
  /// (T4.9.32, T4.9.33).
  package init(start: CGFloat, endingAt target: CGFloat, rate: CGFloat) {
    self.init(start: start, velocity: 0, rate: rate)
    let distance = target - start
    guard distance != 0 else { return }
    let speed = abs(distance) / travelPerSpeed + ScrollPhysics.stopSpeed
    self = Deceleration(start: start, velocity: distance > 0 ? speed : -speed, rate: rate)
  }

  /// The distance, in points, for each point per millisecond of the initial speed: 499 at the
  /// normal rate (T4.9.11).
  private var travelPerSpeed: CGFloat { rate / (1 - rate) }

  private var direction: CGFloat { velocity < 0 ? -1 : 1 }

  /// The part of the speed above the speed at which the motion stops.
  private var usefulSpeed: CGFloat { max(0, abs(velocity) - ScrollPhysics.stopSpeed) }

  /// The time until the motion stops, in seconds (T4.9.16).
  package var duration: TimeInterval {
    guard usefulSpeed > 0 else { return 0 }
    return Double(log(ScrollPhysics.stopSpeed / abs(velocity)) / log(rate)) / 1000
  }

  /// The offset at which the motion stops (T4.9.17).
  package var rest: CGFloat { start + direction * usefulSpeed * travelPerSpeed }

  /// The offset that the scroll view reports to its delegate as its target. It is slightly farther
  /// than `rest`, by up to 1.7 points in the traces (T4.9.18, T4.9.19).
  package var reportedTarget: CGFloat { start - direction * usefulSpeed / log(rate) }

  package func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return rest }
    return start + velocity * travelPerSpeed * (1 - pow(rate, CGFloat(max(0, time) * 1000)))
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    time < duration ? velocity * pow(rate, CGFloat(max(0, time) * 1000)) : 0
  }

  /// Returns the time until the motion passes `position`, in seconds; nil if it stops there or
  /// before, or moves away from it.
  package func time(at position: CGFloat) -> TimeInterval? {
    let distance = (position - start) * direction
    guard distance >= 0, distance < usefulSpeed * travelPerSpeed else { return nil }
    let left = 1 - distance / (abs(velocity) * travelPerSpeed)
    return Double(log(left) / log(rate)) / 1000
  }
}
