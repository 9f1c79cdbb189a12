public import Foundation

/// How much of a rectangle can be seen inside an area, and on which side the rest is hidden.
///
/// All rectangles share one coordinate space, in points. The rectangle is judged by its exact area within `within`
/// less the union of what obscures it, however these overlap. A rectangle without height or width is judged as the
/// line or the point it is: the area's top and left edge belong to the area, its bottom and right edge do not.
///
/// What is not a place, because a coordinate is not finite, is hidden on no side; as an area it shows nothing, as
/// an obscuring rectangle it covers nothing.
public struct FieldVisibility: Equatable, Codable, Sendable {
  /// Whether a rectangle is seen in full, in part or not at all.
  public enum Status: String, Codable, Sendable, CaseIterable {
    /// All of it is seen.
    case visible
    /// Some of it is seen.
    case partial
    /// Nothing of it is seen.
    case hidden
  }

  /// Where the hidden part of a rectangle lies.
  public enum Side: String, Codable, Sendable, CaseIterable {
    /// Beyond the top edge of the area.
    case above
    /// Beyond the bottom edge of the area.
    case below
    /// Beyond the left edge of the area.
    case left
    /// Beyond the right edge of the area.
    case right
    /// Under something that obscures, which on a phone is the keyboard.
    case behindKeyboard
  }

  /// The part of the rectangle that is seen, from 0 to 1.
  public let fraction: CGFloat
  /// The side that hides most of the rectangle, nil when it is visible or not a place.
  ///
  /// Where two hide equally much the keyboard comes first, because closing it is what would show the rectangle;
  /// then the edge that is farther away.
  public let hiddenSide: Side?

  /// Judges `rect` within the area `within`, less the union of `obscurers`; all in one coordinate space, points.
  public init(of rect: CGRect, within area: CGRect, obscuredBy obscurers: [CGRect]) {
    guard let field = Patch(rect), let area = Patch(area) else {
      self.init(fraction: 0, hiddenSide: nil)
      return
    }
    let seen = field.intersection(area)?.freeShare(of: field, under: obscurers) ?? 0
    let side = Self.side(hidingMostOf: field, area: area, covers: obscurers)
    self.init(fraction: seen, hiddenSide: side)
  }

  /// Takes a fraction as it stands; no side where everything is visible.
  init(fraction: CGFloat, hiddenSide: Side?) {
    self.fraction = Self.snapped(fraction)
    self.hiddenSide = self.fraction == 1 ? nil : hiddenSide
  }

  /// Seen in full, in part or not at all.
  public var status: Status {
    if fraction >= 1 { return .visible }
    return fraction > 0 ? .partial : .hidden
  }

  /// Converting rectangles between views costs the last bits; a billionth of a field is not a visible part of it.
  private static func snapped(_ fraction: CGFloat) -> CGFloat {
    guard fraction > 1e-9 else { return 0 }
    return fraction < 1 - 1e-9 ? fraction : 1
  }

  private static func side(hidingMostOf field: Patch, area: Patch, covers: [CGRect]) -> Side? {
    let covered = snapped(covers.isEmpty ? 0 : 1 - field.freeShare(of: field, under: covers))
    var most = Hider(
      side: .behindKeyboard, share: covered, distance: covered > 0 ? .infinity : -.infinity)
    // In order of preference where share and distance are equal.
    most.yield(to: .below, field.y.share(from: area.y.upper), field.y.upper - area.y.upper)
    most.yield(to: .above, field.y.share(before: area.y.lower), area.y.lower - field.y.lower)
    most.yield(to: .right, field.x.share(from: area.x.upper), field.x.upper - area.x.upper)
    most.yield(to: .left, field.x.share(before: area.x.lower), area.x.lower - field.x.lower)
    return most.share > 0 ? most.side : nil
  }
}

/// What hides most of a field so far; a value, so that comparing takes no memory.
///
/// Shares are sums of quotients, and distances come out of conversions: what differs in the last bits alone is equal.
private struct Hider {
  /// A billionth of a field, as far as what is seen of it goes; far below a pixel, in points.
  private static let (leastShare, leastDistance): (CGFloat, CGFloat) = (1e-9, 0.001)

  var side: FieldVisibility.Side
  var share: CGFloat
  var distance: CGFloat

  mutating func yield(to side: FieldVisibility.Side, _ share: CGFloat, _ distance: CGFloat) {
    guard
      share > self.share + Self.leastShare
        || share > 0 && share >= self.share - Self.leastShare
          && distance > self.distance + Self.leastDistance
    else { return }
    self = Hider(side: side, share: share, distance: distance)
  }
}

extension FieldVisibility: CustomStringConvertible {
  /// Status, per cent and side: `partial, 40 %, hidden below`.
  public var description: String {
    guard let hiddenSide else { return "\(status.rawValue), \(Wording.percent(fraction))" }
    return "\(status.rawValue), \(Wording.percent(fraction)), hidden \(hiddenSide.phrase)"
  }
}

extension FieldVisibility.Side {
  /// As it stands in a sentence after "hidden".
  var phrase: String {
    switch self {
    case .above: "above"
    case .below: "below"
    case .left: "on the left"
    case .right: "on the right"
    case .behindKeyboard: "behind the keyboard"
    }
  }
}
