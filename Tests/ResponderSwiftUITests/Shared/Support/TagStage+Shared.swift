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

  /// Shows a SwiftUI tree inside a chain reader, and returns the reader's chain too.
  static func reading<Content: View>(
    settles: Bool = true, @ViewBuilder _ content: @escaping (ResponderChain) -> Content
  ) throws -> (stage: TagStage, chain: ResponderChain) {
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain, content)
    if settles { stage.settle() }
    return (stage, try #require(chain))
  }

  /// Shows a SwiftUI tree, and waits until everything is at rest.
  static func settled(_ view: some View) -> TagStage {
    let stage = TagStage(view)
    stage.settle()
    return stage
  }

  /// Performs the work in a turn of its own, and waits until everything is at rest.
  func run(_ work: () -> Void) {
    turn(work)
    settle()
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
