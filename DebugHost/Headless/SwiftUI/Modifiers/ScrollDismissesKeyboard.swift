/// How a scroll dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  enum Way: Sendable {
    case automatic, immediately, interactively, never
  }

  let way: Way

  /// The kind of the scroll view decides how a scroll dismisses the keyboard.
  public static var automatic: ScrollDismissesKeyboardMode { .init(way: .automatic) }
  /// The keyboard hides when the drag begins.
  public static var immediately: ScrollDismissesKeyboardMode { .init(way: .immediately) }
  /// The keyboard follows the finger.
  public static var interactively: ScrollDismissesKeyboardMode { .init(way: .interactively) }
  public static var never: ScrollDismissesKeyboardMode { .init(way: .never) }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
