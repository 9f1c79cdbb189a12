import SwiftUI

/// A SwiftUI view with a UIKit view controller that can be first responder.
struct CustomController: UIViewControllerRepresentable {
  final class Controller: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  func makeUIViewController(context: Context) -> Controller { Controller() }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}

/// A SwiftUI view with a UIKit view that can be first responder.
struct CustomResponder: UIViewRepresentable {
  final class CustomView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  func makeUIView(context: Context) -> CustomView { CustomView() }
  func updateUIView(_ view: CustomView, context: Context) {}
}

struct SearchBar: UIViewRepresentable {
  func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
  func updateUIView(_ bar: UISearchBar, context: Context) {}
}

/// A UIKit view in a SwiftUI tree, from which tests send actions.
final class SendingView: UIView {
  var name = ""
  override var canBecomeFirstResponder: Bool { true }
}

struct Sending: UIViewRepresentable {
  let name: String
  func makeUIView(context: Context) -> SendingView { SendingView() }
  func updateUIView(_ view: SendingView, context: Context) { view.name = name }
}

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

/// A UIKit view in a SwiftUI tree, which a test holds itself.
struct Hosted<Content: UIView>: UIViewRepresentable {
  let view: Content
  func makeUIView(context: Context) -> Content { view }
  func updateUIView(_ view: Content, context: Context) {}
}
