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

  /// A request for the focus while a view `old` has it.
  struct Request: Sendable {
    var accepts = true
    var becomes = true
    var resigns = true
    let to: Who
    let answer: Bool
    let first: Who
    var oldLog: [String]?
    var newLog: [String]?

    enum Who: Sendable { case old, new, field, nobody }
  }

  nonisolated private static let requests = [
    Request(
      to: .new, answer: true, first: .new, oldLog: ["become", "resign"], newLog: ["become"]),
    // AppKit asks nothing of a view that is first responder already.
    Request(to: .old, answer: true, first: .old, oldLog: ["become"]),
    Request(resigns: false, to: .nobody, answer: false, first: .old),
    Request(resigns: false, to: .field, answer: false, first: .old),
    // A view that does not accept or refuses leaves the focus to the window.
    Request(
      accepts: false, to: .new, answer: true, first: .nobody, oldLog: ["become", "resign"]),
    Request(
      becomes: false, to: .new, answer: true, first: .nobody, oldLog: ["become", "resign"]),
  ]

  @Test("The old responder resigns, then the new one becomes first responder", arguments: requests)
  func order(request: Request) {
    let sample = Sample()
    let (old, new) = (Stubborn(frame: .zero), Stubborn(frame: .zero))
    (new.accepts, new.becomes) = (request.accepts, request.becomes)
    sample.window.contentView?.addSubview(old)
    sample.window.contentView?.addSubview(new)
    #expect(sample.window.makeFirstResponder(old))
    old.resigns = request.resigns
    let views: [Request.Who: NSResponder] = [.old: old, .new: new, .field: sample.first]
    #expect(sample.window.makeFirstResponder(views[request.to]) == request.answer)
    #expect(sample.window.firstResponder === views[request.first] ?? sample.window)
    if let log = request.oldLog { #expect(old.log == log) }
    if let log = request.newLog { #expect(new.log == log) }
    old.resigns = true
    sample.end()
  }

  @Test("Editable text accepts; labels, plain views and controllers do not")
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

  @Test("A key view is visible, willing, and in a window with keys")
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
}
