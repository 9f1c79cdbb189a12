import DebugHostScreens
import HeadlessDriver
import ResponderJournal
import UIKit

/// A field in a carousel inside a list. It scrolls out of view first with the carousel, and later
/// with the list.
struct ShelvesScene: Scene {
  let name = "nested"
  let title = "Nested lists"
  let summary = """
    A field in a carousel inside a list keeps the keyboard while it can be seen, and gives it up when it will leave \
    with the carousel or with the list.
    """
  let screen = DemoScreen.shelves
  let device = Device.Model.iPhone15

  private static let list = "shelves"
  private static let shelf = "shelf-1"
  private static let field = "shelf-1-card-2"

  func steps(on setting: Setting) -> [SceneStep] { showing + sideways + upwards }

  private var showing: [SceneStep] {
    [
      SceneStep("Boot: shelves of cards, each with a caption to write") { stage in
        try stage.rest()
      },
      SceneStep("Tap the second card's caption") { stage in
        try stage.tap(Self.field)
        try stage.rest()
        try stage.check("the caption is being edited", stage.isEditing(Self.field))
      },
      SceneStep(
        "Shake: the HUD measures in the carousel, and in the list around it", isPoster: true
      ) { stage in
        stage.shake()
        try stage.rest(for: 1)
      },
    ]
  }

  private var sideways: [SceneStep] {
    [
      SceneStep("Drag the carousel a little: the card is in sight, the keyboard stays") { stage in
        try stage.drag(stage.scrollView(Self.shelf), by: CGVector(dx: -40, dy: 0), duration: 0.6)
        try stage.rest()
        try stage.check("the card in sight keeps the keyboard", stage.isEditing(Self.field))
      },
      SceneStep("Flick the carousel: the card will leave sideways, its caption resigns") { stage in
        try stage.fling(
          stage.view(Self.field), outOf: stage.scrollView(Self.shelf), sideways: true)
        try stage.check("the caption has resigned as the finger lifted", stage.firstField == nil)
        try stage.rest()
        let frame = try stage.frame(of: stage.view(Self.field))
        try stage.check(
          "the card has left the screen at rest", !frame.overlaps(stage.screen), "\(frame)")
      },
      SceneStep("Flick it back") { stage in
        try stage.fling(stage.scrollView(Self.shelf), velocity: CGPoint(x: 4, y: 0))
        try stage.rest()
      },
    ]
  }

  private var upwards: [SceneStep] {
    [
      SceneStep("Tap the caption again") { stage in
        try stage.tap(Self.field)
        try stage.rest()
        try stage.check("the caption is being edited", stage.isEditing(Self.field))
      },
      SceneStep("Flick the list: the whole shelf will leave, the caption resigns") { stage in
        try stage.fling(stage.view(Self.field), outOf: stage.scrollView(Self.list))
        try stage.check("the caption has resigned as the finger lifted", stage.firstField == nil)
        try stage.rest(for: 1)
      },
    ]
  }
}
