import AppKit
import Testing

/// Tests Apple's documentation of `NSApplication.sendAction(_:to:from:)`.
@MainActor
@Suite(.serialized) struct ActionTests {
  private final class Handler: NSView {
    override var acceptsFirstResponder: Bool { true }
  }

  private final class WindowDelegate: NSObject, NSWindowDelegate {}
  private final class Controller: NSWindowController {}
  private final class Paper: NSObject {}
  private final class AppDelegate: NSObject, NSApplicationDelegate {}

  /// Registers a method, as `@objc` does on macOS.
  private func give(_ type: AnyClass, _ name: Selector) {
    let body: @MainActor (AnyObject, Any?) -> Void = { _, _ in }
    class_addMethod(type, name, imp_implementationWithBlock(body), "v@:@")
  }

  @Test("An action asks chain, window's delegate, document, then app's delegate")
  func order() {
    let name: Selector = "contractAction:"
    let sample = Sample()
    let handler = Handler(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    sample.window.contentView?.addSubview(handler)
    let application = NSApplication.shared
    let (appDelegate, windowDelegate, paper) = (AppDelegate(), WindowDelegate(), Paper())
    application.delegate = appDelegate
    let controller = Controller(window: sample.window)
    sample.window.delegate = windowDelegate
    controller.document = paper
    #expect(application.target(forAction: name) == nil)
    #expect(!application.sendAction(name, to: nil, from: nil))
    let owners: [AnyObject] = [appDelegate, paper, windowDelegate, controller]
    for owner in owners {
      give(type(of: owner), name)
      #expect(application.target(forAction: name) as AnyObject? === owner)
    }
    give(Handler.self, name)
    #expect(application.target(forAction: name) as AnyObject? === controller)
    sample.window.makeFirstResponder(handler)
    #expect(application.target(forAction: name) as AnyObject? === handler)
    #expect(application.sendAction(name, to: nil, from: nil))
    controller.document = nil
    application.delegate = nil
    sample.end()
  }

  @Test("The key window is asked before the main window")
  func keyThenMain() {
    let name: Selector = "contractKeyAction:"
    final class Panel: NSWindow {
      override var canBecomeMain: Bool { false }
    }
    let sample = Sample()
    let handler = Handler(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    sample.window.contentView?.addSubview(handler)
    sample.window.makeFirstResponder(handler)
    give(Handler.self, name)
    let panel = Panel(
      contentRect: NSRect(x: 0, y: 0, width: 50, height: 50), styleMask: .titled,
      backing: .buffered, defer: false)
    panel.isReleasedWhenClosed = false
    panel.makeKeyAndOrderFront(nil)
    #expect(panel.isKeyWindow && sample.window.isMainWindow && !sample.window.isKeyWindow)
    #expect(NSApplication.shared.target(forAction: name) as AnyObject? === handler)
    let near = Handler(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    panel.contentView?.addSubview(near)
    panel.makeFirstResponder(near)
    #expect(NSApplication.shared.target(forAction: name) as AnyObject? === near)
    panel.orderOut(nil)
    #expect(sample.window.isKeyWindow)
    sample.end()
  }
}
