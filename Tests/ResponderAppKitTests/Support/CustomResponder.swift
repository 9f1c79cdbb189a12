import SwiftUI

/// A SwiftUI view with an AppKit view that can be first responder.
struct CustomResponder: NSViewRepresentable {
  final class CustomView: NSView {
    override var acceptsFirstResponder: Bool { true }
  }

  func makeNSView(context: Context) -> CustomView { CustomView(frame: .zero) }
  func updateNSView(_ view: CustomView, context: Context) {}
}
