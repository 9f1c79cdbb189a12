#if canImport(UIKit)
  internal import ResponderCore
  package import UIKit

  extension DragRest {
    /// Creates the value from what a scroll view passes to its delegate when the finger lifts.
    @MainActor
    static func told(
      by scrollView: UIScrollView, velocity: CGPoint, target: CGPoint, seenIn area: VisibleArea
    ) -> DragRest {
      .told(
        geometry: ScrollViewGeometry(scrollView, seenIn: area), velocity: velocity,
        rate: scrollView.decelerationRate.rawValue, isPaging: scrollView.stopsAtPages,
        target: target, scale: scrollView.window?.pixelScale ?? 1,
        endsAlone: scrollView.endsDragAlone)
    }

    /// Creates the value from what can be read from a scroll view after the finger has lifted.
    /// `isIndirect` is true for a pointer or a trackpad.
    @MainActor
    static func seen(
      in scrollView: UIScrollView, isIndirect: Bool, seenIn area: VisibleArea
    ) -> DragRest {
      .seen(
        geometry: ScrollViewGeometry(scrollView, seenIn: area),
        velocity: scrollView.scrollVelocity, isDecelerating: scrollView.isDecelerating,
        rate: scrollView.decelerationRate.rawValue, isPaging: scrollView.stopsAtPages,
        isLocked: scrollView.isDirectionalLockEnabled, scale: scrollView.window?.pixelScale ?? 1,
        mayBeRetargeted: scrollView.targetMayBeRewritten, isIndirect: isIndirect,
        endsAlone: scrollView.endsDragAlone)
    }
  }

  extension UIScrollView {
    /// The velocity of the drag as a scroll view's delegate receives it, in points per millisecond;
    /// positive where the offset grows.
    package var scrollVelocity: CGPoint {
      let velocity = panGestureRecognizer.velocity(in: self)
      return CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    }

    /// Whether the drag alone decides where the scroll view rests and what is visible there,
    /// without a pinch and without a keyboard that follows the finger.
    var endsDragAlone: Bool { !isZooming && !isZoomBouncing && !isDraggingKeyboard }

    /// Whether the dragging finger has reached a keyboard that follows it. The drag itself then
    /// determines whether the keyboard hides (T4.16.3).
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
