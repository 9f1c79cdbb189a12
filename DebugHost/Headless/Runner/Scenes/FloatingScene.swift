import DebugHostScreens
import HeadlessDriver
import ResponderKit
import UIKit

/// An iPad keyboard that floats, docks and floats again, over a list that keeps its first responder
/// visible.
struct FloatingScene: Scene {
  let name = "floating"
  let title = "Floating keyboard"
  let summary = """
    A floating keyboard covers no edge, so the list under it is not lifted; docked, it lifts the list by what the field \
    needs, and floating again gives every point back.
    """
  let screen = DemoScreen.packing
  let device = Device.Model.iPad11

  private static let list = "packing"

  func objection(to setting: Setting) -> String? {
    if !setting.model.isPad { return "needs an iPad, \(setting.model.rawValue) is not one" }
    return setting.keyboard == .docked ? nil : "places the keyboard itself; leave out --keyboard"
  }

  func steps(on setting: Setting) -> [SceneStep] { floating + docking }

  private var floating: [SceneStep] {
    [
      SceneStep("Boot the iPad: a packing list; its keyboard was left floating") { stage in
        stage.device.keyboard.posture = .floating
        try stage.rest()
        let list = try stage.scrollView(Self.list)
        stage.measured = ["offset": list.contentOffset.y, "inset": list.contentInset.bottom]
      },
      SceneStep("Tap the last line on the screen: the keyboard floats, the list stays") { stage in
        let fields = stage.freeFields(in: try stage.scrollView(Self.list))
        guard let name = fields.last?.accessibilityIdentifier else {
          throw Failure("no line is free to tap")
        }
        stage.chosen = name
        try stage.tap(name)
        try stage.rest()
        try stage.check("the line is being edited", stage.isEditing(name))
        try stage.check(
          "the keyboard is known to float", KeyboardMonitor.shared.state.placement == .floating,
          "\(KeyboardMonitor.shared.state.placement)")
        try Self.checkNotLifted(stage)
      },
      SceneStep("Shake the iPad: the HUD shows a keyboard that covers nothing") { stage in
        stage.shake()
        try stage.rest(for: 1)
      },
      SceneStep("Drag the keyboard up and to the side: the list stays", isPoster: true) { stage in
        let keyboard = stage.device.keyboard.frame
        let way = CGVector(dx: 40 - keyboard.minX, dy: -stage.screen.height * 0.22)
        try stage.expect(stage.device.keyboard.drag(by: way), "there is no keyboard to drag")
        try stage.rest()
        try stage.check(
          "the keyboard stands elsewhere", stage.device.keyboard.frame.origin != keyboard.origin)
        try Self.checkNotLifted(stage)
      },
    ]
  }

  private var docking: [SceneStep] {
    [
      SceneStep("Dock it: the list is lifted, the line is above the keyboard", isPoster: true) {
        stage in
        stage.device.keyboard.posture = .docked
        try stage.rest(for: 1)
        let list = try stage.scrollView(Self.list)
        let line = stage.frame(of: try stage.view(stage.chosen))
        try stage.check(
          "the keyboard is known to be docked",
          KeyboardMonitor.shared.state.placement == .docked)
        try stage.check(
          "the line is wholly above the keyboard", line.maxY <= stage.keyboardTop + 0.01,
          "it ends at \(line.maxY), the keyboard begins at \(stage.keyboardTop)")
        let covered = stage.frame(of: list).maxY - stage.keyboardTop
        try stage.check(
          "the inset is what the keyboard covers",
          abs(list.adjustedContentInset.bottom - covered) < 0.01,
          "\(list.adjustedContentInset.bottom), not \(covered)")
      },
      SceneStep("Let it float again: the inset is given back") { stage in
        stage.device.keyboard.posture = .floating
        try stage.rest(for: 1)
        let list = try stage.scrollView(Self.list)
        try stage.check("the line is still being edited", stage.isEditing(stage.chosen))
        try stage.check(
          "the inset is the one before", list.contentInset.bottom == stage.measured["inset"],
          "\(list.contentInset.bottom)")
      },
      SceneStep("Type, then hide the keyboard: nothing is left over") { stage in
        try stage.type(" and a charger")
        try stage.expect(stage.device.keyboard.tap("hide") || UIResponder.resignCurrent(), "")
        try stage.rest(for: 1)
        let list = try stage.scrollView(Self.list)
        try stage.check("no field is being edited", stage.firstField == nil)
        try stage.check(
          "the inset is the one before", list.contentInset.bottom == stage.measured["inset"])
      },
    ]
  }

  private static func checkNotLifted(_ stage: Stage) throws {
    let list = try stage.scrollView(list)
    try stage.check(
      "the list has not moved", list.contentOffset.y == stage.measured["offset"],
      "to \(list.contentOffset.y)")
    try stage.check(
      "its inset is as it was", list.contentInset.bottom == stage.measured["inset"],
      "\(list.contentInset.bottom)")
  }
}
