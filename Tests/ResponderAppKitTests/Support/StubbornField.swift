import SwiftUI

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
