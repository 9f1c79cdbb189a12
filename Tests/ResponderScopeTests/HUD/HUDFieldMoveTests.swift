import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Moving between the app's fields under the HUD", .serialized)
struct HUDFieldMoveTests {
  @Test(
    "moves stay in the app, also from its last field, whether the HUD is its pill or its card",
    arguments: [true, false])
  func staysInApp(isCollapsed: Bool) throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage(memory: HUDMemory(isCollapsed: isCollapsed))
    // The HUD has no field of its own. The test adds one where a search through all windows would
    // find it.
    let foreign = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    foreign.accessibilityIdentifier = "foreign"
    let hud = try #require(stage.hudWindow)
    try #require(hud.rootViewController?.view).addSubview(foreign)
    #expect(hud.fieldsInOrder.isEmpty == false)

    stage.edit("guest-1-name")
    for name in ["email", "company", "diet", "note"] {
      stage.device.perform { _ = UIResponder.focusNext() }
      stage.device.settle()
      #expect(focus == "guest-1-\(name)" && stage.app.firstResponderInside != nil)
    }
    for name in ["diet", "company", "email", "name"] {
      stage.device.perform { _ = UIResponder.current?.focusPrevious() }
      stage.device.settle()
      #expect(focus == "guest-1-\(name)")
    }
    var moved = true
    stage.device.perform { moved = UIResponder.focusPrevious() }
    #expect(!moved && focus == "guest-1-name")

    stage.device.perform { _ = stage.app.endEditing(true) }
    stage.device.settle()
    stage.device.perform { moved = stage.app.focusPrevious() }
    stage.device.settle()
    #expect(moved && focus == "guest-10-note")
    stage.device.perform { moved = UIResponder.focusNext() }
    stage.device.settle()
    #expect(!moved && focus == "guest-10-note" && !foreign.isFirstResponder)
  }

  private var focus: String? { (UIResponder.current as? UIView)?.accessibilityIdentifier }
}
