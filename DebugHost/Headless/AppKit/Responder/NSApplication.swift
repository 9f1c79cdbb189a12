// Apple's name:
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The shared application, which is created at the first access.
@MainActor
public var NSApp: NSApplication! { NSApplication.shared }

/// The application, with its windows. At most one window is key, and at most one is main.
@preconcurrency @MainActor
open class NSApplication: NSResponder {
  private static var instance: NSApplication?

  open class var shared: NSApplication {
    if let instance { return instance }
    let made = NSApplication()
    made.start()
    return made
  }

  public static let didBecomeActiveNotification =
    Notification.Name("NSApplicationDidBecomeActiveNotification")
  public static let didResignActiveNotification =
    Notification.Name("NSApplicationDidResignActiveNotification")

  open weak var delegate: (any NSApplicationDelegate)?
  open private(set) var isActive = false
  /// The windows on the screen, front to back.
  private(set) var ordered: [NSWindow] = []
  private weak var key: NSWindow?
  private weak var main: NSWindow?

  open var windows: [NSWindow] { ordered }

  /// The key window. It is nil while another application is active, or if no window is key.
  open var keyWindow: NSWindow? { isActive ? key : nil }
  /// The main window. It is nil while another application is active, or if no window is main.
  open var mainWindow: NSWindow? { isActive ? main : nil }

  /// Makes a new application at time zero, active and without windows.
  package static func boot() -> NSApplication {
    instance?.end()
    HeadlessLoop.main.reset()
    let made = NSApplication()
    made.start()
    made.activate(ignoringOtherApps: true)
    return made
  }

  private func start() {
    Self.instance = self
    // On the Mac, an observer of the run loop commits the layout (T4.19.3).
    HeadlessLoop.main.choices.commit = .observer
    HeadlessLoop.main.commit = { [weak self] in self?.layoutWindows() ?? false }
  }

  private func end() {
    for window in ordered { window.orderOut(nil) }
  }

  private func layoutWindows() -> Bool {
    // Layout may invalidate views that have just been laid out, so give up after eight passes.
    for _ in 0..<8 {
      HeadlessLoop.main.needsCommit = false
      for window in ordered { window.contentView?.layoutSubtreeIfNeeded() }
      if !HeadlessLoop.main.needsCommit { break }
    }
    return false
  }

  // MARK: Activity

  open func activate(ignoringOtherApps flag: Bool) {
    guard !isActive else { return }
    isActive = true
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    main?.becomeMain()
    key?.becomeKey()
  }

  open func deactivate() {
    guard isActive else { return }
    key?.resignKey()
    main?.resignMain()
    isActive = false
    NotificationCenter.default.post(name: Self.didResignActiveNotification, object: self)
  }

  // MARK: Windows

  func bringToFront(_ window: NSWindow) {
    ordered.removeAll { $0 === window }
    ordered.insert(window, at: 0)
    HeadlessLoop.main.setNeedsCommit()
  }

  func take(away window: NSWindow) {
    ordered.removeAll { $0 === window }
    if main === window { makeMain(nil) }
    if key === window {
      makeKey(nil)
      let parent = window.sheetParent
      (parent ?? ordered.first { $0.canBecomeKey })?.makeKey()
    }
  }

  func makeKey(_ window: NSWindow?) {
    guard key !== window else { return }
    if isActive { key?.resignKey() }
    key = window
    if isActive { window?.becomeKey() }
    // A sheet becomes key, but its parent remains the main window.
    if let window, window.canBecomeMain { makeMain(window) }
  }

  func makeMain(_ window: NSWindow?) {
    guard main !== window else { return }
    if isActive { main?.resignMain() }
    main = window
    if isActive { window?.becomeMain() }
  }

  func isKey(_ window: NSWindow) -> Bool { isActive && key === window }
  func isMain(_ window: NSWindow) -> Bool { isActive && main === window }
}

/// The application's delegate; it need not be a responder.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ notification: Notification)
}

extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
}
