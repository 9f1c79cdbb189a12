import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The part of a viewport that shows content, and the keyboard over it. Both are fixed to the
/// viewport, not to the content.
struct Viewport {
  /// The largest gap, in points, that sums of fractional heights and widths may leave between two
  /// edges that coincide; far below a pixel.
  private static let rounding: CGFloat = 0.001

  /// The viewport less the hiding part of its insets, clipped to the part that enclosing views
  /// show, in viewport coordinates.
  private let area: CGRect
  /// What the keyboard covers, in viewport coordinates; nil if it covers nothing.
  private let keyboard: CGRect?
  /// The area beside the keyboard: the largest of the rectangles above, below, left and right of
  /// it. A docked keyboard reaches across the whole area, so this is then all that it leaves.
  private let free: CGRect

  init(_ geometry: ScrollViewGeometry, clip: CGRect?, keyboard: CGRect?) {
    let inner = geometry.seenRect(at: .zero)
    let area =
      clip.map { inner.common($0) ?? CGRect(origin: inner.origin, size: .zero) } ?? inner
    self.area = area
    self.keyboard = keyboard
    guard let keyboard, keyboard.overlaps(area) else {
      free = area
      return
    }
    func strip(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> CGRect {
      CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
    func larger(_ one: CGRect, _ other: CGRect) -> CGRect {
      one.width * one.height >= other.width * other.height ? one : other
    }
    free = larger(
      larger(
        strip(area.minX, area.minY, area.maxX, keyboard.minY),
        strip(area.minX, keyboard.maxY, area.maxX, area.maxY)),
      larger(
        strip(area.minX, area.minY, keyboard.minX, area.maxY),
        strip(keyboard.maxX, area.minY, area.maxX, area.maxY)))
  }

  /// The area beside the keyboard, in viewport coordinates; null if nothing is left.
  var freeArea: CGRect { Self.isSomething(free) ? free : .null }

  /// Returns how much of a rectangle in content coordinates is visible at an offset. `within` is
  /// the area, also in content coordinates, in which the views inside the scroll view show the
  /// rectangle; nil if they clip nothing.
  func visibility(of rect: CGRect, within clip: CGRect?, at offset: CGPoint) -> FieldVisibility {
    func seen(_ rect: CGRect, in area: CGRect) -> FieldVisibility {
      FieldVisibility(
        of: rect.offsetBy(dx: -offset.x, dy: -offset.y), within: area, obscuredBy: keyboard)
    }
    guard let clip else { return seen(rect, in: area) }
    if let shown = area.common(clip.offsetBy(dx: -offset.x, dy: -offset.y)) {
      return seen(rect, in: shown)
    }
    // The clip lies outside the area. Nothing can be hidden beyond an edge of their empty common
    // part, so the side is determined with the whole area.
    return FieldVisibility(
      fraction: 0, hiddenSide: seen(rect, in: area).hiddenSide ?? seen(clip, in: area).hiddenSide)
  }

  /// Returns the fraction of a rectangle, 0...1, that is visible at the rectangle's best place in
  /// the viewport.
  func bestFraction(of rect: CGRect, within clip: CGRect?) -> CGFloat {
    guard rect.isFinite else { return 0 }
    let clip = clip ?? .infinite
    func room(_ length: CGFloat, _ free: CGFloat, _ clip: CGFloat) -> CGFloat {
      guard min(free, clip) > Self.rounding else { return 0 }
      return length == 0 ? 1 : min(1, min(free, clip) / length)
    }
    return room(rect.width, free.width, clip.width) * room(rect.height, free.height, clip.height)
  }

  /// Returns the offset between `start` and `end` on each axis at which most of a rectangle is
  /// visible; nil if nothing is free, or if the rectangle is not finite.
  ///
  /// This is the offset nearest to the one that centres the rectangle in the free area, because the
  /// visible part never grows with the distance from the centre.
  func bestOffset(
    for rect: CGRect, within clip: CGRect?, from start: CGPoint, to end: CGPoint
  ) -> CGPoint? {
    guard rect.isFinite, Self.isSomething(free) else { return nil }
    let field = clip.flatMap { rect.common($0) } ?? rect
    func nearest(_ wish: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      min(max(wish, min(start, end)), max(start, end))
    }
    return CGPoint(
      x: nearest(field.midX - free.midX, start.x, end.x),
      y: nearest(field.midY - free.midY, start.y, end.y))
  }

  /// Returns whether the keyboard or insets, and not enclosing views, hide everything at every
  /// offset. A field that is hidden in this way has not been scrolled out of sight.
  func isWhollyCovered(_ geometry: ScrollViewGeometry) -> Bool {
    // If the enclosing views leave nothing of the area, only the insets count.
    !Self.isSomething(Self.isSomething(area) ? free : geometry.seenRect(at: .zero))
  }

  private static func isSomething(_ rect: CGRect) -> Bool {
    rect.width > rounding && rect.height > rounding
  }
}
