import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("What the panel stays clear of", .serialized, .leavesNoHUD)
struct HUDAvoidanceTests {
  private func center(of frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// Drags the panel vertically and drops it.
  private func drop(_ stage: HUDStage, at y: CGFloat) {
    let start = center(of: stage.frame)
    stage.device.drag(from: start, to: CGPoint(x: start.x, y: y), duration: 0.5, hold: 0.3)
    stage.device.settle()
  }

  private func small(_ size: UIContentSizeCategory = .large) -> HUDStage {
    var setup = Device.Setup(model: .iPhoneSE, orientation: .landscapeRight)
    setup.contentSize = size
    return HUDStage(setup)
  }

  // MARK: The field

  @Test(
    "on the smallest phone the card leaves the field free",
    arguments: ["guest-1-name", "guest-1-email", "guest-2-name", "guest-3-name"])
  func smallPhone(identifier: String) throws {
    let stage = HUDStage(Device.Setup(model: .iPhoneSE))
    guard let field = stage.edit(identifier) else { return }
    let keyboard = stage.device.keyboard.frame
    try #require(stage.place(of: field).maxY <= keyboard.minY + 0.25)
    #expect(!stage.frame.intersects(stage.place(of: field)), "card \(stage.frame)")
    #expect(stage.frame.maxY <= keyboard.minY && stage.frame.minY >= 20)
    #expect(stage.frame.height >= 150)
  }

  @Test("on its side", arguments: [Device.Model.iPhone14, .iPhoneSE, .iPhone15ProMax])
  func onItsSide(model: Device.Model) throws {
    let stage = HUDStage(
      Device.Setup(model: model, orientation: .landscapeRight),
      memory: HUDMemory(place: .corner, isCollapsed: false))
    let before = stage.frame
    try #require(!stage.panel.isCollapsed)
    for identifier in ["guest-1-email", "guest-1-name"] {
      guard let field = stage.edit(identifier) else { continue }
      #expect(!stage.frame.intersects(stage.place(of: field)), "panel \(stage.frame)")
      #expect(stage.frame.maxY <= stage.device.keyboard.frame.minY)
    }
    // The user did not collapse the panel, so the HUD does not save it as collapsed.
    #expect(!HUDMemory.load().isCollapsed)
    stage.resign()
    #expect(!stage.panel.isCollapsed)
    // The panel is in the same corner. It may be taller because of the badge for a diagnosis.
    #expect(stage.frame.maxX == before.maxX && stage.frame.maxY == before.maxY)
  }

  @Test("an opened card stays until the next field")
  func insisting() throws {
    let stage = small(.extraExtraExtraLarge)
    try #require(stage.edit() != nil)
    try #require(stage.panel.isCollapsed)
    stage.tap(stage.panel.pill)
    #expect(!stage.panel.isCollapsed)
    let name = try #require(stage.edit("guest-1-name"))
    #expect(!stage.frame.intersects(stage.place(of: name)) && stage.panel.isCollapsed)
  }

  @Test("a card that the user opened gives way to a taller keyboard")
  func insistingInAnotherArea() throws {
    let stage = small()
    stage.editNew(UITextField(), at: CGRect(x: 100, y: 40, width: 400, height: 50))
    try #require(stage.panel.isCollapsed)
    stage.tap(stage.panel.pill)
    #expect(!stage.panel.isCollapsed)
    // What the user opened in the old area is over, also when that area is back.
    for height in [20, 0] as [CGFloat] {
      stage.device.keyboard.languageHeight = height
      stage.device.settle()
      #expect(stage.panel.isCollapsed)
    }
  }

  @Test("where the user drags it over the field, it stays; elsewhere not")
  func chosen() throws {
    let stage = HUDStage(memory: HUDMemory(isCollapsed: true))
    let field = try #require(stage.edit())
    drop(stage, at: stage.place(of: field).midY)
    let dragged = stage.frame
    #expect(dragged.intersects(stage.place(of: field)), "\(dragged)")
    stage.device.type("a")
    stage.device.settle()
    #expect(stage.frame == dragged)
    let name = try #require(stage.edit("guest-1-name"))
    #expect(!stage.frame.intersects(stage.place(of: name)))
    stage.edit()
    // The panel returns to this place whenever the field is edited, because the user chose it.
    #expect(stage.frame == dragged && stage.place(of: field).intersects(dragged))
  }

  @Test("a panel that a finger holds stays under the finger")
  func held() {
    let stage = HUDStage(memory: HUDMemory(isCollapsed: true))
    let finger = stage.device.press(from: center(of: stage.frame), to: CGPoint(x: 195, y: 700))
    let held = stage.frame
    #expect(abs(held.midY - 700) < 20)
    stage.edit()
    #expect(stage.device.keyboard.frame.intersects(held))
    #expect(stage.frame == held)
    stage.device.touchUp(finger)
    stage.device.settle()
    #expect(stage.frame.maxY <= stage.device.keyboard.frame.minY)
  }

  @Test("the field of another scene is not in the way")
  func otherScene() throws {
    let stage = HUDStage(
      Device.Setup(model: .iPad11), memory: HUDMemory(place: HUDPlace(edge: .top, position: 0.5)))
    stage.device.keyboard.hasHardwareKeyboard = true
    let before = stage.frame
    let field = UITextField()
    stage.device.openScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(field)
      window.makeKeyAndVisible()
      field.frame = before
    }
    stage.edit(field)
    stage.device.advance(by: 1)
    #expect(UIResponder.current === field && stage.frame.origin == before.origin)
  }

