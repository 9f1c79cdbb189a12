#if canImport(UIKit)
  package import UIKit

  extension UIView {
    /// What of this first responder is to stay in sight, in its own coordinates, points; nil where that is not known.
    ///
    /// In a web view it is the caret: what is first responder there is as large as the page (T4.4.33).
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
