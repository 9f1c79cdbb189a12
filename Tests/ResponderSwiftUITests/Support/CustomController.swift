import SwiftUI

/// A SwiftUI view with a UIKit view controller that can be first responder.
struct CustomController: UIViewControllerRepresentable {
  final class Controller: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  func makeUIViewController(context: Context) -> Controller { Controller() }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}
