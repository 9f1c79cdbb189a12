import DebugHostScreens
import HeadlessDriver
import ResponderKit
import UIKit

/// A grid of fields. The return key and the buttons of the bar move the focus through the grid in
/// reading order.
struct AddressScene: Scene {
  let name = "address"
  let title = "Fields in order"
  let summary = """
    Return and the bar's buttons go through a grid of fields as it is read, line by line; the HUD draws the order as \
    numbers, and nothing of it stays when editing ends.
    """
  let screen = DemoScreen.address

  private static let order = [
    "given", "family", "street", "zip", "city", "card-1", "card-2", "card-3", "card-4", "note",
  ]

  func steps(on setting: Setting) -> [SceneStep] {
    beginning + (setting == Setting(model: device) ? numbers : []) + returning + ending
  }

  private var beginning: [SceneStep] {
    [
      SceneStep("Boot: an address, two or four fields a line") { stage in
        try stage.rest()
      },
      SceneStep("Tap the first field: its return key says next") { stage in
        try stage.tap("given")
        try stage.rest()
        try stage.check("the given name is being edited", stage.isEditing("given"))
        try stage.check("its return key says next", stage.firstField?.returnKeyType == .next)
      },
    ]
  }

  private var numbers: [SceneStep] {
    [
      SceneStep("Shake, and tap “Field” on the card: the order, drawn as numbers", isPoster: true) {
        stage in
        stage.shake()
        try stage.rest()
        try stage.openHUD()
        try stage.tap("ResponderScope.HUD.responder")
        try stage.tap("ResponderScope.HUD.numberFields")
        try stage.rest(for: 1)
        try stage.check(
          "the HUD draws a number", try !stage.view("ResponderScope.HUD.field").isHidden)
      },
      SceneStep("Tap it again: no numbers") { stage in
        try stage.tap("ResponderScope.HUD.numberFields")
        try stage.rest()
      },
    ]
  }

  private var returning: [SceneStep] {
    [
      SceneStep("Return, nine times: along each line, then to the next one", isPoster: true) {
        stage in
        for name in Self.order.dropFirst() {
          stage.device.pressReturn()
          try stage.rest(for: 0.3)
          try stage.check("\(name) is being edited", stage.isEditing(name))
        }
        try stage.check("its return key says done", stage.firstField?.returnKeyType == .done)
      }
    ]
  }

  private var ending: [SceneStep] {
    [
      SceneStep("The bar's button back: to the line above") { stage in
        try stage.tap("FieldNavigation.previous")
        try stage.rest()
        try stage.check("card-4 is being edited", stage.isEditing("card-4"))
      },
      SceneStep("And on again") { stage in
        try stage.tap("FieldNavigation.next")
        try stage.rest()
        try stage.check("note is being edited", stage.isEditing("note"))
      },
      SceneStep("Return on the last field: editing ends, the fields are as they were") { stage in
        let last = stage.firstField
        stage.device.pressReturn()
        try stage.rest(for: 1)
        try stage.check("editing has ended", stage.firstField == nil)
        try stage.check("its return key is the default one", last?.returnKeyType == .default)
        try stage.check("it has no bar", last?.inputAccessoryView == nil)
      },
    ]
  }
}

/// A table that has not created the cells of all its rows yet. It creates them one after the other,
/// as the return key moves the focus.
struct SeatingScene: Scene {
  let name = "seating"
  let title = "Rows still to come"
  let summary = """
    Return goes through a table with two fields a row, also to rows that the table has yet to make.
    """
  let screen = DemoScreen.seating

  private static let list = "seating"

  func steps(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot: a long list of guests, two fields each") { stage in
        try stage.rest()
      },
      SceneStep("Tap the first guest") { stage in
        try stage.tap("guest-1")
        try stage.rest()
        try stage.check("guest-1 is being edited", stage.isEditing("guest-1"))
      },
      SceneStep("Return, on and on: each guest and seat in turn, in sight", isPoster: true) {
        stage in
        for index in 1..<50 {
          stage.device.pressReturn()
          try stage.rest(for: 0.1)
          let name = index % 2 == 0 ? "guest-\(index / 2 + 1)" : "seat-\(index / 2 + 1)"
          try stage.check("\(name) is being edited", stage.isEditing(name))
          let list = try stage.scrollView(Self.list)
          let frame = try stage.frame(of: stage.view(name))
          let area = stage.visibleArea(of: list)
          try stage.check(
            "\(name) is in sight", area.insetBy(dx: -1, dy: -1).contains(frame),
            "\(frame) in \(area)")
        }
      },
      SceneStep("Flick on: the field will be out of sight, so it resigns") { stage in
        let field = try stage.view("seat-25")
        try stage.fling(field, outOf: stage.scrollView(Self.list))
        try stage.check("the field has resigned", stage.firstField == nil)
        try stage.rest()
      },
      SceneStep("Tap a guest there, and return: on from that row") { stage in
        let fields = try stage.freeFields(in: stage.scrollView(Self.list))
        let guest = fields.compactMap(\.accessibilityIdentifier).first { $0.hasPrefix("guest") }
        guard let guest else { throw Failure("no guest is in sight") }
        try stage.tap(guest)
        try stage.rest()
        stage.device.pressReturn()
        try stage.rest(for: 1)
        let seat = guest.replacingOccurrences(of: "guest", with: "seat")
        try stage.check("\(guest)'s seat is being edited", stage.isEditing(seat))
      },
    ]
  }
}
