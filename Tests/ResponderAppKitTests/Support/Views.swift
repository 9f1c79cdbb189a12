import AppKit
import HeadlessMacDriver
import SwiftUI

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

/// A SwiftUI view with an AppKit view controller that can be first responder.
struct CustomController: NSViewControllerRepresentable {
  typealias Controller = FocusController

  func makeNSViewController(context: Context) -> Controller { Controller() }
  func updateNSViewController(_ controller: Controller, context: Context) {}
}

/// A SwiftUI view with an AppKit view that can be first responder.
struct CustomResponder: NSViewRepresentable {
  final class CustomView: NSView {
    override var acceptsFirstResponder: Bool { true }
  }

  func makeNSView(context: Context) -> CustomView { CustomView(frame: .zero) }
  func updateNSView(_ view: CustomView, context: Context) {}
}

/// An AppKit view in a SwiftUI tree, from which tests send actions.
final class SendingView: NSView {
  var name = ""
  override var acceptsFirstResponder: Bool { true }
}

struct Sending: NSViewRepresentable {
  let name: String
  func makeNSView(context: Context) -> SendingView { SendingView(frame: .zero) }
  func updateNSView(_ view: SendingView, context: Context) { view.name = name }
}

/// A text field that can refuse to become first responder, and whose delegate can refuse to end
/// editing.
struct StubbornField: NSViewRepresentable {
  let name: String
  var begins = true
  var ends = true

  final class Field: NSTextField {
    /// The number of calls to `becomeFirstResponder()`.
    private(set) var asked = 0
    var begins = true
    override var acceptsFirstResponder: Bool { begins && super.acceptsFirstResponder }
    override func becomeFirstResponder() -> Bool {
      asked += 1
      return super.becomeFirstResponder()
    }
  }

  func makeCoordinator() -> Refusal { Refusal() }

  func makeNSView(context: Context) -> Field {
    let field = Field(string: "")
    field.delegate = context.coordinator
    return field
  }

  func updateNSView(_ field: Field, context: Context) {
    field.placeholderString = name
    field.begins = begins
    context.coordinator.ends = ends
  }
}
