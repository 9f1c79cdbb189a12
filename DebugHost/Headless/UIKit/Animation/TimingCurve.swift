import Foundation

/// The progress of an animation as a function of time.
package enum TimingCurve: Equatable, Sendable {
  case linear
  /// A unit cubic Bézier curve from (0, 0) to (1, 1).
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A damped spring from 0 to 1. It counts time in seconds.
  case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double)

  package static let easeInOut = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  package static let easeIn = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = TimingCurve.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let coreAnimationDefault = TimingCurve.cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// The curve with which the keyboard moves (T4.13.16).
  package static let keyboard = TimingCurve.spring(
    mass: 3, stiffness: 1000, damping: 500, velocity: 0)

  /// Creates the curve for a raw value, as in bits 16 and up of the animation options. The
  /// keyboard's raw value is 7 (T4.13.12).
  package init(rawCurve: Int) {
    switch rawCurve {
    case 1: self = .easeIn
    case 2: self = .easeOut
    case 3: self = .linear
    case 7: self = .keyboard
    default: self = .easeInOut
    }
  }

  /// Returns a spring with the given damping ratio that has visibly settled after `duration`
  /// seconds.
  package static func spring(dampingRatio: Double, duration: Double, velocity: Double)
    -> TimingCurve
  {
    let ratio = min(max(dampingRatio, 0.01), 1)
    // At the end of the duration, the envelope exp(-ratio·ω·t) has fallen to a thousandth.
    let frequency = log(1000) / (ratio * max(duration, 0.001))
    return .spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  /// Returns the progress, from 0 at the start to 1 at the end, `elapsed` seconds into an animation
  /// of `duration` seconds.
  package func progress(elapsed: Double, duration: Double) -> Double {
    guard duration > 0, elapsed < duration else { return 1 }
    guard elapsed > 0 else { return 0 }
    switch self {
    case .linear:
      return elapsed / duration
    case .cubic(let x1, let y1, let x2, let y2):
      return Self.solveCubic(at: elapsed / duration, x1, y1, x2, y2)
    case .spring(let mass, let stiffness, let damping, let velocity):
      func solve(_ time: Double) -> Double {
        Self.solveSpring(
          at: time, mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
      }
      // The keyboard's spring has not quite settled at the end of its duration. The scale prevents
      // a jump there.
      return self == .keyboard ? solve(elapsed) / solve(duration) : solve(elapsed)
    }
  }

  private static func solveCubic(
    at x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
      ((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t * t + 3 * a * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return bezier(y1, y2, (low + high) / 2)
  }

  private static func solveSpring(
    at time: Double, mass: Double, stiffness: Double, damping: Double, velocity: Double
  ) -> Double {
    let omega = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    // The spring equation gives the remaining distance: 1 at the start, with the given initial
    // speed.
    let speed = -velocity
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let envelope = exp(-ratio * omega * time)
      let sine = (speed + ratio * omega) / damped
      return 1 - envelope * (cos(damped * time) + sine * sin(damped * time))
    }
    // Core Animation treats an overdamped spring as a critically damped one.
    return 1 - (1 + (speed + omega) * time) * exp(-omega * time)
  }
}
