import ResponderKit
import SwiftUI
import Testing

/// What the stage of either system does in the same way.
extension TagStage {
  /// Shows a tree with a chain around it, and gives the chain back.
  convenience init<Content: View>(
    chain: inout ResponderChain?, @ViewBuilder _ content: @escaping (ResponderChain) -> Content
  ) {
    let caught = Caught()
    self.init(
      ResponderChainReader { chain in
        let _ = caught.take(chain)
        content(chain)
      })
    chain = caught.chain
  }

  /// The placeholder of the field that is really edited in the first window.
  var focused: String? { focused(in: window) }

  func focus(_ placeholder: String) {
    turn { makeFirstResponder(field(placeholder)) }
  }

  func tapField(_ placeholder: String) throws {
    tap(try #require(field(placeholder), "no field «\(placeholder)»"))
  }
}
