/// Owns a window and comes after it in the chain.
@preconcurrency @MainActor
open class NSWindowController: NSResponder {
  open var window: NSWindow? {
    didSet { window?.windowController = self }
  }

  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }

  public required init?(coder: NSCoder) { nil }

  open func showWindow(_ sender: Any?) {
    window?.makeKeyAndOrderFront(sender)
  }
}
