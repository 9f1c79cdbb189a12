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
  }
#endif
