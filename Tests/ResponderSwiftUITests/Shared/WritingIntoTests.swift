import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

@MainActor
@Suite struct WritingIntoTests {
  @Test(
    "a reader may write into the chain of another one: parts far apart have one chain",
    .item("1.17"))
  func farApart() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { chain in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        ResponderChainReader { inner in
          // The inner reader has a chain of its own. The field "b" is in a reader that writes into
          // the outer chain.
          VStack {
            TextField("own", text: .constant("")).responderTag("own")
            ResponderChainReader(writingInto: chain) {
              TextField("b", text: .constant("")).responderTag("b")
            }
            let _ = inner
          }
        }
      }
    }
    let chain = try #require(found)
    stage.turn { chain.firstResponder = "b" }
    #expect(stage.focused == "b")
    #expect(chain.firstResponder == "b")
    #expect(chain.availableResponders == ["a", "own", "b"])
  }

  @Test(
    "one chain for two windows: what is set in the other one is found there", .item("1.16", "1.17"))
  func twoWindows() throws {
    struct Inner: View {
      @EnvironmentObject var chain: ResponderChain
      var body: some View {
        VStack {
          Text("inner \(chain.firstResponder?.description ?? "-")")
          TextField("far", text: .constant("")).responderTag("far")
        }
      }
    }
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      TextField("near", text: .constant("")).responderTag("near")
    }
    let chain = try #require(found)
    let other = stage.show(Inner().withResponderChainEnvironmentObject(writingInto: chain))
    stage.turn { chain.firstResponder = "far" }
    #expect(chain.firstResponder == "far")
    #expect(stage.focused(in: other) == "far")
    stage.turn { chain.firstResponder = "near" }
    #expect(chain.firstResponder == "near")
    #expect(stage.focused == "near")
    stage.close(other)
    #expect(chain.availableResponders == ["near"])
  }

  @Test("a reader that writes into another chain does not move the chain to its own window")
  func home() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in TextField("near", text: .constant("")) }
    let chain = try #require(found)
    stage.focus("near")
    let other = stage.show(
      ResponderChainReader(writingInto: chain) { TextField("far", text: .constant("")) })
    #expect(stage.focused == "near")
    // Nil ends the focus of the window in which the chain is, tagged or not.
    stage.turn { chain.firstResponder = nil }
    #expect(stage.focused == nil)
    stage.close(other)
  }

  @Test("a reader follows the reader around it into another chain, with its tags")
  func otherChain() {
    struct Switching: View {
      @ObservedObject var model: Model
      let chains: [ResponderChain]
      var body: some View {
        ResponderChainReader(writingInto: chains[model.number]) {
          ResponderChainReader { _ in
            TextField("own", text: .constant("")).responderTag("own")
          }
        }
      }
    }
    let (model, chains) = (Model(), [ResponderChain(), ResponderChain()])
    let stage = TagStage(Switching(model: model, chains: chains))
    #expect(chains.map(\.availableResponders) == [["own"], []])
    stage.turn { model.number = 1 }
    #expect(chains.map(\.availableResponders) == [[], ["own"]])
    stage.turn { chains[1].firstResponder = "own" }
    #expect(stage.focused == "own")
  }
}
