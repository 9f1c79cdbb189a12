public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The measurements of a scroll view that the rules need, as a value, in points.
///
/// Offsets and rectangles are in content coordinates: the point (0, 0) is the content's top left
/// corner, and an offset is the content point at the viewport's top left corner. A size or an inset
/// that is not finite counts as 0.
public struct ScrollViewGeometry: Equatable, Sendable {
  /// The size of the scroll view's bounds.
  public var viewport: CGSize
  /// The size of the content, without insets.
  public var contentSize: CGSize
  /// The current content offset; it may lie outside the limits while the scroll view over-scrolls.
  public var contentOffset: CGPoint
  /// The adjusted inset: the scroll view's content inset plus what the safe area adds.
  public var inset: Insets
  /// The part of the inset that hides the content under it, for example because of a bar; nil if
  /// all of the inset hides content.
  ///
  /// This part determines what is visible, but not the limits of scrolling. A negative edge lies
  /// outside the viewport: a scroll view that does not clip shows its content there.
  public var hiding: Insets?

  /// Creates the value from a scroll view's bounds size, content size, offset and adjusted inset.
  public init(
    viewport: CGSize, contentSize: CGSize, contentOffset: CGPoint, inset: Insets,
    hiding: Insets? = nil
  ) {
    self.viewport = viewport
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.inset = inset
    self.hiding = hiding
  }

  /// The smallest offset at which the scroll view rests: minus the left and the top inset.
  public var minimumOffset: CGPoint {
    // Subtracts from 0 instead of negating, so that a description of the offset never contains
    // "-0".
    CGPoint(x: 0 - inset.left.finiteOrZero, y: 0 - inset.top.finiteOrZero)
  }

  /// The largest offset at which the scroll view rests, at least `minimumOffset`.
  public var maximumOffset: CGPoint {
    let smallest = minimumOffset
    let x = contentSize.width.finiteOrZero + inset.right.finiteOrZero - viewport.width.finiteOrZero
    let y =
      contentSize.height.finiteOrZero + inset.bottom.finiteOrZero - viewport.height.finiteOrZero
    return CGPoint(x: max(smallest.x, x), y: max(smallest.y, y))
  }

  /// Returns the nearest offset inside the limits; a component that is NaN becomes the smallest
  /// offset.
  public func clamp(_ offset: CGPoint) -> CGPoint {
    let smallest = minimumOffset
    let largest = maximumOffset
    return CGPoint(
      x: Self.clamp(offset.x, smallest.x, largest.x), y: Self.clamp(offset.y, smallest.y, largest.y)
    )
  }

  /// Returns the part of the content that the insets leave visible at an offset, in content
  /// coordinates; its size is never negative.
  public func visibleRect(at offset: CGPoint) -> CGRect {
    rect(inside: inset, at: offset)
  }

  /// Returns the part of the content that is visible at an offset, in content coordinates: the
  /// viewport less the hiding part of the inset.
  package func seenRect(at offset: CGPoint) -> CGRect {
    rect(inside: hiding ?? inset, at: offset)
  }

  private func rect(inside inset: Insets, at offset: CGPoint) -> CGRect {
    let width = viewport.width.finiteOrZero - inset.left.finiteOrZero - inset.right.finiteOrZero
    let height = viewport.height.finiteOrZero - inset.top.finiteOrZero - inset.bottom.finiteOrZero
    return CGRect(
      x: offset.x.finiteOrZero + inset.left.finiteOrZero,
      y: offset.y.finiteOrZero + inset.top.finiteOrZero,
      width: max(0, width), height: max(0, height))
  }

  /// Returns whether the content is scrolled to its end, or past it, within `tolerance` points.
  ///
  /// Content that fits into the visible area counts as at its end. UIKit rounds an offset to pixels,
  /// so a tolerance below half a point counts as half a point.
  public func isAtBottom(tolerance: CGFloat = 1) -> Bool {
    contentOffset.y >= maximumOffset.y - max(tolerance, Self.rounding)
  }

  /// Whether the content is at its top, except for the rounding to pixels.
  package var isAtTop: Bool { abs(contentOffset.y - minimumOffset.y) < Self.rounding }

  /// The largest distance, in points, between an offset and the pixel to which UIKit rounds it.
  private static let rounding: CGFloat = 0.5

  /// Returns the same scroll view with another adjusted bottom inset, in points, and the same
  /// offset.
  public func changingBottomInset(to bottom: CGFloat) -> ScrollViewGeometry {
    var copy = self
    copy.inset.bottom = bottom
    return copy
  }

  private static func clamp(_ value: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
    value.isNaN ? lower : min(max(value, lower), upper)
  }
}

/// What counts as the visible area of a scroll view, before subtracting the keyboard and what
/// enclosing views clip.
public enum VisibleArea: String, Hashable, Sendable, CaseIterable {
  /// The viewport less, at each edge, the smaller of the adjusted inset and the safe area's inset.
  ///
  /// The area that an app's own `contentInset` adds counts as visible: a stretchy header, margins,
  /// or the neighbouring pages that a pager shows.
  case insideSafeArea
  /// The viewport less the whole adjusted inset, for an app whose `contentInset` makes room for a
  /// bar of its own that covers the list.
  case insideInsets
}

extension CGFloat {
  /// The value, or 0 where it is not a finite number.
  package var finiteOrZero: CGFloat { isFinite ? self : 0 }
}
