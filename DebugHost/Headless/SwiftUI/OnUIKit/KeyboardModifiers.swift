/// The label of the return key.
public struct SubmitLabel: Equatable, Sendable {
  let returnKey: UIReturnKeyType

  public static var done: SubmitLabel { SubmitLabel(returnKey: .done) }
  public static var go: SubmitLabel { SubmitLabel(returnKey: .go) }
  public static var send: SubmitLabel { SubmitLabel(returnKey: .send) }
  public static var next: SubmitLabel { SubmitLabel(returnKey: .next) }
  public static var search: SubmitLabel { SubmitLabel(returnKey: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(returnKey: .default) }
}

private struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel { .return }
}

private struct KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: UIKeyboardType { .default }
}

extension EnvironmentValues {
  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }

  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }

  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
}
