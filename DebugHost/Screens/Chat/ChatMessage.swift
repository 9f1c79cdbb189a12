#if canImport(UIKit)
  import Foundation

  /// One message of the chat.
  struct ChatMessage {
    let text: String
    let isMine: Bool

    static let conversation: [ChatMessage] = [
      ChatMessage(text: "Did the list jump again when the keyboard came up?", isMine: false),
      ChatMessage(text: "Only on the second try.", isMine: true),
      ChatMessage(text: "Which screen?", isMine: false),
      ChatMessage(
        text: "The chat. I was reading in the middle and it went to the end.", isMine: true),
      ChatMessage(
        text: "So it asked whether it was at the bottom after the inset had changed.", isMine: false
      ),
      ChatMessage(text: "Ah.", isMine: true),
      ChatMessage(text: "Ask before. The answer is in the geometry you had.", isMine: false),
      ChatMessage(text: "And the form?", isMine: true),
      ChatMessage(text: "The field was behind the keyboard and nobody noticed.", isMine: false),
      ChatMessage(text: "Orphaned first responder.", isMine: true),
      ChatMessage(text: "Exactly. Shake the phone, the card says it in red.", isMine: false),
      ChatMessage(text: "Where does it get the numbers?", isMine: true),
      ChatMessage(text: "From the same rule that ships in release builds.", isMine: false),
      ChatMessage(text: "Then they cannot disagree.", isMine: true),
      ChatMessage(text: "That is the point.", isMine: false),
      ChatMessage(text: "What about the frame in the notification?", isMine: true),
      ChatMessage(
        text: "Screen coordinates. Convert it, then look at how much of the list it covers.",
        isMine: false),
      ChatMessage(text: "And when it leaves?", isMine: true),
      ChatMessage(text: "Covered is zero, whatever height it reports.", isMine: false),
      ChatMessage(text: "I will try it in the chat.", isMine: true),
      ChatMessage(text: "Open it and close it a hundred times.", isMine: false),
      ChatMessage(text: "Not a pixel?", isMine: true),
      ChatMessage(text: "Not a pixel.", isMine: false),
      ChatMessage(text: "Good. Writing this from the input bar.", isMine: true),
    ]
  }
#endif
