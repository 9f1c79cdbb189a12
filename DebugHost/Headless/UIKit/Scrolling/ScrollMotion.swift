import Foundation

/// A motion that continues without a finger, frame by frame.
struct ScrollMotion {
  enum Kind {
    /// Coasting, a bounce, or the motion to a page.
    case flight(x: AxisFlight, y: AxisFlight, limits: UIScrollView.OffsetLimits)
    /// `setContentOffset(_:animated: true)`, at constant velocity (T4.10.13).
    case animation(from: CGPoint, to: CGPoint, reason: AnimationReason)
  }

  enum AnimationReason {
    case code, statusBar
  }

  var kind: Kind
  /// The start time, in seconds since boot. For a flight, it is the time of the touch-up (T4.9.13)
  /// or, if the content or its edges have moved since then, the time at which the flight continued
  /// from its new place.
  var start: TimeInterval
  /// The time of the last frame, in seconds since boot.
  var last: TimeInterval
  /// The offset that the motion set last. A different offset means that other code has moved the
  /// content.
  var shown: CGPoint
}
