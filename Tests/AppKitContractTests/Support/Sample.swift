import AppKit

/// A window with two fields, which uses only Apple's API.
@MainActor
final class Sample {
  let window: NSWindow
  let first = NSTextField(frame: NSRect(x: 20, y: 200, width: 200, height: 22))
  let second = NSTextField(frame: NSRect(x: 20, y: 160, width: 200, height: 22))

  init() {
    NSApplication.shared.activate(ignoringOtherApps: true)
    window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 300), styleMask: [.titled, .resizable],
      backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    window.contentView?.addSubview(first)
    window.contentView?.addSubview(second)
    window.makeKeyAndOrderFront(nil)
  }

  var editor: NSTextView? { window.firstResponder as? NSTextView }

  func end() {
    window.orderOut(nil)
  }
}

/// A view that accepts or refuses the focus as the test specifies, and records the requests to
/// become or resign first responder.
class Stubborn: NSView {
  var accepts = true
  var becomes = true
  var resigns = true
  var log: [String] = []

  override var acceptsFirstResponder: Bool { accepts }

  override func becomeFirstResponder() -> Bool {
    log.append("become")
    return becomes
  }

  override func resignFirstResponder() -> Bool {
    log.append("resign")
    return resigns
  }
}

/// A delegate that records the calls of a text field, and refuses as the test specifies.
final class FieldLog: NSObject, NSTextFieldDelegate {
  var log: [String] = []
  var ends = true

  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
    log.append("should end")
    return ends
  }

  func controlTextDidBeginEditing(_ obj: Notification) { log.append("begin") }
  func controlTextDidEndEditing(_ obj: Notification) { log.append("end") }
  func controlTextDidChange(_ obj: Notification) { log.append("change") }
}
