import AppKit
import HeadlessMacDriver
import ResponderCore
import TestSupport
import Testing

@testable import ResponderKit

@MainActor
@Suite("AppKit: NSResponder.current", .serialized) struct CurrentResponderTests {
  @Test(
    "current is the first responder; a window that is its own counts as none", .item("0.1", "3.1"))
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

  @Test(
    "an edited field's first responder is the field editor; its owning control is the field",
    .flaw("2.1.9"))
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

  @Test(
    "a text view owns itself unless it edits a field; a framework's private view belongs to the view around it",
    .flaw("2.1.9")
  )
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

  @Test(
    "each window has its own; the plain property asks the key window, and is nil while the app is inactive",
    .flaw("2.1.6")
  )
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

  @Test(
    "the chain begins with the responder itself; a cycle ends it where it would repeat",
    .flaw("2.5.1"))
  func chain() {
    let desk = Desk.boot()
    let (outer, inner) = (NSView(frame: .zero), FocusView(frame: .zero))
    outer.addSubview(inner)
    let window = desk.window(outer)
    let chain = Array(inner.chain)
    #expect(chain.first === inner && chain[1] === outer && chain.last === window)
    #expect(!inner.chain.endsInCycle)
    window.nextResponder = inner
    #expect(inner.chain.endsInCycle)
    #expect(Array(inner.chain).count == chain.count)
    window.nextResponder = nil
    desk.end()
  }

  @Test("current keeps no view alive: after its end it is nil", .item("0.4"))
  func memory() {
    let desk = Desk.boot()
    let window = desk.window()
    weak var gone: FocusView?
    do {
      let view = FocusView(frame: .zero)
      gone = view
      window.contentView?.addSubview(view)
      window.makeFirstResponder(view)
      #expect(NSResponder.current === view)
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    #expect(NSResponder.current == nil)
    desk.end()
  }
}
