import HeadlessDriver
import ResponderCore
import SwiftUI
import Testing

@testable import ResponderKit
@testable import ResponderScope

/// Tests the cause that the journal records if a tag has moved the focus.
@MainActor @Suite(.serialized)
struct TagCauseTests {
  @Test("the cause names the app's function that set a tag")
  func named() throws {
    ResponderHUD.uninstall()
    CallStack.symbolizer = { SymbolTable.name(at: $0) }
    CallStack.hands = ["HeadlessDriver"]
    let (stage, chain) = try TagStage.reading { _ in
      TextField("Email", text: .constant("hunter2")).responderTag("email")
    }
    ResponderHUD.install()
    defer {
      ResponderHUD.uninstall()
      CallStack.symbolizer = nil
      CallStack.hands = []
    }
    for tag in ["email", nil] {
      stage.run { select(tag, chain) }
      let last = ResponderHUD.journal.entries.last { $0.kind == .focus }
      guard case .focus(let change) = last?.event else {
        Issue.record("no change to \(tag ?? "nil")")
        continue
      }
      let cause = try #require(change.cause)
      #expect(cause.origin == .tag)
      #expect(
        cause.description == "ResponderKit's responder tags, from TagCauseTests.select",
        "\(cause.stack)")
    }
  }

  func select(_ tag: String?, _ chain: ResponderChain) { chain.firstResponder = tag }
}
