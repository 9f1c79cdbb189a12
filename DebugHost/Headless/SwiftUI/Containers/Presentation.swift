/// A view that presents other content over the screen while a binding is true.
nonisolated struct PresenterView<Content: View>: View, PrimitiveView {
  let content: Content
  let isPresented: Binding<Bool>
  let isPopover: Bool
  let onDismiss: (() -> Void)?
  let make: () -> AnyView

  @MainActor func makeNode(_ place: Place) -> Node { PresenterNode(place, self) { $0.content } }
}

/// An action that dismisses the sheet or popover around a view.
@MainActor
public struct DismissAction {
  let body: () -> Void

  public func callAsFunction() {
    body()
  }
}

private struct DismissKey: EnvironmentKey {
  static let none = MainActor.assumeIsolated { DismissAction {} }
  static var defaultValue: DismissAction { none }
}

extension EnvironmentValues {
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresenterView(
      content: self, isPresented: isPresented, isPopover: false, onDismiss: onDismiss,
      make: { AnyView(content()) })
  }
}
