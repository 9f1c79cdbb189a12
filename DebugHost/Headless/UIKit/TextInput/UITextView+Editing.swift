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

  /// An edit by the user: changes the text, then notifies the delegate and the observers (T4.5.13).
  func edit(_ range: NSRange, with string: String) {
    guard range.length > 0 || !string.isEmpty else { return }
    let looks = styledText
    undo.record(range, string, before: buffer) { [weak self] in self?.restore($0, looks) }
    replaceStyled(range, with: string)
    tellChange()
  }

  /// Replaces a part of the text; looks stay, and what comes gets the typing attributes.
  func replaceStyled(_ range: NSRange, with string: String) {
    styling.replace(range, with: string, in: buffer, plain: plainAttributes)
    buffer.replace(range, with: string)
  }

  private func tellChange() {
    contentDidChange()
    revealCaret()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// Undo and redo.
  private func restore(_ old: TextBuffer, _ oldLooks: NSAttributedString?) {
    let looks = styledText
    undo.register(buffer) { [weak self] in self?.restore($0, looks) }
    styledText = oldLooks
    buffer = old
    tellChange()
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
    let old = buffer.selection
    buffer.select(range)
    guard buffer.selection != old else { return }
    styling.typing = nil
    setNeedsDisplay()
    KeyboardHost.current?.textDidChange(in: self)
    if isEditing { revealCaret() }
    delegate?.textViewDidChangeSelection(self)
  }

  /// Text or looks changed.
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

  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }
}
