import Foundation
import UIKit

/// Computes the visible part of a view with additions and comparisons only. It does not use
/// ResponderCore, and uses UIKit's conversion only from a window to the screen.
///
/// The results are right for views without transforms. The soak has no other views.
@MainActor
enum PlainGeometry {
  /// Returns the view's rectangle in its window, in points.
  static func place(of view: UIView) -> CGRect {
    var rect = CGRect(origin: .zero, size: view.bounds.size)
    var child = view
    while !(child is UIWindow), let parent = child.superview {
      rect.origin.x += child.frame.minX - (parent is UIWindow ? 0 : parent.bounds.minX)
      rect.origin.y += child.frame.minY - (parent is UIWindow ? 0 : parent.bounds.minY)
      child = parent
    }
    return rect
  }

  /// Returns the part of the window that the scroll views around a view and the keyboard leave
  /// visible. An inset hides content only as far as the safe area reaches. The content under the
  /// rest of the inset counts as visible.
  static func opening(around view: UIView, keyboard: CGRect?) -> CGRect {
    guard let window = view.window else { return .null }
    var opening = CGRect(origin: .zero, size: window.bounds.size)
    var ancestor = view.superview
    while let parent = ancestor, parent !== window {
      if let scroll = parent as? UIScrollView {
        let (whole, safe, outer) = (
          scroll.adjustedContentInset, scroll.safeAreaInsets, place(of: scroll)
        )
        let inset = UIEdgeInsets(
          top: max(0, min(whole.top, safe.top)), left: max(0, min(whole.left, safe.left)),
          bottom: max(0, min(whole.bottom, safe.bottom)),
          right: max(0, min(whole.right, safe.right)))
        opening = opening.intersection(
          CGRect(
            x: outer.minX + inset.left, y: outer.minY + inset.top,
            width: max(0, outer.width - inset.left - inset.right),
            height: max(0, outer.height - inset.top - inset.bottom)))
      }
      ancestor = parent.superview
    }
    guard let keyboard, !opening.isNull else { return opening }
    let top = keyboard.minY - onScreen(.zero, in: window).y
    if top < opening.maxY { opening.size.height = max(0, top - opening.minY) }
    return opening
  }

  /// Converts a point of a window to screen coordinates. A scene may be anywhere on the screen.
  static func onScreen(_ point: CGPoint, in window: UIWindow) -> CGPoint {
    window.convert(point, to: window.screen.coordinateSpace)
  }

  /// The size of a pixel, in points. Offsets come to rest on whole pixels, but a decision uses the
  /// offset before that rounding.
  static func pixel(of view: UIView) -> CGFloat { 1 / (view.window?.screen.scale ?? 1) }

  /// Whether more of the view is visible than rounding explains: more than a pixel in both
  /// directions.
  static func isSurelyVisible(_ view: UIView, keyboard: CGRect?) -> Bool {
    let seen = place(of: view).intersection(opening(around: view, keyboard: keyboard))
    let pixel = pixel(of: view)
    return !seen.isNull && seen.width > pixel && seen.height > pixel
  }

  /// Whether nothing of the view is visible, and nothing within a pixel around it.
  static func isSurelyHidden(_ view: UIView, keyboard: CGRect?) -> Bool {
    let near = place(of: view).insetBy(dx: -pixel(of: view), dy: -pixel(of: view))
    let seen = near.intersection(opening(around: view, keyboard: keyboard))
    return seen.isNull || seen.width <= 0 || seen.height <= 0
  }

  /// Whether the keyboard leaves nothing visible of a list around a view. Then no place in the list
  /// is better than another.
  static func isNothingFree(around view: UIView, keyboard: CGRect?) -> Bool {
    var child = view
    while let parent = child.superview {
      let all = opening(around: child, keyboard: nil)
      if parent is UIScrollView, !all.isNull, all.height > 0,
        opening(around: child, keyboard: keyboard).height <= 0
      {
        return true
      }
      child = parent
    }
    return false
  }

  /// Whether a list is at the end of its content, to within a hundredth of a point.
  static func isAtBottom(_ list: UIScrollView) -> Bool {
    // UIKit rounds the offset to pixels.
    abs(list.contentOffset.y - lowest(list)) < 0.5 / UIScreen.main.scale + 0.01
  }

  private static func lowest(_ list: UIScrollView) -> CGFloat {
    let inset = list.adjustedContentInset
    return max(-inset.top, list.contentSize.height + inset.bottom - list.bounds.height)
  }
}
