#if canImport(SwiftUI) && canImport(UIKit)
  import ResponderKit
  import SwiftUI

  /// A conversation with a composer bar, which `safeAreaInset(edge:)` places at the bottom. When
  /// the list is at its end, the last message stays above the bar.
  struct ConversationScreen: View {
    private struct Message: Identifiable {
      let id: Int
      let text: String
      let isMine: Bool
    }

    @EnvironmentObject var chain: ResponderChain
    @State private var draft = ""

    private let messages: [Message] = [
      "Did the engine run?", "Twice. It stopped at the seventh number.",
      "The carry again?", "The carry again.", "I have drawn up the operations once more.",
      "All of them? That is a long table.", "Twenty-five rows, and a note on each.",
      "Send it, and I will have it set.", "It is in the post since Monday.",
      "Then it will be here tomorrow.", "Read note G first.",
      "The one about Bernoulli's numbers?", "That one. The rest is weaving.",
      "The engine weaves algebraic patterns, you mean.", "As the loom weaves flowers and leaves.",
      "I shall quote you on that.", "Please do, with my initials.", "As you wish, A. A. L.",
    ].enumerated().map { Message(id: $0.offset, text: $0.element, isMine: $0.offset % 2 == 0) }

    var body: some View {
      ScrollView {
        VStack(spacing: 8) {
          ForEach(messages) { message in bubble(message) }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
      }
      .accessibilityIdentifier("conversation")
      .keyboardAnchor(.bottom)
      .safeAreaInset(edge: .top, spacing: 0) { title }
      .safeAreaInset(edge: .bottom, spacing: 0) { composer }
    }

    private var title: some View {
      Text("Charles").font(.headline)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 10)
        .background { bar }
    }

    private var bar: some View {
      Color(uiColor: .secondarySystemBackground).ignoresSafeArea()
    }

    private func bubble(_ message: Message) -> some View {
      HStack {
        if message.isMine { Spacer(minLength: 48) }
        Text(message.text)
          .foregroundColor(message.isMine ? .white : .primary)
          .padding(.horizontal, 14)
          .padding(.vertical, 9)
          .background(message.isMine ? Color.blue : Color(uiColor: .secondarySystemFill))
          .cornerRadius(18)
        if !message.isMine { Spacer(minLength: 48) }
      }
    }

    private var composer: some View {
      HStack(spacing: 12) {
        TextField("Message", text: $draft)
          .accessibilityIdentifier("composer")
          .textFieldStyle(.roundedBorder)
          .responderTag("composer")
        Button("Done") { chain.firstResponder = nil }
          .accessibilityIdentifier("done")
          .disabled(chain.firstResponder != "composer")
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .background { bar }
    }
  }
#endif
