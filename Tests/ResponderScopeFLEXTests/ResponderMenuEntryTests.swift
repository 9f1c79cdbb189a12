import FLEX
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderScope
@testable import ResponderScopeFLEX

@MainActor @Suite("FLEX: the menu entry", .serialized)
struct ResponderMenuEntryTests {
  /// Runs the body on a stage, and switches it off afterwards.
  private func run(_ body: (FLEXStage) throws -> Void) throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    try body(stage)
  }

  @Test("installed twice, there is one entry")
  func once() throws {
    try run { _ in
      let before = FLEXManager.shared.globalEntryNames
      ResponderHUD.installInFLEX()
      ResponderHUD.installInFLEX()
      #expect(FLEXManager.shared.globalEntryNames == before)
      #expect(before.filter { $0 == "First Responder" }.count == 1)
    }
  }

  @Test("switched off at launch, nothing of FLEX is touched")
  func switchedOff() throws {
    try run { _ in
      HUDExplorer.shared = nil
      setenv("RESPONDER_HUD", "0", 1)
      defer { unsetenv("RESPONDER_HUD") }
      ResponderHUD.installInFLEX()
      #expect(HUDExplorer.shared == nil)
    }
  }

  @Test("the walk: menu, First Responder, a hop, back, an action")
  func walk() throws {
    try run { stage in
      try stage.edit()
      try stage.openFirstResponder()
      #expect(stage.screen is FLEXObjectExplorerViewController)
      #expect(stage.screen?.title == "UITextField")
      #expect(
        try stage.section("First Responder").copyMenuItems(forRow: 0)?.prefix(2)
          == ["Title", "UITextField \"email\""])
      try stage.tap("2  UIScrollView")
      #expect(stage.screen?.title == "UIScrollView")
      stage.screen?.navigationController?.popViewController(animated: false)
      stage.device.advance(by: 0.5)
      try stage.tap("Resign First Responder")
      #expect(!stage.field.isFirstResponder)
      #expect(stage.find("Resigned") != nil)
    }
  }

  @Test("the HUD's card opens the same screen, and edits nothing")
  func fromTheCard() throws {
    try run { stage in
      HUDMemory.store = UserDefaults(suiteName: "ResponderScope.HUD.flex")
      HUDMemory.keep(isCollapsed: false)
      ResponderHUD.show()
      try stage.edit()
      let panel = try #require(HUDController.shared.panel(in: stage.device.scene))
      panel.card.select(.responder)
      stage.device.advance(by: 0.5)
      // Opening the explorer must not change what the developer has copied from the rows.
      let pasted = UIPasteboard.general.string
      try stage.tap("Explore this responder")
      #expect(stage.screen is FLEXObjectExplorerViewController)
      #expect(stage.screen?.title == "UITextField")
      _ = try stage.section("Keyboard")
      #expect(UIPasteboard.general.string == pasted)
      #expect(stage.field.isFirstResponder)
      try stage.tap("Done")
      #expect(stage.window.isKeyWindow)

      // The tool opens in the scene whose card was tapped, for the responder on that card.
      let other = stage.device.openScene()
      HUDExplorer.shared?.open(stage.list, other)
      stage.device.advance(by: 2)
      #expect(stage.screen?.title == "UIScrollView")
      #expect(stage.screen?.view.window?.windowScene === other)
      HUDExplorer.shared?.open(nil, stage.device.scene)
      stage.device.advance(by: 2)
      try stage.tap("Done")

      // If the tool is open already, it closes first.
      try stage.tap("menu")
      HUDExplorer.shared?.open(nil, nil)
      stage.device.advance(by: 2)
      #expect(stage.screen?.title == "UITextField")
      try stage.tap("Done")

      // The row is missing without a first responder, and without the tool.
      stage.field.resignFirstResponder()
      stage.device.advance(by: 1)
      #expect(stage.find("Explore this responder") == nil)
      HUDExplorer.shared = nil
      stage.field.becomeFirstResponder()
      stage.device.advance(by: 1)
      #expect(stage.find("Class") != nil)
      #expect(stage.find("Explore this responder") == nil)
    }
  }

  private func expect(_ moves: Bool, on stage: FLEXStage, _ move: () -> Bool) {
    var moved = false
    stage.device.perform { moved = move() }
    stage.device.advance(by: 1)
    #expect(moved == moves)
  }

  @Test("a move stays in the app under FLEX's toolbar and menu")
  func move() throws {
    try run { stage in
      let second = UITextField(frame: CGRect(x: 20, y: 1_500, width: 350, height: 40))
      stage.list.addSubview(second)
      try stage.edit()
      for moves in [true, false] {
        expect(moves, on: stage) { UIResponder.focusNext() }
        #expect(second.isFirstResponder)
      }
      // FLEX's menu is in front of the app, and the move starts at one of the app's views.
      try stage.tap("menu")
      expect(true, on: stage) { stage.list.focusPrevious() }
      #expect(stage.window.firstResponderInside is UITextField)
    }
  }

  @Test("without a first responder the entry opens a screen of its own")
  func noResponder() throws {
    try run { stage in
      try stage.openFirstResponder()
      #expect(stage.screen is NoFirstResponderController)
      #expect(stage.find("No first responder") != nil)
      #expect(
        stage.screen?.listing.map(\.title)
          == ["First Responder", "Actions", "Keyboard", "Journal, newest first"])
    }
  }

  @Test("the simulator's shortcut is free, and toggles the HUD")
  func shortcut() throws {
    try run { stage in
      let taken = ["f", "g", "v", "s", "m", "n", "?", "\u{1b}"]
      #expect(!taken.contains(ResponderMenuEntry.shortcut.key))
      for (modifiers, count) in [([], 0), (.control, 1), (.control, 0)]
        as [(UIKeyModifierFlags, Int)]
      {
        FLEXManager.shared.pressSimulatorKey("r", modifiers: modifiers)
        let windows = stage.device.application.windowsBackToFront
        #expect(windows.count { $0 is HUDWindow } == count)
      }
    }
  }
}
