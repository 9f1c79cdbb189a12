package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

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
///
/// If two or more scroll views cannot be told apart, the result names all of them.
package enum ScrollChoice: Equatable, Sendable {
  case none
  /// The index of the chosen candidate in the array.
  case one(Int)
  case several([Int])

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

  package init(for place: CGRect, among candidates: [ScrollCandidate]) {
    let beside = candidates.indices.filter {
      candidates[$0].side != .around && candidates[$0].kind != .text
    }
    let own = beside.filter {
      place.shareCovered(by: candidates[$0].frame) >= Self.covering
        && Self.lies(candidates[$0].inner, in: place)
    }
    if let nearest = Self.nearest(own, of: candidates, to: place) {
      self = .one(Self.inLayer(over: nearest, of: candidates, in: place) ?? nearest)
      return
    }
    let around = candidates.indices.filter { candidates[$0].side == .around }
      .sorted { candidates[$0].steps < candidates[$1].steps }
    if let list = around.first(where: { candidates[$0].kind == .list }) {
      self = .one(list)
      return
    }
    let inside = beside.filter {
      candidates[$0].kind == .list && candidates[$0].side == .before
        && candidates[$0].inner.shareCovered(by: place) > 0.5
        && Self.lies(candidates[$0].inner, in: place)
    }
    if !inside.isEmpty {
      self = Self.largest(inside, of: candidates, in: place)
    } else if let pager = around.first(where: { candidates[$0].kind == .sideways }) {
      self = .one(pager)
    } else {
      self = .none
    }
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

  private static func largest(
    _ found: [Int], of candidates: [ScrollCandidate], in place: CGRect
  ) -> ScrollChoice {
    let shares = found.map { place.shareCovered(by: candidates[$0].frame) }
    let most = shares.max() ?? 0
    return ScrollChoice(zip(found, shares).filter { $0.1 > most * rival }.map(\.0))
  }

  private init(_ found: [Int]) {
    switch found.count {
    case 0: self = .none
    case 1: self = .one(found[0])
    default: self = .several(found)
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
