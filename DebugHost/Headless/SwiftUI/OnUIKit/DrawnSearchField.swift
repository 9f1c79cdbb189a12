/// The search field on systems where SwiftUI draws it itself. It is a responder that receives keys,
/// and not a UIKit search bar, text field or search controller (C5.20).
package final class DrawnSearchField: UIView, UIKeyInput {
  package private(set) var text = ""
  var prompt = "" { didSet { updateLook() } }
  var onChange: (String) -> Void = { _ in }
  var onFocus: (Bool) -> Void = { _ in }
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 18
    addSubview(label)
    let tap = UITapGestureRecognizer(target: self, action: Selector("tapped"))
    class_addMethod(
      DrawnSearchField.self, Selector("tapped"),
      IMP { receiver, _ in
        (receiver as? DrawnSearchField)?.becomeFirstResponder()
        return nil
      }, nil)
    addGestureRecognizer(tap)
  }

  package required init?(coder: NSCoder) { nil }

  func show(_ new: String) {
    guard text != new else { return }
    text = new
    updateLook()
  }

  private func updateLook() {
    label.text = text.isEmpty ? prompt : text
    label.textColor = text.isEmpty ? .secondaryLabel : .label
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 0)
  }

  // MARK: Key input

  package var hasText: Bool { !text.isEmpty }

  /// Inserts text. If the text is the line break of the return key, the field resigns first
  /// responder instead.
  package func insertText(_ new: String) {
    if new == "\n" {
      resignFirstResponder()
    } else {
      change(text + new)
    }
  }

  package func deleteBackward() {
    change(String(text.dropLast()))
  }

  private func change(_ new: String) {
    show(new)
    onChange(new)
  }

  // MARK: First responder

  package override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  package override func becomeFirstResponder() -> Bool {
    let was = isFirstResponder
    let isGranted = super.becomeFirstResponder()
    if isGranted, !was { onFocus(true) }
    return isGranted
  }

  @discardableResult
  package override func resignFirstResponder() -> Bool {
    let was = isFirstResponder
    let isGranted = super.resignFirstResponder()
    if isGranted, was { onFocus(false) }
    return isGranted
  }
}

struct DrawnSearchRepresentable: UIViewRepresentable {
  let text: Binding<String>
  let prompt: String

  func makeUIView(context: Context) -> DrawnSearchField { DrawnSearchField() }

  func updateUIView(_ field: DrawnSearchField, context: Context) {
    let link = context.environment.searchFocusLink
    link?.adopt(field)
    field.onFocus = { [weak field] isFocused in
      if let field { link?.focusChanged(of: field, to: isFocused) }
    }
    field.onChange = { [text] in text.wrappedValue = $0 }
    field.prompt = prompt
    field.show(text.wrappedValue)
  }
}
