import Foundation

/// The numbers and the open questions of touch scrolling; plain values, no views (4.9).
///
/// Lengths in points, times in seconds, velocities in points per millisecond and positive where the offset grows
/// (T4.9.1, T4.9.2), unless a name says otherwise.
package enum ScrollPhysics {
  /// Travel before the pan begins, and what is taken off the travel (T4.9.3, T4.9.4).
  package static let slop: CGFloat = 10
  /// Deceleration ends at this speed (T4.9.15).
  package static let stopSpeed: CGFloat = 0.01
  /// A release slower than this does not coast (C5.7).
  package static let cutOffSpeed: CGFloat = 0.27
  /// Samples younger than this make the velocity (T4.9.7).
  package static let velocityWindow: TimeInterval = 0.1
  /// How much of the way past an edge the content follows at first (T4.9.24).
  package static let bandStiffness: CGFloat = 0.55
  /// Angular frequency of the bounce, per second (T4.9.26).
  package static let bounceFrequency: CGFloat = 10.9
  /// A bounce nearer than this to the edge is over (T4.9.30).
  package static let settledDistance: CGFloat = 0.5
  /// How long `setContentOffset(_:animated:)` takes (T4.10.14).
  package static let animationDuration: TimeInterval = 0.3

  /// The answers to questions which the sources leave open; each has the default of part 5 and the other behaviour.
  package struct Configuration: Equatable, Sendable {
    /// How content that was held past an edge starts its way back (C5.6).
    package enum HeldRelease: Equatable, Sendable {
      /// At 7.23 times the distance a second.
      case proportional
      /// At 1700 points a second whatever the distance.
      case constant
      /// From rest, as the sum of two decays, 9 and 46 a second.
      case overdampedPair
    }

    /// What a finger that lies still before it lifts does to the velocity (C5.7).
    package enum Hold: Equatable, Sendable {
      /// The finger keeps its velocity, but a speed under the cut-off counts as zero.
      case keepsVelocity
      /// Inside the content the velocity is zero; past an edge UIKit reports the last one.
      case clearsVelocity
    }

    package var heldRelease = HeldRelease.proportional
    package var hold = Hold.keepsVelocity
    /// Whether a paging view goes where its delegate says (C5.8).
    package var delegateMovesPagingTarget = false
    /// Whether a touch that stops the coasting reports its end before the next drag begins (C5.13).
    package var touchEndsDeceleration = false
    /// Whether `alwaysBounceHorizontal` makes the horizontal safe area count, as the vertical one does (C5.17).
    package var horizontalBounceCountsSafeArea = true

    package init() {}
  }
}
