import DebugHostScreens
import HeadlessDriver
import ResponderKit
import UIKit

/// A form or a chat on an iPhone Duo that is opened, bent, turned and closed while the keyboard is
/// up.
struct FoldScene: Scene {
  let screen: DemoScreen
  let device = Device.Model.iPhoneDuo

  init(_ screen: DemoScreen) {
    self.screen = screen
  }

  private var isChat: Bool { screen == .chat }

  var name: String { isChat ? "fold-chat" : "fold-form" }

  var title: String { isChat ? "Folding a chat" : "Folding a form" }

  var summary: String {
    "The phone opens, bends and closes with the keyboard up: "
      + (isChat
        ? "the conversation stays at its end on either display."
        : "the field stays in sight, and the HUD clear of the fold.")
  }

  private var field: String { isChat ? "message" : "guest-1-email" }

  func objection(to setting: Setting) -> String? {
    guard setting.model.folds else {
      return "needs an iPhone Duo, \(setting.model.rawValue) does not fold"
    }
    return setting.posture == .closed ? nil : "opens the phone itself; leave out --posture"
  }

  func steps(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot the iPhone, closed, and shake it: the HUD appears") { stage in
        try stage.rest()
        stage.shake()
        try stage.rest()
      },
      SceneStep("Tap the field: the keyboard comes up", isPoster: true) { stage in
        try stage.tap(field)
        try check(stage)
      },
      folding("Open it: the other display, and the same screen", to: .open),
      folding("Bend it: the HUD keeps off the fold", to: .halfOpen),
      turning("Turn it: the keyboard ends at the fold"),
      folding("Flatten it: the keyboard is lower again", to: .open),
      turning("Turn it back"),
      folding("Close it: everything is as it was", to: .closed),
      SceneStep("Open it and flip it: the keyboard leaves") { stage in
        stage.device.fold(to: .open)
        try stage.rest()
        stage.device.fold(to: .flipped)
        try stage.rest(for: 1)
        try stage.check("no keyboard is known", KeyboardMonitor.shared.state.placement != .docked)
        if isChat { try stage.checkConversationIsAtEnd() }
      },
    ]
  }

  private func folding(_ title: String, to posture: Device.Posture) -> SceneStep {
    SceneStep(title, isPoster: true) { stage in
      try stage.expect(stage.device.fold(to: posture), "the phone does not move")
      try check(stage)
    }
  }

  private func turning(_ title: String) -> SceneStep {
    SceneStep(title, isPoster: true) { stage in
      let isLandscape = stage.device.scene.interfaceOrientation.isLandscape
      try stage.expect(
        stage.device.rotate(to: isLandscape ? .portrait : .landscapeRight), "it does not turn")
      try check(stage)
    }
  }

  /// Checks what holds on either display, however far the phone is open.
  private func check(_ stage: Stage) throws {
    try stage.rest(for: 1)
    try stage.check("the field is being edited", stage.isEditing(field))
    if stage.setting.keyboard.covers {
      let frame = KeyboardMonitor.shared.frame
      try stage.check(
        "the keyboard's frame is known", frame.minY == stage.keyboardTop,
        "\(frame), not from \(stage.keyboardTop)")
    }
    if isChat {
      try stage.checkConversationIsAtEnd()
      try stage.checkConversationFollowsKeyboard()
    } else {
      let (place, list) = (stage.frame(of: try stage.view(field)), try stage.scrollView("form"))
      try stage.check(
        "the field is in sight", stage.visibleArea(of: list).contains(place),
        "\(place) of \(stage.visibleArea(of: list))")
    }
    guard let panel = try? stage.view("ResponderScope.HUD.panel"), let window = panel.window else {
      return
    }
    let place = stage.frame(of: panel)
    try stage.check(
      "the HUD keeps out of the status bar's column",
      stage.screen.inset(by: window.safeAreaInsets).contains(place), "\(place)")
    if let fold = stage.device.scene.screen.foldRegion {
      try stage.check("the HUD keeps off the fold", !fold.overlaps(place), "\(place) on \(fold)")
    }
  }
}
