public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Distances inwards from the four edges of a rectangle, in points.
///
/// A framework-free counterpart of UIKit's edge insets.
public struct Insets: Hashable, Sendable {
  /// Distance from the top edge, in points.
  public var top: CGFloat
  /// Distance from the left edge, in points.
  public var left: CGFloat
  /// Distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// Distance from the right edge, in points.
  public var right: CGFloat

  /// Creates insets from four distances in points; each defaults to 0.
  public init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any edge.
  public static let zero = Insets()

  /// Returns the part of a scroll view's adjusted inset that hides content: for each edge, the
  /// smaller of the adjusted inset and the safe area's inset, but at least 0.
  ///
  /// What remains of the adjusted inset is the app's own content inset: room for a header, margins,
  /// or the parts of neighbouring pages that a pager shows. The room that UIKit adds for a keyboard
  /// is not part of the result, because the keyboard is counted separately, as a cover.
  package static func hiding(adjusted: Insets, safeArea: Insets) -> Insets {
    func least(_ one: CGFloat, _ other: CGFloat) -> CGFloat { max(0, min(one, other)) }
    return Insets(
      top: least(adjusted.top, safeArea.top), left: least(adjusted.left, safeArea.left),
      bottom: least(adjusted.bottom, safeArea.bottom), right: least(adjusted.right, safeArea.right))
  }

  /// Returns these insets for a scroll view that shows content beyond its edges. An edge with an
  /// inset above 0 hides content and does not change. Any other inset becomes minus the distance in
  /// `room`: how far outside that edge content is visible.
  package func opened(by room: Insets) -> Insets {
    func open(_ edge: CGFloat, _ room: CGFloat) -> CGFloat { edge > 0 ? edge : 0 - max(0, room) }
    return Insets(
      top: open(top, room.top), left: open(left, room.left), bottom: open(bottom, room.bottom),
      right: open(right, room.right))
  }
}

extension CGRect {
  /// Returns the rectangle inset by the insets, with a width and a height of at least 0.
  ///
  /// UIKit's `inset(by:)` returns a negative size if the insets are larger than the rectangle, and
  /// `width` and `height` then return it as a positive number (documentation of
  /// `CGRectGetHeight(_:)`).
  package func inset(by insets: Insets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
