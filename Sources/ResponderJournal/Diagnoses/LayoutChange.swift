/// The frames of a view that encloses the first responder and is not inside a list: before the
/// keyboard appeared, while the keyboard was up, and now.
///
/// Frames are in the coordinates of the view's superview, in points. A movement of the superview
/// does not change them.
public struct LayoutChange: Equatable, Codable, Sendable {
  /// The view.
  public let view: ResponderIdentity
  /// The view's frame before the keyboard appeared.
  public let before: CGRect
  /// The view's last known frame while the keyboard was up; nil if none has been observed yet.
  public let raised: CGRect?
  /// The view's current frame.
  public let now: CGRect
  /// The distance, in points, from the keyboard's upper edge down to the place that the view's
  /// bottom edge had before the keyboard appeared; 0 if that place is not below the upper edge.
  ///
  /// For a floating or undocked keyboard, the value is 0 unless the view stands on the keyboard.
  /// After the keyboard has left, it is the largest distance that was observed.
  public let covered: CGFloat
  /// Whether the view reached the bottom of its window, or of the window's safe area, before the
  /// keyboard appeared.
  public let reachesBottom: Bool
  /// The current state of the keyboard.
  public let keyboard: KeyboardState
  /// Whether the keyboard has left, even if its accessory bar has stayed.
  public let hasLeft: Bool
  /// Whether the view is a view controller's root view.
  public let isScreen: Bool
  /// Whether a sibling of this view, or of another view around the first responder, has appeared,
  /// disappeared or changed its size.
  public let isRearranged: Bool
  /// What is at the bottom of the view's window; nil if the view is narrower than its screen, if
  /// another view of the app's begins at its bottom edge, and in journals of versions that did not
  /// record it.
  public internal(set) var windowBottom: WindowBottom?
  /// How far UIKit has raised the sheet whose view this is, in points; nil if it is no sheet's.
  public internal(set) var sheetRise: CGFloat?

  /// How far the view's bottom edge has moved up, in points; negative if it has moved down.
  public var rise: CGFloat { before.maxY - now.maxY }

  /// How far the view's bottom edge rose while the keyboard was up, in points; 0 if that is not
  /// known.
  var lift: CGFloat { raised.map { before.maxY - $0.maxY } ?? 0 }

  /// How far the whole view has moved, in points; positive if it has moved down. If both edges have
  /// moved in the same direction, the smaller distance counts. Otherwise the value is 0: a view
  /// that grows or shrinks in place has not moved.
  var displacement: CGFloat {
    let (top, bottom) = (now.minY - before.minY, now.maxY - before.maxY)
    guard top.isFinite, bottom.isFinite, top * bottom > 0 else { return 0 }
    return abs(top) < abs(bottom) ? top : bottom
  }

  /// Whether the view's bottom edge is still where it was while the keyboard was up, and the top
  /// edge has never moved.
  var isStillShrunk: Bool {
    guard let raised else { return false }
    return abs(now.minY - before.minY) <= 1 && abs(raised.minY - before.minY) <= 1
      && abs(rise - lift) <= 1
  }

  /// Returns whether the view still makes room for a keyboard that has left, and was not moved by
  /// an error line or a banner, for example. `left` is how much higher or lower it is than before.
  /// If siblings have changed, it must still have its whole lift; otherwise half, or any if it is a
  /// root view.
  func isLeftByKeyboard(_ left: CGFloat) -> Bool {
    if isRearranged { return abs(abs(left) - lift) <= 1 }
    return leftPart(left) != nil || isScreen || abs(left) >= lift / 2
  }

  /// What is as high as a view's leftover rise; nil if nothing is.
  func leftPart(_ left: CGFloat) -> String? {
    left < 0 && keyboard.placement == .hidden ? windowBottom?.part(of: -left) : nil
  }

  /// Whether the view's width is unchanged. Otherwise the screen has rotated or the window has
  /// another size.
  var hasSameWidth: Bool { abs(now.width - before.width) <= 1 }
}
