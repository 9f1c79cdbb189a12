/// A view that sends an action.
@preconcurrency @MainActor
open class NSControl: NSView {
  public static let textDidBeginEditingNotification =
    Notification.Name("NSControlTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification =
    Notification.Name("NSControlTextDidEndEditingNotification")
  public static let textDidChangeNotification =
    Notification.Name("NSControlTextDidChangeNotification")

  open weak var target: AnyObject?
  open var action: Selector?
  open var refusesFirstResponder = false
  open var stringValue = ""

  open var isEnabled = true {
    didSet {
      // Disabling a control ends its editing (K).
      if !isEnabled, oldValue { window?.forget(firstResponderIn: self) }
    }
  }

  open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }

  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    return NSApplication.shared.sendAction(action, to: target, from: self)
  }

  open func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    sendAction(action, to: target)
  }

  /// Returns the field editor while it edits this control; nil otherwise.
  open func currentEditor() -> NSText? {
    guard let editor = window?.firstResponder as? NSTextView, editor.client === self else {
      return nil
    }
    return editor
  }
}
