import DebugHostScreens
import UIKit

/// The chat: the keyboard opens and closes, the list stays where its reader is.
struct ChatScene: Scene {
  let name = "chat"
  let title = "Chat"
  let summary = """
    A list over an input bar. At its end it stays at its end while the keyboard moves; anywhere else it does not move.
    """
  let screen = DemoScreen.chat

  private static let list = "chat"
  private static let field = "message"
  /// A place in the list that neither the HUD nor the keyboard covers.
  private static let conversation = CGPoint(x: 44, y: 170)

  var steps: [SceneStep] {
    atTheEnd + scrolledUp + sending
  }

  private var atTheEnd: [SceneStep] {
    [
      SceneStep("Boot the iPhone: a conversation at its last message") { stage in
        try stage.rest()
        try Self.expectAtEnd(stage)
      },
      SceneStep("Shake the phone: the HUD appears") { stage in
        stage.device.shake()
        try stage.rest()
      },
      SceneStep("Tap the input bar: the keyboard comes up, the last message stays above it") {
        stage in
        try stage.tap(Self.field)
        try stage.rest()
        try stage.expect(stage.isEditing(Self.field), "the field does not edit")
        try Self.expectAtEnd(stage)
      },
      SceneStep("Tap the conversation: the keyboard leaves, still the last message") { stage in
        stage.device.tap(at: Self.conversation)
        try stage.rest()
        try stage.expect(!stage.isEditing(Self.field), "the field kept the keyboard")
        try Self.expectAtEnd(stage)
      },
    ]
  }

  private var scrolledUp: [SceneStep] {
    [
      SceneStep("Scroll up to read") { stage in
        let end = CGPoint(x: Self.conversation.x, y: Self.conversation.y + 220)
        stage.device.drag(from: Self.conversation, to: end, duration: 1.2, hold: 0.3)
        try stage.rest()
      },
      SceneStep("Open the keyboard: the list does not move") { stage in
        try Self.expectNoMove(stage) { try stage.tap(Self.field) }
      },
      SceneStep("Close it: the list does not move") { stage in
        try Self.expectNoMove(stage) { stage.device.tap(at: Self.conversation) }
      },
    ]
  }

  private var sending: [SceneStep] {
    [
      SceneStep("Open the keyboard and type") { stage in
        try stage.tap(Self.field)
        try stage.rest(for: 0.2)
        try stage.type("Not a pixel, both ways.")
        try stage.rest()
      },
      SceneStep("Send: the message appears at the end") { stage in
        try stage.tap("send")
        try stage.rest()
        try Self.expectAtEnd(stage)
      },
      SceneStep("Close the keyboard: the list is still at its end") { stage in
        stage.device.tap(at: Self.conversation)
        try stage.rest(for: 1)
        try Self.expectAtEnd(stage)
      },
    ]
  }

  private static func expectAtEnd(_ stage: Stage) throws {
    let list = try stage.scrollView(list)
    let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    try stage.expect(
      abs(list.contentOffset.y - end) < 0.01,
      "the list is at \(list.contentOffset.y), its end at \(end)")
  }

  private static func expectNoMove(_ stage: Stage, while work: () throws -> Void) throws {
    let list = try stage.scrollView(list)
    let before = list.contentOffset
    try work()
    try stage.rest()
    try stage.expect(
      list.contentOffset == before, "the list moved from \(before.y) to \(list.contentOffset.y)")
  }
}
