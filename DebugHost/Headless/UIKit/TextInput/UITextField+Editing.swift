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

  var isSecret: Bool { isSecureTextEntry }

  /// A field has one line, and a secret that is edited anew is replaced whole.
  func adapted(_ range: NSRange, _ string: String) -> (NSRange, String) {
    let range = replacesSecret ? NSRange(location: 0, length: buffer.length) : range
    replacesSecret = false
    return (range, string.replacingOccurrences(of: "\n", with: " "))
  }

  func tellChange() {
    contentDidChange()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
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
    guard moveSelection(to: range) else { return }
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

  /// The nearest scroll view brings the field into its inset viewport, after will-show (T4.12.1 to T4.12.3).
  func revealInScrollView() {
    scrollToRevealFirstResponder(self)
  }
}
