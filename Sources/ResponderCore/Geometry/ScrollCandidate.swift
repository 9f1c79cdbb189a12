package import Foundation

/// A scroll view near a probe to which a view modifier may have been applied.
///
/// Rectangles are in the window's coordinates. Of two candidates with the same number of steps, the
/// one drawn first comes first.
package struct ScrollCandidate: Equatable, Sendable {
  package enum Kind: Sendable {
    case list
    /// A carousel, or a pager.
    case sideways
    /// A text view, which is a scroll view too but never the one that the modifier means.
    case text
  }

  /// Where the candidate is relative to the probe. A view's overlay comes after the view
  /// (T4.20.14).
  package enum Side: Sendable {
    case before, after, around
  }

  package var kind: Kind
  package var side: Side
  /// How many views up from the probe the nearest common ancestor is; that is the candidate itself
  /// if it encloses the probe.
  package var steps: Int
  package var frame: CGRect
  /// The frame less the adjusted insets: roughly the place that SwiftUI gives the list's siblings
  /// (T4.20.6).
  package var inner: CGRect

  package init(kind: Kind, side: Side, steps: Int, frame: CGRect, inner: CGRect) {
    (self.kind, self.side, self.steps) = (kind, side, steps)
    (self.frame, self.inner) = (frame, inner)
  }
}