  @Test("a tool's field below the HUD is in the way", arguments: [(1, true), (1100, false)])
  func toolField(level: CGFloat, isAvoided: Bool) throws {
    let stage = HUDStage(memory: HUDMemory(place: .corner, isCollapsed: true))
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.edit()
    let corner = stage.frame
    let tool = FLEXWindow(windowScene: stage.device.scene)
    tool.windowLevel = UIWindow.Level(level)
    let field = UITextField(frame: corner)
    stage.device.perform {
      tool.addSubview(field)
      tool.makeKeyAndVisible()
    }
    stage.edit(field)
    try #require(UIResponder.current === field)
    #expect(stage.frame.intersects(corner) != isAvoided, "\(stage.frame)")
  }

  // MARK: The device

  @Test(
    "on an iPhone Duo it keeps off fold and status bar",
    .fact("T4.22.5", "T4.22.6"), arguments: [UIInterfaceOrientation.portrait, .landscapeRight],
    [false, true])
  func fold(orientation: UIInterfaceOrientation, isCollapsed: Bool) throws {
    var setup = Device.Setup(model: .iPhoneDuo, orientation: orientation)
    setup.posture = .halfOpen
    for place in HUDPlace.anchors {
      let stage = HUDStage(setup, memory: HUDMemory(place: place, isCollapsed: isCollapsed))
      func isInside() -> Bool {
        stage.app.bounds.inset(by: stage.app.safeAreaInsets).contains(stage.frame)
      }
      let fold = try #require(stage.device.scene.screen.foldRegion)
      #expect(isInside())
      #expect(!fold.overlaps(stage.frame) && (isCollapsed || stage.frame.width == 360))
      // The outlines and the panel follow to the other display.
      let field = try #require(stage.edit())
      stage.device.fold(to: .closed)
      stage.device.settle()
      let outline = try stage.overlay().outlines.field.rect
      #expect(outline?.insetBy(dx: 2, dy: 2) == stage.place(of: field))
      let screens = ResponderHUD.journal.entries.compactMap { entry in
        if case .screen(let change) = entry.event { change } else { nil }
      }
      #expect(screens.map(\.before.isMain) == [false] && screens.map(\.after.isMain) == [true])
      #expect(isInside())
    }
  }

  @Test("the keyboard, a sheet and the Dynamic Island are avoided")
  func avoids() {
    let stage = HUDStage(
      Device.Setup(model: .iPhone15), memory: HUDMemory(place: .corner, isCollapsed: false))
    #expect(abs(stage.frame.maxY - (852 - 34 - 8)) < 0.01)
    stage.edit()
    #expect(stage.frame.maxY <= stage.device.keyboard.frame.minY)
    stage.resign()
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    stage.device.turn { stage.app.rootViewController?.present(sheet, animated: true) }
    #expect(stage.frame.maxY <= stage.place(of: sheet.view).minY)
    #expect(stage.frame.minY >= 59)
  }

  @Test("a floating keyboard is avoided wherever it is", arguments: [false, true])
  func floatingKeyboard(isCollapsed: Bool) throws {
    let stage = HUDStage(
      Device.Setup(model: .iPad11), memory: HUDMemory(place: .corner, isCollapsed: isCollapsed))
    stage.device.keyboard.posture = .floating
    let corner = stage.frame
    stage.edit()
    let keyboard = stage.device.keyboard.frame
    try #require(!keyboard.isNull && keyboard.width < 400)
    #expect(!stage.frame.intersects(keyboard))
    // Drags the keyboard over the corner where the panel rests.
    let way = CGVector(dx: corner.midX - keyboard.midX, dy: corner.midY - keyboard.midY)
    #expect(stage.device.keyboard.drag(by: way))
    stage.device.settle()
    let moved = stage.device.keyboard.frame
    try #require(moved.intersects(corner))
    #expect(!stage.frame.intersects(moved), "panel \(stage.frame), keyboard \(moved)")
    stage.resign()
    #expect(stage.frame.maxX == corner.maxX && stage.frame.maxY == corner.maxY)
  }

