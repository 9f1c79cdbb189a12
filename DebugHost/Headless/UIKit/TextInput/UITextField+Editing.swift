import Foundation

extension UITextField {
  /// Begins editing after the field has become first responder. Moves the caret to the end of the
  /// text, and clears the text if `clearsOnBeginEditing` is set and the delegate agrees (T4.5.19).
  /// Then notifies the delegate, the targets and the observers, in this order (T4.5.2).
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

  /// Ends editing after the field has stopped being first responder (T4.5.8 to T4.5.10).
  func endEditingSession() {
    isEditing = false
    unmarkText()
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

  /// Returns the edit with spaces in place of line breaks, because a field has one line. The first
  /// edit after the user has begun to edit a secure text replaces the whole text.
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

  /// Handles the return key (T4.5.11, T4.5.12).
  ///
  /// If the delegate permits it, UIKit then passes the line break to the view that is first
  /// responder by that time. A text field discards the line break, but any other text input inserts
  /// it (T4.5.23).
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

  /// Clears the text when the user taps the clear button, if the delegate permits it (T4.5.18).
  func clearTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    edit(NSRange(location: 0, length: buffer.length), with: "")
  }

  func select(_ range: NSRange) {
    guard moveSelection(to: range) else { return }
    contentDidChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Updates the field after its text, selection or appearance has changed.
  func contentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    KeyboardHost.current?.textDidChange(in: self)
  }

  /// Makes the nearest scroll view bring the field into its inset viewport, after the will-show
  /// notification (T4.12.1 to T4.12.3).
  func revealInScrollView() {
    scrollToRevealFirstResponder(self)
  }
}
