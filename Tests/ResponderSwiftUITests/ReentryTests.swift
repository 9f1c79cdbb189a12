import HeadlessDriver
import ResponderCore
import SwiftUI
import Testing

@testable import ResponderKit

/// Tests observers that move the focus while they are notified of it.
@MainActor
@Suite struct ReentryTests {
  private final class Focus: ObservableObject {
    @Published var name: Name?
  }

  private struct Screen: View {
    @ObservedObject var focus: Focus
    var body: some View {
      VStack {
        TextField("first", text: .constant("")).responderTag($focus.name, equals: .first)
        TextField("last", text: .constant("")).responderTag($focus.name, equals: .last)
        TextField("other", text: .constant(""))
      }
    }
  }

  @Test(
    "when an observer skips a field, every observer hears both in order, and the binding is true",
    arguments: [true, false])
  func skips(isTold: Bool) throws {
    let focus = Focus()
    let stage = TagStage(Screen(focus: focus))
    let window = try #require(stage.window)
    let chains = [ResponderChain(forWindow: window), ResponderChain(forWindow: window)]
    var heard: [[String]] = [[], []]
    let tokens = [0, 1].map { index in
      chains[index].firstResponders.dropFirst().sink {
        heard[index].append($0?.description ?? "nil")
        if isTold, index == 0, $0 == Name.first { chains[0].firstResponder = Name.last }
      }
    }
    var isFirst = true
    let warning = chains[0].objectWillChange.sink {
      guard !isTold, isFirst, stage.focused == "first" else { return }
      isFirst = false
      chains[0].firstResponder = Name.last
    }
    stage.device.settle()
    for _ in 0..<2 {
      heard = [[], []]
      isFirst = true
      stage.device.tap(try #require(stage.field("first")))
      stage.device.settle()
      #expect(stage.focused == "last")
      #expect(heard == [["first", "last"], ["first", "last"]])
      #expect(focus.name == .last && chains.allSatisfy { $0.firstResponder == Name.last })
      stage.device.tap(try #require(stage.field("other")))
      stage.device.settle()
      #expect(stage.focused == "other" && focus.name == nil)
      #expect(heard == [["first", "last", "nil"], ["first", "last", "nil"]])
    }
    for token in tokens + [warning] { token.cancel() }
    stage.end()
  }

  @Test("a chain is not told of a value that an observer of a chain around it has replaced")
  func replacedForTheOther() throws {
    let inner = Caught()
    var outer: ResponderChain?
    let stage = TagStage(chain: &outer) { _ in
      ResponderChainReader { chain in
        let _ = inner.take(chain)
        VStack {
          TextField("a", text: .constant("")).responderTag("a")
          TextField("b", text: .constant("")).responderTag("b")
        }
      }
    }
    let chains = [try #require(outer), try #require(inner.chain)]
    stage.device.settle()
    var heard: [[String]] = [[], []]
    let tokens = [0, 1].map { index in
      chains[index].firstResponders.dropFirst().sink {
        heard[index].append($0?.description ?? "nil")
        if index == 0, $0 == "a" { chains[0].firstResponder = "b" }
      }
    }
    stage.device.tap(try #require(stage.field("a")))
    stage.device.settle()
    #expect(stage.focused == "b" && chains.allSatisfy { $0.firstResponder == "b" })
    #expect(heard == [["a", "b"], ["b"]])
    for token in tokens { token.cancel() }
    stage.end()
  }

  @Test(
    "a view that an observer or a block focuses is known with the next turn, without an announcement",
    arguments: [false, true])
  func unannounced(isBlock: Bool) throws {
    let (stage, chain, views) = try TagStage.withTwoResponders()
    let token = chain.firstResponders.dropFirst().sink {
      if !isBlock, $0 == nil { views[1].becomeFirstResponder() }
    }
    stage.turn { chain.firstResponder = "one" }
    #expect(chain.firstResponder == "one")
    stage.turn {
      chain.firstResponder = nil
      if isBlock { chain.afterRetrying { views[1].becomeFirstResponder() } }
    }
    stage.turn()
    #expect(views[1].isFirstResponder && chain.firstResponder == "two")
    token.cancel()
    stage.end()
  }

  @Test("observers that never agree do not hang the app: after a while they are not heard")
  func quarrel() throws {
    let stage = TagStage(Screen(focus: Focus()))
    let chain = ResponderChain(forWindow: try #require(stage.window))
    var count = 0
    let token = chain.firstResponders.dropFirst().sink {
      count += 1
      if let told = $0 { chain.firstResponder = told == Name.first ? Name.last : Name.first }
    }
    stage.turn { chain.firstResponder = Name.first }
    stage.device.settle()
    #expect(count == 33)
    #expect(stage.focused == "first" && chain.firstResponder == Name.first)
    #expect(ResponderLog.reported.contains("tags.endless"))
    #expect(ResponderLog.reported.contains { $0.hasPrefix("tags.endless.") })
    token.cancel()
    // Afterwards, the chain accepts requests again.
    stage.turn { chain.firstResponder = Name.last }
    stage.device.settle()
    #expect(stage.focused == "last")
    stage.end()
  }
}
