#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// What of a list's first responder is to stay above the keyboard.
  @MainActor
  struct KeyboardFocus {
    /// The rectangle to keep in sight, in content coordinates, points; nil without a first responder in the list.
    ///
    /// - Parameter room: The height that is visible above the keyboard.
    func rect(in scrollView: UIScrollView, room: CGFloat) -> CGRect? {
      guard let view = scrollView.firstResponderAtOrInside else { return nil }
      let whole = scrollView.contentRect(of: view)
      // A field is short, and wanted with its frame; of everything else that takes text only the caret's line counts.
      if view is UITextField, whole.height <= room { return whole }
      return view.caretRect.map { scrollView.convert($0, from: view) } ?? whole
    }
  }

  extension UIScrollView {
    /// The first responder of the window where it is this view or one inside.
    fileprivate var firstResponderAtOrInside: UIView? {
      guard let window, let view = FocusBook.shared.firstResponder(in: window) as? UIView,
        view.isDescendant(of: self)
      else { return nil }
      return view
    }
  }

  extension UIView {
    /// The caret, in the view's own coordinates; nil where no text is selected or its place is not known yet.
    var caretRect: CGRect? {
      guard let input = self as? any UITextInput, let end = input.selectedTextRange?.end else {
        return nil
      }
      let caret = input.caretRect(for: end)
      let isPlace = [caret.minX, caret.minY, caret.width, caret.height].allSatisfy(\.isFinite)
      return isPlace && caret.height > 0 ? caret : nil
    }
  }
#endif
