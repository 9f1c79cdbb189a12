/// The base class of views with editable text.
@preconcurrency @MainActor
open class NSText: NSView {
  public static let didBeginEditingNotification =
    Notification.Name("NSTextDidBeginEditingNotification")
  public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
  public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")

  open var string = ""
  open var isEditable = true
  open var isSelectable = true
  open var isFieldEditor = false
}

/// The reason why editing ends: a key that the user pressed, or `other`.
public enum NSTextMovement: Int, Sendable {
  case other = 0
  case `return` = 0x10
  case tab = 0x11
  case backtab = 0x12
}

/// The delegate of an `NSText`.
@preconcurrency @MainActor
public protocol NSTextDelegate: NSObjectProtocol {
  func textShouldBeginEditing(_ textObject: NSText) -> Bool
  func textShouldEndEditing(_ textObject: NSText) -> Bool
  func textDidBeginEditing(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
  func textDidChange(_ notification: Notification)
}

extension NSTextDelegate {
  public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
  public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
}

/// The delegate of a text view.
@preconcurrency @MainActor
public protocol NSTextViewDelegate: NSTextDelegate {}

/// A text field is its editor's delegate, as on macOS.
extension NSTextField: NSTextViewDelegate {}
