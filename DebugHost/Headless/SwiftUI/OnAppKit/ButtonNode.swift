/// The control that receives the clicks of a button. It does not accept first responder status,
/// because full keyboard access is off by default on a Mac.
package final class ButtonControl: NSControl {
  var press: () -> Void = {}

  package override var isFlipped: Bool { true }
  package override var acceptsFirstResponder: Bool { false }

  /// Returns the control for a click on its label, because the label itself does not handle clicks.
  package override func hitTest(_ point: NSPoint) -> NSView? {
    super.hitTest(point) == nil ? nil : self
  }

  package override func mouseDown(with event: NSEvent) {
    if isEnabled { press() }
  }
}

@MainActor
final class ButtonNode<Label: View>: LayoutWrapperNode<Button<Label>> {
  private let control = ButtonControl(frame: .zero)
  private var owned: [NSView] = []
  private var place = CGRect.zero

  override func refresh() {
    super.refresh()
    control.press = view.action
    control.isEnabled = environment.isEnabled
  }

  override func put(in rect: CGRect) {
    place = rect
    super.put(in: CGRect(origin: .zero, size: rect.size))
  }

  override func show(in list: inout [ShownView]) {
    list.append(ShownView(view: control, frame: place))
    inner.arrange(in: control, among: &owned)
  }
}
