import Foundation

extension UITextView {
  /// Begins editing after the input views have been loaded, if the text view is editable. Notifies
  /// the delegate and the observers, then scrolls to the caret (T4.5.3).
  func beginEditing() {
    guard isEditable else { return }
    isEditing = true
    setNeedsDisplay()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    if isEditing { revealCaret() }
  }

  /// Ends editing after the text view has stopped being first responder (T4.5.8).
  func endEditingSession() {
    guard isEditing else { return }
    isEditing = false
    unmarkText()
    setNeedsDisplay()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  func mayChange(_ range: NSRange, _ string: String) -> Bool {
    guard isEditable else { return false }
    return delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func tellChange() {
    contentDidChange()
    revealCaret()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  func select(_ range: NSRange) {
    guard moveSelection(to: range) else { return }
    setNeedsDisplay()
    KeyboardHost.current?.textDidChange(in: self)
    if isEditing { revealCaret() }
    delegate?.textViewDidChangeSelection(self)
  }

  func contentDidChange() {
    updateContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    KeyboardHost.current?.textDidChange(in: self)
  }

  /// Scrolls to the caret without animation (T4.12.6). If the text view itself does not scroll, the
  /// scroll view around it does (T4.12.10), also without animation (K).
  func revealCaret() {
    guard window != nil else { return }
    let caret = caretRect(at: buffer.selection.location + buffer.selection.length)
    guard !isScrollEnabled else { return scrollRectToVisible(caret, animated: false) }
    guard let outer = UIScrollView.enclosing(self) else { return }
    outer.scrollRectToVisible(convert(caret, to: outer), animated: false)
  }

  /// Called when code has set the text, which moves the caret. During editing, a text view that
  /// does not scroll then makes the scroll view around it show the caret (T4.12.10).
  func textWasSet() {
    if isEditing, !isScrollEnabled { revealCaret() }
  }
}
