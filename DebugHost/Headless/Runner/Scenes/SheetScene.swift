import DebugHostScreens
import HeadlessDriver
import ResponderKit
import UIKit

/// A sheet that UIKit moves up for the keyboard. The list in the sheet gets a bottom inset only for
/// the part of the list that the keyboard still covers.
struct SheetScene: Scene {
  let name = "sheet"
  let title = "Sheet"
  let summary = """
    A sheet moves up for the keyboard by itself, and the list in it makes room only for what is still covered: no \
    double lift, and nothing is left over.
    """
  let screen = DemoScreen.sheet
  let device = Device.Model.iPhone15

  private static let list = "new-guest"
  private static let behind = "guests"

  func steps(on setting: Setting) -> [SceneStep] { opening + editing(on: setting) + closing }

  private var opening: [SceneStep] {
    [
      SceneStep("Boot: a list of guests") { stage in
        try stage.rest()
        let list = try stage.scrollView(Self.behind)
        stage.measured["behind offset"] = list.contentOffset.y
        stage.measured["behind inset"] = list.contentInset.bottom
      },
      SceneStep("Tap the plus: a sheet comes up") { stage in
        try stage.tap("add")
        try stage.rest()
        let list = try stage.scrollView(Self.list)
        stage.measured["inset"] = list.contentInset.bottom
        stage.measured["offset"] = list.contentOffset.y
        stage.measured["top"] = stage.frame(of: list).minY
      },
    ]
  }

  private func editing(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Tap its last field: sheet and list make room together", isPoster: true) { stage in
        let fields = stage.freeFields(in: try stage.scrollView(Self.list))
        guard let name = fields.last?.accessibilityIdentifier else {
          throw Failure("no field of the sheet is free to tap")
        }
        stage.chosen = name
        try stage.tap(name)
        try stage.rest()
        try stage.check("the field is being edited", stage.isEditing(name))
        try Self.checkNoDoubleLift(stage)
      },
      SceneStep("Shake: the HUD shows the field between sheet and keyboard", isPoster: true) {
        stage in
        stage.shake()
        try stage.rest(for: 1)
      },
      SceneStep("Type, and go on to another field with the keyboard up") { stage in
        try stage.type("Window seat")
        try stage.rest(for: 0.3)
        let fields = stage.freeFields(in: try stage.scrollView(Self.list))
        guard
          let name = fields.lazy.compactMap(\.accessibilityIdentifier)
            .first(where: { $0 != stage.chosen })
        else { return }
        stage.chosen = name
        try stage.tap(name)
        try stage.rest()
        try stage.check("the other field is being edited", stage.isEditing(name))
        try Self.checkNoDoubleLift(stage)
      },
    ]
  }

  private var closing: [SceneStep] {
    [
      SceneStep("Return: the keyboard leaves, the sheet goes back") { stage in
        stage.device.pressReturn()
        try stage.rest(for: 1)
        let list = try stage.scrollView(Self.list)
        try stage.check("no field is being edited", stage.firstField == nil)
        try stage.check(
          "the sheet is where it was", stage.frame(of: list).minY == stage.measured["top"],
          "\(stage.frame(of: list).minY)")
        try stage.check(
          "the inset is the one before", list.contentInset.bottom == stage.measured["inset"],
          "\(list.contentInset.bottom)")
      },
      SceneStep("Close the sheet: the list behind it has not moved") { stage in
        try stage.tap("cancel")
        try stage.rest(for: 1)
        let list = try stage.scrollView(Self.behind)
        try stage.check(
          "the list behind has not moved", list.contentOffset.y == stage.measured["behind offset"])
        try stage.check(
          "its inset is as it was", list.contentInset.bottom == stage.measured["behind inset"],
          "\(list.contentInset.bottom)")
      },
    ]
  }

  private static func checkNoDoubleLift(_ stage: Stage) throws {
    let list = try stage.scrollView(list)
    let field = stage.frame(of: try stage.view(stage.chosen))
    try stage.check(
      "the field is wholly above the keyboard", field.maxY <= stage.keyboardTop + 0.01,
      "it ends at \(field.maxY), the keyboard begins at \(stage.keyboardTop)")
    let covered = max(0, stage.frame(of: list).maxY - stage.keyboardTop)
    let wanted = max(covered, list.safeAreaInsets.bottom)
    try stage.check(
      "the list's inset is what is still covered: no double lift",
      abs(list.adjustedContentInset.bottom - wanted) < 0.01,
      "\(list.adjustedContentInset.bottom), not \(wanted)")
  }
}
