import Foundation

/// The speed of a finger, from the samples of its last 100 ms of motion (T4.9.6, T4.9.7).
///
/// A finger that lies still sends no samples, so a pause does not clear the speed (T4.9.9, C5.7).
package struct TouchVelocity: Sendable {
  private struct Sample {
    let time: TimeInterval
    let point: CGPoint
  }

  private static let window: TimeInterval = 0.1
  private var samples: [Sample] = []

  package init() {}

  /// Adds the place of the finger. If the finger has not moved, this adds nothing.
  package mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = samples.last {
      guard point != last.point else { return }
      if last.time >= time { samples.removeLast() }
    }
    samples.append(Sample(time: time, point: point))
    // The tolerance of a hundredth of a millisecond is needed because times are sums of fractions.
    samples.removeAll { $0.time < time - Self.window - 1e-5 }
  }

  /// The velocity, in points per second.
  package var pointsPerSecond: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let elapsed = last.time - first.time
    return CGPoint(
      x: (last.point.x - first.point.x) / elapsed, y: (last.point.y - first.point.y) / elapsed)
  }
}
