import DebugHostScreens
import HeadlessDriver
import ResponderKit
import UIKit

/// A chat in Slide Over, next to another app. Its window ends above the bottom of the screen, and
/// so does the frame of the keyboard.
struct SlideOverScene: Scene {
  let name = "slideover"
  let title = "Slide Over"
  let summary = """
    In Slide Over a docked keyboard's frame ends at the app window's bottom, some points above the screen's, which by the \
    usual rules is a floating keyboard; the conversation is lifted by what is covered all the same.
    """
  let screen = DemoScreen.chat
  let device = Device.Model.iPad11

  private static let field = "message"

  func objection(to setting: Setting) -> String? {
    if !setting.model.isPad { return "needs an iPad, \(setting.model.rawValue) is not one" }
    return setting.keyboard == .docked ? nil : "docks the keyboard itself; leave out --keyboard"
  }

  func steps(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot the iPad: a conversation at its last message") { stage in
        try stage.rest()
        try stage.checkConversationIsAtEnd()
      },
      SceneStep("Slide it over another app: narrow, and not down to the screen's bottom") { stage in
        stage.device.slideOver(stage.device.scene)
        try stage.rest()
        let bottom = stage.frame(of: try stage.conversation).maxY
        try stage.check(
          "the app ends above the screen's bottom", bottom < stage.screen.maxY, "\(bottom)")
        try stage.checkConversationIsAtEnd()
      },
      SceneStep("Tap the input bar: the keyboard is docked, the last message above", isPoster: true)
      { stage in
        try stage.tap(Self.field)
        try stage.rest()
        try Self.checkDocked(stage)
        try stage.checkConversationIsAtEnd()
      },
      SceneStep("Shake the iPad: the HUD knows the keyboard", isPoster: true) { stage in
        stage.shake()
        try stage.rest(for: 1)
      },
      SceneStep("Let the keyboard float: it covers nothing, the conversation comes down") { stage in
        stage.device.keyboard.posture = .floating
        try stage.rest()
        try stage.check(
          "the keyboard covers none of the list above the bar",
          KeyboardMonitor.shared.state.placement != .docked)
        try stage.checkConversationIsAtEnd()
        stage.device.keyboard.posture = .docked
        try stage.rest()
        try Self.checkDocked(stage)
      },
      SceneStep("Give it the whole screen: the keyboard ends at the screen's bottom") { stage in
        stage.device.fillScreen(with: stage.device.scene)
        try stage.rest()
        try stage.check(
          "the keyboard is docked to the screen",
          KeyboardMonitor.shared.state.placement == .docked
            && KeyboardMonitor.shared.frame.maxY == stage.screen.maxY)
        try stage.checkConversationIsAtEnd()
      },
      SceneStep("Tap the conversation: the keyboard leaves, still the last message") { stage in
        try stage.tapFreely(try stage.conversation)
        try stage.rest(for: 1)
        try stage.check("the field has resigned", !stage.isEditing(Self.field))
        try stage.checkConversationIsAtEnd()
      },
    ]
  }

  private static func checkDocked(_ stage: Stage) throws {
    let monitor = KeyboardMonitor.shared
    try stage.check(
      "the keyboard is known to be docked", monitor.state.placement == .docked,
      "\(monitor.state)")
    let list = try stage.conversation
    let covered = stage.frame(of: list).maxY - stage.keyboardTop
    try stage.check(
      "what it covers of the list is known", abs(monitor.overlap(in: list) - covered) < 0.01,
      "\(monitor.overlap(in: list)), not \(covered)")
  }
}
