import AppKit
import HeadlessMacDriver

/// A view that can be first responder, and can refuse to resign.
class FocusView: NSView {
  var resigns = true
  override var acceptsFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool { resigns }
}

/// A controller that can be first responder.
final class FocusController: NSViewController {
  override var acceptsFirstResponder: Bool { true }
}

/// A text field delegate that can refuse to begin or end editing.
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
