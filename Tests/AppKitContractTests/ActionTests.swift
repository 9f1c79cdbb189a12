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

  @Test(
    "An action asks the first responder's chain, the window's delegate, then the application's; else nil"
  )
  func order() {
    let name: Selector = "contractAction:"
    let sample = Sample()
    let handler = Handler(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    sample.window.contentView?.addSubview(handler)
    let application = NSApplication.shared
    #expect(application.target(forAction: name) == nil)
    #expect(!application.sendAction(name, to: nil, from: nil))
    let appDelegate = AppDelegate()
    application.delegate = appDelegate
    give(AppDelegate.self, name)
    #expect(application.target(forAction: name) as AnyObject? === appDelegate)
    let windowDelegate = WindowDelegate()
    sample.window.delegate = windowDelegate
    give(WindowDelegate.self, name)
    #expect(application.target(forAction: name) as AnyObject? === windowDelegate)
    give(Handler.self, name)
    #expect(application.target(forAction: name) as AnyObject? === windowDelegate)
    sample.window.makeFirstResponder(handler)
    #expect(application.target(forAction: name) as AnyObject? === handler)
    #expect(application.sendAction(name, to: nil, from: nil))
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

  @Test(
    "An action asks the window's controller at the end of its chain, its delegate, its document, the app's delegate"
  )
  func document() {
    let name: Selector = "contractDocumentAction:"
    let sample = Sample()
    let application = NSApplication.shared
    let appDelegate = AppDelegate()
    application.delegate = appDelegate
    let controller = Controller(window: sample.window)
    let windowDelegate = WindowDelegate()
    sample.window.delegate = windowDelegate
    let paper = Paper()
    controller.document = paper
    #expect(application.target(forAction: name) == nil)
    give(AppDelegate.self, name)
    #expect(application.target(forAction: name) as AnyObject? === appDelegate)
    give(Paper.self, name)
    #expect(application.target(forAction: name) as AnyObject? === paper)
    give(WindowDelegate.self, name)
    #expect(application.target(forAction: name) as AnyObject? === windowDelegate)
    give(Controller.self, name)
    #expect(application.target(forAction: name) as AnyObject? === controller)
    controller.document = nil
    application.delegate = nil
    sample.end()
  }

  @Test("A sheet is key and its parent stays main; another application takes both away")
  func sheetsAndActivity() {
    let sample = Sample()
    let sheet = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: .titled,
      backing: .buffered, defer: false)
    sheet.isReleasedWhenClosed = false
    sample.window.beginSheet(sheet)
    #expect(sheet.isKeyWindow && sample.window.isMainWindow)
    sample.window.endSheet(sheet)
    #expect(sample.window.isKeyWindow)
    NSApplication.shared.deactivate()
    #expect(NSApplication.shared.keyWindow == nil && !sample.window.isKeyWindow)
    NSApplication.shared.activate(ignoringOtherApps: true)
    #expect(NSApplication.shared.keyWindow === sample.window)
    sample.end()
  }
}
