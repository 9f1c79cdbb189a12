import DebugHostScreens
import HeadlessDriver
import UIKit

/// Rotates the device while the keyboard is up. The chat stays at its end.
struct RotationScene: Scene {
  let name = "rotation"
  let title = "Rotation"
  let summary = """
    The device turns with the keyboard up: another keyboard, other rows, and the conversation is still at its end.
    """
  let screen = DemoScreen.chat
  let device = Device.Model.iPhone15

  private static let field = "message"

  func steps(on setting: Setting) -> [SceneStep] {
    let (first, second): (UIInterfaceOrientation, UIInterfaceOrientation) =
      setting.isLandscape ? (.landscapeRight, .portrait) : (.portrait, .landscapeRight)
    return opening + [
      turning("Turn the device: the last message stays above the keyboard", to: second),
      SceneStep("Type, turned") { stage in
        try stage.type("Still here.")
        try stage.rest()
      },
      turning("Turn it back: still the last message", to: first),
      SceneStep("Close the keyboard: the list is still at its end") { stage in
        try stage.tapFreely(stage.conversation)
        try stage.rest(for: 1)
        try stage.check("the field has resigned", !stage.isEditing(Self.field))
        try stage.checkConversationIsAtEnd()
      },
    ]
  }

  private var opening: [SceneStep] {
    [
      SceneStep("Boot: a conversation at its last message") { stage in
        try stage.rest()
        try stage.checkConversationIsAtEnd()
      },
      SceneStep("Tap the input bar: the keyboard comes up") { stage in
        try stage.tap(Self.field)
        try stage.rest()
        try stage.check("the field is being edited", stage.isEditing(Self.field))
        try stage.checkConversationIsAtEnd()
      },
    ]
  }

  private func turning(_ title: String, to orientation: UIInterfaceOrientation) -> SceneStep {
    SceneStep(title, isPoster: true) { stage in
      let height = stage.device.keyboard.frame.height
      try stage.expect(stage.device.rotate(to: orientation), "the screen does not turn")
      try stage.rest(for: 1)
      try stage.check("the field is still being edited", stage.isEditing(Self.field))
      if stage.setting.keyboard == .docked {
        try stage.check(
          "the keyboard has another height", stage.device.keyboard.frame.height != height)
      }
      try stage.checkConversationIsAtEnd()
      try stage.checkConversationFollowsKeyboard()
    }
  }
}
