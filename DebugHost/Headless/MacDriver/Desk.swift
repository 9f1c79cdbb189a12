public import AppKit

/// A headless Mac under control: it boots, turns pass when told to, the mouse clicks, keys type.
@preconcurrency @MainActor
public final class Desk {
  public let application: NSApplication
  /// Kept alive until the next boot.
  private var windows: [NSWindow] = []
  private static var running: Desk?

  private init(_ application: NSApplication) {
    self.application = application
  }

  /// Boots a Mac whose one application is active and has no windows.
  @discardableResult
  public static func boot() -> Desk {
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

  /// Shows a window, key and in front, and keeps it alive.
  public func show(_ window: NSWindow) {
    windows.append(window)
    turn { window.makeKeyAndOrderFront(nil) }
  }

  /// Takes a window away for good.
  public func close(_ window: NSWindow) {
    turn { window.close() }
    windows.removeAll { $0 === window }
  }

  /// Lets go of all windows.
  public func end() {
    for window in windows { close(window) }
    turns()
  }

  /// One turn of the run loop: the work, then layout and commit.
  public func turn(_ work: () -> Void = {}) {
    HeadlessLoop.main.turn(work)
  }

  public func turns(_ count: Int = 3) {
    for _ in 0..<count { turn() }
  }

  /// Lets seconds pass: timers fire.
  public func advance(by seconds: TimeInterval) {
    HeadlessLoop.main.advance(by: seconds)
  }

  /// How many turns there have been since the boot.
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

  /// Types into the key window: `"\r"` is return, `"\t"` tab, `"\u{19}"` tab with shift.
  public func type(_ text: String) {
    for character in text {
      turn {
        guard let window = application.keyWindow else { return }
        window.sendEvent(NSEvent(.keyDown, in: window, characters: String(character)))
      }
    }
  }
}
