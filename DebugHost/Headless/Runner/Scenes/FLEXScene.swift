import DebugHostScreens
import FLEX
import ResponderScope
import ResponderScopeFLEX
import UIKit

/// FLEX with the HUD. The scene opens FLEX's menu and ResponderScope's entry in it, explores a
/// responder of the chain, and makes the first responder resign. Then it opens the same screen from
/// the HUD.
struct FLEXScene: Scene {
  let name = "flex"
  let title = "FLEX"
  let summary = """
    The first responder in FLEX, from its menu and from the HUD: what can be done, an explorer for each hop, its place.
    """
  let screen = FormUnderFLEX()

  /// The form in an app that shows FLEX at launch.
  struct FormUnderFLEX: SceneScreen {
    func makeController() -> UIViewController { DemoScreen.form.makeController() }

    func didLaunch() {
      ResponderHUD.installInFLEX()
      FLEXManager.shared.showExplorer()
    }
  }

  private static let field = "guest-1-email"

  func steps(on setting: Setting) -> [SceneStep] { opening + walking + fromTheHUD }

  func objection(to setting: Setting) -> String? {
    setting.isLandscape ? "needs a screen that is upright" : nil
  }

  private var opening: [SceneStep] {
    [
      SceneStep("Boot the iPhone: a form, and FLEX's toolbar") { stage in
        try stage.rest()
      },
      SceneStep("Tap the first guest's email: the keyboard comes up") { stage in
        try stage.tap(Self.field)
        try stage.rest()
        try stage.check("the field edits", stage.isEditing(Self.field))
      },
      SceneStep("Tap menu: FLEX's window is key now, the keyboard leaves") { stage in
        try Self.tap("menu", stage)
      },
      SceneStep("Tap First Responder: it is still the app's field", isPoster: true) { stage in
        try Self.tap("First Responder", stage)
        try stage.check(
          "FLEX's screen is about the app's field",
          Self.label("UITextField \"\(Self.field)\"", stage) != nil)
      },
    ]
  }

  private var walking: [SceneStep] {
    [
      SceneStep("Tap a hop of the chain: FLEX's own explorer for the cell") { stage in
        try Self.tap("3  FormCell", stage)
      },
      SceneStep("Back") { stage in
        try stage.tap("BackButton")
        try stage.rest()
      },
      SceneStep("Resign: the field gives up, the screen says so") { stage in
        try Self.tap("Resign First Responder", stage)
        let said = try Self.seek("Resigned", stage)
        try stage.check("the screen says it resigned", said != nil)
      },
      SceneStep("Done: back in the app, no field is edited") { stage in
        try Self.tap("Done", stage)
        try stage.check("no field is edited", !stage.isEditing(Self.field))
        try Self.tap("close", stage)
      },
    ]
  }

  private var fromTheHUD: [SceneStep] {
    [
      SceneStep("Tap the email again and shake: the HUD knows that FLEX is there") { stage in
        try stage.tap(Self.field)
        try stage.rest()
        stage.shake()
        try stage.rest()
        try stage.openHUD()
        try stage.tap("ResponderScope.HUD.responder")
        try stage.rest()
      },
      SceneStep("Tap Explore this responder: the same screen, without the menu") { stage in
        // As soon as the keyboard leaves, the card behind FLEX's screen has room for the field's
        // address, which differs in each run.
        try Self.tap("Explore this responder", stage) { ResponderHUD.hide() }
        try stage.check(
          "FLEX's screen is about the app's field",
          Self.label("UITextField \"\(Self.field)\"", stage) != nil)
      },
    ]
  }

  /// Taps the frontmost label with the given text. If the label is not in view, the method scrolls
  /// the list down and up again to find it. Throws a `Failure` if no such label can be touched.
  private static func tap(
    _ text: String, _ stage: Stage, then work: () -> Void = {}
  ) throws {
    guard let label = try seek(text, stage) else {
      throw Failure("there is no '\(text)' on the screen")
    }
    let place = stage.frame(of: label)
    stage.device.tap(at: CGPoint(x: place.midX, y: place.midY))
    work()
    try stage.rest()
  }

  /// Returns the label with the given text, after scrolling the list until a finger can touch the
  /// label. Returns nil if there is no such label, or if a finger cannot touch it.
  private static func seek(_ text: String, _ stage: Stage) throws -> UILabel? {
    for way in [0, -200, -200, -200, 200, 200, 200, 200, 200] as [CGFloat] {
      if way != 0, let list = list(stage) {
        try stage.drag(list, by: CGVector(dx: 0, dy: way), duration: 0.5)
        try stage.rest(for: 0)
      }
      guard let label = label(text, stage) else { continue }
      try stage.reveal(label)
      if stage.isFree(label) { return label }
    }
    return nil
  }

  /// Returns the frontmost table view in FLEX's window, or nil if there is none.
  private static func list(_ stage: Stage) -> UITableView? {
    func find(_ view: UIView) -> UITableView? {
      view as? UITableView ?? view.subviews.reversed().lazy.compactMap(find).first
    }
    return stage.device.application.windowsBackToFront.reversed().lazy
      .filter { "\(Swift.type(of: $0))" == "FLEXWindow" }.compactMap(find).first
  }

  private static func label(_ text: String, _ stage: Stage) -> UILabel? {
    let windows = stage.device.application.windowsBackToFront.filter { !$0.isHidden }
    return windows.reversed().lazy.compactMap { find(text, in: $0) }.first
  }

  private static func find(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.reversed().lazy.compactMap { find(text, in: $0) }.first
  }
}
