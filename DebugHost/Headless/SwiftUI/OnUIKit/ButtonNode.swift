/// The control that receives the touches of a button.
package final class ButtonControl: UIControl {
  var action: () -> Void = {}

  override package var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.4 : 1 }
  }

  /// Returns the control for a touch on its label, because the label itself does not handle
  /// touches.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  /// Does what a tap on the button does.
  package func press() {
    action()
  }
}

@MainActor
final class ButtonNode<Label: View>: LayoutWrapperNode<Button<Label>> {
  private let control = ButtonControl()
  private var owned: [UIView] = []
  private var place = CGRect.zero
  private let isDrawn = SwiftUIChoices.current.drawsPrimitives

  override init(
    _ place: Place, _ view: Button<Label>, content: @escaping (Button<Label>) -> any View
  ) {
    super.init(place, view, content: content)
    control.addAction(UIAction { [weak control] _ in control?.press() }, for: .touchUpInside)
  }

  override var innerEnvironment: EnvironmentValues {
    guard environment.foregroundColor == nil else { return environment }
    var inner = environment
    inner.foregroundColor =
      !environment.isEnabled ? .secondary : view.role == .destructive ? .red : .accentColor
    return inner
  }

  override func refresh() {
    super.refresh()
    control.action = view.action
    control.isEnabled = environment.isEnabled
  }

  override func put(in rect: CGRect) {
    place = rect
    super.put(in: isDrawn ? rect : CGRect(origin: .zero, size: rect.size))
  }

  override func show(in list: inout [ShownView]) {
    list.append(ShownView(view: control, frame: place, isDrawn: isDrawn))
    if isDrawn { inner.show(in: &list) } else { inner.arrange(in: control, among: &owned) }
  }
}
