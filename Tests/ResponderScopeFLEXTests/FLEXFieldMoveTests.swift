import FLEX
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@MainActor @Suite("Moving between the app's fields under FLEX", .serialized)
struct FLEXFieldMoveTests {
  @Test("moves stay in the app under FLEX's toolbar and menu, which have a window of their own")
  func staysInApp() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    let second = UITextField(frame: CGRect(x: 20, y: 1_500, width: 350, height: 40))
    stage.list.addSubview(second)
    stage.device.tap(stage.field)
    stage.device.advance(by: 1)
    try #require(stage.field.isFirstResponder)
    var moved = false
    stage.device.perform { moved = UIResponder.focusNext() }
    stage.device.advance(by: 1)
    #expect(moved && second.isFirstResponder && second.window === stage.window)
    stage.device.perform { moved = UIResponder.focusNext() }
    #expect(!moved && second.isFirstResponder)
    // FLEX's menu is in front of the app, and the move starts at one of the app's views.
    try stage.tap("menu")
    stage.device.perform { moved = stage.list.focusPrevious() }
    stage.device.advance(by: 1)
    #expect(moved && stage.window.firstResponderInside is UITextField)
  }
}
