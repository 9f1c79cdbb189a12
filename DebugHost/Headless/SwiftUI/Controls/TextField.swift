/// A line of text that the user can edit. The stand-in shows it in a text field of UIKit or AppKit.
/// SwiftUI's own text field on iOS is a UIKit field, too (O, view dumps).
nonisolated public struct TextField<Label: View>: View {
  let title: String
  let text: Binding<String>
  var isSecure = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  /// Makes the view that takes the field's place if the field has a vertical axis; nil otherwise.
  var tall: (@MainActor (Binding<String>) -> AnyView)?

  @MainActor public var body: some View {
    if let tall {
      tall(text)
    } else {
      FieldRepresentable(
        title: title, text: text, isSecure: isSecure, onEditingChanged: onEditingChanged,
        onCommit: onCommit)
    }
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: titleKey.key, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: String(title), text: text)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      title: titleKey.key, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title: titleKey.key, text: text, onCommit: onCommit)
  }
}

/// A text field that does not show its text.
nonisolated public struct SecureField<Label: View>: View {
  let title: String
  let text: Binding<String>
  var onCommit: () -> Void = {}

  @MainActor public var body: some View {
    FieldRepresentable(
      title: title, text: text, isSecure: true, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: titleKey.key, text: text)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title: titleKey.key, text: text, onCommit: onCommit)
  }
}
