import SwiftUI
import Testing

@testable import ResponderKit

/// A conversation with a message field at the lower edge of the safe area.
@MainActor @Suite struct ChatScreenTests {
  private struct Chat: View {
    @EnvironmentObject private var chain: ResponderChain
    @State private var messages = (0..<30).map { "message \($0)" }
    @State private var draft = ""

    var body: some View {
      NavigationStack {
        List {
          ForEach(messages, id: \.self) { Text($0) }
        }
        .keyboardAnchor(.bottom(tolerance: 1))
        .safeAreaInset(edge: .bottom, spacing: 0) { composer }
        .navigationTitle("Grace")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Write") { chain.firstResponder = "composer" }
          }
        }
      }
    }

    private var composer: some View {
      HStack {
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
          .responderTag("composer")
        Button("Send") {
          messages.append(draft)
          draft = ""
        }
      }
      .padding(8)
    }
  }

  private func atEnd(_ stage: TagStage) throws -> UIScrollView {
    stage.device.settle()
    let list = try #require(stage.list)
    for _ in 0..<4 { stage.fling(list, speed: 5) }
    #expect(abs(stage.distanceToEnd(of: list)) < 0.5)
    return list
  }

  @Test("chat: the last message stays above the composer", arguments: SystemBehavior.allCases)
  func story(_ system: SystemBehavior) throws {
    try system.run {
      let (stage, chain) = try TagStage.reading(settles: false) { Chat().environmentObject($0) }
      let list = try atEnd(stage)
      let (end, inset) = (list.contentOffset.y, list.adjustedContentInset)
      try stage.tapLabel("Write")
      #expect(stage.focused == "Message" && chain.firstResponder == "composer")
      let field = try #require(stage.field("Message"))
      #expect(stage.frame(of: field).maxY < stage.device.keyboard.frame.minY)
      #expect(abs(stage.distanceToEnd(of: list)) < 0.5)
      let last = try #require(stage.place(of: "message 29"))
      #expect(last.maxY < stage.frame(of: field).minY)
      stage.type("hello")
      #expect(abs(stage.distanceToEnd(of: list)) < 0.5)
      stage.run { chain.firstResponder = nil }
      #expect(!stage.hasKeyboard && chain.firstResponder == nil)
      #expect(list.contentOffset.y == end && list.adjustedContentInset == inset)
      #expect(list.contentInset == .zero)
      stage.end()
    }
  }
}
