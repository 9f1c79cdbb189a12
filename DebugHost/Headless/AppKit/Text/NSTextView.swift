/// A text view with several lines, or the field editor of a window.
@preconcurrency @MainActor
open class NSTextView: NSText {
  open weak var delegate: (any NSTextViewDelegate)?
  /// The view that holds the field editor inside the text field, like AppKit's own clip view.
  private lazy var clip = FieldEditorClip(frame: .zero)
  private var hasBegun = false

  /// The control that the field editor edits.
  var client: NSTextField? { isFieldEditor ? delegate as? NSTextField : nil }

  open override var acceptsFirstResponder: Bool { isEditable || isSelectable }

  // MARK: Field editor

  func begin(_ text: String, for field: NSTextField) {
    delegate = field
    string = text
    (isEditable, isSelectable) = (field.isEditable, true)
    clip.frame = field.bounds
    frame = field.bounds
    field.addSubview(clip)
    clip.addSubview(self)
  }

  func leaveClient() {
    delegate = nil
    clip.removeFromSuperview()
  }

  /// Ends editing in the field editor without asking the delegate.
  func endAnyway() {
    guard let client else { return }
    tellEnd(.other, to: client)
  }

  // MARK: First responder

  open override func resignFirstResponder() -> Bool {
    end(.other)
  }

  private func end(_ movement: NSTextMovement) -> Bool {
    guard delegate?.textShouldEndEditing(self) ?? true else { return false }
    let delegate = delegate
    if isFieldEditor || hasBegun { tellEnd(movement, to: delegate) }
    hasBegun = false
    return true
  }

  private func tellEnd(_ movement: NSTextMovement, to delegate: (any NSTextViewDelegate)?) {
    let notification = Notification(
      name: Self.didEndEditingNotification, object: self,
      userInfo: ["NSTextMovement": movement.rawValue])
    delegate?.textDidEndEditing(notification)
    NotificationCenter.default.post(notification)
  }

  // MARK: Keys

  open override func keyDown(with event: NSEvent) {
    guard let characters = event.characters else { return }
    if isFieldEditor, let movement = Self.movements[characters] { return leave(movement) }
    insertText(characters, replacementRange: NSRange(location: NSNotFound, length: 0))
  }

  private static let movements: [String: NSTextMovement] = [
    "\r": .return, "\t": .tab, "\u{19}": .backtab,
  ]

  /// Ends editing in a field editor when the user presses return, tab or Shift-Tab, unless the
  /// delegate refuses.
  private func leave(_ movement: NSTextMovement) {
    let window = window
    guard delegate?.textShouldEndEditing(self) ?? true else { return }
    let client = delegate
    if window?.first === self { window?.first = nil }
    tellEnd(movement, to: client)
  }

  open func insertText(_ string: Any, replacementRange: NSRange) {
    guard isEditable, let text = string as? String else { return }
    if !hasBegun {
      guard delegate?.textShouldBeginEditing(self) ?? true else { return }
      hasBegun = true
      if !isFieldEditor {
        delegate?.textDidBeginEditing(
          Notification(name: Self.didBeginEditingNotification, object: self))
      }
    }
    self.string += text
    let notification = Notification(name: Self.didChangeNotification, object: self)
    delegate?.textDidChange(notification)
    NotificationCenter.default.post(notification)
  }
}

/// The view between a text field and its editor.
final class FieldEditorClip: NSView {}
