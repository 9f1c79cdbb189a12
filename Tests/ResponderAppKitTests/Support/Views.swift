import AppKit
import HeadlessMacDriver

/// A view that can be first responder, and can refuse to go.
class FocusView: NSView {
  var resigns = true
  override var acceptsFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool { resigns }
}

/// A controller that can be first responder.
final class FocusController: NSViewController {
  override var acceptsFirstResponder: Bool { true }
}

/// A delegate that refuses to end editing when the test says so.
final class Refusal: NSObject, NSTextFieldDelegate {
  var begins = true
  var ends = true

  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { begins }
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { ends }
}

@MainActor
func field(_ name: String = "") -> NSTextField {
  let field = NSTextField(string: "")
  field.placeholderString = name
  return field
}
