import DebugHostScreens
import UIKit

/// The form: an edited field scrolls away, stays, and goes behind the keyboard.
struct FormScene: Scene {
  let name = "form"
  let title = "Form"
  let summary = """
    Fifty fields. A field that will scroll out of sight gives up the keyboard when the finger lifts; any other \
    keeps it.
    """
  let screen = DemoScreen.form

  private static let field = "guest-1-email"
  private static let lower = "guest-2-diet"
  /// Where the thumb rests: at the left edge, as the HUD keeps to the right.
  private static let thumb = CGPoint(x: 44, y: 470)

  var steps: [SceneStep] {
    showing + leaving + staying + covered
  }

  private var showing: [SceneStep] {
    [
      SceneStep("Boot the iPhone: a form of fifty fields") { stage in
        try stage.rest()
      },
      SceneStep("Tap the first guest's email: the keyboard comes up") { stage in
        try stage.tap(Self.field)
        try stage.rest()
        try stage.expect(stage.isEditing(Self.field), "the field does not edit")
      },
      SceneStep("Shake the phone: the HUD shows who is first responder") { stage in
        stage.device.shake()
        try stage.rest(for: 1)
      },
      // After the shake: with something to undo, iOS would offer to undo it.
      SceneStep("Type an address") { stage in
        try stage.type("ada@example.org")
        try stage.rest()
      },
    ]
  }

  private var leaving: [SceneStep] {
    [
      SceneStep("Drag slowly and stop: the field is still in sight, the keyboard stays") { stage in
        let end = CGPoint(x: Self.thumb.x, y: Self.thumb.y - 60)
        stage.finger = stage.device.press(from: Self.thumb, to: end, duration: 0.6)
        stage.device.advance(by: 0.3)
        try stage.lift()
        try stage.rest()
        try stage.expect(stage.isEditing(Self.field), "the field gave up although it is in sight")
      },
      SceneStep("Swipe up, finger still down: the HUD predicts that the field will leave") {
        stage in
        let end = CGPoint(x: Self.thumb.x, y: Self.thumb.y - 80)
        stage.finger = stage.device.press(from: Self.thumb, to: end, duration: 0.064)
        try stage.expect(stage.isEditing(Self.field), "the field gave up before the finger lifted")
      },
      SceneStep("Lift: the field resigns at once, before the list coasts") { stage in
        stage.device.advance(by: 0.008)
        try stage.lift()
        try stage.expect(!stage.isEditing(Self.field), "the field kept the keyboard")
      },
      SceneStep("The list comes to rest where it was predicted, without a keyboard") { stage in
        try stage.rest()
      },
    ]
  }

  private var staying: [SceneStep] {
    [
      SceneStep("Flick back to the top") { stage in
        let start = CGPoint(x: Self.thumb.x, y: 250)
        stage.device.fling(from: start, velocity: CGPoint(x: 0, y: 4), duration: 0.08)
        try stage.rest()
      },
      SceneStep("Collapse the HUD to its pill: it takes less room") { stage in
        try stage.tap("ResponderScope.HUD.collapse")
        try stage.rest()
      },
      SceneStep("Tap a field further down") { stage in
        try stage.tap(Self.lower)
        try stage.rest()
        try stage.expect(stage.isEditing(Self.lower), "the field does not edit")
      },
      SceneStep("Flick gently: the field will stay in sight, so it keeps the keyboard") { stage in
        stage.device.fling(from: Self.thumb, velocity: CGPoint(x: 0, y: -0.3), duration: 0.08)
        try stage.rest()
        try stage.expect(
          stage.isEditing(Self.lower), "the field gave up although it stays in sight")
      },
    ]
  }

  private var covered: [SceneStep] {
    [
      SceneStep("Pull the list down until the field is behind the keyboard") { stage in
        let start = CGPoint(x: Self.thumb.x, y: 140)
        let end = Self.thumb
        stage.finger = stage.device.press(from: start, to: end, duration: 0.8)
        stage.device.advance(by: 0.4)
        try stage.expect(stage.isEditing(Self.lower), "the field gave up before the finger lifted")
      },
      SceneStep("Lift: behind the keyboard is out of sight, the field resigns") { stage in
        try stage.lift()
        try stage.expect(!stage.isEditing(Self.lower), "the field kept the keyboard")
        try stage.rest(for: 1)
      },
    ]
  }
}
