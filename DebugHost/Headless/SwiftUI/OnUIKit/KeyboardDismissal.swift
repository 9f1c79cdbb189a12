/// What `automatic` means for a kind of view (T4.20.1, C5.19).
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
  /// The mode of UIKit for a scroll view (T4.20.3); before iOS 16 there is nothing to say it with, and nothing dismisses.
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
