import Testing
import UIKit

/// The device of a contract test. A test boots it, waits for it to rest, touches it and types on
/// it. The driver of the run performs these actions.
///
/// The coordinates are those of an iPhone of 390 × 844 points unless a test boots another model.
/// Methods that wait are `async`. On Linux they return at once. In Xcode real time passes
/// meanwhile, and the main run loop is free.
@MainActor
final class Device {
  /// The state in which a device boots.
  struct Setup: Sendable {
    var model = Model.iPhone14
    var orientation = UIInterfaceOrientation.portrait
    /// The scene's frame in screen coordinates, in points; nil means the whole screen.
    var sceneFrame: CGRect?

    /// Whether every driver can provide this setup.
    var isPlain: Bool {
      model == .iPhone14 && orientation == .portrait && sceneFrame == nil
    }
  }

  /// The models for which tests ask. The names are those of the headless driver.
  enum Model: String, Sendable {
    case iPhone14 = "iphone-14"
    case iPad11 = "ipad-11"
  }

  /// Seconds between two events of a moving finger, as in the recorded traces (T4.9).
  nonisolated static let touchInterval: TimeInterval = 0.008

  /// The scene on the device's screen.
  let scene: UIWindowScene

  /// The windows that the test has shown while booting.
  private(set) var windows: [UIWindow] = []

  let hands: any Hands

  private static var running: Device?

  private init(scene: UIWindowScene, hands: any Hands) {
    (self.scene, self.hands) = (scene, hands)
  }

  /// Boots a device, then lets `build` show windows in its scene.
  @discardableResult
  static func boot(setup: Setup = Setup(), _ build: (UIWindowScene) -> Void = { _ in }) async
    -> Device
  {
    if !setup.isPlain { declared(.models) }
    closeWindows()
    let hands = HandsOfThisRun.make()
    let device = Device(scene: await hands.start(setup), hands: hands)
    running = device
    let old = device.scene.windows
    await hands.perform { build(device.scene) }
    device.windows = device.scene.windows.filter { window in !old.contains { $0 === window } }
    return device
  }

  /// Boots a device with one key window that shows the controller.
  static func boot(root: UIViewController, setup: Setup = Setup()) async -> Device {
    let device = await boot(setup: setup)
    await device.hands.perform {
      let window = UIWindow(windowScene: device.scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.windows = [window]
    }
    return device
  }

  /// Boots a device with one window, which is the key window. The view fills the window.
  static func boot(view: UIView, setup: Setup = Setup()) async -> Device {
    let controller = UIViewController()
    controller.view = view
    return await boot(root: controller, setup: setup)
  }

  /// Restores the device for the next test, after a test that rotated it or booted another model.
  static func leave() {
    closeWindows()
    running = nil
    HandsOfThisRun.leave()
  }

  private static func closeWindows() {
    for window in running?.windows ?? [] {
      window.endEditing(true)
      window.isHidden = true
      window.windowScene = nil
    }
  }

  // MARK: Time

  /// Runs the closure as one turn of the run loop: the app's own code, then layout and commit.
  func perform(_ work: () -> Void) async {
    await hands.perform(work)
  }

  /// Waits until nothing moves. Returns false if something still moves after `timeout` seconds.
  @discardableResult
  func settle(timeout: TimeInterval = 10) async -> Bool {
    await hands.settle(timeout: timeout)
  }
}

/// Checks that the running test has declared the ability. Without the declaration, the test would
/// fail in Xcode instead of being skipped.
@MainActor
func declared(_ ability: Ability) {
  guard let test = Test.current else { return }
  if !test.comments.contains(where: { $0.rawValue == ability.mark }) {
    Issue.record(
      "The test uses \(ability.rawValue): add .needs(.\(ability.rawValue)) at \(test.sourceLocation)."
    )
  }
}
