package import Foundation

/// A scroll view near a probe: it may be the one that a view modifier was written on. Rectangles are in one space, the window's; of
/// two candidates with as many steps, the one that is drawn first comes first.
package struct ScrollCandidate: Equatable, Sendable {
  package enum Kind: Sendable {
    case list
    /// A carousel, or a pager.
    case sideways
    /// A text view, which is a scroll view too, and never meant.
    case text
  }

  /// Where it stands, seen from the probe. A view's overlay stands after the view (T4.20.14).
  package enum Side: Sendable {
    case before, after, around
  }

  package var kind: Kind
  package var side: Side
  /// How many views up from the probe the nearest ancestor is that both have; the candidate itself, where it is around.
  package var steps: Int
  package var frame: CGRect
  /// The frame less the adjusted insets: about the place that SwiftUI gives to the list's siblings (T4.20.6).
  package var inner: CGRect

  package init(kind: Kind, side: Side, steps: Int, frame: CGRect, inner: CGRect) {
    (self.kind, self.side, self.steps) = (kind, side, steps)
    (self.frame, self.inner) = (frame, inner)
  }
}
