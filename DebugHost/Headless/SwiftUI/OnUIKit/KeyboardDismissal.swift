/// A kind of scroll view. It determines the meaning of `automatic` (T4.20.1, C5.19).
enum ScrollKind {
  case list, form, editor, scrollView

  @MainActor var automaticMode: UIScrollView.KeyboardDismissMode {
    switch self {
    case .list: .onDrag
    case .form: SwiftUIChoices.current.formDismissal == .asList ? .onDrag : .none
    case .editor: .interactive
    case .scrollView: .none
    }
  }
}

extension EnvironmentValues {
  /// Returns UIKit's dismiss mode for a kind of scroll view (T4.20.3). Before iOS 16, SwiftUI has
  /// no API for the mode, and no scroll view dismisses the keyboard.
  @MainActor
  func dismissMode(of kind: ScrollKind) -> UIScrollView.KeyboardDismissMode {
    guard SwiftUIChoices.current.list == .collection else { return .none }
    return switch scrollDismissesKeyboardMode.way {
    case .automatic: kind.automaticMode
    case .immediately: .onDrag
    case .interactively: .interactive
    case .never: .none
    }
  }
}
