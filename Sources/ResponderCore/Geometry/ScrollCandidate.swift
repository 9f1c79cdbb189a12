package import Foundation

/// A scroll view to which a view modifier of the package may have been applied.
///
/// The modifier adds an overlay to its view: the probe, from which the package searches for that
/// scroll view. Rectangles are in the window's coordinates. In an array, candidates with the same
/// number of steps are in the order in which they are drawn.
package struct ScrollCandidate: Equatable, Sendable {
  package enum Kind: Sendable {
    case list
    /// A scroll view that scrolls sideways only, or that pages.
    case sideways
    /// A text view: a scroll view too, but never the one that the modifier is meant for.
    case text
  }

  /// Where the candidate is relative to the probe: it is drawn before or after the probe, or it
  /// encloses the probe. SwiftUI draws a view's overlay after the view (T4.20.14).
  package enum Side: Sendable {
    case before, after, around
  }

  package var kind: Kind
  package var side: Side
  /// How many superviews up from the probe the nearest common ancestor is. An enclosing candidate
  /// is itself that ancestor.
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
