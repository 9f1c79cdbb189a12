import HeadlessDriver
import ResponderCore
import SwiftUI
import Testing

@testable import ResponderKit

/// Tests observers that move the focus while they are notified of it.
@MainActor @Suite struct ReentryTests {
  @Test("an observer that skips a field", arguments: [true, false])
  func skips(isTold: Bool) throws {
    let focus = Focus()
    let stage = TagStage(FocusScreen(focus: focus))
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
      try stage.tapField("first")
      #expect(stage.focused == "last")
      #expect(heard == [["first", "last"], ["first", "last"]])
      #expect(focus.name == .last && chains.allSatisfy { $0.firstResponder == Name.last })
      try stage.tapField("other")
      #expect(stage.focused == "other" && focus.name == nil)
      #expect(heard == [["first", "last", "nil"], ["first", "last", "nil"]])
    }
    for token in tokens + [warning] { token.cancel() }
  }

  @Test("a value that an outer chain's observer has replaced is not told")
  func replacedForTheOther() throws {
    let inner = Caught()
    let (stage, outer) = try TagStage.reading { _ in
      reader(inner) {
        VStack {
          TextField("a", text: .constant("")).responderTag("a")
          TextField("b", text: .constant("")).responderTag("b")
        }
      }
    }
    let chains = [outer, try #require(inner.chain)]
    var heard: [[String]] = [[], []]
    let tokens = [0, 1].map { index in
      chains[index].firstResponders.dropFirst().sink {
        heard[index].append($0?.description ?? "nil")
        if index == 0, $0 == "a" { chains[0].firstResponder = "b" }
      }
    }
    try stage.tapField("a")
    #expect(stage.focused == "b" && chains.allSatisfy { $0.firstResponder == "b" })
    #expect(heard == [["a", "b"], ["b"]])
    for token in tokens { token.cancel() }
  }

  @Test("a view that an observer or a block focuses", arguments: [false, true])
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
  }
}
