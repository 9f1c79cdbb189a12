import FLEX
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderScope
@testable import ResponderScopeFLEX

@MainActor
@Suite("FLEX: the menu entry", .serialized)
struct ResponderMenuEntryTests {
  @Test("installed twice, there is one entry, and entries of the app stay")
  func once() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    let before = FLEXManager.shared.globalEntryNames
    ResponderHUD.installInFLEX()
    ResponderHUD.installInFLEX()
    #expect(FLEXManager.shared.globalEntryNames == before)
    #expect(before.filter { $0 == "First Responder" }.count == 1)
  }

  @Test("switched off at launch, nothing of FLEX is touched")
  func switchedOff() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    HUDExplorer.shared = nil
    setenv("RESPONDER_HUD", "0", 1)
    defer { unsetenv("RESPONDER_HUD") }
    ResponderHUD.installInFLEX()
    #expect(HUDExplorer.shared == nil)
  }

  @Test("the walk: menu, First Responder, a hop of the chain, back, an action")
  func walk() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    stage.device.tap(stage.field)
    stage.device.advance(by: 1)
    try #require(stage.field.isFirstResponder)

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

  @Test("the HUD's card opens the same screen, over whatever FLEX shows, and edits nothing")
  func fromTheCard() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    HUDMemory.store = UserDefaults(suiteName: "ResponderScope.HUD.flex")
    HUDMemory.keep(isCollapsed: false)
    ResponderHUD.show()
    stage.device.tap(stage.field)
    stage.device.advance(by: 1)
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

  @Test("while FLEX is key, the responder is the app's, and not FLEX's or none")
  func lastOutside() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    stage.device.tap(stage.field)
    stage.device.advance(by: 1)
    #expect(stage.window.isKeyWindow)
    try stage.tap("menu")
    #expect(!stage.window.isKeyWindow)
    #expect(UIResponder.current !== stage.field)
    #expect(OutsideResponder.shared.responder === stage.field)
    #expect(ResponderHUD.snapshot.responder?.identifier == "email")

    try stage.tap("Done")
    #expect(stage.window.isKeyWindow)
    stage.field.resignFirstResponder()
    #expect(OutsideResponder.shared.responder == nil)
  }

  @Test("a first responder inside FLEX, as its search field, is never the answer")
  func searchFieldOfFLEX() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    stage.device.tap(stage.field)
    stage.device.advance(by: 1)
    try stage.tap("menu")
    let search = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let screen = try #require(stage.screen)
    screen.view.addSubview(search)
    search.becomeFirstResponder()
    #expect(UIResponder.current === search)
    #expect(OutsideResponder.shared.responder === stage.field)
  }

  @Test("without a first responder the entry opens a screen of its own, not an explorer of nothing")
  func noResponder() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    try stage.openFirstResponder()
    #expect(stage.screen is NoFirstResponderController)
    #expect(stage.find("No first responder") != nil)
    #expect(
      stage.screen?.listing.map(\.title)
        == ["First Responder", "Actions", "Keyboard", "Journal, newest first"])
  }

  @Test("our screen does not keep the responder alive, and says when it is gone")
  func weak() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    weak var gone: UITextField?
    let subject: ResponderSubject = autoreleasepoolOrNot {
      let field = UITextField()
      gone = field
      return ResponderSubject(field)
    }
    let sections = ResponderTopic.allCases.map { ResponderSection(topic: $0, subject: subject) }
    #expect(gone == nil)
    #expect(subject.state == .isGone)
    for section in sections { section.reloadData() }
    #expect(sections[0].copyMenuItems(forRow: 0)?[1] == "Deallocated")
    #expect(sections[1].numberOfRows == 1, "only the HUD can be shown")
    #expect(sections[2].numberOfRows == 0, "no chain")
  }

  @Test("the simulator's shortcut clashes with none of FLEX's, and toggles the HUD")
  func shortcut() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    let taken = ["f", "g", "v", "s", "m", "n", "?", "\u{1b}"]
    #expect(!taken.contains(ResponderMenuEntry.shortcut.key))
    func huds() -> Int {
      stage.device.application.windowsBackToFront.filter { "\(type(of: $0))" == "HUDWindow" }.count
    }
    let manager = FLEXManager.shared
    manager.pressSimulatorKey("r", modifiers: [])
    #expect(huds() == 0)
    manager.pressSimulatorKey("r", modifiers: .control)
    #expect(huds() == 1)
    manager.pressSimulatorKey("r", modifiers: .control)
    #expect(huds() == 0)
  }

  private func autoreleasepoolOrNot<Result>(_ body: () -> Result) -> Result { body() }
}
