// The class itself declares everything that a subclass may override, because Swift on Linux cannot
// override members of an extension.
import Foundation

/// A control in which the user edits one line of text (T4.5.1 to T4.5.19, T4.12.1, T4.1.6).
///
/// `UITextField+Editing.swift` contains the editing, `UITextField+Drawing.swift` the drawing, and
/// `TextControl.swift` the code that a text view shares.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, TextControl {
  var buffer = TextBuffer()
  var freeText = TextLayoutMemo()
  var drawnText = TextLayoutMemo()
  private var clearButton: TextFieldClearButton?
  private let ownUndoManager = UndoManager()
  /// Whether the next edit replaces the whole text, because the user has begun to edit a secure
  /// field again (K).
  var replacesSecret = false
  /// Whether the field is the one behind a text field of SwiftUI.
  package var isFieldOfSwiftUI = false
  open weak var delegate: (any UITextFieldDelegate)?
  open internal(set) var isEditing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    addGestureRecognizer(TextTapGestureRecognizer(self))
  }

  // MARK: Text

  /// The text, which is never nil. Setting it notifies neither the delegate nor the targets
  /// (T4.5.14).
  open var text: String? {
    get { buffer.text }
    set { setPlain(newValue) }
  }

  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// Nil sets the default font.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      font = font ?? .systemFont(ofSize: 17)
      contentDidChange()
    }
  }
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var adjustsFontForContentSizeCategory = false
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open var clearsOnBeginEditing = false
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { sideViewDidChange(oldValue, leftView) } }
  open var rightView: UIView? { didSet { sideViewDidChange(oldValue, rightView) } }

  // MARK: Traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  open var textContentType: UITextContentType!

  // MARK: Input views

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: First responder

  /// Whether the tab key of an iPad's hardware keyboard stops at the field (T4.4.34).
  open override var canBecomeFocused: Bool { isEnabled }

  /// If an enabled field is not first responder yet, the delegate decides (T4.4.7, T4.5.1).
  open override var canBecomeFirstResponder: Bool {
    isEnabled && (isFirstResponder || delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  /// While the field is first responder, the delegate decides (T4.4.17).
  open override var canResignFirstResponder: Bool {
    !isFirstResponder || delegate?.textFieldShouldEndEditing(self) ?? true
  }

  package override var beginsEditingAfterInputViews: Bool {
    !(KeyboardHost.current?.choices.fieldsBeginBeforeKeyboard ?? true)
  }

  package override func focusDidBegin() {
    beginEditing()
  }

  package override func focusDidLoadInputViews() {
    revealInScrollView()
  }

  package override func focusDidEnd() {
    endEditingSession()
  }

  // MARK: Editing

  open var hasText: Bool { buffer.length > 0 }

  /// Replaces the selection like an edit by the user, but does not ask the delegate first.
  open func insertText(_ text: String) { edit(buffer.insertionRange, with: text) }

  open func deleteBackward() { edit(buffer.deletionRange, with: "") }

  /// Replaces text without notifying the delegate or the targets (T4.5.15).
  open func replace(_ range: UITextRange, withText text: String) {
    replaceUntold(range, with: text)
  }

  // MARK: Standard edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    standardEditAction(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }

  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func delete(_ sender: Any?) { deleteSelection() }

  open override func selectAll(_ sender: Any?) {
    select(NSRange(location: 0, length: buffer.length))
  }

  /// The field's own undo manager, with the edits made in the field.
  open override var undoManager: UndoManager? { ownUndoManager }

  package func pressReturn() {
    returnPressed()
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    caretRect(at: buffer.offset(of: position))
  }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let size: CGFloat = 19
    let margin: CGFloat = borderStyle == .none ? 0 : 5
    return CGRect(
      x: bounds.maxX - margin - size, y: bounds.midY - size / 2, width: size, height: size)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = leftView?.bounds.size else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = rightView?.bounds.size else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  // MARK: View

  open override var intrinsicContentSize: CGSize {
    CGSize(width: fittingWidth, height: fittingHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutSideViews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentSizeCategoryMayHaveChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  package override func drawingCommands() -> [DrawingCommand] { textFieldCommands() }

  private func sideViewDidChange(_ old: UIView?, _ new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    setNeedsLayout()
  }

  private func layoutSideViews() {
    place(leftView, isShown: isLeftViewShown) { leftViewRect(forBounds: bounds) }
    place(rightView, isShown: isRightViewShown) { rightViewRect(forBounds: bounds) }
    if isClearButtonShown, clearButton == nil {
      clearButton = TextFieldClearButton { [weak self] in self?.clearTapped() }
    }
    place(clearButton, isShown: isClearButtonShown) { clearButtonRect(forBounds: bounds) }
  }

  private func place(_ view: UIView?, isShown: Bool, at frame: () -> CGRect) {
    guard let view else { return }
    if !isShown {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = frame()
  }
}
