import DebugHostScreens
import UIKit

/// A scene with the chat. When the keyboard appears and hides, the list stays at its end, or at the
/// place to which the user has scrolled.
struct ChatScene: Scene {
  let name = "chat"
  let title = "Chat"
  let summary = """
    A list over an input bar stays at its end while the keyboard moves, and where it is when its reader has scrolled up.
    """
  let screen = DemoScreen.chat

  private static let field = "message"

  func steps(on setting: Setting) -> [SceneStep] {
    atTheEnd(on: setting) + scrolledUp + sending
  }

  private func atTheEnd(on setting: Setting) -> [SceneStep] {
    [
      SceneStep(
        "Boot the \(setting.model.isPad ? "iPad" : "iPhone"): a conversation at its last message"
      ) { stage in
        try stage.rest()
        try stage.checkConversationIsAtEnd()
      },
      SceneStep("Shake the device: the HUD appears") { stage in
        stage.shake()
        try stage.rest()
      },
      SceneStep(
        "Tap the input bar: the keyboard comes up, the last message stays above it", isPoster: true
      ) { stage in
        try stage.tap(Self.field)
        try stage.rest()
        try stage.check("the field is being edited", stage.isEditing(Self.field))
        try stage.checkConversationIsAtEnd()
      },
      SceneStep("Tap the conversation: the keyboard leaves, still the last message") { stage in
        try stage.tapFreely(stage.conversation)
        try stage.rest()
        try stage.check("the field has resigned", !stage.isEditing(Self.field))
        try stage.checkConversationIsAtEnd()
      },
    ]
  }

  private var scrolledUp: [SceneStep] {
    [
      SceneStep("Scroll up to read") { stage in
        let list = try stage.conversation
        let way = min(220, stage.visibleArea(of: list).height * 0.6)
        try stage.drag(list, by: CGVector(dx: 0, dy: way))
        try stage.rest()
      },
      SceneStep("Open the keyboard: the list does not move") { stage in
        try Self.checkNoMove(stage) { try stage.tap(Self.field) }
      },
      SceneStep("Close it: the list does not move") { stage in
        try Self.checkNoMove(stage) { try stage.tapFreely(stage.conversation) }
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
        try stage.checkConversationIsAtEnd()
      },
      SceneStep("Close the keyboard: the list is still at its end") { stage in
        try stage.tapFreely(stage.conversation)
        try stage.rest(for: 1)
        try stage.checkConversationIsAtEnd()
      },
    ]
  }

  private static func checkNoMove(_ stage: Stage, while work: () throws -> Void) throws {
    let list = try stage.conversation
    let before = list.contentOffset
    try work()
    try stage.rest()
    try stage.check(
      "the list has not moved", list.contentOffset == before,
      "from \(before.y) to \(list.contentOffset.y)")
  }
}

extension Stage {
  var conversation: UIScrollView { get throws { try scrollView("chat") } }

  func checkConversationFollowsKeyboard() throws {
    let list = try conversation
    let covered = frame(of: list).maxY - keyboardTop
    try check(
      "the inset is what is covered now",
      abs(list.adjustedContentInset.bottom - max(covered, list.safeAreaInsets.bottom)) < 0.01,
      "\(list.adjustedContentInset.bottom), not \(covered)")
  }

  func checkConversationIsAtEnd() throws {
    let list = try conversation
    let insets = list.adjustedContentInset
    let end = max(-insets.top, list.contentSize.height + insets.bottom - list.bounds.height)
    try check(
      "the list is at its end",
      abs(list.contentOffset.y - end) < 0.5 / UIScreen.main.scale + 0.01,
      "it is at \(list.contentOffset.y), its end at \(end)")
  }
}
