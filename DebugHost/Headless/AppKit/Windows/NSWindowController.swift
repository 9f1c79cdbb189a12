/// Owns a window and comes after it in the chain.
@preconcurrency @MainActor
open class NSWindowController: NSResponder {
  open var window: NSWindow? {
    didSet { window?.windowController = self }
  }

  /// Not kept alive, as on macOS, where it is unowned and unsafe; gone it reads as nil here.
  open weak var document: AnyObject?

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
