import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderJournal
import Testing
import UIKit

@testable import ResponderKit
@testable import ResponderScope

/// Tests `ResponderHUD.install()` in the initializer of a SwiftUI `App`, which runs before
/// `UIApplicationMain`.
@MainActor @Suite("Installed before there is an application", .serialized, .leavesNoHUD)
struct EarlyInstallTests {
  init() { HUDStage.end() }

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

  private func panel(on device: Device) -> HUDPanel? {
    HUDController.shared.panel(in: device.scene)
  }

  @Test("it asks for no application, keeps the journal, and a shake works")
  func shake() {
    Device.beforeLaunch { ResponderHUD.install() }
    #expect(ResponderLog.reported.contains("hud.launch"))
    let device = launch()
    #expect(!HUDController.shared.isShown)
    device.tap(at: CGPoint(x: 200, y: 205))
    device.settle()
    #expect(UIResponder.current is UITextField)
    let kinds = ResponderHUD.journal.entries.map(\.kind)
    #expect(kinds.contains(.focus) && kinds.contains(.keyboard), "\(kinds)")
    device.advance(by: 5)
    device.shake()
    #expect(panel(on: device) != nil)
    HUDStage.end()
    // Switching off the device resets what the package knows of its keyboard.
    Device.beforeLaunch { #expect(KeyboardMonitor.shared.state.placement == .hidden) }
  }

  @Test("it is shown from the launch, or the scene's delegate, on", arguments: [false, true])
  func shown(inDelegate: Bool) {
    withEnvironment("RESPONDER_HUD", "1") {
      if !inDelegate { Device.beforeLaunch { ResponderHUD.install() } }
      let device = launch { scene in
        guard inDelegate else { return }
        #expect(scene.activationState == .unattached)
        ResponderHUD.install()
        #expect(HUDController.shared.panel(in: scene) == nil)
      }
      #expect(panel(on: device) != nil)
    }
  }

  @Test("in a host without a scene, it waits for the first one")
  func withoutScene() {
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

  @Test("calls before the launch are done at its end")
  func order() {
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
    #expect(panel(on: device) != nil && HUDStage.changes == [true, false, true])
    ResponderHUD.hide()
    #expect(HUDStage.changes == [true, false, true, false])
  }

  @Test("uninstalled before the launch, nothing waits any more")
  func uninstalled() {
    Device.beforeLaunch {
      ResponderHUD.show()
      ResponderHUD.uninstall()
    }
    _ = launch()
    #expect(!HUDController.shared.isShown)
  }

  @Test("a launch that switches the HUD off says so in the log")
  func switchedOff() {
    _ = launch()
    #expect(ResponderHUD.isAvailable)
    withEnvironment("RESPONDER_HUD", "0") {
      ResponderHUD.install()
      #expect(ResponderHUD.isAvailable && !ResponderHUD.startRecording())
    }
    #expect(ResponderLog.reported.contains("hud.off"))
    #expect(ResponderHUD.journal.entries.isEmpty)
    #expect(ResponderHUD.startRecording())
    HUDController.shared.recorder.record(.hud(HUDChange(isShown: true)))
    #expect(ResponderHUD.journal.entries.count == 1, "switched on, the journal is kept")
  }
}
