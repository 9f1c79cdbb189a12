import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor @Suite("The HUD's windows in the app's scenes", .serialized)
struct HUDSceneTests {
  /// Opens a second scene beside the first one, with an empty screen.
  private func openSecond(on stage: HUDStage) -> UIWindowScene {
    stage.device.openScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }
  }

  @Test("a scene that becomes active again keeps its panel, and gets no other window meanwhile")
  func again() {
    defer { HUDStage.end() }
    let stage = HUDStage()
    let panel = stage.panel
    var most = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        most = max(most, stage.device.scene.windows.count { $0 is HUDWindow })
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.device.deactivate(stage.device.scene)
    stage.device.activate(stage.device.scene)
    stage.device.settle()
    #expect(stage.panel === panel && most <= 1)
  }

  @Test("an app that hides the HUD as it appears in one scene sees it in no other")
  func hiddenInOne() {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage(Device.Setup(model: .iPad11), showsHUD: false)
    let second = openSecond(on: stage)
    stage.device.settle()
    var appeared = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        appeared += 1
        ResponderHUD.hide()
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.device.perform { ResponderHUD.show() }
    stage.device.settle()
    #expect(appeared == 1)
    #expect(HUDController.shared.panel(in: second) == nil)
  }

  @Test("a HUD that is hidden leaves its scene, and its window shows nothing any more")
  func hidden() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    let window = try #require(stage.hudWindow)
    let view = try #require(window.rootViewController?.view)
    stage.device.perform { ResponderHUD.hide() }
    #expect(window.isHidden && window.windowScene == nil)
    #expect(view.subviews.isEmpty && view.layer.sublayers?.isEmpty != false)
  }

  // MARK: The pill of a mistake

  /// Installs the HUD in two scenes, without showing it.
  private func installed() -> (stage: HUDStage, second: UIWindowScene) {
    let stage = HUDStage(Device.Setup(model: .iPad11), showsHUD: false)
    let second = openSecond(on: stage)
    DiagnosisLog.sink = { _ in }
    ResponderHUD.install()
    return (stage, second)
  }

  private func report(_ id: Diagnosis.ID, on stage: HUDStage) {
    stage.device.perform {
      ResponderHUD.report(Diagnosis(id: id, sentence: "A sentence.", numbers: [], fix: "A fix."))
    }
    stage.device.settle()
  }

  private func end() {
    DiagnosisLog.sink = nil
    HUDStage.end()
    _ = Device.boot()
  }

  @Test("a shake that meets the pills of two scenes opens both cards at the mistake that they name")
  func pillsOfTwoScenes() throws {
    defer { end() }
    let (stage, second) = installed()
    report(.doubleLift, on: stage)
    let panels = try [stage.device.scene, second].map {
      try #require(HUDController.shared.panel(in: $0))
    }
    #expect(panels.allSatisfy { $0.isCollapsed && $0.pill.word.text == "doubleLift" })
    stage.device.shake()
    stage.device.settle()
    #expect(panels.allSatisfy { !$0.isCollapsed && $0.card.section == .diagnoses })
    #expect(HUDController.shared.desk.notice == nil)
  }

  @Test("before a scene is active, as for a link, a toggle opens the pills' cards too")
  func inactiveScenes() throws {
    defer { end() }
    let (stage, second) = installed()
    report(.doubleLift, on: stage)
    for scene in [stage.device.scene, second] { stage.device.deactivate(scene) }
    stage.device.perform { ResponderHUD.toggle() }
    stage.device.activate(stage.device.scene)
    stage.device.settle()
    let panel = try #require(HUDController.shared.panel(in: stage.device.scene))
    #expect(!panel.isCollapsed && panel.card.section == .diagnoses)
  }

  @Test(
    "a toggle opens the pill of an active scene only, and leaves an open card as it is",
    arguments: [(true, true), (true, false), (false, false)])
  func pillBesideCard(isActive: Bool, isOtherActive: Bool) throws {
    defer { end() }
    let (stage, second) = installed()
    report(.doubleLift, on: stage)
    let other = try #require(HUDController.shared.panel(in: second))
    let overlay = try #require(HUDController.shared.overlay(in: stage.device.scene))
    stage.device.perform { overlay.expand() }
    stage.select(.timeline)
    report(.resignRefused, on: stage)
    #expect(!stage.panel.isCollapsed && other.isCollapsed)
    #expect(other.pill.word.text == "resignRefused")
    if !isOtherActive { stage.device.sendToBackground(second) }
    if !isActive { stage.device.deactivate(stage.device.scene) }
    stage.device.perform { ResponderHUD.toggle() }
    stage.device.settle()
    // With the only pill in a scene in the background, the toggle hides the HUD.
    #expect(HUDController.shared.isShown == isOtherActive)
    guard isOtherActive else { return }
    #expect(!other.isCollapsed && other.card.section == .diagnoses)
    #expect(stage.panel.card.section == .timeline)
  }

  // MARK: Order

  @Test("the scenes have an order that stays")
  func order() {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage(Device.Setup(model: .iPad11), showsHUD: false)
    let second = openSecond(on: stage)
    #expect(UIWindowScene.active == [stage.device.scene, second])
    stage.device.deactivate(stage.device.scene)
    stage.device.activate(stage.device.scene)
    #expect(UIWindowScene.active == [stage.device.scene, second])
  }
}
