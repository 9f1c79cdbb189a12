/// A text field. While the user edits it, the window's field editor is first responder, and the
/// text field is the editor's delegate.
@preconcurrency @MainActor
open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?
  open var isEditable = true
  open var isSelectable = true
  open var placeholderString: String?
  private var hasBegun = false

  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }

  public convenience init(labelWithString stringValue: String) {
    self.init(string: stringValue)
    (isEditable, isSelectable) = (false, false)
  }

  open override var intrinsicContentSize: NSSize { NSSize(width: -1, height: 21) }

  open override var acceptsFirstResponder: Bool {
    super.acceptsFirstResponder && (isEditable || isSelectable)
  }

  /// Makes the field editor first responder. The text field itself resigns at once, which surprises
  /// many developers.
  open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    selectText(nil)
    return true
  }

  /// Starts editing and selects all of the text. The stand-in has no selection, so the method does
  /// nothing while the field is being edited.
  open func selectText(_ sender: Any?) {
    guard let window, isEditable || isSelectable,
      let editor = window.fieldEditor(true, for: self) as? NSTextView
    else { return }
    if editor.client === self, window.firstResponder === editor { return }
    hasBegun = false
    editor.begin(stringValue, for: self)
    window.makeFirstResponder(editor)
  }

  // MARK: NSTextDelegate

  open func textShouldBeginEditing(_ textObject: NSText) -> Bool {
    delegate?.control(self, textShouldBeginEditing: textObject) ?? true
  }

  open func textShouldEndEditing(_ textObject: NSText) -> Bool {
    delegate?.control(self, textShouldEndEditing: textObject) ?? true
  }

  open func textDidBeginEditing(_ notification: Notification) {
    let told = own(Self.textDidBeginEditingNotification, notification)
    delegate?.controlTextDidBeginEditing(told)
    NotificationCenter.default.post(told)
  }

  open func textDidChange(_ notification: Notification) {
    guard let text = notification.object as? NSText else { return }
    if !hasBegun {
      hasBegun = true
      textDidBeginEditing(notification)
    }
    stringValue = text.string
    let told = own(Self.textDidChangeNotification, notification)
    delegate?.controlTextDidChange(told)
    NotificationCenter.default.post(told)
  }

  /// Takes the text from the field editor, notifies the delegate and the observers, and moves the
  /// focus as the key requires (Apple's documentation of this method).
  open func textDidEndEditing(_ notification: Notification) {
    guard let text = notification.object as? NSTextView else { return }
    stringValue = text.string
    text.leaveClient()
    let window = window
    let told = own(Self.textDidEndEditingNotification, notification)
    delegate?.controlTextDidEndEditing(told)
    NotificationCenter.default.post(told)
    switch notification.userInfo?["NSTextMovement"] as? Int {
    case NSTextMovement.return.rawValue:
      // If no action can be sent and nothing has moved the focus, the field selects its text again.
      if !sendAction(action, to: target), window?.firstResponder === window { selectText(nil) }
    case NSTextMovement.tab.rawValue: window?.selectKeyView(following: self)
    case NSTextMovement.backtab.rawValue: window?.selectKeyView(preceding: self)
    default: break
    }
  }

  private func own(_ name: Notification.Name, _ notification: Notification) -> Notification {
    var info = notification.userInfo ?? [:]
    info["NSFieldEditor"] = notification.object
    return Notification(name: name, object: self, userInfo: info)
  }
}

/// A search field.
@preconcurrency @MainActor
open class NSSearchField: NSTextField {}

/// A text field that does not show what the user types.
@preconcurrency @MainActor
open class NSSecureTextField: NSTextField {}

/// The delegate of a control with text.
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool {
    true
  }
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
    true
  }
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
}

/// The delegate of a text field.
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
