import Foundation

/// The speed of a number, such as the scale of a pinch or the angle of a rotation, from its samples
/// of the last 100 ms (T4.9.7).
struct ValueVelocity {
  private var samples = TouchVelocity()

  mutating func add(_ value: CGFloat, at time: TimeInterval) {
    samples.add(CGPoint(x: value, y: 0), at: time)
  }

  /// The velocity, in units per second.
  var perSecond: CGFloat { samples.pointsPerSecond.x }
}
