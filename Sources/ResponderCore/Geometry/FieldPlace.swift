package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Where a first responder is in a scroll view at one moment; comparing two places tells whether it
/// has moved.
///
/// Rectangles are in viewport coordinates, points: (0, 0) is the viewport's top left corner at any
/// offset. The keyboard is not part of the place, and the bottom inset, with which apps make room
/// for the keyboard, is not compared: a keyboard that appears or grows moves no field. Apps can
/// also make room by shrinking the viewport, so `motion(since:besidesKeyboard:)` can ignore the
/// viewport's height.
package struct FieldPlace: Equatable, Sendable {
  /// The largest difference that does not count as motion, in points: half a point allows for
  /// rounding to pixels and for the inexactness of conversions between views.
  package static let tolerance: CGFloat = 0.5

  /// The responder's bounds, in viewport coordinates.
  package var rect: CGRect
  /// The size of the scroll view's bounds.
  package var viewport: CGSize
  /// The content offset.
  package var contentOffset: CGPoint
  /// The adjusted inset; its bottom is not compared.
  package var inset: Insets
  /// The part of the viewport that enclosing views and the window show; nil for all of it.
  package var clip: CGRect?

  /// Creates the value.
  package init(
    rect: CGRect, viewport: CGSize, contentOffset: CGPoint, inset: Insets, clip: CGRect?
  ) {
    self.rect = rect
    self.viewport = viewport
    self.contentOffset = contentOffset
    self.inset = inset
    self.clip = clip
  }

  /// Returns what moved the responder, or changed the viewport around it, between an earlier place
  /// and this one; nil if neither happened.
  ///
  /// A responder that grows or shrinks at one edge, as a text view does while the user types, has
  /// not moved.
  ///
  /// - Parameter besidesKeyboard: Whether to ignore what can change when a keyboard moves: the
  ///   viewport's height, and the vertical extent of the part that enclosing views show. Horizontal
  ///   changes still count, because a rotation moves a keyboard too.
  package func motion(since earlier: FieldPlace, besidesKeyboard: Bool = false)
    -> DismissalCause?
  {
    if hasOtherWidth(than: earlier)
      || !besidesKeyboard && Self.differ(viewport.height, earlier.viewport.height)
      || Self.differ(inset.top, earlier.inset.top) || Self.differ(inset.left, earlier.inset.left)
      || Self.differ(inset.right, earlier.inset.right)
    {
      return .resize
    }
    if hasMoved(since: earlier) {
      let isScrolled =
        Self.differ(contentOffset.x, earlier.contentOffset.x)
        || Self.differ(contentOffset.y, earlier.contentOffset.y)
      return isScrolled ? .programmatic : .contentChange
    }
    return Self.differ(clip, earlier.clip, onlyAcross: besidesKeyboard) ? .enclosing : nil
  }

  /// Returns whether the viewport's width differs, as after a rotation; a keyboard changes only the
  /// height.
  package func hasOtherWidth(than earlier: FieldPlace) -> Bool {
    Self.differ(viewport.width, earlier.viewport.width)
  }

  /// Changes the viewport's height and the clip of this place as a keyboard changed them between
  /// two other places.
  package mutating func take(from earlier: FieldPlace, to later: FieldPlace) {
    viewport.height += later.viewport.height - earlier.viewport.height
    guard let old = earlier.clip, let new = later.clip, let own = clip else {
      if earlier.clip == nil, clip == nil { clip = later.clip }
      return
    }
    let (top, bottom) = (new.minY - old.minY, new.maxY - old.maxY)
    clip = CGRect(
      x: own.minX, y: own.minY + top, width: own.width, height: max(0, own.height + bottom - top))
  }

  private func hasMoved(since earlier: FieldPlace) -> Bool {
    let (new, old) = (rect, earlier.rect)
    return Self.differ(new.minX, old.minX) && Self.differ(new.maxX, old.maxX)
      || Self.differ(new.minY, old.minY) && Self.differ(new.maxY, old.maxY)
  }

  /// Returns whether two values differ. A value that is not finite differs from every finite one,
  /// but not from another value that is not finite.
  private static func differ(_ one: CGFloat, _ other: CGFloat) -> Bool {
    guard one.isFinite, other.isFinite else { return one.isFinite != other.isFinite }
    return abs(one - other) > tolerance
  }

  private static func differ(_ one: CGRect?, _ other: CGRect?, onlyAcross: Bool) -> Bool {
    guard let one, let other else { return (one == nil) != (other == nil) }
    if differ(one.minX, other.minX) || differ(one.maxX, other.maxX) { return true }
    return !onlyAcross && (differ(one.minY, other.minY) || differ(one.maxY, other.maxY))
  }
}
