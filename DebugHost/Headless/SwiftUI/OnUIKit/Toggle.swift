/// A switch with a label.
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public var body: some View {
    HStack {
      label
      Spacer()
      SwitchRepresentable(isOn: isOn)
    }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

struct SwitchRepresentable: UIViewRepresentable {
  let isOn: Binding<Bool>

  final class Coordinator {
    var isOn: Binding<Bool>?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in coordinator.isOn?.wrappedValue = view?.isOn ?? false },
      for: .valueChanged)
    return view
  }

  func updateUIView(_ view: UISwitch, context: Context) {
    context.coordinator.isOn = isOn
    view.isOn = isOn.wrappedValue
    view.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISwitch, context: Context
  ) -> CGSize? { CGSize(width: 51, height: 31) }
}