  @Test(
    "a panel dropped on a keyboard does not stay there",
    arguments: [HeadlessDriver.DeviceKeyboard.Posture.floating, .undocked])
  func droppedOnKeyboard(posture: HeadlessDriver.DeviceKeyboard.Posture) throws {
    let stage = HUDStage(
      Device.Setup(model: .iPad11), memory: HUDMemory(place: .corner, isCollapsed: true))
    stage.device.keyboard.posture = posture
    stage.edit()
    let keyboard = stage.device.keyboard.frame
    try #require(!keyboard.isNull && !stage.frame.intersects(keyboard))
    drop(stage, at: keyboard.midY)
    #expect(!stage.frame.intersects(keyboard), "panel \(stage.frame), keyboard \(keyboard)")
  }

  @Test("a window without room", arguments: [(10, 600), (600, 10), (16, 600), (10, 10)])
  func tinyWindow(width: CGFloat, height: CGFloat) throws {
    let stage = HUDStage(Device.Setup(model: .iPad11))
    stage.device.resize(
      stage.device.scene, to: CGRect(x: 100, y: 100, width: width, height: height))
    stage.edit()
    let window = try #require(stage.hudWindow as? HUDWindow)
    #expect(window.bounds.size == CGSize(width: width, height: height))
    let placer = HUDPlacer(scene: stage.device.scene, window: window, panel: stage.panel)
    #expect(placer.area().isFinite && placer.area().isEmpty && stage.frame.isFinite)
  }

  // MARK: Motion

  @Test("a bar is avoided, also while a list scrolls, on whole pixels")
  func bar() throws {
    let stage = HUDStage(
      memory: HUDMemory(place: HUDPlace(edge: .top, position: 0.317), isCollapsed: true))
    stage.editInList(y: 250)
    stage.device.turn { stage.app.rootViewController?.additionalSafeAreaInsets.top = 50 }
    let bar = try #require(stage.app.barFrames.first)
    let frame = stage.frame
    #expect(frame.minY >= bar.maxY)
    #expect(abs(frame.minX * 3 - (frame.minX * 3).rounded()) < 0.001)
    let finger = stage.device.press(from: CGPoint(x: 350, y: 460), to: CGPoint(x: 350, y: 430))
    try #require(ResponderHUD.snapshot.prediction != nil)
    #expect(stage.frame == frame)
    stage.device.touchUp(finger)
    stage.device.settle()
    // At rest the pill has other words, and may be wider.
    #expect(stage.frame.minY == frame.minY)
    #expect(abs(stage.frame.minX * 3 - (stage.frame.minX * 3).rounded()) < 0.001)
  }

  @Test("the panel glides, and jumps with Reduce Motion", arguments: [false, true])
  func glides(reducesMotion: Bool) {
    var setup = Device.Setup()
    setup.reducesMotion = reducesMotion
    let stage = HUDStage(setup, memory: HUDMemory(place: .corner, isCollapsed: true))
    let field = HUDStage.view("guest-1-email", in: stage.app)
    func isGliding() -> Bool { stage.panel.layer.presentation()?.frame != stage.frame }
    #expect(!isGliding())
    stage.device.perform { _ = field?.becomeFirstResponder() }
    #expect(isGliding() != reducesMotion && stage.frame.maxY <= 508)
    stage.device.settle()
    #expect(!isGliding())
    let finger = stage.device.press(from: center(of: stage.frame), to: CGPoint(x: 195, y: 300))
    stage.device.touchUp(finger)
    #expect(isGliding() != reducesMotion)
    stage.device.settle()
  }

  @Test("the ghost's tag stands beside the panel", arguments: [false, true])
  func ghostTag(isCollapsed: Bool) throws {
    let stage = HUDStage(memory: HUDMemory(isCollapsed: isCollapsed))
    stage.edit()
    let finger = stage.device.press(
      from: CGPoint(x: 20, y: 470), to: CGPoint(x: 20, y: 300), duration: 0.064)
    let tag = try stage.overlay().outlines.tag
    #expect(!tag.isHidden && !tag.frame.intersects(stage.frame))
    stage.device.touchUp(finger)
  }
}
