import AppKit
import HeadlessMacDriver
import ResponderCore
import TestSupport
import Testing

@testable import ResponderKit

@MainActor @Suite("AppKit: NSResponder.current", .serialized) struct CurrentResponderTests {
  @Test("current is the first responder, and never a window itself", .item("0.1", "3.1"))
  func current() {
    let desk = Desk.boot()
    #expect(NSResponder.current == nil)
    let view = FocusView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    let window = desk.window(view)
    #expect(window.firstResponder === window)
    #expect(NSResponder.current == nil)
    #expect(NSResponder.current(in: window) == nil)
    window.makeFirstResponder(view)
    #expect(NSResponder.current === view)
    #expect(view.firstResponderInside === view)
    #expect(window.contentView?.firstResponderInside === view)
    desk.end()
  }

  @Test("controllers are found as well as views", .item("3.4"))
  func controller() {
    let desk = Desk.boot()
    let controller = FocusController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let window = NSWindow(contentViewController: controller)
    desk.show(window)
    window.makeFirstResponder(controller)
    #expect(NSResponder.current === controller)
    #expect(controller.view.firstResponderInside === controller)
    #expect(controller.hostWindow === window)
    desk.end()
  }

  @Test("a field editor and its owning control", .flaw("2.1.9"))
  func fieldEditor() throws {
    let desk = Desk.boot()
    let (name, search) = (field(), NSSearchField(string: ""))
    _ = desk.window(name, search)
    for edited in [name, search] {
      desk.click(edited)
      let current = try #require(NSResponder.current)
      #expect((current as? NSTextView)?.isFieldEditor == true)
      #expect(current.owningControl === edited)
      #expect(edited.firstResponderInside === current)
    }
    #expect(name.firstResponderInside == nil)
    #expect(name.owningControl === name)
    desk.end()
  }

  @Test("the owners of text views and of private views", .flaw("2.1.9"))
  func owners() {
    final class _InnerView: NSView {
      override var acceptsFirstResponder: Bool { true }
    }
    let desk = Desk.boot()
    let (text, outer) = (NSTextView(frame: .zero), NSView(frame: .zero))
    let inner = _InnerView(frame: .zero)
    outer.addSubview(inner)
    _ = desk.window(text, outer)
    #expect(text.owningControl === text)
    #expect(inner.owningControl === outer)
    desk.end()
  }

  @Test("each window has its own; the plain property asks the key window", .flaw("2.1.6"))
  func windows() {
    let desk = Desk.boot()
    let (one, other) = (FocusView(), FocusView())
    let (first, second) = (desk.window(one), desk.window(other))
    first.makeFirstResponder(one)
    second.makeFirstResponder(other)
    #expect(NSResponder.current === other)
    #expect(NSResponder.current(in: first) === one)
    first.makeKey()
    #expect(NSResponder.current === one)
    desk.turn { desk.application.deactivate() }
    #expect(NSResponder.current == nil)
    #expect(NSResponder.current(in: first) === one)
    desk.turn { desk.application.activate(ignoringOtherApps: true) }
    #expect(NSResponder.current === one)
    desk.end()
  }

  @Test("resigning answers whether it succeeded", .flaw("2.1.15"), arguments: [true, false])
  func resign(agrees: Bool) {
    let desk = Desk.boot()
    let refusal = Refusal()
    let name = field()
    name.delegate = refusal
    _ = desk.window(name)
    #expect(!NSResponder.resignCurrent())
    desk.click(name)
    refusal.ends = agrees
    #expect(NSResponder.resignCurrent() == agrees)
    #expect((NSResponder.current == nil) == agrees)
    refusal.ends = true
    desk.end()
  }
}
