import SwiftUI

/// A view of AppKit in a tree of SwiftUI, which sends from where it stands.
final class SendingView: NSView {
  var name = ""
  override var acceptsFirstResponder: Bool { true }
}

struct Sending: NSViewRepresentable {
  let name: String
  func makeNSView(context: Context) -> SendingView { SendingView(frame: .zero) }
  func updateNSView(_ view: SendingView, context: Context) { view.name = name }
}
