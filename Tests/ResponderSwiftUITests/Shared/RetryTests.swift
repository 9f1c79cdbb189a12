import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

@MainActor
@Suite struct RetryTests {
  struct Late: View {
    @ObservedObject var model: Model
    let chain: ResponderChain
    var asks = true
    var body: some View {
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        if model.isOn {
          TextField("late", text: .constant(""))
            .responderTag("late")
            .onAppear { if asks { chain.firstResponder = "late" } }
        }
      }
    }
  }

  @Test("a tag set in onAppear is focused once its view is there", .item("1.11", "1.12"))
  func onAppear() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { chain in
      TextField("a", text: .constant(""))
        .responderTag("a")
        .onAppear { chain.firstResponder = "a" }
    }
    #expect(stage.focused == "a")
    #expect(found?.firstResponder == "a")
  }

  @Test("a tag set before its view exists is waited for, half a second at most", .item("1.12"))
  func waiting() throws {
    let model = Model()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { Late(model: model, chain: $0) }
    let chain = try #require(found)
    stage.turn { model.isOn = true }
    #expect(stage.focused == "late")
    #expect(chain.firstResponder == "late")

    // The view never exists, so the chain gives up after half a second.
    stage.turn { model.isOn = false }
    stage.turn { chain.firstResponder = "never" }
    stage.advance(by: 0.4)
    #expect(chain.isRetrying)
    stage.advance(by: 0.15)
    #expect(!chain.isRetrying)
    #expect(chain.firstResponder == nil)
  }

  @Test(
    "a tag without a view that is asked for as a turn ends is decided like any other, without another event"
  )
  func askedAtTurnEnd() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      TextField("a", text: .constant("")).responderTag("a")
    }
    let chain = try #require(found)
    stage.settle()
    var isDecided = false
    stage.turn {
      TurnClock.shared.atTurnEnd {
        chain.firstResponder = "never"
        chain.afterRetrying { isDecided = true }
      }
    }
    #expect(!isDecided)
    stage.advance(by: 0.6)
    #expect(isDecided && chain.firstResponder == nil)
  }

  @Test("a failure is logged for each tag, and a chain that ends runs the blocks that wait")
  func ends() throws {
    let stage = TagStage(TextField("a", text: .constant("")).responderTag("a"))
    for tag in ["missing one", "missing two"] {
      var chain: ResponderChain? = stage.makeWindowChain()
      stage.turn { chain?.firstResponder = ResponderTag(tag) }
      stage.advance(by: 0.6)
      #expect(ResponderLog.reported.contains { $0.hasPrefix("tags.unknown") && $0.contains(tag) })
      chain = nil
    }
    var found: ResponderChain?
    let other = TagStage(chain: &found) { _ in
      TextField("b", text: .constant("")).responderTag("b")
    }
    var isRun = false
    other.turn {
      found?.firstResponder = "never"
      found?.afterRetrying { isRun = true }
    }
    #expect(!isRun)
    found = nil
    other.end()
    #expect(isRun)
    #expect(ResponderLog.reported.contains { $0.hasPrefix("tags.ended") })
  }

  @Test("afterRetrying runs at once where nothing waits, else when it is decided", .item("1.13"))
  func afterRetrying() throws {
    var lines: [String] = []
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { chain in
      TextField("a", text: .constant(""))
        .responderTag("a")
        .onAppear {
          chain.firstResponder = "a"
          chain.afterRetrying { lines.append("after \(chain.firstResponder?.description ?? "-")") }
          lines.append("set")
        }
    }
    let chain = try #require(found)
    #expect(lines == ["set", "after a"])
    stage.turn {
      chain.afterRetrying { lines.append("at once") }
      lines.append("then")
    }
    #expect(lines.suffix(2) == ["at once", "then"])
    stage.turn {
      chain.firstResponder = "nobody"
      chain.afterRetrying { lines.append("gave up \(chain.firstResponder?.description ?? "-")") }
      lines.append("asked")
    }
    #expect(lines.last == "asked")
    stage.advance(by: 0.6)
    #expect(lines.suffix(2) == ["asked", "gave up a"])
    // No request is waiting any more, so the loop runs no turns.
    stage.settle()
    let turns = stage.turnCount
    stage.advance(by: 60)
    #expect(stage.turnCount == turns)
  }

  @Test("the last request counts", .item("1.14"))
  func replaced() throws {
    let model = Model()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { Late(model: model, chain: $0) }
    let chain = try #require(found)
    stage.turn {
      chain.firstResponder = "late"
      chain.firstResponder = "a"
    }
    #expect(chain.firstResponder == "a")
    #expect(stage.focused == "a")
  }

  @Test(
    "a chain needs no window to begin with, and listens in each in which it has tags",
    .item("1.15", "1.16"))
  func windows() throws {
    let stage = TagStage(EmptyView())
    var chains: [ResponderChain] = []
    let windows = (0..<2).map { index in
      stage.show(
        ResponderChainReader { chain in
          let _ = chains.append(chain)
          TextField("\(index)", text: .constant("")).responderTag("field")
        })
    }
    let unique = chains.reduce(into: [ResponderChain]()) { list, chain in
      if !list.contains(where: { $0 === chain }) { list.append(chain) }
    }
    #expect(unique.count == 2)
    stage.turn { unique[0].firstResponder = "field" }
    #expect(unique.map { $0.firstResponder == "field" } == [true, false])
    stage.turn { unique[1].firstResponder = "field" }
    #expect(unique.map { $0.firstResponder == "field" } == [true, true])
    #expect(windows.map { stage.focused(in: $0) } == ["0", "1"])
    for window in windows { stage.close(window) }
  }

  @Test("readers inside one another: the tags are merged, a later duplicate wins", .item("1.17"))
  func readers() throws {
    let inner = Caught()
    var outer: ResponderChain?
    let stage = TagStage(chain: &outer) { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        TextField("double 1", text: .constant("")).responderTag("double")
        ResponderChainReader { chain in
          let _ = inner.take(chain)
          VStack {
            TextField("b", text: .constant("")).responderTag("b")
            TextField("double 2", text: .constant("")).responderTag("double")
          }
        }
      }
    }
    let (own, around) = (try #require(inner.chain), try #require(outer))
    #expect(own.availableResponders == ["b", "double"])
    #expect(around.availableResponders == ["a", "b", "double"])
    stage.turn { around.firstResponder = "double" }
    #expect(stage.focused == "double 2")
    stage.turn { around.firstResponder = "b" }
    #expect(own.firstResponder == "b")
    stage.turn { around.firstResponder = "a" }
    #expect(own.firstResponder == nil)
  }
}
