// The class itself declares everything that a subclass may override, because Swift on Linux cannot
// override members of an extension.
import Foundation

/// A scroll view in which the user edits several lines of text (T4.5.1, T4.5.3, T4.5.5, T4.5.13 to
/// T4.5.17, T4.12.6, T4.12.10).
///
/// `UITextView+Editing.swift` contains the editing, `UITextView+Drawing.swift` the drawing, and
/// `TextControl.swift` the code that a text field shares.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, TextControl {
  var buffer = TextBuffer()
  var isEditing = false
  private let ownUndoManager = UndoManager()
  private var fittedWidth: CGFloat = -1

  public let textContainer: NSTextContainer

  /// The delegate, which is also the delegate of the scroll view.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    contentMode = .redraw
    addGestureRecognizer(TextTapGestureRecognizer(self))
    self.textContainer.onChange = { [weak self] in self?.contentDidChange() }
  }

  // MARK: Text

  /// The text. Setting it does not notify the delegate (T4.5.14).
  open var text: String! {
    get { buffer.text }
    set {
      setPlain(newValue)
      textWasSet()
    }
  }

  /// The font; nil for the default, the system font of 12 points.
  open var font: UIFont? { didSet { contentDidChange() } }
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  open var adjustsFontForContentSizeCategory = false
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  open var isEditable = true { didSet { if !isEditable, isEditing { resignFirstResponder() } } }
  open var isSelectable = true

  open var selectedRange: NSRange {
    get { buffer.selection }
    set { select(newValue) }
  }

  // MARK: Traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
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

  /// Whether the tab key of an iPad's hardware keyboard stops at the view (T4.4.34).
  open override var canBecomeFocused: Bool { isEditable }

  /// If the user can edit the text, and the text view is not first responder yet, the delegate
  /// decides (T4.5.1). A read-only text view can become first responder if its text can be
  /// selected.
  open override var canBecomeFirstResponder: Bool {
    guard isEditable else { return isSelectable }
    return isFirstResponder || delegate?.textViewShouldBeginEditing(self) ?? true
  }

  /// During editing, the delegate decides (T4.4.17).
  open override var canResignFirstResponder: Bool {
    !isEditing || delegate?.textViewShouldEndEditing(self) ?? true
  }

  package override var wantsKeyboard: Bool { isEditable }

  /// True, because a text view begins editing only after its input views have been loaded (T4.5.3).
  package override var beginsEditingAfterInputViews: Bool { true }

  package override func focusDidBegin() {
    beginEditing()
  }

  package override func focusDidEnd() {
    endEditingSession()
  }

  // MARK: Editing

  open var hasText: Bool { buffer.length > 0 }

  /// Replaces the selection like an edit by the user, but does not ask the delegate first.
  open func insertText(_ text: String) { edit(buffer.insertionRange, with: text) }

  open func deleteBackward() { edit(buffer.deletionRange, with: "") }

  /// Replaces text without notifying the delegate (T4.5.15).
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

  /// The text view's own undo manager, with the edits made in the text view.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Inserts a line break like any other text.
  package func pressReturn() {
    typeText("\n")
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    caretRect(at: buffer.offset(of: position))
  }

  // MARK: View

  /// Scrolls to a range of the text. Outside a window (T4.5.20), or while animations are disabled,
  /// the scroll is not animated.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollRectToVisible(
      self.rect(of: range), animated: window != nil && UIView.areAnimationsEnabled)
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(width: bounds.width).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width != fittedWidth { updateContentSize() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentSizeCategoryMayHaveChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  package override func drawingCommands() -> [DrawingCommand] { textViewCommands() }

  func updateContentSize() {
    fittedWidth = bounds.width
    // The height is a whole number of points, whatever the scale of the screen (T4.5.21).
    let height = fittingSize(width: bounds.width).height.rounded(.up)
    contentSize = CGSize(width: bounds.width, height: height)
  }
}
