import Foundation

/// The constants of touch scrolling (4.9), and the answers to the questions that the facts leave
/// open, as plain values without views.
///
/// Unless a name says otherwise, lengths are in points, times in seconds, and velocities in points
/// per millisecond. A velocity is positive in the direction in which the offset grows (T4.9.1,
/// T4.9.2).
package enum ScrollPhysics {
  /// The travel before the pan begins, which is subtracted from the drag's travel (T4.9.3, T4.9.4).
  package static let slop: CGFloat = 10
  /// The speed at which deceleration ends (T4.9.15).
  package static let stopSpeed: CGFloat = 0.01
  /// The speed below which a release does not start coasting if the choice is
  /// `Hold.keepsVelocity` (C5.7).
  package static let cutOffSpeed: CGFloat = 0.27
  /// The maximum age of the samples that determine the velocity (T4.9.7). A finger that has not
  /// moved for longer counts as still.
  package static let velocityWindow: TimeInterval = 0.1
  /// The fraction of the finger's travel past an edge that the content follows at first (T4.9.24).
  package static let bandStiffness: CGFloat = 0.55
  /// The angular frequency of the bounce, per second (T4.9.26).
  package static let bounceFrequency: CGFloat = 10.9
  /// The distance from the edge below which a bounce is over (T4.9.30).
  package static let settledDistance: CGFloat = 0.5
  /// The duration of `setContentOffset(_:animated:)` (T4.10.14).
  package static let animationDuration: TimeInterval = 0.3

  /// The answers to the questions that the sources leave open. Each property starts with the
  /// default of `Facts/Conflicts.md`, and can be set to the other behaviours.
  package struct Configuration: Equatable, Sendable {
    /// The speed with which content starts to move back when the finger releases it past an edge
    /// (C5.6).
    package enum HeldRelease: Equatable, Sendable {
      /// At 7.23 points per second for each point past the edge.
      case proportional
      /// At 1700 points per second, whatever the distance.
      case constant
      /// From rest, as the sum of two decays with rates of 9 and 46 per second.
      case overdampedPair
    }

    /// The velocity that UIKit reports for a finger that is still before it lifts (C5.7).
    package enum Hold: Equatable, Sendable {
      /// UIKit reports the finger's last velocity. A speed below `cutOffSpeed` counts as zero.
      case keepsVelocity
      /// If the content is inside its limits, and the finger has been still for longer than
      /// `velocityWindow`, the velocity is zero. Otherwise UIKit reports the last velocity.
      case clearsVelocity
    }

    package var heldRelease = HeldRelease.proportional
    package var hold = Hold.keepsVelocity
    /// Whether a paging scroll view moves to the target that its delegate sets (C5.8).
    package var delegateMovesPagingTarget = false
    /// Whether the scroll view reports the end of coasting as soon as a touch stops it (C5.13).
    /// Otherwise it reports the end only when the touch has ended without a drag.
    package var touchEndsDeceleration = false
    /// Whether the horizontal safe area counts if `alwaysBounceHorizontal` is true, as the vertical
    /// one counts if `alwaysBounceVertical` is true (C5.17).
    package var horizontalBounceCountsSafeArea = true

    package init() {}
  }
}
