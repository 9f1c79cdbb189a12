import Foundation

/// A guide that follows the keyboard, in a view's coordinates (T4.15.1 to T4.15.4, T4.15.12 to
/// T4.15.17).
///
/// The guide follows only a keyboard that appears after the guide was requested. The guide of a
/// window does not move at all.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not docked (T4.15.4).
  open var followsUndockedKeyboard = false { didSet { owningView?.setNeedsLayout() } }

  /// Whether the guide covers the view's bottom safe area while it follows no keyboard. If this is
  /// false, the guide has no height at such times and is at the bottom of the view (T4.15.2 as
  /// Apple documents it, T4.15.3).
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }

  /// The distance above the keyboard, in points, at which a drag begins to move the keyboard; never
  /// negative (T4.15.13).
  open var keyboardDismissPadding: CGFloat {
    get { padding }
    set { padding = newValue.isFinite ? max(0, newValue) : 0 }
  }
  private var padding: CGFloat = 0

  /// Whether the guide was requested before the current keyboard appeared (T4.15.15).
  var followsKeyboard = false
  /// The place of the keyboard just before it hid. It is set only if the guide's view was not in a
  /// window at that time; the guide then keeps this place (T4.15.16).
  var leftPlace: KeyboardHost.GuidePlace?

  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    // The guide of a window does not move (T4.15.14).
    guard let window = view.window, view !== window, followsKeyboard,
      let place = leftPlace ?? KeyboardHost.current?.guidePlace,
      !place.isLoose || followsUndockedKeyboard
    else { return absentFrame(in: view) }
    let space = window.screen.coordinateSpace
    let windowFrame = window.convert(window.bounds, to: space)
    guard windowFrame.overlaps(place.frame) else { return absentFrame(in: view) }
    return view.convert(place.frame, from: space)
  }

  /// Returns the frame without a keyboard: the view's bottom safe area, or else a frame without a
  /// height at the bottom of the view (UIKit documentation, `usesBottomSafeArea`).
  private func absentFrame(in view: UIView) -> CGRect {
    let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return CGRect(
      x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }
}

extension UIView {
  /// The view's keyboard layout guide, made on first use.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    guide.identifier = "UIViewKeyboardLayoutGuide"
    keyboardGuide = guide
    KeyboardHost.guides.append(WeakKeyboardGuide(guide: guide))
    return guide
  }
}
