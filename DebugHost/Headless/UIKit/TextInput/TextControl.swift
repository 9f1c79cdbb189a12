import Foundation

/// What a field and a text view share: a text with its looks, its selection, and what an edit does to both.
///
/// Members that subclasses may override stand in the two classes and call these: Swift on Linux overrides nothing of an extension.
@MainActor
protocol TextControl: UIView, UITextInput, TextInputClient, UIContentSizeCategoryAdjusting {
  var buffer: TextBuffer { get set }
  var styling: TextStyling { get set }
  var undo: TextUndo { get }
  var font: UIFont? { get set }
  var textColor: UIColor? { get }
  var isEditable: Bool { get }
  var isSelectable: Bool { get }
  /// Whether the text may be seen by the user alone.
  var isSecret: Bool { get }

  /// Asks the delegate about an edit by the user.
  func mayChange(_ range: NSRange, _ string: String) -> Bool
  /// What an edit by the user comes to.
  func adapted(_ range: NSRange, _ string: String) -> (NSRange, String)
  /// Text or looks changed.
  func contentDidChange()
  /// The user changed the text: the look, the delegate and the observers follow.
  func tellChange()
  func select(_ range: NSRange)
  func select(byTaps count: Int, at point: CGPoint)
  func caretRect(at offset: Int) -> CGRect
  func offset(at point: CGPoint) -> Int
}

extension TextControl {
  var isEditable: Bool { true }
  var isSelectable: Bool { true }
  var isSecret: Bool { false }

  func adapted(_ range: NSRange, _ string: String) -> (NSRange, String) { (range, string) }

  // MARK: Looks

  /// The text with looks of its own; nil where it looks plain.
  var styledText: NSAttributedString? {
    get { styling.styled }
    set { styling = TextStyling(styled: newValue) }
  }

  var shownText: NSAttributedString {
    styledText ?? NSAttributedString(string: buffer.text, attributes: plainAttributes)
  }

  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }

  func fontDidChange() {
    styling.set(.font, to: font)
    contentDidChange()
  }

  func textColorDidChange() {
    styling.set(.foregroundColor, to: textColor)
    setNeedsDisplay()
  }

  func contentSizeCategoryMayHaveChanged() {
    guard adjustsFontForContentSizeCategory, let style = font?.textStyle else { return }
    let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if preferred != font { font = preferred }
  }

  // MARK: Text set in code, which tells neither the delegate nor targets (T4.5.14, T4.5.15)

  func setPlain(_ text: String?) {
    styledText = nil
    buffer.setText(text ?? "")
    undo.forget()
    contentDidChange()
  }

  func setStyled(_ text: NSAttributedString?) {
    buffer.setText(text?.string ?? "")
    styledText = text
    contentDidChange()
  }

  func replaceUntold(_ range: UITextRange, with text: String) {
    replaceStyled(buffer.range(of: range), with: text)
    contentDidChange()
  }

  /// Replaces a part of the text; looks stay, and what comes gets the typing attributes.
  private func replaceStyled(_ range: NSRange, with string: String) {
    styling.replace(range, with: string, in: buffer, plain: plainAttributes)
    buffer.replace(range, with: string)
  }

  // MARK: Edits by the user

  /// Changes the text, then notifies the delegate, the targets and the observers (T4.5.13).
  func edit(_ range: NSRange, with string: String) {
    guard range.length > 0 || !string.isEmpty else { return }
    let (range, string) = adapted(range, string)
    let looks = styledText
    undo.record(range, string, before: buffer) { [weak self] in self?.restore($0, looks) }
    replaceStyled(range, with: string)
    tellChange()
  }

  /// Undo and redo.
  private func restore(_ old: TextBuffer, _ oldLooks: NSAttributedString?) {
    let looks = styledText
    undo.register(buffer) { [weak self] in self?.restore($0, looks) }
    styledText = oldLooks
    buffer = old
    tellChange()
  }

  package func typeText(_ text: String) {
    guard mayChange(buffer.selection, text) else { return }
    insertText(text)
  }

  package func typeDelete() {
    let range = buffer.deletionRange
    guard range.length == 0 || mayChange(range, "") else { return }
    // An empty control gets the call too: overrides wait for it.
    deleteBackward()
  }

  /// Whether the selection is another one now.
  func moveSelection(to range: NSRange) -> Bool {
    let old = buffer.selection
    buffer.select(range)
    guard buffer.selection != old else { return false }
    styling.typing = nil
    return true
  }

  // MARK: Standard edit actions

  /// Which of them make sense now; nil for any other action.
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

  /// The caret stands still: a blinking one would keep the clock busy.
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
