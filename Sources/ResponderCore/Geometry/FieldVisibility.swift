public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// How much of a rectangle is visible inside an area, and which side hides most of the rectangle.
///
/// All rectangles share one coordinate space, in points. The visible part is computed exactly: the
/// part of the rectangle inside `within`, less the part under the keyboard. A rectangle without
/// height or width is judged as a line or a point. The area's top and left edges belong to the area;
/// its bottom and right edges do not.
///
/// A rectangle with a coordinate that is not finite counts as hidden, but on no side. An area that
/// is not finite shows nothing, and a keyboard that is not finite covers nothing.
public struct FieldVisibility: Equatable, Sendable {
  /// Whether a rectangle is visible in full, in part or not at all.
  public enum Status: String, Sendable, CaseIterable {
    /// All of the rectangle is visible.
    case visible
    /// Part of the rectangle is visible.
    case partial
    /// No part of the rectangle is visible.
    case hidden
  }

  /// Where the hidden part of a rectangle lies.
  public enum Side: String, Sendable, CaseIterable {
    /// Beyond the top edge of the area.
    case above
    /// Beyond the bottom edge of the area.
    case below
    /// Beyond the left edge of the area.
    case left
    /// Beyond the right edge of the area.
    case right
    /// Under the keyboard.
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

  /// Computes which part of `rect` is visible within the area `within` and outside the rectangle
  /// `keyboard`, nil without a keyboard; all in one coordinate space, points.
  public init(of rect: CGRect, within area: CGRect, obscuredBy keyboard: CGRect?) {
    guard rect.isFinite, area.isFinite else {
      self.init(fraction: 0, hiddenSide: nil)
      return
    }
    let keyboard = keyboard.flatMap { $0.isFinite ? $0 : nil } ?? .null
    let (left, top) = (area.minX, area.minY)
    let (right, bottom) = (area.maxX, area.maxY)
    let inside = rect.share(left: left, top: top, right: right, bottom: bottom)
    let covered = rect.share(
      left: max(left, keyboard.minX), top: max(top, keyboard.minY),
      right: min(right, keyboard.maxX), bottom: min(bottom, keyboard.maxY))
    self.init(
      fraction: inside - covered,
      hiddenSide: Self.side(hidingMostOf: rect, area: area, keyboard: keyboard))
  }

  /// Creates the value from a given fraction, without the side if everything is visible.
  package init(fraction: CGFloat, hiddenSide: Side?) {
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

  private static func side(hidingMostOf field: CGRect, area: CGRect, keyboard: CGRect) -> Side? {
    let covered = snapped(
      field.share(
        left: keyboard.minX, top: keyboard.minY, right: keyboard.maxX, bottom: keyboard.maxY))
    var (most, mostShare) = (Side.behindKeyboard, covered)
    var farthest = covered > 0 ? CGFloat.infinity : -.infinity
    func compare(_ side: Side, _ share: CGFloat, _ distance: CGFloat) {
      // Shares and distances contain rounding errors, so a difference of a billionth of the field,
      // as in `snapped`, or far below a pixel counts as none.
      guard
        share > mostShare + 1e-9 || share >= mostShare - 1e-9 && distance > farthest + 0.001
      else { return }
      (most, mostShare, farthest) = (side, share, distance)
    }
    func beyond(_ from: CGFloat, _ to: CGFloat, isVertical: Bool) -> CGFloat {
      isVertical
        ? CGRect.share(field.minY, field.maxY, from: from, to: to)
        : CGRect.share(field.minX, field.maxX, from: from, to: to)
    }
    let far = CGFloat.infinity
    // The order of the calls decides between edges of equal share and distance.
    compare(.below, beyond(area.maxY, far, isVertical: true), field.maxY - area.maxY)
    compare(.above, beyond(-far, area.minY, isVertical: true), area.minY - field.minY)
    compare(.right, beyond(area.maxX, far, isVertical: false), field.maxX - area.maxX)
    compare(.left, beyond(-far, area.minX, isVertical: false), area.minX - field.minX)
    return mostShare > 0 ? most : nil
  }
}
