/// A button. Clicking a button does not make it first responder.
@preconcurrency @MainActor
open class NSButton: NSControl {
  open var title = ""

  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }

  /// Always false. On a Mac, a button accepts the focus only with full keyboard access, which is
  /// off by default.
  open override var acceptsFirstResponder: Bool { false }

  override var takesFocusOnClick: Bool { false }

  open override func mouseDown(with event: NSEvent) {
    performClick(self)
  }
}
