import Foundation

extension UITextField {
  /// Became first responder: the delegate, targets and observers, in this order (T4.5.2).
  func beginEditing() {
    isEditing = true
    replacesSecret = isSecureTextEntry && hasText
    buffer.select(NSRange(location: buffer.length, length: 0))
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    contentDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(
      name: UITextField.textDidBeginEditingNotification, object: self)
  }

  /// Stopped being first responder (T4.5.8 to T4.5.10).
  func endEditingSession() {
    isEditing = false
    styling.typing = nil
    contentDidChange()
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [UITextField.didEndEditingReasonKey: NSNumber(value: reason.rawValue)])
  }

  func mayChange(_ range: NSRange, _ string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  /// An edit by the user: changes the text, then notifies the delegate, the targets and the observers (T4.5.13).
  func edit(_ range: NSRange, with string: String) {
    guard range.length > 0 || !string.isEmpty else { return }
    // A field has one line.
    let line = string.replacingOccurrences(of: "\n", with: " ")
    let range = replacesSecret ? NSRange(location: 0, length: buffer.length) : range
    replacesSecret = false
    let looks = styledText
    undo.record(range, line, before: buffer) { [weak self] in self?.restore($0, looks) }
    replaceStyled(range, with: line)
    tellChange()
  }

  /// Replaces a part of the text; looks stay, and what comes gets the typing attributes.
  func replaceStyled(_ range: NSRange, with string: String) {
    styling.replace(range, with: string, in: buffer, plain: plainAttributes)
    buffer.replace(range, with: string)
  }

  private func tellChange() {
    contentDidChange()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// Undo and redo.
  private func restore(_ old: TextBuffer, _ oldLooks: NSAttributedString?) {
    let looks = styledText
    undo.register(buffer) { [weak self] in self?.restore($0, looks) }
    styledText = oldLooks
    buffer = old
    tellChange()
  }

  /// One tap places the caret, two select a word, three everything; a secret has no words (K).
  func select(byTaps count: Int, at point: CGPoint) {
    let offset = offset(at: point)
    let everything = NSRange(location: 0, length: buffer.length)
    switch count {
    case 1: select(NSRange(location: offset, length: 0))
    case 2: select(isSecureTextEntry ? everything : TextUnits.word(at: offset, in: buffer.text))
    default: select(everything)
    }
  }

  /// The return key (T4.5.11, T4.5.12).
  ///
  /// UIKit passes the line break on to the first responder of the moment after: a field swallows it, others insert it (T4.5.23).
  func returnPressed() {
    let window = window
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    if allControlEvents.contains(.editingDidEndOnExit) {
      sendActions(for: .editingDidEndOnExit)
      resignFirstResponder()
    }
    let responder = window?.focus.firstResponder
    if !(responder is UITextField) { responder?.textInputClient?.pressReturn() }
  }

  /// The clear button (T4.5.18).
  func clearTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    edit(NSRange(location: 0, length: buffer.length), with: "")
  }

  func select(_ range: NSRange) {
    let old = buffer.selection
    buffer.select(range)
    guard buffer.selection != old else { return }
    styling.typing = nil
    contentDidChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Text, selection or looks changed.
  func contentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    KeyboardHost.current?.textDidChange(in: self)
  }

  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }

  /// The nearest scroll view brings the field into its inset viewport, after will-show (T4.12.1 to T4.12.3).
  func revealInScrollView() {
    scrollToRevealFirstResponder(self)
  }
}
