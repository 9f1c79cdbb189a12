/// Owns a window, and follows it in the responder chain.
@preconcurrency @MainActor
open class NSWindowController: NSResponder {
  open var window: NSWindow? {
    didSet { window?.windowController = self }
  }

  /// The document, which is not retained. On macOS the reference is unowned and unsafe. Here it
  /// becomes nil when the document is deallocated.
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
