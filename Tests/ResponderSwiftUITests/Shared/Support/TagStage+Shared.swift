import ResponderKit
import SwiftUI
import Testing

/// The members of the stage that are the same for UIKit and AppKit.
extension TagStage {
  /// Shows a SwiftUI tree inside a chain reader, and sets `chain` to the reader's chain.
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

  /// The placeholder of the field that is actually being edited in the first window, or nil.
  var focused: String? { focused(in: window) }

  func focus(_ placeholder: String) {
    turn { makeFirstResponder(field(placeholder)) }
  }

  func tapField(_ placeholder: String) throws {
    tap(try #require(field(placeholder), "no field «\(placeholder)»"))
  }
}
