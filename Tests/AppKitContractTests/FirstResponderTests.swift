import AppKit
import Testing

/// Tests each sentence of Apple's documentation of `NSWindow.makeFirstResponder(_:)` and
/// `NSResponder`.
@MainActor
@Suite(.serialized) struct FirstResponderTests {
  @Test("Without another first responder the window is its own")
  func windowItself() {
    let sample = Sample()
    #expect(sample.window.firstResponder === sample.window)
    #expect(sample.window.makeFirstResponder(nil))
    #expect(sample.window.firstResponder === sample.window)
    sample.end()
  }

  @Test("The old responder resigns, then the new one becomes first responder")
  func order() {
    let sample = Sample()
    let (old, new) = (Stubborn(frame: .zero), Stubborn(frame: .zero))
    sample.window.contentView?.addSubview(old)
    sample.window.contentView?.addSubview(new)
    #expect(sample.window.makeFirstResponder(old))
    #expect(sample.window.makeFirstResponder(new))
    #expect(old.log == ["become", "resign"])
    #expect(new.log == ["become"])
    #expect(sample.window.firstResponder === new)
    sample.end()
  }

  @Test("AppKit asks nothing of a view that is first responder already")
  func same() {
    let sample = Sample()
    let view = Stubborn(frame: .zero)
    sample.window.contentView?.addSubview(view)
    sample.window.makeFirstResponder(view)
    #expect(sample.window.makeFirstResponder(view))
    #expect(view.log == ["become"])
    sample.end()
  }

  @Test(
    "A view that refuses to resign stays first responder, and the answer is false",
    arguments: [true, false])
  func refusesToResign(toNil: Bool) {
    let sample = Sample()
    let view = Stubborn(frame: .zero)
    sample.window.contentView?.addSubview(view)
    sample.window.makeFirstResponder(view)
    view.resigns = false
    #expect(!sample.window.makeFirstResponder(toNil ? nil : sample.first))
    #expect(sample.window.firstResponder === view)
    view.resigns = true
    sample.end()
  }

  @Test(
    "When a view does not accept or refuses, the window becomes first responder, and the answer is true",
    arguments: [(false, true), (true, false)])
  func refusesToBecome(accepts: Bool, becomes: Bool) {
    let sample = Sample()
    let (old, new) = (Stubborn(frame: .zero), Stubborn(frame: .zero))
    (new.accepts, new.becomes) = (accepts, becomes)
    sample.window.contentView?.addSubview(old)
    sample.window.contentView?.addSubview(new)
    sample.window.makeFirstResponder(old)
    #expect(sample.window.makeFirstResponder(new))
    #expect(sample.window.firstResponder === sample.window)
    #expect(old.log == ["become", "resign"])
    sample.end()
  }

  @Test("Plain views, controllers and windows do not accept; editable text does, labels do not")
  func accepts() {
    #expect(!NSView(frame: .zero).acceptsFirstResponder)
    #expect(!NSViewController().acceptsFirstResponder)
    #expect(NSTextField(string: "").acceptsFirstResponder)
    #expect(!NSTextField(labelWithString: "").acceptsFirstResponder)
    #expect(NSTextView(frame: .zero).acceptsFirstResponder)
    let disabled = NSTextField(string: "")
    disabled.isEnabled = false
    #expect(!disabled.acceptsFirstResponder)
  }

  @Test("A key view is visible, accepts the focus, and is in a window that takes keys")
  func keyView() {
    let sample = Sample()
    #expect(sample.first.canBecomeKeyView)
    sample.first.isHidden = true
    #expect(!sample.first.canBecomeKeyView)
    #expect(!NSTextField(string: "").canBecomeKeyView)
    let plain = NSWindow(
      contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: true)
    let field = NSTextField(string: "")
    plain.contentView?.addSubview(field)
    #expect(!plain.canBecomeKey && !field.canBecomeKeyView)
    sample.end()
  }

  @Test("A view that leaves its window is no longer its first responder")
  func removed() {
    let sample = Sample()
    let view = Stubborn(frame: .zero)
    sample.window.contentView?.addSubview(view)
    sample.window.makeFirstResponder(view)
    view.removeFromSuperview()
    #expect(sample.window.firstResponder === sample.window)
    sample.end()
  }

  @Test("The initial first responder gets the focus the first time the window is on screen")
  func initial() {
    let window = NSWindow(
      contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    let view = Stubborn(frame: .zero)
    window.contentView?.addSubview(view)
    window.initialFirstResponder = view
    window.orderFront(nil)
    #expect(window.firstResponder === view)
    window.orderOut(nil)
  }
}
