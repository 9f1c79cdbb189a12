/// The word on the return key.
public struct SubmitLabel: Equatable, Sendable {
  let returnKey: UIReturnKeyType

  public static var done: SubmitLabel { SubmitLabel(returnKey: .done) }
  public static var go: SubmitLabel { SubmitLabel(returnKey: .go) }
  public static var send: SubmitLabel { SubmitLabel(returnKey: .send) }
  public static var next: SubmitLabel { SubmitLabel(returnKey: .next) }
  public static var search: SubmitLabel { SubmitLabel(returnKey: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(returnKey: .default) }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// How text fields look.
public protocol TextFieldStyle {}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

private struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel { .return }
}

private struct RoundedFieldsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: UIKeyboardType { .default }
}

private struct EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  var submitAction: (() -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }

  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }

  var hasRoundedFields: Bool {
    get { self[RoundedFieldsKey.self] }
    set { self[RoundedFieldsKey.self] = newValue }
  }

  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}

extension View {
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  {
    EnvironmentView(content: self) { values in
      let outer = values.submitAction
      values.submitAction = {
        action()
        outer?()
      }
    }
  }

  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }

  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }

  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.hasRoundedFields, style is RoundedBorderTextFieldStyle)
  }

  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
