public import Foundation

/// How much of a rectangle is visible inside an area, and which side hides most of the rectangle.
///
/// All rectangles share one coordinate space, in points. The visible part is computed exactly: the
/// part of the rectangle inside `within`, less the union of the obscuring rectangles. A rectangle
/// without height or width is judged as a line or a point. The area's top and left edges belong to
/// the area; its bottom and right edges do not.
///
/// A rectangle with a coordinate that is not finite counts as hidden, but on no side. An area that
/// is not finite shows nothing, and an obscuring rectangle that is not finite covers nothing.
public struct FieldVisibility: Equatable, Codable, Sendable {
  /// Whether a rectangle is visible in full, in part or not at all.
  public enum Status: String, Codable, Sendable, CaseIterable {
    /// All of the rectangle is visible.
    case visible
    /// Part of the rectangle is visible.
    case partial
    /// No part of the rectangle is visible.
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
    /// Under an obscuring rectangle, usually the keyboard.
    case behindKeyboard
  }

  /// The visible part of the rectangle, from 0 to 1.
  public let fraction: CGFloat
  /// The side that hides most of the rectangle; nil if all of the rectangle is visible, or if the
  /// rectangle or the area is not finite.
  ///
  /// If the keyboard and an edge hide equally much, the keyboard is the side, because dismissing it
  /// would show the rectangle. If two edges hide equally much, the side is the edge beyond which
  /// the rectangle extends farther.
  public let hiddenSide: Side?

  /// Computes which part of `rect` is visible within the area `within` and outside the union of
  /// `obscurers`; all in one coordinate space, points.
  public init(of rect: CGRect, within area: CGRect, obscuredBy obscurers: [CGRect]) {
    guard let field = Patch(rect), let area = Patch(area) else {
      self.init(fraction: 0, hiddenSide: nil)
      return
    }
    let seen = field.intersection(area)?.freeShare(of: field, under: obscurers) ?? 0
    let side = Self.side(hidingMostOf: field, area: area, covers: obscurers)
    self.init(fraction: seen, hiddenSide: side)
  }

  /// Creates the value from a given fraction, without the side if everything is visible.
  init(fraction: CGFloat, hiddenSide: Side?) {
    self.fraction = Self.snapped(fraction)
    self.hiddenSide = self.fraction == 1 ? nil : hiddenSide
  }

  /// Whether the rectangle is visible in full, in part or not at all.
  public var status: Status {
    if fraction >= 1 { return .visible }
    return fraction > 0 ? .partial : .hidden
  }

  /// Rounds a fraction within a billionth of 0 or 1 to that number, because conversions between
  /// views are inexact by about that much.
  private static func snapped(_ fraction: CGFloat) -> CGFloat {
    guard fraction > 1e-9 else { return 0 }
    return fraction < 1 - 1e-9 ? fraction : 1
  }

  private static func side(hidingMostOf field: Patch, area: Patch, covers: [CGRect]) -> Side? {
    let covered = snapped(covers.isEmpty ? 0 : 1 - field.freeShare(of: field, under: covers))
    var most = Hider(
      side: .behindKeyboard, share: covered, distance: covered > 0 ? .infinity : -.infinity)
    // The order of the calls decides between edges of equal share and distance.
    most.yield(to: .below, field.y.share(from: area.y.upper), field.y.upper - area.y.upper)
    most.yield(to: .above, field.y.share(before: area.y.lower), area.y.lower - field.y.lower)
    most.yield(to: .right, field.x.share(from: area.x.upper), field.x.upper - area.x.upper)
    most.yield(to: .left, field.x.share(before: area.x.lower), area.x.lower - field.x.lower)
    return most.share > 0 ? most.side : nil
  }
}

/// The side that hides most of a field among those compared so far. It is a value type, so that
/// comparing allocates no memory.
///
/// Shares and distances contain rounding errors, so a difference in the last bits counts as equal.
private struct Hider {
  /// The largest differences that count as equal: a billionth of a field, as in `snapped`, and a
  /// distance far below a pixel, in points.
  private static let (leastShare, leastDistance): (CGFloat, CGFloat) = (1e-9, 0.001)

  var side: FieldVisibility.Side
  var share: CGFloat
  var distance: CGFloat

  mutating func yield(to side: FieldVisibility.Side, _ share: CGFloat, _ distance: CGFloat) {
    guard
      share > self.share + Self.leastShare
        || share >= self.share - Self.leastShare
          && distance > self.distance + Self.leastDistance
    else { return }
    self = Hider(side: side, share: share, distance: distance)
  }
}

extension FieldVisibility: CustomStringConvertible {
  /// The status, the visible percentage and the side: `partial, 40 %, hidden below`.
  public var description: String {
    guard let hiddenSide else { return "\(status.rawValue), \(Wording.percent(fraction))" }
    return "\(status.rawValue), \(Wording.percent(fraction)), hidden \(hiddenSide.phrase)"
  }
}

extension FieldVisibility.Side {
  /// The side as a phrase that follows "hidden" in a sentence.
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
