import Foundation

extension UITextView {
  /// The keyboard is up: the delegate and observers (T4.5.3).
  func beginEditing() {
    guard isEditable else { return }
    isEditing = true
    setNeedsDisplay()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    if isEditing { revealCaret() }
  }

  /// Stopped being first responder (T4.5.8).
  func endEditingSession() {
    guard isEditing else { return }
    isEditing = false
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

  /// One tap places the caret, two select a word, three a paragraph (K).
  func select(byTaps count: Int, at point: CGPoint) {
    let offset = offset(at: point)
    switch count {
    case 1: select(NSRange(location: offset, length: 0))
    case 2: select(TextUnits.word(at: offset, in: buffer.text))
    default: select(TextUnits.paragraph(at: offset, in: buffer.text))
    }
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

  /// A text view scrolls its own caret (T4.12.6); one that does not scroll has the scroll view around it do so (T4.12.10),
  /// at once as well (K).
  func revealCaret() {
    guard window != nil else { return }
    let caret = caretRect(at: buffer.selection.location + buffer.selection.length)
    guard !isScrollEnabled else { return scrollRectToVisible(caret, animated: false) }
    guard let outer = UIScrollView.enclosing(self) else { return }
    outer.scrollRectToVisible(convert(caret, to: outer), animated: false)
  }

  /// What is set in code moves the caret, and what does not scroll shows it (T4.12.10).
  func textWasSet() {
    if isEditing, !isScrollEnabled { revealCaret() }
  }
}
