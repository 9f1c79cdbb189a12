import Foundation

/// The velocity of a finger from its last samples, in points per millisecond (T4.9.6, T4.9.7).
package struct VelocityEstimator: Sendable {
  private struct Sample {
    let time: TimeInterval
    let position: CGPoint
  }

  private var samples: [Sample] = []
  /// A sample at the place of the last one. It counts only if the finger moves again (C5.7).
  private var still: Sample?

  package init() {}

  /// The time at which the finger last moved or touched down, in seconds since boot.
  package var lastMotion: TimeInterval? { samples.last?.time }

  package mutating func add(_ position: CGPoint, at time: TimeInterval) {
    let sample = Sample(time: time, position: position)
    if let last = samples.last {
      if last.position == position {
        still = sample
        return
      }
      if let still, still.time < time { samples.append(still) }
      if samples[samples.count - 1].time >= time { samples.removeLast() }
    }
    still = nil
    samples.append(sample)
    let oldest = time - ScrollPhysics.velocityWindow - 1e-6
    while samples.count > 2, samples[0].time < oldest { samples.removeFirst() }
  }

  /// The velocity, positive in the direction in which the finger moves.
  package var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let span = CGFloat(last.time - first.time) * 1000
    return CGPoint(
      x: (last.position.x - first.position.x) / span,
      y: (last.position.y - first.position.y) / span)
  }
}
