#if canImport(UIKit)
  import Foundation

  /// One message of the chat.
  struct ChatMessage {
    let text: String
    let isMine: Bool

    static let conversation: [ChatMessage] = [
      ChatMessage(text: "Morning. Is the build green?", isMine: false),
      ChatMessage(text: "Green since last night.", isMine: true),
      ChatMessage(text: "And the chat screen?", isMine: false),
      ChatMessage(text: "Merged. Somebody says it jumps.", isMine: true),
      ChatMessage(text: "Jumps how?", isMine: false),
      ChatMessage(text: "When the keyboard comes up, the list goes somewhere else.", isMine: true),
      ChatMessage(text: "On every phone?", isMine: false),
      ChatMessage(text: "On mine, and on the tablet.", isMine: true),
      ChatMessage(text: "Turned or upright?", isMine: false),
      ChatMessage(text: "Both.", isMine: true),
      ChatMessage(text: "Does it come back when the keyboard leaves?", isMine: false),
      ChatMessage(text: "Almost. A few points are missing each time.", isMine: true),
      ChatMessage(text: "So it adds a difference twice.", isMine: false),
      ChatMessage(text: "Or takes it away once too often.", isMine: true),
      ChatMessage(text: "Let us look at it after lunch.", isMine: false),
      ChatMessage(text: "Two o’clock?", isMine: true),
      ChatMessage(text: "Two is fine.", isMine: false),
      ChatMessage(text: "Bring the old phone, the small one.", isMine: true),
      ChatMessage(text: "With the home button? It is in my drawer.", isMine: false),
      ChatMessage(text: "That one.", isMine: true),
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
