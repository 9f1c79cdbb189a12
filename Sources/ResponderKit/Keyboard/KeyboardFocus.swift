#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// What of a list's first responder is to stay above the keyboard, and who that responder is.
  ///
  /// Looking for it costs a search, so it is remembered weakly and looked for again only when a keyboard moves or editing
  /// begins somewhere.
  @MainActor
  final class KeyboardFocus {
    private weak var responder: UIView?
    private var mayHaveChanged = true
    private var observers: [any NSObjectProtocol] = []

    init() {
      let names = [
        UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
      ]
      observers = names.map { name in
        NotificationCenter.default.observe(name) { [weak self] _ in self?.mayHaveChanged = true }
      }
    }

    func stop() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
    }

    /// To be called when a keyboard moves: another first responder may be the reason.
    func keyboardMoved() {
      mayHaveChanged = true
    }

    /// The rectangle to keep in sight, in content coordinates, points; nil without a first responder in the list.
    ///
    /// - Parameter room: The height that is visible above the keyboard.
    func rect(in scrollView: UIScrollView, room: CGFloat) -> CGRect? {
      guard let view = firstResponder(in: scrollView) else { return nil }
      let whole = scrollView.contentRect(of: view)
      // A field is short, and wanted with its frame; of everything else that takes text only the caret's line counts.
      if view is UITextField, whole.height <= room { return whole }
      return view.caretRect.map { scrollView.convert($0, from: view) } ?? whole
    }

    private func firstResponder(in scrollView: UIScrollView) -> UIView? {
      if let responder, responder.isFirstResponder, responder.isDescendant(of: scrollView) {
        return responder
      }
      guard mayHaveChanged else { return nil }
      mayHaveChanged = false
      responder = scrollView.firstResponderInside as? UIView
      return responder
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
