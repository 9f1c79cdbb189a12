import Foundation
import ResponderCore
import TestSupport

// The model's verdicts, and ResponderCore's answers to the same questions.
extension GeometryModel {
  /// Returns a rule whose threshold no visible fraction of the field can equal exactly.
  static func rule(using random: inout SplitMix64) -> DismissalRule {
    switch random.int(0...3) {
    case 0: .fullyHidden
    case 1: .partlyHidden
    default: .visibleFraction(below: CGFloat(random.int(0...8)) / 8 - 0.000_317)
    }
  }

  /// Returns whether the rule dismisses a field of which `seen` cells are visible. The rule
  /// compares with the best place that the list can reach.
  func dismisses(_ rule: DismissalRule, seeing seen: Int) -> Bool {
    if isWhollyCovered { return false }
    switch rule {
    case .fullyHidden: return seen == 0
    case .partlyHidden: return seen < best || best == 0
    case .visibleFraction(let threshold):
      return best == 0 ? threshold > 0 : CGFloat(seen) < threshold * CGFloat(best)
    }
  }

  /// Returns the largest number of the field's cells that are visible at any one offset that a list
  /// coasting in `direction` can still reach.
  func mostSeen(coasting direction: (x: Int, y: Int)) -> Int {
    func places(_ from: Int, _ way: Int, _ first: Int, _ last: Int) -> ClosedRange<Int> {
      let start = min(max(from, first), last)
      return way == 0 ? start...start : way > 0 ? start...last : first...start
    }
    let limits = self.limits
    let columns = places(offset.x, direction.x, limits.x.lowerBound, limits.x.upperBound)
    let rows = places(offset.y, direction.y, limits.y.lowerBound, limits.y.upperBound)
    return columns.map { x in rows.map { seen(at: (x, $0)) }.max() ?? 0 }.max() ?? 0
  }

  /// The limits of the offset (T4.11.10, T4.11.11), in cells.
  private var limits: (x: ClosedRange<Int>, y: ClosedRange<Int>) {
    let right =
      content.width + viewport.x.upperBound - area.x.upperBound + own.right - viewport.x.count
    let bottom =
      content.height + viewport.y.upperBound - area.y.upperBound + own.bottom - viewport.y.count
    let (left, top) = (-area.x.lowerBound - own.left, -area.y.lowerBound - own.top)
    return (left...max(left, right), top...max(top, bottom))
  }

  // MARK: Core

  private func point(_ place: (x: Int, y: Int)) -> CGPoint {
    CGPoint(x: CGFloat(place.x) * unit, y: CGFloat(place.y) * unit)
  }

  var geometry: ScrollViewGeometry {
    let hiding = Insets(
      top: CGFloat(area.y.lowerBound) * unit, left: CGFloat(area.x.lowerBound) * unit,
      bottom: CGFloat(viewport.y.upperBound - area.y.upperBound) * unit,
      right: CGFloat(viewport.x.upperBound - area.x.upperBound) * unit)
    // Adds the insets in cells, as `limits` does, so that both sums have the same bits.
    return ScrollViewGeometry(
      viewport: viewport.rect(unit).size,
      contentSize: CGSize(
        width: CGFloat(content.width) * unit, height: CGFloat(content.height) * unit),
      contentOffset: point(offset),
      inset: Insets(
        top: CGFloat(area.y.lowerBound + own.top) * unit,
        left: CGFloat(area.x.lowerBound + own.left) * unit,
        bottom: CGFloat(viewport.y.upperBound - area.y.upperBound + own.bottom) * unit,
        right: CGFloat(viewport.x.upperBound - area.x.upperBound + own.right) * unit),
      hiding: own == (0, 0, 0, 0) ? nil : hiding)
  }

  func decision(_ rule: DismissalRule) -> DismissalDecision {
    .decide(
      fieldRect: field.rect(unit), geometry: geometry, restingOffset: point(rest),
      obscuredBy: keyboard?.rect(unit), clip: clip?.rect(unit),
      fieldClip: fieldClip?.rect(unit), rule: rule)
  }

  func decision(_ rule: DismissalRule, coasting direction: (x: Int, y: Int)) -> DismissalDecision {
    .decide(
      fieldRect: field.rect(unit), geometry: geometry,
      coastingIn: CGPoint(x: direction.x, y: direction.y),
      obscuredBy: keyboard?.rect(unit), clip: clip?.rect(unit),
      fieldClip: fieldClip?.rect(unit), rule: rule)
  }
}
