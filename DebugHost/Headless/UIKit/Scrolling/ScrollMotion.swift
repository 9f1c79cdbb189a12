import Foundation

/// A motion that goes on without a finger, frame by frame.
struct ScrollMotion {
  enum Kind {
    /// Coasting, bouncing, going to a page.
    case flight(x: AxisFlight, y: AxisFlight, limits: UIScrollView.OffsetLimits)
    /// `setContentOffset(_:animated: true)`, at constant velocity (T4.10.13).
    case animation(from: CGPoint, to: CGPoint, reason: AnimationReason)
  }

  enum AnimationReason {
    case code, statusBar
  }

  var kind: Kind
  /// Seconds since boot; for a flight the touch-up (T4.9.13).
  var start: TimeInterval
  /// The time of the last frame.
  var last: TimeInterval
  /// The offset the motion set last; a different one means that other code moved the content.
  var shown: CGPoint
}
