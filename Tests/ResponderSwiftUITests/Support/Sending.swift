import SwiftUI

/// A view of UIKit in a tree of SwiftUI, which sends from where it stands.
final class SendingView: UIView {
  var name = ""
  override var canBecomeFirstResponder: Bool { true }
}

struct Sending: UIViewRepresentable {
  let name: String
  func makeUIView(context: Context) -> SendingView { SendingView() }
  func updateUIView(_ view: SendingView, context: Context) { view.name = name }
}
