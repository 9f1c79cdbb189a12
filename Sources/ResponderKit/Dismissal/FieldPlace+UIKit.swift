#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  extension UIScrollView {
    /// Where a view inside is seen now.
    func place(of view: UIView) -> FieldPlace {
      let (offset, rect) = (bounds.origin, contentRect(of: view))
      return FieldPlace(
        rect: rect.offsetBy(dx: -offset.x, dy: -offset.y), viewport: bounds.size,
        contentOffset: offset, inset: Insets(adjustedContentInset), clip: viewportClip())
    }

    /// Whether a finger or a motion of its own is at work on any scroll view around a view.
    func activity(around view: UIView) -> RestWatch.Activity {
      var activity = RestWatch.Activity.none
      var ancestor = view.superview
      while let view = ancestor {
        if let scrollView = view as? UIScrollView {
          if scrollView.isTracking || scrollView.isDragging || scrollView.isZooming { return .held }
          if scrollView.isDecelerating || scrollView.isZoomBouncing { activity = .coasting }
        }
        ancestor = view.superview
      }
      return activity
    }

    /// Whether nothing but the drag decides where it rests and what is seen there: no pinch, no keyboard pulled along.
    var endsDragAlone: Bool { !isZooming && !isZoomBouncing && !isDraggingKeyboard }

    /// Whether the finger that drags has reached a keyboard that follows it, and so decides about it (T4.16.3).
    var isDraggingKeyboard: Bool {
      guard takesKeyboardAlong, let window else { return false }
      let state = KeyboardMonitor.shared.covering(window)
      guard state.placement == .docked || state.placement == .accessoryOnly else { return false }
      let finger = convert(
        panGestureRecognizer.location(in: self), to: window.keyboardSpace())
      return finger.y >= state.frame.minY
    }
  }
#endif
