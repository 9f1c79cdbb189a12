import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("What the panel stays clear of", .serialized)
struct HUDAvoidanceTests {
  @Test(
    "on the smallest phone the card leaves the edited field free, lower where room is short",
    arguments: ["guest-1-name", "guest-1-email", "guest-2-name", "guest-3-name"])
  func smallPhone(identifier: String) throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage(Device.Setup(model: .iPhoneSE))
    guard let field = stage.edit(identifier) else { return }
    let seen = field.convert(field.bounds, to: stage.hudWindow)
    let keyboard = stage.device.keyboard.frame
    try #require(seen.maxY <= keyboard.minY)
    #expect(!stage.frame.intersects(seen), "card \(stage.frame), field \(seen)")
    #expect(stage.frame.maxY <= keyboard.minY && stage.frame.minY >= 20)
    #expect(stage.frame.height >= 150)
  }

  @Test(
    "on an open iPhone Duo the card is wide, and keeps off the fold and the status bar's column",
    .fact("T4.22.5", "T4.22.6"), arguments: [UIInterfaceOrientation.portrait, .landscapeRight],
    [false, true])
  func fold(orientation: UIInterfaceOrientation, isCollapsed: Bool) throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    var setup = Device.Setup(model: .iPhoneDuo, orientation: orientation)
    setup.posture = .halfOpen
    for place in HUDPlace.anchors {
      let stage = HUDStage(setup, memory: HUDMemory(place: place, isCollapsed: isCollapsed))
      let fold = try #require(stage.device.scene.screen.foldRegion)
      #expect(stage.app.bounds.inset(by: stage.app.safeAreaInsets).contains(stage.frame))
      #expect(!fold.overlaps(stage.frame) && (isCollapsed || stage.frame.width == 360))
      // The outlines and the panel follow to the other display.
      let field = try #require(stage.edit())
      stage.device.fold(to: .closed)
      stage.device.settle()
      let outline = HUDController.shared.overlay(in: stage.device.scene)?.outlines.fieldRect
      #expect(outline?.insetBy(dx: 2, dy: 2) == field.convert(field.bounds, to: stage.hudWindow))
      let screens = ResponderHUD.journal.entries.compactMap { entry in
        if case .screen(let change) = entry.event { change } else { nil }
      }
      #expect(screens.map(\.before.isMain) == [false] && screens.map(\.after.isMain) == [true])
      #expect(stage.app.bounds.inset(by: stage.app.safeAreaInsets).contains(stage.frame))
    }
  }

  @Test(
    "on a phone on its side the card makes room for the field, as the pill if need be, and comes back",
    arguments: [Device.Model.iPhone14, .iPhoneSE, .iPhone15ProMax])
  func onItsSide(model: Device.Model) throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    var setup = Device.Setup(model: model)
    setup.orientation = .landscapeRight
    let stage = HUDStage(setup, memory: HUDMemory(place: .corner, isCollapsed: false))
    let before = stage.frame
    try #require(!stage.panel.isCollapsed)
    for identifier in ["guest-1-email", "guest-1-name"] {
      guard let field = stage.edit(identifier) else { continue }
      let seen = field.convert(field.bounds, to: stage.hudWindow)
      #expect(!stage.frame.intersects(seen), "panel \(stage.frame), field \(seen)")
      #expect(stage.frame.maxY <= stage.device.keyboard.frame.minY)
    }
    // The user did not collapse the panel, so the HUD does not save it as collapsed.
    #expect(!HUDMemory.load().isCollapsed)
    stage.device.perform { _ = UIResponder.resignCurrent() }
    stage.device.settle()
    #expect(!stage.panel.isCollapsed)
    // The panel is in the same corner. It may be taller because of the badge for a diagnosis.
    #expect(stage.frame.maxX == before.maxX && stage.frame.maxY == before.maxY)
  }

  @Test("a tap on the pill that made room opens the card there, until another field is edited")
  func insisting() throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    var setup = Device.Setup(model: .iPhoneSE)
    setup.orientation = .landscapeRight
    setup.contentSize = .extraExtraExtraLarge
    let stage = HUDStage(setup)
    try #require(stage.edit() != nil)
    try #require(stage.panel.isCollapsed)
    stage.device.tap(stage.panel.pill)
    stage.device.settle()
    #expect(!stage.panel.isCollapsed)
    let name = try #require(stage.edit("guest-1-name"))
    #expect(!stage.frame.intersects(name.convert(name.bounds, to: stage.hudWindow)))
    #expect(stage.panel.isCollapsed)
  }

  @Test("a card that the user opened over the field gives way when the keyboard takes more room")
  func insistingInAnotherArea() throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    var setup = Device.Setup(model: .iPhoneSE)
    setup.orientation = .landscapeRight
    let stage = HUDStage(setup)
    let field = UITextField(frame: CGRect(x: 100, y: 40, width: 400, height: 50))
    stage.device.perform {
      stage.app.rootViewController?.view.addSubview(field)
      field.becomeFirstResponder()
    }
    stage.device.settle()
    try #require(stage.panel.isCollapsed)
    stage.device.tap(stage.panel.pill)
    stage.device.settle()
    #expect(!stage.panel.isCollapsed)
    stage.device.keyboard.languageHeight = 20
    stage.device.settle()
    #expect(stage.panel.isCollapsed)
    // What the user opened in the old area is over, also when that area is back.
    stage.device.keyboard.languageHeight = 0
    stage.device.settle()
    #expect(stage.panel.isCollapsed)
  }

  @Test("where the user drags it over the field, it stays; over the next field it does not")
  func chosen() throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage(memory: HUDMemory(isCollapsed: true))
    func seen(_ field: UITextField) -> CGRect { field.convert(field.bounds, to: stage.hudWindow) }
    let field = try #require(stage.edit())
    let start = CGPoint(x: stage.frame.midX, y: stage.frame.midY)
    stage.device.drag(
      from: start, to: CGPoint(x: start.x, y: seen(field).midY), duration: 0.5, hold: 0.3)
    stage.device.settle()
    #expect(stage.frame.intersects(seen(field)), "\(stage.frame) \(seen(field))")
    let dragged = stage.frame
    stage.device.type("a")
    stage.device.settle()
    #expect(stage.frame == dragged)
    let name = try #require(stage.edit("guest-1-name"))
    #expect(!stage.frame.intersects(seen(name)))
    let email = try #require(stage.edit())
    // The panel returns to this place whenever the field is edited, because the user chose it.
    #expect(stage.frame == dragged && seen(email).intersects(dragged))
  }

  @Test("while a finger holds it, it stays under the finger, whatever the app does")
  func held() {
    defer { HUDStage.end() }
    let stage = HUDStage(memory: HUDMemory(isCollapsed: true))
    let finger = stage.device.press(
      from: CGPoint(x: stage.frame.midX, y: stage.frame.midY), to: CGPoint(x: 195, y: 700))
    let held = stage.frame
    #expect(abs(held.midY - 700) < 20)
    stage.edit()
    #expect(stage.device.keyboard.frame.intersects(held))
    #expect(stage.frame == held)
    stage.device.touchUp(finger)
    stage.device.settle()
    #expect(stage.frame.maxY <= stage.device.keyboard.frame.minY)
  }

  @Test(
    "the panel avoids a floating keyboard, wherever the user drags it", arguments: [false, true])
  func floatingKeyboard(isCollapsed: Bool) throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
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
    stage.device.perform { _ = UIResponder.resignCurrent() }
    stage.device.settle()
    #expect(stage.frame.maxX == corner.maxX && stage.frame.maxY == corner.maxY)
  }

  @Test(
    "a window without room for its margins has an empty area, never one that is no place",
    arguments: [(10, 600), (600, 10), (16, 600), (10, 10)])
  func tinyWindow(width: CGFloat, height: CGFloat) throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage(Device.Setup(model: .iPad11))
    stage.device.resize(
      stage.device.scene, to: CGRect(x: 100, y: 100, width: width, height: height))
    stage.edit()
    let window = try #require(stage.hudWindow as? HUDWindow)
    #expect(window.bounds.size == CGSize(width: width, height: height))
    let placer = HUDPlacer(scene: stage.device.scene, window: window, panel: stage.panel)
    #expect(placer.area().isFinite && placer.area().isEmpty && stage.frame.isFinite)
  }

  @Test("the field of another scene is not in the way, also where the scenes overlap")
  func otherScene() throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
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
    stage.device.perform { field.becomeFirstResponder() }
    stage.device.settle()
    stage.device.advance(by: 1)
    #expect(UIResponder.current === field && stage.frame.origin == before.origin)
  }

  @Test(
    "the field of a tool below the HUD is not covered either; one above the HUD is not in the way",
    arguments: [(1, true), (1100, false)])
  func toolField(level: CGFloat, isAvoided: Bool) throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    final class FLEXWindow: UIWindow {}
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
      field.becomeFirstResponder()
    }
    stage.device.settle()
    try #require(UIResponder.current === field)
    #expect(stage.frame.intersects(corner) != isAvoided, "\(stage.frame)")
  }

  @Test(
    "dropped on a keyboard that is not docked, the panel does not stay there",
    arguments: [HeadlessDriver.DeviceKeyboard.Posture.floating, .undocked])
  func droppedOnKeyboard(posture: HeadlessDriver.DeviceKeyboard.Posture) throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage(
      Device.Setup(model: .iPad11), memory: HUDMemory(place: .corner, isCollapsed: true))
    stage.device.keyboard.posture = posture
    stage.edit()
    let keyboard = stage.device.keyboard.frame
    try #require(!keyboard.isNull && !stage.frame.intersects(keyboard))
    let start = CGPoint(x: stage.frame.midX, y: stage.frame.midY)
    stage.device.drag(
      from: start, to: CGPoint(x: start.x, y: keyboard.midY), duration: 0.5, hold: 0.3)
    stage.device.settle()
    #expect(!stage.frame.intersects(keyboard), "panel \(stage.frame), keyboard \(keyboard)")
  }

  @Test("a bar of the app is avoided, also while a list scrolls, on whole pixels")
  func bar() throws {
    defer { HUDStage.end() }
    let stage = HUDStage(
      memory: HUDMemory(place: HUDPlace(edge: .top, position: 0.317), isCollapsed: true))
    let (controller, list) = (UIViewController(), UIScrollView(frame: stage.app.bounds))
    controller.additionalSafeAreaInsets.top = 50
    list.contentSize = CGSize(width: 390, height: 3_000)
    let field = UITextField(frame: CGRect(x: 20, y: 250, width: 200, height: 44))
    list.addSubview(field)
    stage.device.perform {
      controller.view.addSubview(list)
      stage.app.rootViewController = controller
      field.becomeFirstResponder()
    }
    stage.device.settle()
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

  @Test("the panel glides to where it makes room, and from where the user drops it")
  func glides() {
    defer { HUDStage.end() }
    let stage = HUDStage(memory: HUDMemory(place: .corner, isCollapsed: true))
    let field = HUDStage.view("guest-1-email", in: stage.app)
    func isGliding() -> Bool { stage.panel.layer.presentation()?.frame != stage.frame }
    #expect(!isGliding())
    stage.device.perform { _ = field?.becomeFirstResponder() }
    #expect(isGliding())
    stage.device.settle()
    #expect(!isGliding())
    let finger = stage.device.press(
      from: CGPoint(x: stage.frame.midX, y: stage.frame.midY), to: CGPoint(x: 195, y: 300))
    stage.device.touchUp(finger)
    #expect(isGliding())
    stage.device.settle()
  }

  @Test("the ghost's tag stands beside the panel", arguments: [false, true])
  func ghostTag(isCollapsed: Bool) throws {
    defer { HUDStage.end() }
    let stage = HUDStage(memory: HUDMemory(isCollapsed: isCollapsed))
    stage.edit()
    let finger = stage.device.press(
      from: CGPoint(x: 20, y: 470), to: CGPoint(x: 20, y: 300), duration: 0.064)
    let overlay = try #require(HUDController.shared.overlay(in: stage.device.scene))
    try #require(!overlay.outlines.tag.isHidden)
    #expect(!overlay.outlines.tag.frame.intersects(stage.frame))
    stage.device.touchUp(finger)
  }

  @Test("each scene keeps its own responder while FLEX's window is key, edited or not")
  func flex() throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    final class FLEXWindow: UIWindow {}
    let stage = HUDStage()
    let field = try #require(stage.edit())
    let flex = FLEXWindow(windowScene: stage.device.scene)
    flex.windowLevel = UIWindow.Level(1100)
    stage.device.perform { flex.makeKeyAndVisible() }
    stage.device.settle()
    #expect(flex.isKeyWindow && UIResponder.current == nil)
    #expect(stage.panel.card.head.identifier.text == "guest-1-email")
    // In every turn, the HUD follows the field that it shows, although `UIResponder.current` is
    // nil.
    let outlines = try #require(HUDController.shared.overlay(in: stage.device.scene)).outlines
    for _ in 1...3 {
      stage.device.perform { field.superview?.frame.origin.y += 10 }
      let seen = field.convert(field.bounds, to: stage.hudWindow)
      #expect(outlines.fieldRect == seen.insetBy(dx: -2, dy: -2))
    }
    stage.device.perform {
      flex.isHidden = true
      stage.app.makeKey()
    }
    stage.device.settle()
    #expect(stage.panel.card.head.identifier.text == "guest-1-email")
    stage.device.perform { _ = UIResponder.resignCurrent() }
    stage.device.settle()
    #expect(stage.panel.card.head.headline.text == "No first responder")
  }
}
