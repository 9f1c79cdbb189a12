import DebugHostScreens
import UIKit

/// A scene with the form. First the edited field scrolls out of the visible area. Then another
/// field is edited and stays visible. If the keyboard is docked, that field then moves behind the
/// keyboard.
struct FormScene: Scene {
  let name = "form"
  let title = "Form"
  let summary = """
    Of fifty fields, the one that will scroll out of sight gives up the keyboard when the finger lifts; any other \
    keeps it.
    """
  let screen = DemoScreen.form

  private static let list = "form"
  private static let field = "guest-1-email"

  func steps(on setting: Setting) -> [SceneStep] {
    showing(on: setting) + leaving + staying + (setting.keyboard.covers ? covered : [])
  }

  var startsAsPill: Bool { true }

  private func showing(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot the \(setting.model.isPad ? "iPad" : "iPhone"): a form of fifty fields") {
        stage in
        try stage.rest()
      },
      SceneStep("Tap the first guest's email: the keyboard comes up") { stage in
        try stage.tap(Self.field)
        try stage.rest()
        try stage.check("the field is being edited", stage.isEditing(Self.field))
        stage.measured["keyboard"] = stage.screen.maxY - stage.keyboardTop
      },
      SceneStep("Shake the device: the HUD's pill says who is first responder") { stage in
        stage.shake()
        try stage.rest(for: 1)
      },
      SceneStep("Tap the pill: the card has the numbers") { stage in
        try stage.openHUD()
        try stage.rest()
      },
      // Type only after the shake, because iOS would otherwise offer to undo the typing.
      SceneStep("Type an address", isPoster: true) { stage in
        try stage.type("ada@example.org")
        try stage.rest()
      },
    ]
  }

  private var leaving: [SceneStep] {
    [
      SceneStep("Drag slowly and stop: the field is still in sight, the keyboard stays") { stage in
        let list = try stage.scrollView(Self.list)
        let room =
          stage.frame(of: try stage.view(Self.field)).minY - stage.visibleArea(of: list).minY
        let way = CGVector(dx: 0, dy: -min(60, max(12, room * 0.6)))
        try stage.press(list, by: way, duration: 0.6)
        stage.device.advance(by: 0.3)
        try stage.lift()
        try stage.rest()
        try stage.check("the field in sight keeps the keyboard", stage.isEditing(Self.field))
      },
      SceneStep("Swipe up, finger still down: the HUD predicts that the field will leave") {
        stage in
        let list = try stage.scrollView(Self.list)
        let way = CGVector(dx: 0, dy: -min(80, stage.visibleArea(of: list).height * 0.7))
        try stage.press(list, by: way, duration: Double(-way.dy) / 1250)
        try stage.check(
          "while the finger is down the field keeps the keyboard", stage.isEditing(Self.field))
      },
      SceneStep("Lift: the field resigns at once, before the list coasts") { stage in
        stage.device.advance(by: 0.008)
        try stage.lift()
        try stage.check("the field has resigned", !stage.isEditing(Self.field))
      },
      SceneStep("The list comes to rest where it was predicted, without a keyboard") { stage in
        try stage.rest()
        try stage.check("no field is being edited", stage.firstField == nil)
      },
    ]
  }

  private var staying: [SceneStep] {
    [
      SceneStep("Flick back to the top") { stage in
        try stage.fling(stage.scrollView(Self.list), velocity: CGPoint(x: 0, y: 4))
        try stage.rest()
      },
      SceneStep("Collapse the HUD to its pill: it takes less room") { stage in
        try stage.collapseHUD()
        try stage.rest()
      },
      SceneStep("Tap a field further down") { stage in
        let name = try Self.fieldFurtherDown(stage)
        stage.chosen = name
        try stage.tap(name)
        try stage.rest()
        try stage.check("the field is being edited", stage.isEditing(name))
      },
      SceneStep("Flick gently: the field will stay in sight, so it keeps the keyboard") { stage in
        let list = try stage.scrollView(Self.list)
        let room =
          stage.frame(of: try stage.view(stage.chosen)).minY - stage.visibleArea(of: list).minY
        // The finger moves for 80 ms. The list then coasts as far as the finger's speed would carry
        // it in 499 ms. Both movements together should cover half of the distance from the field to
        // the top of the visible area.
        let speed = min(0.3, max(0.06, room * 0.5 / 580))
        try stage.fling(list, velocity: CGPoint(x: 0, y: -speed))
        try stage.rest()
        try stage.check("the field in sight keeps the keyboard", stage.isEditing(stage.chosen))
      },
    ]
  }

  /// Scrolls until the last free field is so far down that the keyboard would cover it if the list
  /// were at its top. Returns the field's identifier. Throws a `Failure` after twelve attempts.
  private static func fieldFurtherDown(_ stage: Stage) throws -> String {
    let list = try stage.scrollView(Self.list)
    let keyboard = stage.screen.maxY - (stage.measured["keyboard"] ?? 0)
    for _ in 0..<12 {
      let atTop = list.contentOffset.y + list.adjustedContentInset.top
      if let field = stage.freeFields(in: list).last, let name = field.accessibilityIdentifier,
        stage.frame(of: field).minY + atTop > keyboard + 8
      {
        return name
      }
      let way = stage.visibleArea(of: list).height * 0.3
      try stage.drag(list, by: CGVector(dx: 0, dy: -way), duration: 0.6)
      try stage.rest(for: 0)
    }
    throw Failure("no field is free to tap")
  }

  private var covered: [SceneStep] {
    [
      SceneStep("Pull the list down until the field is behind the keyboard", isPoster: true) {
        stage in
        let list = try stage.scrollView(Self.list)
        let field = stage.frame(of: try stage.view(stage.chosen))
        let way = CGVector(dx: 0, dy: stage.keyboardTop - field.minY + 40)
        try stage.press(list, by: way, duration: 0.8)
        stage.device.advance(by: 0.4)
        try stage.check(
          "while the finger is down the field keeps the keyboard", stage.isEditing(stage.chosen))
        try stage.expect(
          stage.frame(of: try stage.view(stage.chosen)).minY >= stage.keyboardTop,
          "the field is not behind the keyboard")
      },
      SceneStep("Lift: behind the keyboard is out of sight, the field resigns") { stage in
        try stage.lift()
        try stage.check("the field has resigned", !stage.isEditing(stage.chosen))
        try stage.rest(for: 1)
      },
    ]
  }
}
