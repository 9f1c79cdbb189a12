import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Shake", .serialized)
struct ShakeTests {
  /// A window with its own handling of a shake, which must still run.
  final class ShakingWindow: UIWindow {
    var shakes = 0

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      shakes += 1
      super.motionEnded(motion, with: event)
    }
  }

  private func boot() -> (Device, ShakingWindow) {
    HUDController.shared.reset()
    // A scene does not retain its windows, here or on iOS, so the test retains this one.
    var window: ShakingWindow?
    let device = Device.boot { scene in
      window = ShakingWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    device.advance(by: 5)
    ResponderHUD.install()
    return (device, window ?? ShakingWindow())
  }

  @Test("a shake shows the HUD and hides it again; the app's own handling still runs")
  func toggles() {
    let (device, window) = boot()
    defer { HUDController.shared.reset() }
    device.shake()
    #expect(HUDController.shared.isShown)
    #expect(window.shakes == 1)
    #expect(window.isKeyWindow)
    device.shake()
    #expect(!HUDController.shared.isShown)
    #expect(window.shakes == 2)
  }

  @Test("a motion that is no shake is the app's alone")
  func otherMotion() {
    let (_, window) = boot()
    defer { HUDController.shared.reset() }
    window.motionEnded(.none, with: nil)
    #expect(!HUDController.shared.isShown && window.shakes == 1)
  }

  @Test("a shake within a second of activation was made in the background and is ignored (rule 7)")
  func buffered() {
    let (device, window) = boot()
    defer { HUDController.shared.reset() }
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: device.application)
    device.advance(by: 0.5)
    device.shake()
    #expect(!HUDController.shared.isShown)
    #expect(window.shakes == 1)
    device.advance(by: 0.6)
    device.shake()
    #expect(HUDController.shared.isShown)
  }

  @Test("a second install arms nothing twice, and nothing that the first one did not name")
  func twice() {
    let (device, _) = boot()
    defer { HUDController.shared.reset() }
    ResponderHUD.install()
    device.shake()
    #expect(HUDController.shared.isShown)
    HUDController.shared.reset()
    ResponderHUD.install(shake: false, twoFingerPress: false)
    ResponderHUD.install()
    device.shake()
    #expect(!HUDController.shared.isShown)
  }

  @Test(
    "each off switch works",
    arguments: [
      ([:], ["app"], true), (["RESPONDER_HUD": "0"], ["app"], false),
      (["RESPONDER_HUD": "1"], ["app"], true),
      ([:], ["app", "-ResponderHUDDisabled", "YES"], false),
      ([:], ["app", "-ResponderHUDDisabled", "NO"], true),
      ([:], ["app", "-ResponderHUDDisabled"], true),
    ] as [([String: String], [String], Bool)])
  func switches(environment: [String: String], arguments: [String], isEnabled: Bool) {
    #expect(HUDSwitches.isEnabled(environment: environment, arguments: arguments) == isEnabled)
  }

  @Test("a HUD that is switched off is shown neither by a shake nor by the app")
  func switchedOff() {
    HUDStage.end()
    setenv("RESPONDER_HUD", "0", 1)
    defer {
      unsetenv("RESPONDER_HUD")
      HUDController.shared.reset()
    }
    let (device, window) = boot()
    device.shake()
    #expect(!HUDController.shared.isShown && window.shakes == 1)
    device.perform { ResponderHUD.show() }
    #expect(!HUDController.shared.isShown)
    device.perform { ResponderHUD.toggle() }
    device.perform { ToggleTrigger.shared.posted() }
    #expect(!HUDController.shared.isShown)
  }
}
