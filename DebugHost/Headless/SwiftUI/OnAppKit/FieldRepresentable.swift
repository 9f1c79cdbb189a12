/// The AppKit field of a SwiftUI text field.
package final class HostedTextField: NSTextField {
  var onFocus: (Bool) -> Void = { _ in }

  package override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    onFocus(true)
    return true
  }

  package override func textDidEndEditing(_ notification: Notification) {
    onFocus(false)
    super.textDidEndEditing(notification)
  }
}

struct FieldRepresentable: NSViewRepresentable {
  let title: String
  let text: Binding<String>
  let isSecure: Bool
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator() }

  func makeNSView(context: Context) -> HostedTextField {
    let field = HostedTextField(frame: .zero)
    field.delegate = context.coordinator
    field.target = context.coordinator
    field.action = FieldCoordinator.commit
    return field
  }

  func updateNSView(_ field: HostedTextField, context: Context) {
    let environment = context.environment
    context.coordinator.text = text
    context.coordinator.onEditingChanged = onEditingChanged
    context.coordinator.onCommit = { [onCommit] in
      onCommit()
      environment.submitAction?()
    }
    environment.focusLink?.adopt(field)
    field.onFocus = { [weak field] isFocused in
      if let field { environment.focusLink?.focusChanged(of: field, to: isFocused) }
    }
    field.placeholderString = title
    if field.stringValue != text.wrappedValue { field.stringValue = text.wrappedValue }
    if field.isEnabled != environment.isEnabled { field.isEnabled = environment.isEnabled }
  }

  static func dismantleNSView(_ field: HostedTextField, coordinator: FieldCoordinator) {
    coordinator.text = nil
  }
}

/// The delegate of a field. The return key commits the text. Afterwards no field is being edited,
/// unless the app has moved the focus (K).
@MainActor
final class FieldCoordinator: NSObject, NSTextFieldDelegate {
  var text: Binding<String>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  /// The field's action. The stand-in adds its method to the class at run time. On macOS, `@objc`
  /// does that.
  static let commit: Selector = {
    let name: Selector = "commitField:"
    let body: @MainActor (AnyObject, Any?) -> Void = { receiver, _ in
      (receiver as? FieldCoordinator)?.onCommit()
    }
    class_addMethod(FieldCoordinator.self, name, imp_implementationWithBlock(body), "v@:@")
    return name
  }()

  func controlTextDidBeginEditing(_ obj: Notification) { onEditingChanged(true) }
  func controlTextDidEndEditing(_ obj: Notification) { onEditingChanged(false) }

  func controlTextDidChange(_ obj: Notification) {
    guard let field = obj.object as? NSTextField else { return }
    text?.wrappedValue = field.stringValue
  }
}
