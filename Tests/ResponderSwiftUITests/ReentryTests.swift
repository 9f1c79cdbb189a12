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
