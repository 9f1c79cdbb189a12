public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A view around the first responder, outside of any list, before a keyboard came, while it stood, and now.
///
/// Frames are in the coordinates of the view's superview, points: what moves a view's superview does not move them.
public struct LayoutChange: Equatable, Codable, Sendable {
  /// The view.
  public let view: ResponderIdentity
  /// Its frame when the keyboard was last hidden.
  public let before: CGRect
  /// Its frame while the keyboard stood; nil while that is still to be seen.
  public let raised: CGRect?
  /// Its frame now.
  public let now: CGRect
  /// How far the view's bottom edge was below the keyboard's upper edge at most, in the place that the keyboard has or had, points.
  public let covered: CGFloat
  /// Whether the view reached the bottom of its window before the keyboard came.
  public let reachesBottom: Bool
  /// The keyboard now.
  public let keyboard: KeyboardState

  /// Makes the value.
  public init(
    view: ResponderIdentity, before: CGRect, raised: CGRect?, now: CGRect, covered: CGFloat,
    reachesBottom: Bool, keyboard: KeyboardState
  ) {
    self.view = view
    self.before = before
    self.raised = raised
    self.now = now
    self.covered = covered
    self.reachesBottom = reachesBottom
    self.keyboard = keyboard
  }

  /// How far its bottom edge has risen since before, points; negative where it has sunk.
  public var rise: CGFloat { before.maxY - now.maxY }

  /// How far the keyboard's coming raised it, points.
  var lift: CGFloat { raised.map { before.maxY - $0.maxY } ?? 0 }

  /// How far both edges are from where they were, in one direction: a view that grows or shrinks in its place has not moved.
  var displacement: CGFloat {
    let (top, bottom) = (now.minY - before.minY, now.maxY - before.maxY)
    guard top.isFinite, bottom.isFinite, top * bottom > 0 else { return 0 }
    return abs(top) < abs(bottom) ? top : bottom
  }

  /// Whether its bottom edge stayed where the keyboard's coming had put it, and its top edge was never moved.
  var isStillShrunk: Bool {
    guard let raised else { return false }
    return abs(now.minY - before.minY) <= 1 && abs(raised.minY - before.minY) <= 1 && rise > 1
      && abs(rise - lift) <= 1
  }

  /// Whether it is as wide as it was: otherwise the screen has turned, or the window has another size.
  var hasSameWidth: Bool { abs(now.width - before.width) <= 1 }
}
