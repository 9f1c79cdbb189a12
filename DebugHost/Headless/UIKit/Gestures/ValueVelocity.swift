import Foundation

/// The speed of a number, from its samples of the last 100 ms: a pinch's scale, a rotation's angle (T4.9.7).
struct ValueVelocity {
  private var samples = TouchVelocity()

  mutating func add(_ value: CGFloat, at time: TimeInterval) {
    samples.add(CGPoint(x: value, y: 0), at: time)
  }

  /// Units per second.
  var perSecond: CGFloat { samples.pointsPerSecond.x }
}
