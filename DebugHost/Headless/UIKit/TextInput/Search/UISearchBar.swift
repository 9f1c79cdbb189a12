// The class itself declares everything that a subclass may override, because Swift on Linux cannot
// override members of an extension.
import Foundation

/// A bar with a search field. The field, and not the bar, becomes first responder (section 4.5).
///
/// The bar's delegate receives the field's callbacks. Neither the search button nor the cancel
/// button ends editing; the delegate has to do so (A). The scope bar is not implemented.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  private let field = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private let line = UIView()
  private lazy var adapter = SearchFieldAdapter(bar: self)

  open weak var delegate: (any UISearchBarDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    field.delegate = adapter
    field.addAction(
      UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    addSubview(field)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    updateLook()
  }

  // MARK: Content

  open var searchTextField: UISearchTextField { field }

  /// The text. The delegate is not notified when code sets it (T4.5.14).
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  open var searchBarStyle = Style.default { didSet { updateLook() } }
  open var barTintColor: UIColor? { didSet { updateLook() } }

  open var showsCancelButton = false { didSet { setNeedsLayout() } }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, window != nil else {
      self.showsCancelButton = showsCancelButton
      return
    }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      self.showsCancelButton = showsCancelButton
      self.layoutIfNeeded()
    }
  }

  // MARK: Text input traits (those of the field)

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: First responder (the field in place of the bar, K)

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { field.isFirstResponder }

  package override var lendsFocusToPart: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: User actions

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
  }

  private func cancelTapped() {
    delegate?.searchBarCancelButtonClicked(self)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fieldHeight + 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fieldHeight + 20)
  }

  /// The height of the field, which follows the text size (K). It is 36 points at the default text
  /// size.
  private var fieldHeight: CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return max(36, (font.lineHeight + 15).rounded())
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = fieldHeight
    let y = ((bounds.height - height) / 2).rounded()
    let buttonSize = cancelButton.sizeThatFits(bounds.size)
    if showsCancelButton, cancelButton.superview == nil {
      addSubview(cancelButton)
      cancelButton.frame = CGRect(
        x: bounds.width, y: y, width: buttonSize.width, height: height)
    }
    let right = showsCancelButton ? bounds.width - buttonSize.width - 16 : bounds.width - 8
    field.frame = CGRect(x: 8, y: y, width: max(0, right - 8), height: height)
    if showsCancelButton {
      cancelButton.frame.origin = CGPoint(x: right + 8, y: y)
    } else {
      cancelButton.removeFromSuperview()
    }
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
  }

  private func updateLook() {
    backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? .systemGroupedBackground
    line.isHidden = searchBarStyle == .minimal
  }
}
