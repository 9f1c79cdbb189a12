import AppKit
import Testing

@MainActor
@Suite(.serialized) struct ChainTests {
  private func chain(_ responder: NSResponder) -> [ObjectIdentifier] {
    sequence(first: responder) { $0.nextResponder }.map(ObjectIdentifier.init)
  }

  @Test("The chain: view, superview, window, window's controller")
  func views() throws {
    let sample = Sample()
    let controller = NSWindowController(window: sample.window)
    let root = try #require(sample.window.contentView)
    let expected: [NSResponder] = [sample.first, root]
    #expect(chain(sample.first).prefix(2) == expected.map(ObjectIdentifier.init)[...])
    #expect(
      chain(sample.first).suffix(2)
        == [sample.window, controller].map(ObjectIdentifier.init)[...])
    sample.end()
  }

  @Test("A controller comes after its view and before the superview")
  func controllers() {
    let (outer, inner) = (NSViewController(), NSViewController())
    outer.view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    inner.view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let window = NSWindow(contentViewController: outer)
    window.isReleasedWhenClosed = false
    let wanted: [NSResponder] = [inner.view, inner, outer.view, outer]
    #expect(chain(inner.view).prefix(4) == wanted.map(ObjectIdentifier.init)[...])
    #expect(chain(inner.view).contains(ObjectIdentifier(window)))
  }

  @Test("A sheet is a key window with a chain of its own")
  func sheets() throws {
    let sample = Sample()
    let sheet = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: .titled,
      backing: .buffered, defer: false)
    sheet.isReleasedWhenClosed = false
    sample.window.beginSheet(sheet)
    #expect(sheet.sheetParent === sample.window)
    #expect(sample.window.sheets.first === sheet)
    #expect(sheet.isKeyWindow && sample.window.isMainWindow)
    let root = try #require(sheet.contentView)
    #expect(!chain(root).contains(ObjectIdentifier(sample.window)))
    sample.window.endSheet(sheet)
    #expect(sheet.sheetParent == nil && sample.window.isKeyWindow)
    NSApplication.shared.deactivate()
    #expect(NSApplication.shared.keyWindow == nil && !sample.window.isKeyWindow)
    NSApplication.shared.activate(ignoringOtherApps: true)
    #expect(NSApplication.shared.keyWindow === sample.window)
    sample.end()
  }

  @Test("A window's origin is lower left, a flipped view's upper left")
  func geometry() throws {
    final class Flipped: NSView {
      override var isFlipped: Bool { true }
    }
    let sample = Sample()
    let root = try #require(sample.window.contentView)
    let flipped = Flipped(frame: NSRect(x: 10, y: 20, width: 100, height: 80))
    let child = NSView(frame: NSRect(x: 5, y: 6, width: 20, height: 10))
    root.addSubview(flipped)
    flipped.addSubview(child)
    #expect(sample.first.convert(sample.first.bounds, to: nil) == sample.first.frame)
    #expect(flipped.convert(NSPoint.zero, to: nil) == NSPoint(x: 10, y: 100))
    let place = NSRect(x: 15, y: 84, width: 20, height: 10)
    #expect(child.convert(child.bounds, to: nil) == place)
    #expect(child.convert(place, from: nil) == child.bounds)
    #expect(root.hitTest(NSPoint(x: 20, y: 90)) === child)
    sample.end()
  }
}
