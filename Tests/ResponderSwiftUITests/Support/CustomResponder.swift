import SwiftUI

/// A SwiftUI view with a UIKit view that can be first responder.
struct CustomResponder: UIViewRepresentable {
  final class CustomView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  func makeUIView(context: Context) -> CustomView { CustomView() }
  func updateUIView(_ view: CustomView, context: Context) {}
}
