import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

@MainActor
@Suite struct FlawTests {
  struct Fields: View {
    var body: some View {
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        TextField("b", text: .constant("")).responderTag("b")
        StubbornField(name: "stays", ends: false).responderTag("stays")
        StubbornField(name: "never", begins: false).responderTag("never")
        TextField("untagged", text: .constant(""))
      }
    }
  }

  func fields() throws -> (stage: TagStage, chain: ResponderChain) {
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in Fields() }
    return (stage, try #require(chain))
  }

  @Test(
    "tag and reality do not drift: an unknown tag takes no focus away", .flaw("2.4.1"),
    arguments: ["a", "untagged"])
  func unknown(name: String) throws {
    let (stage, chain) = try fields()
    stage.focus(name)
    let before = chain.firstResponder
    stage.turn { chain.firstResponder = "unknown" }
    #expect(stage.focused == name)
    #expect(chain.firstResponder == before)
  }

  @Test("a refusal is never published, and A to B never flickers through nil", .flaw("2.4.2"))
  func flicker() throws {
    let (stage, chain) = try fields()
    var values: [String] = []
    let token = chain.firstResponders.sink { values.append($0?.description ?? "nil") }
    stage.turn { chain.firstResponder = "a" }
    stage.turn { chain.firstResponder = "b" }
    try stage.tapField("a")
    stage.turn { chain.firstResponder = "never" }
    let told = ["nil", "a", "b", "a"] + (TagStage.keepsFocusOnRefusal ? [] : ["nil"])
    #expect(values == told)
    stage.turn { chain.firstResponder = "stays" }
    stage.turn { chain.firstResponder = nil }
    stage.turn { chain.firstResponder = "a" }
    #expect(values == told + ["stays"])
    #expect(stage.focused == "stays")
    withExtendedLifetime(token) {}
  }

  @Test("another window's focus is not mine, and takes nothing away", .flaw("2.4.4"))
  func windows() throws {
    let (stage, chain) = try fields()
    stage.turn { chain.firstResponder = "a" }
    let other = stage.show(TextField("other", text: .constant("")).responderTag("other"))
    let otherChain = ResponderChain(forWindow: other)
    stage.turn { otherChain.firstResponder = "other" }
    #expect(otherChain.firstResponder == "other")
    #expect(chain.firstResponder == "a")
    stage.turn { otherChain.firstResponder = nil }
    #expect(chain.firstResponder == "a")
    #expect(stage.focused == "a")
    stage.close(other)
  }

  @Test(
    "nothing is kept alive: chain, views and windows go, and so does what is known of them",
    .flaw("2.4.5"))
  func memory() throws {
    weak var chain: ResponderChain?
    weak var field: TagStage.Field?
    do {
      let (stage, made) = try fields()
      stage.turn { made.firstResponder = "a" }
      (chain, field) = (made, stage.field("a"))
      #expect(field != nil)
      stage.end()
    }
    TagStage.rest()
    #expect(chain == nil)
    #expect(field == nil)
    #expect(TagHub.shared.isEmpty)
  }

  @Test("one chain for a place, not one for each evaluation of a body", .flaw("2.4.6"))
  func oneChain() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      let chains: (ResponderChain) -> Void
      var body: some View {
        VStack {
          Text("\(model.number)")
          Inner(chains: chains).withResponderChainForCurrentWindow()
        }
      }
    }
    struct Inner: View {
      @EnvironmentObject var chain: ResponderChain
      let chains: (ResponderChain) -> Void
      var body: some View {
        let _ = chains(chain)
        TextField("a", text: .constant("")).responderTag("a")
      }
    }
    var seen: [ObjectIdentifier] = []
    var chain: ResponderChain?
    let model = Model()
    let stage = TagStage(
      Screen(model: model) { found in
        seen.append(ObjectIdentifier(found))
        chain = found
      })
    stage.turn { chain?.firstResponder = "a" }
    for number in 1...3 { stage.turn { model.number = number } }
    #expect(Set(seen).count == 1)
    #expect(chain?.firstResponder == "a")
    #expect(chain?.availableResponders == ["a"])
  }

  @Test("a wait has an end; no operator of ours reaches a client's AnyHashable", .flaw("2.4.9"))
  func retries() throws {
    let (stage, chain) = try fields()
    var hasEnded = false
    stage.turn {
      chain.firstResponder = "unknown"
      chain.afterRetrying { hasEnded = true }
    }
    stage.advance(by: 0.6)
    #expect(hasEnded && !chain.isRetrying)
    let client: AnyHashable? = "x"
    #expect(client == ("x" as AnyHashable))
  }

  @Test("duplicates: the later one has the focus, and the one before when it goes", .flaw("2.4.12"))
  func duplicates() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          TextField("one", text: .constant("")).responderTag("same")
          if !model.isOn { TextField("two", text: .constant("")).responderTag("same") }
        }
      }
    }
    let model = Model()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in Screen(model: model) }
    stage.turn { found?.firstResponder = "same" }
    #expect(stage.focused == "two")
    stage.turn { model.isOn = true }
    #expect(found?.firstResponder == nil)
    stage.turn { found?.firstResponder = "same" }
    #expect(stage.focused == "one")
  }
}
