/// A window, which is the root of its views and has a first responder.
@preconcurrency @MainActor
open class NSWindow: NSResponder {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
  }

  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }

  public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  public static let didBecomeMainNotification =
    Notification.Name("NSWindowDidBecomeMainNotification")
  public static let didResignMainNotification =
    Notification.Name("NSWindowDidResignMainNotification")
  public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")

  public let styleMask: StyleMask
  open private(set) var frame: NSRect
  open var title = ""
  open weak var delegate: (any NSWindowDelegate)?
  open var isReleasedWhenClosed = false
  open private(set) var isVisible = false
  open weak var initialFirstResponder: NSView?

  /// The first responder. It is nil while the window is its own first responder.
  weak var first: NSResponder?
  var editor: NSTextView?
  var sheetEnd: ((NSApplication.ModalResponse) -> Void)?
  package(set) public weak var sheetParent: NSWindow?
  package(set) public var sheets: [NSWindow] = []

  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    styleMask = style
    frame = contentRect
    super.init()
    show(NSView(frame: NSRect(origin: .zero, size: contentRect.size)))
  }

  /// Sets the content view from an initializer. Property observers are not called in the
  /// initializer itself.
  private func show(_ view: NSView) {
    contentView = view
  }

  public convenience override init() {
    self.init(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 320), styleMask: [.titled, .resizable],
      backing: .buffered, defer: true)
  }

  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: contentViewController.view.frame, styleMask: [.titled, .resizable],
      backing: .buffered, defer: true)
    show(contentViewController)
  }

  private func show(_ controller: NSViewController) {
    contentViewController = controller
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Content

  open var contentView: NSView? {
    willSet {
      guard newValue !== contentView else { return }
      contentView?.leaveWindow()
    }
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.setRoot(of: nil)
      contentView?.frame = NSRect(origin: .zero, size: frame.size)
      contentView?.setRoot(of: self)
    }
  }

  open var contentViewController: NSViewController? {
    didSet {
      guard let contentViewController else { return }
      contentView = contentViewController.view
    }
  }

  open weak var windowController: NSWindowController? {
    didSet { nextResponder = windowController }
  }

  open func setContentSize(_ size: NSSize) {
    frame.size = size
    contentView?.frame = NSRect(origin: .zero, size: size)
  }

  // MARK: Ordering

  open func orderFront(_ sender: Any?) {
    let isFirstTime = !isVisible && first == nil
    isVisible = true
    NSApplication.shared.bringToFront(self)
    if isFirstTime, let initialFirstResponder { makeFirstResponder(initialFirstResponder) }
  }

  open func orderOut(_ sender: Any?) {
    guard isVisible else { return }
    isVisible = false
    NSApplication.shared.take(away: self)
  }

  open func close() {
    NotificationCenter.default.post(name: Self.willCloseNotification, object: self)
    orderOut(nil)
  }

  open func makeKeyAndOrderFront(_ sender: Any?) {
    orderFront(sender)
    makeKey()
  }

  // MARK: Key and main

  /// A window can become key if it has a title bar or is resizable.
  open var canBecomeKey: Bool { !styleMask.isDisjoint(with: [.titled, .resizable]) }
  open var canBecomeMain: Bool { isVisible && canBecomeKey && sheetParent == nil }

  open func becomeKey() {
    tell(Self.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) }
  }

  open func resignKey() {
    tell(Self.didResignKeyNotification) { $0.windowDidResignKey($1) }
  }

  open func becomeMain() { tell(Self.didBecomeMainNotification) { _, _ in } }
  open func resignMain() { tell(Self.didResignMainNotification) { _, _ in } }

  private func tell(
    _ name: Notification.Name, _ method: (any NSWindowDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self)
    if let delegate { method(delegate, notification) }
    NotificationCenter.default.post(notification)
  }

  open override func keyDown(with event: NSEvent) {
    if event.characters == "\t" { return selectNextKeyView(nil) }
    super.keyDown(with: event)
  }
}

/// The delegate of a window.
@preconcurrency @MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
}

extension NSWindowDelegate {
  public func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? { nil }
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
}
