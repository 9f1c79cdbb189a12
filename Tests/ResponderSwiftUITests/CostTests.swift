import SwiftUI
import Testing

@testable import ResponderKit

@MainActor
@Suite struct CostTests {
  private struct Fields: View {
    let count: Int
    var body: some View {
      ScrollView {
        VStack {
          ForEach(0..<count, id: \.self) { row in
            TextField("\(row)", text: .constant("")).responderTag(row)
          }
        }
      }
    }
  }

  /// The entries looked at when the focus moves once, and the depth of the chain.
  private func lookup(_ count: Int) throws -> (entries: Int, depth: Int) {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in Fields(count: count) }
    let chain = try #require(found)
    stage.turn { chain.firstResponder = ResponderTag(count / 2) }
    #expect(chain.firstResponder == count / 2)
    let before = TagHub.shared.registry.entriesTouched
    let field = try #require(stage.field("\(count / 2 + 1)"))
    stage.turn { field.becomeFirstResponder() }
    #expect(chain.firstResponder == count / 2 + 1)
    let depth = Array(field.chain).count
    return (TagHub.shared.registry.entriesTouched - before, depth)
  }

  @Test("From responder to tag: the cost grows with the depth, not with the tags")
  func cost() throws {
    let few = try lookup(10)
    let many = try lookup(1_000)
    #expect(many.depth == few.depth)
    #expect(many.entries == few.entries)
    #expect(many.entries <= 3 * many.depth)
    // The library compares each tag's view with each step of the chain.
    let library = 1_000 * many.depth
    #expect(library / many.entries >= 300)
  }
}
