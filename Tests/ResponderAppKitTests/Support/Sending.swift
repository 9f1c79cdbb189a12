import SwiftUI

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
