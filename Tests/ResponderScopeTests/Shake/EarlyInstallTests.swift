import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit
@testable import ResponderScope

/// Tests `ResponderHUD.install()` in the initializer of a SwiftUI `App`, which runs before
/// `UIApplicationMain`.
@MainActor @Suite("Installed before there is an application", .serialized)
struct EarlyInstallTests {
  /// Runs the body while an environment variable is set.
  private func with(_ name: String, _ value: String, _ body: () -> Void) {
    setenv(name, value, 1)
    body()
    unsetenv(name)
  }

  /// Launches an app whose scene delegate shows the form.
  private func launch(_ connected: (UIWindowScene) -> Void = { _ in }) -> Device {
    var setup = Device.Setup()
    setup.launches = true
    let device = Device.boot(setup: setup) { scene in
      connected(scene)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = DemoScreen.form.makeController()
      window.makeKeyAndVisible()
    }
    device.settle()
    return device
  }

  @Test("it asks for no application, and a shake after the launch shows the panel")
  func shake() throws {
    HUDStage.end()
    defer { HUDStage.end() }
    Device.beforeLaunch { ResponderHUD.install() }
    #expect(ResponderLog.reported.contains("hud.launch"))
    let device = launch()
    #expect(!HUDController.shared.isShown)
    device.advance(by: 5)
    device.shake()
    #expect(HUDController.shared.panel(in: device.scene) != nil)
  }

  @Test("the journal is kept from the launch on, and mistakes are named")
  func journal() throws {
    HUDStage.end()
    defer { HUDStage.end() }
    Device.beforeLaunch { ResponderHUD.install() }
    let device = launch()
    device.tap(at: CGPoint(x: 200, y: 205))
    device.settle()
    #expect(UIResponder.current is UITextField)
    let words = ResponderHUD.journal.entries.map(\.description)
    #expect(words.contains { $0.contains("focus") }, "\(words)")
    #expect(words.contains { $0.contains("keyboard") }, "\(words)")
    // Switching off the device resets what the package knows of its keyboard.
    Device.beforeLaunch { #expect(KeyboardMonitor.shared.state.placement == .hidden) }
  }

  @Test("the HUD can be shown from the launch on")
  func shown() {
    HUDStage.end()
    defer { HUDStage.end() }
    with("RESPONDER_HUD", "1") {
      Device.beforeLaunch { ResponderHUD.install() }
      let device = launch()
      #expect(HUDController.shared.panel(in: device.scene) != nil)
    }
  }

  @Test("installed by the scene's delegate, it is shown once the scene is active")
  func sceneDelegate() {
    HUDStage.end()
    defer { HUDStage.end() }
    with("RESPONDER_HUD", "1") {
      let device = launch { scene in
        #expect(scene.activationState == .unattached)
        ResponderHUD.install()
        #expect(HUDController.shared.panel(in: scene) == nil)
      }
      #expect(HUDController.shared.panel(in: device.scene) != nil)
    }
  }

  @Test("in a host without a scene, it waits for the first one")
  func withoutScene() {
    HUDStage.end()
    defer { HUDStage.end() }
    let device = launch()
    device.close(device.scene)
    ResponderHUD.install()
    ResponderHUD.toggle()
    device.advance(by: 5)
    ToggleTrigger.shared.posted()
    #expect(HUDController.shared.isShown && ResponderHUD.snapshot.responder == nil)
    #expect(ResponderHUD.diagnoses.isEmpty && !ResponderHUD.report.isEmpty)
    let scene = device.openScene { UIWindow(windowScene: $0).makeKeyAndVisible() }
    #expect(HUDController.shared.panel(in: scene) != nil)
  }

  @Test(
    "what is called before the launch is done at its end, in its order; questions are answered with nothing"
  )
  func order() {
    HUDStage.end()
    defer { HUDStage.end() }
    Device.beforeLaunch {
      ResponderHUD.show()
      ResponderHUD.hide()
      ResponderHUD.toggle()
      #expect(ResponderHUD.snapshot == .noFirstResponder)
      #expect(!ResponderHUD.report.isEmpty)
      #expect(ResponderHUD.journal.entries.isEmpty)
      #expect(ResponderDebugger.answer("current").hasPrefix("The app has not launched yet"))
      #expect(!HUDController.shared.isShown)
    }
    let device = launch()
    #expect(HUDController.shared.panel(in: device.scene) != nil)
    func changes() -> Int { ResponderHUD.journal.entries.count { $0.kind == .hud } }
    let before = changes()
    ResponderHUD.hide()
    #expect(changes() == before + 1, "what has waited is not done again")
  }

  @Test("uninstalled before the launch, nothing waits any more")
  func uninstalled() {
    HUDStage.end()
    defer { HUDStage.end() }
    Device.beforeLaunch {
      ResponderHUD.show()
      ResponderHUD.uninstall()
    }
    _ = launch()
    #expect(!HUDController.shared.isShown)
  }

  @Test(
    "a build with the HUD says so, also while it is switched off; then one line in the log says that nothing is done"
  )
  func switchedOff() {
    HUDStage.end()
    defer { HUDStage.end() }
    _ = launch()
    #expect(ResponderHUD.isAvailable)
    with("RESPONDER_HUD", "0") {
      ResponderHUD.install()
      #expect(ResponderHUD.isAvailable && !ResponderHUD.startRecording())
    }
    #expect(ResponderLog.reported.contains("hud.off"))
    #expect(ResponderHUD.journal.entries.isEmpty)
    #expect(ResponderHUD.startRecording())
    HUDController.shared.recorder.record(.hud(HUDChange(isShown: true)))
    #expect(ResponderHUD.journal.entries.count == 1, "switched on, the journal is kept")
  }

  @Test(
    "installed and uninstalled again and again, before the launch and after it, nothing is left",
    .enabled(if: HeapInUse.isKnown, "only glibc says what of the heap is in use"))
  func leavesNothing() throws {
    HUDStage.end()
    defer { HUDStage.end() }
    let device = launch()
    /// Returns by how many bytes 500 rounds grow the heap.
    func grown(_ round: () -> Void) -> Int {
      for _ in 0..<50 { round() }
      let before = HeapInUse.bytes ?? 0
      for _ in 0..<500 { round() }
      return (HeapInUse.bytes ?? .max) - before
    }
    let after = grown {
      ResponderHUD.install()
      ResponderHUD.uninstall()
      device.perform {}
    }
    // Each turn of the headless run loop leaves 64 bytes, and a list of handlers removes cancelled
    // handlers late.
    #expect(after < 500_000, "\(after)")
    var before = 0
    Device.beforeLaunch {
      before = grown {
        ResponderHUD.show()
        ResponderHUD.hide()
        ResponderHUD.uninstall()
      }
    }
    #expect(before < 30_000, "\(before)")
    _ = launch()
  }
}
