import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Shake", .serialized, .leavesNoHUD)
struct ShakeTests {
  /// A window with its own handling of a shake, which must still run.
  private final class ShakingWindow: UIWindow {
    var shakes = 0

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      shakes += 1
      super.motionEnded(motion, with: event)
    }
  }

  private func boot() -> (Device, ShakingWindow) {
    HUDStage.end()
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

  @Test("a shake shows and hides the HUD, and the app's handling runs")
  func toggles() {
    let (device, window) = boot()
    // A second install arms nothing twice.
    ResponderHUD.install()
    for (shakes, isShown) in [(1, true), (2, false)] {
      device.shake()
      #expect(HUDController.shared.isShown == isShown)
      #expect(window.shakes == shakes && window.isKeyWindow)
    }
    window.motionEnded(.none, with: nil)
    #expect(!HUDController.shared.isShown && window.shakes == 3, "no shake")
  }

  @Test("a shake within a second of activation is ignored")
  func buffered() {
    let (device, window) = boot()
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: device.application)
    for (delay, isShown) in [(0.5, false), (0.6, true)] {
      device.advance(by: delay)
      device.shake()
      #expect(HUDController.shared.isShown == isShown)
    }
    #expect(window.shakes == 2)
  }

  @Test("a second install arms nothing that the first did not name")
  func twice() {
    let (device, _) = boot()
    HUDController.shared.reset()
    ResponderHUD.install(shake: false, twoFingerPress: false)
    ResponderHUD.install()
    device.shake()
    #expect(!HUDController.shared.isShown)
  }

  @Test("switched off, neither a shake nor the app shows the HUD")
  func switchedOff() {
    withEnvironment("RESPONDER_HUD", "0") {
      let (device, window) = boot()
      device.shake()
      #expect(window.shakes == 1)
      device.perform { ResponderHUD.show() }
      device.perform { ResponderHUD.toggle() }
      device.perform { ToggleTrigger.shared.posted() }
      #expect(!HUDController.shared.isShown)
    }
  }
}

@Suite("The switches of a launch")
struct SwitchesTests {
  struct Launch: CustomTestStringConvertible {
    var environment: [String: String] = [:]
    var arguments: [String] = []
    var isEnabled = true
    var isShown = false
    var isQuiet = false
    var recordsCallStacks = true

    var testDescription: String { "\(environment) \(arguments)" }
  }

  private static let launches = [
    Launch(),
    Launch(environment: ["RESPONDER_HUD": "0"], isEnabled: false),
    Launch(environment: ["RESPONDER_HUD": "1"], isShown: true),
    Launch(environment: ["RESPONDER_HUD": "quiet"], isQuiet: true),
    Launch(environment: ["XCTestConfigurationFilePath": "/x"], isQuiet: true),
    Launch(environment: ["XCTestBundlePath": "/x"], isQuiet: true),
    Launch(environment: ["XCODE_RUNNING_FOR_PREVIEWS": "1"], isEnabled: false),
    Launch(environment: ["RESPONDER_HUD_CALL_STACKS": "0"], recordsCallStacks: false),
    Launch(arguments: ["-ResponderHUDDisabled", "YES"], isEnabled: false),
    Launch(arguments: ["-ResponderHUDDisabled", "NO"]),
    Launch(arguments: ["-ResponderHUDDisabled"]),
    Launch(arguments: ["-ResponderHUDShown", "YES"], isShown: true),
    Launch(arguments: ["-ResponderHUDShown", "NO"]),
    Launch(arguments: ["-ResponderHUDShown"]),
    Launch(arguments: ["-ResponderHUDQuiet", "YES"], isQuiet: true),
    Launch(arguments: ["-ResponderHUDCallStacks", "NO"], recordsCallStacks: false),
    Launch(arguments: ["-ResponderHUDCallStacks", "YES"]),
  ]

  @Test("each switch, as an argument and in the environment", arguments: launches)
  func launch(_ launch: Launch) {
    let switches = HUDSwitches(
      environment: launch.environment, arguments: ["app"] + launch.arguments)
    #expect(switches.isEnabled == launch.isEnabled)
    #expect(switches.isShownAtLaunch == launch.isShown)
    #expect(switches.isQuiet == launch.isQuiet)
    #expect(switches.recordsCallStacks == launch.recordsCallStacks)
  }
}
