#if canImport(UIKit)
  internal import ResponderCore
  package import UIKit

  extension UIScrollView {
    /// Returns the current place of a view inside this scroll view.
    func place(of view: UIView) -> FieldPlace {
      let (offset, rect) = (bounds.origin, contentRect(of: view))
      return FieldPlace(
        rect: rect.offsetBy(dx: -offset.x, dy: -offset.y), viewport: bounds.size,
        contentOffset: offset, inset: Insets(adjustedContentInset), clip: viewportClip())
    }

    /// Returns whether a finger holds any scroll view around a view, or else whether one of them
    /// moves by itself.
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

  extension UIView {
    /// The part of this first responder that has to stay visible, in its own coordinates, in
    /// points; nil if it is unknown.
    ///
    /// In a web view this is the caret, because the first responder there is as large as the page
    /// (T4.4.33). Elsewhere it is the bounds.
    package var focusRect: CGRect? {
      guard !(self is UITextField), !(self is UITextView), isInsideWebView else { return bounds }
      guard let input = self as? any UITextInput, let range = input.selectedTextRange else {
        return nil
      }
      let caret = input.caretRect(for: range.end)
      guard caret.minX.isFinite, caret.minY.isFinite, caret.width.isFinite, caret.height.isFinite,
        caret.height > 0
      else { return nil }
      return caret
    }

    private var isInsideWebView: Bool {
      var ancestor = superview
      while let view = ancestor {
        if view.isWebView { return true }
        ancestor = view.superview
      }
      return false
    }
  }
#endif
