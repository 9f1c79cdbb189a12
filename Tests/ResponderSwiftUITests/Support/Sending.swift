import SwiftUI

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
