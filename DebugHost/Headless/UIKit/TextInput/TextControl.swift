import Foundation

/// The code that a text field and a text view share: a text, a selection, and the effect of an edit
/// on both.
///
/// The members that subclasses may override are declared in the two classes and call the ones here,
/// because Swift on Linux cannot override a member that is declared in an extension.
@preconcurrency @MainActor
protocol TextControl: UIView, UITextInput, TextInputClient, UIContentSizeCategoryAdjusting {
  var buffer: TextBuffer { get set }
  var font: UIFont? { get set }
  var isEditable: Bool { get }
  var isSelectable: Bool { get }
  /// Whether the text is secret, as in a password field, so that it cannot be copied or cut.
  var isSecret: Bool { get }

  /// Returns whether an edit by the user may happen. In an editable control, the delegate decides.
  func mayChange(_ range: NSRange, _ string: String) -> Bool
  /// Returns the edit that the control makes when the user requests this one.
  func adapted(_ range: NSRange, _ string: String) -> (NSRange, String)
  /// Updates the control after its text or its font has changed.
  func contentDidChange()
  /// Updates the control after an edit, or after undo, and notifies the delegate, any
  /// targets and the observers.
  func tellChange()
  func select(_ range: NSRange)
  func caretRect(at offset: Int) -> CGRect
  func offset(at point: CGPoint) -> Int
}

extension TextControl {
  var isEditable: Bool { true }
  var isSelectable: Bool { true }
  var isSecret: Bool { false }

  func adapted(_ range: NSRange, _ string: String) -> (NSRange, String) { (range, string) }

  /// Adapts the font to the user's text size.
  func contentSizeCategoryMayHaveChanged() {
    guard adjustsFontForContentSizeCategory, let style = font?.textStyle else { return }
    let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if preferred != font { font = preferred }
  }

  // MARK: Text set in code, without notifying the delegate or targets (T4.5.14, T4.5.15)

  func setPlain(_ text: String?) {
    buffer.setText(text ?? "")
    undoManager?.removeAllActions()
    contentDidChange()
  }

  func replaceUntold(_ range: UITextRange, with text: String) {
    buffer.replace(buffer.range(of: range), with: text)
    contentDidChange()
  }

  // MARK: Edits by the user

  /// Changes the text and records the edit for undo, then notifies the delegate, the targets and
  /// the observers (T4.5.13). Does nothing if there is nothing to insert or delete.
  func edit(_ range: NSRange, with string: String) {
    guard range.length > 0 || !string.isEmpty else { return }
    let (range, string) = adapted(range, string)
    let before = buffer
    undoManager?.registerUndo(withTarget: self) { control in
      control.buffer = before
      control.tellChange()
    }
    undoManager?.setActionName("Typing")
    buffer.replace(range, with: string)
    tellChange()
  }

  package func typeText(_ text: String) {
    guard mayChange(buffer.insertionRange, text) else { return }
    insertText(text)
  }

  package func typeDelete() {
    let range = buffer.deletionRange
    guard range.length == 0 || mayChange(range, "") else { return }
    // `deleteBackward` is called even if there is nothing to delete, because a subclass may
    // override it to notice the key.
    deleteBackward()
  }

  /// Moves the selection, and returns whether the new selection differs from the old one.
  func moveSelection(to range: NSRange) -> Bool {
    let old = buffer.selection
    buffer.select(range)
    return buffer.selection != old
  }

  // MARK: Standard edit actions

  /// Returns whether a standard edit action makes sense now; nil for any other action.
  func standardEditAction(_ action: Selector) -> Bool? {
    let hasSelection = buffer.selection.length > 0
    return switch action.name {
    case "copy:": hasSelection && !isSecret
    case "cut:": hasSelection && !isSecret && isEditable
    case "delete:": hasSelection && isEditable
    case "paste:": UIPasteboard.general.hasStrings && isEditable
    case "select:": hasText && !hasSelection
    case "selectAll:": hasText && buffer.selection.length < buffer.length
    default: nil
    }
  }

  func copySelection() {
    guard !isSecret, buffer.selection.length > 0 else { return }
    UIPasteboard.general.string = buffer.substring(buffer.selection)
  }

  func pasteText() {
    if let text = UIPasteboard.general.string { typeText(text) }
  }

  func selectWord() {
    select(TextUnits.word(at: buffer.selection.location, in: buffer.text))
  }

  func deleteSelection() {
    if buffer.selection.length > 0 { typeDelete() }
  }

  // MARK: Drawing

  /// Returns the command that draws the caret. The caret does not blink, because a timer for that
  /// would keep the run loop from ever becoming idle.
  func caretCommand(_ caret: CGRect) -> DrawingCommand {
    let tint: UIColor = tintColor
    let path = CGPath(roundedRect: caret, cornerWidth: 1, cornerHeight: 1, transform: nil)
    let fill = tint.resolvedColor(with: traitCollection).cgColor
    return .path(path, fill: fill, stroke: nil, lineWidth: 0)
  }

  func selectionCommand(_ box: CGRect) -> DrawingCommand {
    let tint: UIColor = tintColor
    let fill = tint.withAlphaComponent(0.2).resolvedColor(with: traitCollection).cgColor
    return .path(CGPath(rect: box, transform: nil), fill: fill, stroke: nil, lineWidth: 0)
  }
}
