import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor @Suite("The HUD's windows in the app's scenes", .serialized, .leavesNoHUD)
struct HUDSceneTests {
  /// Opens a second scene beside the first one, with an empty screen.
  private func openSecond(on stage: HUDStage) -> UIWindowScene {
    stage.device.openScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }
  }

  @Test("the window is never key, under FLEX's level, and lets touches through")
  func window() throws {
    let stage = HUDStage()
    let hud = try #require(stage.hudWindow)
    #expect(hud.windowLevel > .statusBar && hud.windowLevel < UIWindow.Level(1100))
    #expect(!hud.canBecomeKey)
    hud.makeKeyAndVisible()
    #expect(stage.app.isKeyWindow && !hud.isKeyWindow)
    #expect(hud.hitTest(CGPoint(x: 200, y: 260), with: nil) == nil)
  }

  @Test("a hidden HUD leaves its scene and shows nothing")
  func hidden() throws {
    let stage = HUDStage()
    stage.edit()
    let window = try #require(stage.hudWindow)
    for _ in 0..<2 { stage.device.perform { ResponderHUD.show() } }
    for _ in 0..<2 { stage.device.perform { ResponderHUD.hide() } }
    #expect(window.isHidden && window.windowScene == nil && stage.app.isKeyWindow)
    #expect(HUDStage.changes == [true, false], "the journal says so once each")
  }

  @Test("a scene that becomes active again keeps its panel")
  func again() {
    let stage = HUDStage()
    let panel = stage.panel
    var most = 0
    let token = NotificationCenter.default.observe(UIWindow.didBecomeVisibleNotification) { _ in
      most = max(most, stage.device.scene.windows.count { $0 is HUDWindow })
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.device.deactivate(stage.device.scene)
    stage.device.activate(stage.device.scene)
    stage.device.settle()
    #expect(stage.panel === panel && most <= 1)
  }

  @Test("an app that shows the HUD again while it hides")
  func shownAsItDisappears() {
    let stage = HUDStage()
    var isOwed = true
    let token = NotificationCenter.default.observe(UIWindow.didBecomeHiddenNotification) { _ in
      if isOwed {
        isOwed = false
        ResponderHUD.show()
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.device.turn { ResponderHUD.hide() }
    #expect(!isOwed && stage.hudWindow?.isHidden == false)
    #expect(HUDStage.changes == [true, false, true])
  }

  @Test("each scene has a panel and a first responder of its own")
  func scenes() throws {
    var setup = Device.Setup(model: .iPad11, orientation: .landscapeRight)
    setup.sceneFrame = CGRect(x: 0, y: 0, width: 594, height: 834)
    let stage = HUDStage(setup)
    stage.edit()
    let first = stage.panel
    var made: UIWindow?
    let second = stage.device.openScene(frame: CGRect(x: 600, y: 0, width: 594, height: 834)) {
      made = UIWindow(windowScene: $0)
      made?.rootViewController = DemoScreen.form.makeController()
      made?.makeKeyAndVisible()
    }
    stage.device.settle()
    let window = try #require(made)
    let other = try #require(HUDController.shared.panel(in: second))
    #expect(other.window?.bounds.width == 594)
    #expect(other.card.head.headline.text == "No first responder")
    #expect(stage.head.identifier.text == "guest-1-email")
    let field = try #require(HUDStage.view("guest-2-name", in: window))
    stage.edit(field)
    #expect(other.card.head.identifier.text == "guest-2-name")
    // The outlines are in this scene's own coordinates. Its origin is at the other scene's edge and
    // moves when this scene is resized.
    let outlines = try #require(HUDController.shared.overlay(in: second)).outlines
    for x in [600, 500] as [CGFloat] {
      stage.device.resize(second, to: CGRect(x: x, y: 0, width: 594, height: 834))
      stage.device.settle()
      let place = field.convert(field.bounds, to: window).insetBy(dx: -2, dy: -2)
      #expect(outlines.field.rect == place)
    }
    let otherWindow = try #require(other.window)
    stage.device.close(second)
    stage.device.settle()
    #expect(HUDController.shared.panel(in: second) == nil)
    #expect(otherWindow.windowScene == nil && otherWindow.isHidden)
    #expect(HUDController.shared.panel(in: stage.device.scene) === first)
    #expect(first.window?.windowScene === stage.device.scene)
    #expect(HUDController.shared.isShown)
  }

  @Test("a scene keeps its responder while FLEX's window is key")
  func flex() throws {
    let stage = HUDStage()
    let field = try #require(stage.edit())
    let flex = FLEXWindow(windowScene: stage.device.scene)
    let search = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    flex.windowLevel = UIWindow.Level(1100)
    stage.device.turn {
      flex.addSubview(search)
      flex.makeKeyAndVisible()
    }
    #expect(flex.isKeyWindow && UIResponder.current == nil)
    #expect(stage.head.identifier.text == "guest-1-email")
    // In every turn, the HUD follows the field that it shows, although `UIResponder.current` is
    // nil.
    let outlines = try stage.overlay().outlines
    for _ in 1...3 {
      stage.device.perform { field.superview?.frame.origin.y += 10 }
      #expect(outlines.field.rect == stage.place(of: field).insetBy(dx: -2, dy: -2))
    }
    stage.edit(search)
    #expect(UIResponder.current === search)
    #expect(stage.head.identifier.text == "guest-1-email")
    stage.device.turn {
      flex.isHidden = true
      stage.app.makeKey()
    }
    #expect(stage.head.identifier.text == "guest-1-email")
    stage.resign()
    #expect(stage.headline == "No first responder")
  }

  @Test("without a first responder in the key window, the card shows another window's")
  func otherWindow() {
    let stage = HUDStage()
    stage.edit()
    let other = UIWindow(windowScene: stage.device.scene)
    stage.device.turn { other.makeKeyAndVisible() }
    #expect(stage.head.identifier.text == "guest-1-email")
    #expect(stage.head.overview.text?.contains("window is not key") == true)
  }

  @Test("the scenes have an order that stays")
  func order() {
    let stage = HUDStage(Device.Setup(model: .iPad11), showsHUD: false)
    let second = openSecond(on: stage)
    #expect(UIWindowScene.active == [stage.device.scene, second])
    stage.device.deactivate(stage.device.scene)
    stage.device.activate(stage.device.scene)
    #expect(UIWindowScene.active == [stage.device.scene, second])
  }

  // MARK: The pill of a mistake

  /// Two scenes whose pills name a mistake.
  private func twoPills() throws -> (stage: HUDStage, second: UIWindowScene, other: HUDPanel) {
    let stage = HUDStage.installed(Device.Setup(model: .iPad11))
    let second = openSecond(on: stage)
    stage.report(.doubleLift)
    return (stage, second, try #require(HUDController.shared.panel(in: second)))
  }

  @Test("a toggle opens the pills of all scenes at the mistake", arguments: [true, false])
  func toggled(areActive: Bool) throws {
    let (stage, second, other) = try twoPills()
    let panels = [stage.panel, other]
    #expect(panels.allSatisfy { $0.isCollapsed && $0.pill.word.text == "doubleLift" })
    if areActive {
      stage.device.shake()
    } else {
      // As for a link, before a scene is active.
      for scene in [stage.device.scene, second] { stage.device.deactivate(scene) }
      stage.device.perform { ResponderHUD.toggle() }
      for scene in [stage.device.scene, second] { stage.device.activate(scene) }
    }
    stage.device.settle()
    #expect(panels.allSatisfy { !$0.isCollapsed && $0.card.section == .diagnoses })
    #expect(HUDController.shared.desk.notice == nil)
  }

  @Test(
    "a toggle opens another scene's pill",
    arguments: [(true, true), (true, false), (false, false)])
  func pillBesideCard(isActive: Bool, isOtherActive: Bool) throws {
    let (stage, second, other) = try twoPills()
    let overlay = try stage.overlay()
    stage.device.perform { overlay.expand() }
    stage.select(.timeline)
    stage.report(.resignRefused)
    #expect(!stage.panel.isCollapsed && other.isCollapsed)
    #expect(other.pill.word.text == "resignRefused")
    if !isOtherActive { stage.device.sendToBackground(second) }
    if !isActive { stage.device.deactivate(stage.device.scene) }
    stage.device.turn { ResponderHUD.toggle() }
    // With the only pill in a scene in the background, the toggle hides the HUD.
    #expect(HUDController.shared.isShown == isOtherActive)
    guard isOtherActive else { return }
    #expect(!other.isCollapsed && other.card.section == .diagnoses)
    #expect(stage.panel.card.section == .timeline)
  }
}
