import SwiftUI

/// A text field whose delegate can refuse to begin or end editing.
struct StubbornField: UIViewRepresentable {
  let name: String
  var begins = true
  var ends = true

  final class Field: UITextField {
    /// The number of calls to `becomeFirstResponder()`.
    private(set) var asked = 0

    override func becomeFirstResponder() -> Bool {
      asked += 1
      return super.becomeFirstResponder()
    }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var begins = true
    var ends = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> Field {
    let field = Field()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: Field, context: Context) {
    field.placeholder = name
    (context.coordinator.begins, context.coordinator.ends) = (begins, ends)
  }
}
