/// The UIKit field of a SwiftUI text field. Since iOS 16.1, its input accessory view is a view of
/// SwiftUI's own, which is empty if there is no keyboard toolbar (T4.20.32).
///
/// On iOS 26, SwiftUI sets that view again when the keyboard shows for the field (T4.20.36).
package final class HostedTextField: UITextField {
  private let accessory = SwiftUIChoices.current.list == .collection ? UIView() : nil
  private nonisolated(unsafe) var keyboardObserver: (any NSObjectProtocol)?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isFieldOfSwiftUI = true
    assertAccessory()
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.keyboardShows() }
    }
  }

  deinit {
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
  }

  private func keyboardShows() {
    guard SwiftUIChoices.current.accessory == .setAsKeyboardShows, isFirstResponder else { return }
    HeadlessLoop.main.enqueue { [weak self] in
      self?.assertAccessory()
      self?.reloadInputViews()
    }
  }

  /// Sets SwiftUI's accessory view again. SwiftUI does so when the field takes the focus, and with
  /// each update (T4.20.33).
  fileprivate func assertAccessory() {
    guard let accessory, inputAccessoryView !== accessory else { return }
    inputAccessoryView = accessory
  }

  package required init?(coder: NSCoder) { nil }
}

struct FieldRepresentable: UIViewRepresentable {
  let title: String
  let text: Binding<String>
  let isSecure: Bool
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator() }

  func makeUIView(context: Context) -> HostedTextField {
    let field = HostedTextField()
    field.delegate = context.coordinator
    let coordinator = context.coordinator
    field.addAction(
      UIAction { [weak field] _ in coordinator.text?.wrappedValue = field?.text ?? "" },
      for: .editingChanged)
    return field
  }

  func updateUIView(_ field: HostedTextField, context: Context) {
    let environment = context.environment
    field.assertAccessory()
    context.coordinator.text = text
    environment.focusLink?.adopt(field)
    context.coordinator.onEditingChanged = { [weak field, onEditingChanged] isEditing in
      onEditingChanged(isEditing)
      if let field { environment.focusLink?.focusChanged(of: field, to: isEditing) }
    }
    context.coordinator.onCommit = { [onCommit] in
      onCommit()
      environment.submitAction?()
    }
    field.placeholder = title
    if field.text != text.wrappedValue { field.text = text.wrappedValue }
    field.isSecureTextEntry = isSecure
    field.isEnabled = environment.isEnabled
    field.font = (environment.font ?? .body).uiFont
    field.borderStyle = environment.hasRoundedFields ? .roundedRect : .none
    field.returnKeyType = environment.submitLabel.returnKey
    field.keyboardType = environment.keyboardType
    field.textColor = environment.foregroundColor?.uiColor ?? .label
  }

  static func dismantleUIView(_ field: HostedTextField, coordinator: FieldCoordinator) {
    coordinator.text = nil
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView field: HostedTextField, context: Context
  ) -> CGSize? {
    let own = field.intrinsicContentSize
    let width = proposal.width.map { min($0, 10_000) } ?? max(own.width, 10)
    return CGSize(width: width, height: max(own.height, 22))
  }
}

/// The delegate of a field. The return key commits the text, and the field resigns first responder,
/// unless the commit has moved the focus (O). The order and the answer are choices (T4.20.39).
@MainActor
final class FieldCoordinator: NSObject, UITextFieldDelegate {
  var text: Binding<String>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  func textFieldDidBeginEditing(_ textField: UITextField) {
    (textField as? HostedTextField)?.assertAccessory()
    onEditingChanged(true)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    onEditingChanged(false)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let choices = SwiftUIChoices.current
    if choices.resignsBeforeSubmit { textField.resignFirstResponder() }
    onCommit()
    if textField.isFirstResponder { textField.resignFirstResponder() }
    return choices.returnGoesOn
  }
}
