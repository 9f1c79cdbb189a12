public import AppKit

/// A headless Mac under a test's control. The test boots it, runs turns of its run loop, clicks and
/// types.
@preconcurrency @MainActor
public final class Desk {
  public let application: NSApplication
  /// The windows that the desk keeps alive until they are closed, or until the next boot.
  private var windows: [NSWindow] = []
  private static var running: Desk?

  private init(_ application: NSApplication) {
    self.application = application
  }

  /// Boots a Mac with one application, which is active and has no windows.
  @discardableResult
  public static func boot() -> Desk {
    running?.end()
    running = nil
    let desk = Desk(NSApplication.boot())
    running = desk
    return desk
  }

  /// Shows a window of 480 × 320 points with the views, in front and as the key window.
  public func window(_ views: NSView...) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 100, y: 100, width: 480, height: 320),
      styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: false)
    for (index, view) in views.enumerated() {
      if view.frame.isEmpty {
        view.frame = NSRect(x: 20, y: 280 - 40 * index, width: 200, height: 22)
      }
      window.contentView?.addSubview(view)
    }
    show(window)
    return window
  }

  /// Shows a window in front and as the key window, and keeps it alive.
  public func show(_ window: NSWindow) {
    windows.append(window)
    turn { window.makeKeyAndOrderFront(nil) }
  }

  /// Closes a window and releases it.
  public func close(_ window: NSWindow) {
    turn { window.close() }
    windows.removeAll { $0 === window }
  }

  /// Closes and releases all windows.
  public func end() {
    for window in windows { close(window) }
    turns()
  }

  /// Runs the closure as one turn of the run loop, followed by layout and commit.
  public func turn(_ work: () -> Void = {}) {
    HeadlessLoop.main.turn(work)
  }

  public func turns(_ count: Int = 3) {
    for _ in 0..<count { turn() }
  }

  /// Advances the virtual clock, in seconds. Timers that become due fire.
  public func advance(by seconds: TimeInterval) {
    HeadlessLoop.main.advance(by: seconds)
  }

  /// The number of turns since the boot.
  public var turnCount: Int { HeadlessLoop.main.turnCount }

  /// Clicks in the middle of a view.
  public func click(_ view: NSView) {
    guard let window = view.window else { return }
    let middle = NSPoint(x: view.bounds.midX, y: view.bounds.midY)
    let place = view.convert(middle, to: nil)
    turn {
      window.sendEvent(NSEvent(.leftMouseDown, in: window, at: place))
      window.sendEvent(NSEvent(.leftMouseUp, in: window, at: place))
    }
  }

  /// Types into the key window. `"\r"` is the return key, `"\t"` is the tab key, and `"\u{19}"` is
  /// the tab key with shift.
  public func type(_ text: String) {
    for character in text {
      turn {
        guard let window = application.keyWindow else { return }
        window.sendEvent(NSEvent(.keyDown, in: window, characters: String(character)))
      }
    }
  }
}
