import Foundation

/// The keyboard's place in a view's coordinates (T4.15.1 to T4.15.4, T4.15.12 to T4.15.17).
///
/// It moves with a keyboard only if it was there before the keyboard; a window's own does not move at all.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not docked (T4.15.4).
  open var followsUndockedKeyboard = false { didSet { owningView?.setNeedsLayout() } }

  /// Whether the guide of an absent keyboard ties to the bottom of the view's safe area; else to the view's bottom
  /// (T4.15.2 as Apple documents it, T4.15.3).
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }

  /// Points above the keyboard in which a drag takes it along; never negative (T4.15.13).
  open var keyboardDismissPadding: CGFloat {
    get { padding }
    set { padding = newValue.isFinite ? max(0, newValue) : 0 }
  }
  private var padding: CGFloat = 0

  /// Whether it was asked for before the keyboard that is up came (T4.15.15).
  var followsKeyboard = false
  /// Where the keyboard stood when its screen was left; the hide was missed (T4.15.16).
  var leftPlace: KeyboardHost.GuidePlace?

  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    // A window's own guide stays where it is (T4.15.14).
    guard let window = view.window, view !== window, followsKeyboard,
      let place = leftPlace ?? KeyboardHost.current?.guidePlace,
      !place.isLoose || followsUndockedKeyboard
    else { return absentFrame(in: view) }
    let space = window.screen.coordinateSpace
    let windowFrame = window.convert(window.bounds, to: space)
    guard windowFrame.overlaps(place.frame) else { return absentFrame(in: view) }
    return view.convert(place.frame, from: space)
  }

  /// Below the view's safe area; without it at the bottom of the view (UIKit documentation, `usesBottomSafeArea`).
  private func absentFrame(in view: UIView) -> CGRect {
    let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return CGRect(
      x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }
}

extension UIView {
  /// The view's guide to the keyboard, made on first use.
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
