package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A scroll view to which a view modifier of the package may have been applied.
///
/// The modifier adds an overlay to its view: the probe, from which the package searches for that
/// scroll view. Rectangles are in the window's coordinates. In an array, candidates with the same
/// number of steps are in the order in which they are drawn.
package struct ScrollCandidate: Sendable {
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

/// Chooses the scroll view to which a modifier was applied, among those near the modifier's probe.
///
/// 1. A scroll view that covers the probe's place, and whose own place (its frame without the
///    insets) lies in the probe's place, is the modified view itself. If there are several, the one
///    directly before the probe is chosen, because SwiftUI puts an overlay after its view
///    (T4.20.14). But if a list under a header lies in a layer over the chosen scroll view, the
///    list is chosen.
/// 2. Otherwise the modified view is inside a list: the nearest enclosing one is chosen.
/// 3. Otherwise the modified view contains a list: the only one in it is chosen, or the one that is
///    by far the largest.
/// 4. Otherwise the modified view is inside a carousel or a pager: the nearest enclosing one is
///    chosen.
package enum ScrollChoice {
  /// The minimum share of the probe's place that the modified view covers. SwiftUI's list is larger
  /// than its place, never smaller.
  private static let covering: CGFloat = 0.9
  /// The minimum share of a list's own place that lies in the probe's place.
  private static let owning: CGFloat = 0.9
  /// `shortened` takes the place of `owning` while the keyboard has made the probe shorter and
  /// SwiftUI has not yet given the list its inset (T4.20.9). The probe must then also overlap at
  /// least `wide` of the list's width.
  ///
  /// A probe that the keyboard has made shorter is about as wide as the list, apart from the safe
  /// areas of a phone in landscape. A card, a drawer or a menu over a list does not meet these
  /// conditions.
  private static let (shortened, wide): (CGFloat, CGFloat) = (0.1, 0.8)
  /// The largest distance, in points, by which a probe that the keyboard has made shorter may begin
  /// lower than the list. The keyboard makes the probe shorter from below, so the two begin at
  /// about the same place.
  private static let top: CGFloat = 8
  /// A list counts as having the probe's size if at least this share of the list's frame lies in
  /// the probe's place. For a list that extends into a safe area, the share is smaller.
  private static let fitting: CGFloat = 0.99
  /// The minimum share of the probe's place that a list in a layer covers. A list competes with the
  /// largest one if it covers more than this fraction of what the largest one covers.
  private static let rival: CGFloat = 0.5

  /// Returns the index of the chosen candidate, none, or those of all that cannot be told apart.
  package static func indices(for place: CGRect, among candidates: [ScrollCandidate]) -> [Int] {
    let beside = candidates.indices.filter {
      candidates[$0].side != .around && candidates[$0].kind != .text
    }
    let own = beside.filter {
      place.shareCovered(by: candidates[$0].frame) >= covering
        && lies(candidates[$0].inner, in: place)
    }
    if let nearest = nearest(own, of: candidates, to: place) {
      return [inLayer(over: nearest, of: candidates, in: place) ?? nearest]
    }
    let around = candidates.indices.filter { candidates[$0].side == .around }
      .sortedByNumber { Double(candidates[$0].steps) }
    if let list = around.first(where: { candidates[$0].kind == .list }) {
      return [list]
    }
    let inside = beside.filter {
      candidates[$0].kind == .list && candidates[$0].side == .before
        && candidates[$0].inner.shareCovered(by: place) > 0.5
        && lies(candidates[$0].inner, in: place)
    }
    guard inside.isEmpty else {
      let shares = inside.map { place.shareCovered(by: candidates[$0].frame) }
      let most = shares.max() ?? 0
      return zip(inside, shares).filter { $0.1 > most * rival }.map(\.0)
    }
    return around.first { candidates[$0].kind == .sideways }.map { [$0] } ?? []
  }

  private static func lies(_ inner: CGRect, in place: CGRect) -> Bool {
    let share = inner.shareCovered(by: place)
    if share >= owning { return true }
    let width = min(inner.maxX, place.maxX) - max(inner.minX, place.minX)
    return share >= shortened && place.minY <= inner.minY + top && width >= inner.width * wide
  }

  /// Returns the candidate nearest to the probe. If any candidates are drawn before the probe, the
  /// function ignores those drawn after it. Of the others, it keeps those with the nearest common
  /// ancestor, and of these the ones whose frame lies in the probe's place, if there are any. The
  /// result is the candidate that is drawn next to the probe.
  private static func nearest(
    _ found: [Int], of candidates: [ScrollCandidate], to place: CGRect
  ) -> Int? {
    let before = found.filter { candidates[$0].side == .before }
    let pool = before.isEmpty ? found : before
    let steps = pool.map { candidates[$0].steps }.min()
    let near = pool.filter { candidates[$0].steps == steps }
    let exact = near.filter { candidates[$0].frame.shareCovered(by: place) >= fitting }
    let last = exact.isEmpty ? near : exact
    return before.isEmpty ? last.first : last.last
  }

  /// Returns the list nearest to the probe that lies in a layer over the chosen candidate; nil if
  /// there is none. Such a list is drawn between the candidate and the probe, has the same common
  /// ancestor, begins lower, below a header, lies in the probe's place and covers more than half of
  /// it.
  private static func inLayer(
    over found: Int, of candidates: [ScrollCandidate], in place: CGRect
  ) -> Int? {
    candidates.indices.last {
      let candidate = candidates[$0]
      return $0 > found && candidate.side == .before && candidate.kind == .list
        && candidate.steps == candidates[found].steps && lies(candidate.inner, in: place)
        && candidate.frame.minY > candidates[found].frame.minY
        && place.shareCovered(by: candidate.frame) > rival
    }
  }
}

extension CGRect {
  /// Returns how much of this rectangle another one covers, 0 to 1. A rectangle without an area
  /// counts as covered if the other one overlaps it or is less than 1 pt away.
  fileprivate func shareCovered(by other: CGRect) -> CGFloat {
    guard width > 0, height > 0 else { return other.insetBy(dx: -1, dy: -1).overlaps(self) ? 1 : 0 }
    guard overlaps(other) else { return 0 }
    let common = intersection(other)
    return common.width * common.height / (width * height)
  }
}
