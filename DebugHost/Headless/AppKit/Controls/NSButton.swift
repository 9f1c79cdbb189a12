/// Something to click; a click does not give it the focus.
@preconcurrency @MainActor
open class NSButton: NSControl {
  open var title = ""

  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }

  /// Only with full keyboard access (off, as a Mac comes).
  open override var acceptsFirstResponder: Bool { false }

  override var takesFocusOnClick: Bool { false }

  open override func mouseDown(with event: NSEvent) {
    performClick(self)
  }
}
