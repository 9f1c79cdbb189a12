import DebugHostScreens
import FLEX
import HeadlessDriver
import ResponderKit
import ResponderScope
import UIKit

/// What a scene is played on: the device, the screen it shows, and the few things that every step needs.
@MainActor
final class Stage {
  let device: Device
  /// A scene keeps no window alive; an app's scene delegate does, and so does this.
  private let window: UIWindow?
  /// The finger that a step left on the screen.
  var finger: Finger?
  /// The field that a step chose, by its identifier.
  var chosen = ""
  /// What a step measured, for a later one to compare with.
  var measured: [String: CGFloat] = [:]
  /// The responder that was edited when a step opened the HUD's card, or dragged its pill: the HUD may cover that
  /// one.
  weak var openedHUDFor: UIResponder?
  /// What the present step has checked.
  var facts: [Recording.Check] = []
  let setting: Setting

  /// Boots the device with one window, as the app's scene delegate does: window, screen, HUD.
  ///
  /// `startsAsPill`: as at the first launch; otherwise the user had the card open the last time.
  init(screen: any SceneScreen, setting: Setting = Setting(), startsAsPill: Bool = true) {
    self.setting = setting
    Self.forget(startsAsPill: startsAsPill)
    var window: UIWindow?
    device = Device.boot(setup: setting.device) { scene in
      window = UIWindow(windowScene: scene)
      window?.rootViewController = screen.makeController()
      window?.makeKeyAndVisible()
      ResponderHUD.install()
    }
    self.window = window
    device.perform { screen.didLaunch() }
    setting.keyboard.apply(to: device.keyboard)
  }

  /// Leaves the device as it was at the start: the next scene runs in the same process.
  func powerOff() {
    device.cancelTouches()
    Self.forget()
    UIResponder.resignCurrent()
    device.settle()
  }

  /// Each boot is a launch of its own: no journal, mistake or place of the panel is kept from the one before, and what is
  /// torn down with a device is no event of its app.
  private static func forget(startsAsPill: Bool = true) {
    #if DEBUG || HUD
      ResponderHUD.uninstall()
      HUDMemory.store = nil
      HUDMemory.keep(isCollapsed: startsAsPill)
    #endif
    FLEXManager.shared.removeWindow()
  }

  // MARK: Finding

  /// The view with this accessibility identifier, on the screen or in the bar above the keyboard.
  func view(_ identifier: String) throws -> UIView {
    for window in device.application.windowsBackToFront {
      if let view = Self.find(identifier, in: window) { return view }
    }
    throw Failure("there is no view called '\(identifier)' on the screen")
  }

  func scrollView(_ identifier: String) throws -> UIScrollView {
    guard let scrollView = try view(identifier) as? UIScrollView else {
      throw Failure("'\(identifier)' is not a scroll view")
    }
    return scrollView
  }

  /// Whether the view with this identifier is first responder now.
  func isEditing(_ identifier: String) -> Bool {
    (UIResponder.current as? UIView)?.accessibilityIdentifier == identifier
  }

  /// The text field that is first responder, if one is.
  var firstField: UITextField? { UIResponder.current as? UITextField }

  private static func find(_ identifier: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == identifier { return view }
    for child in view.subviews {
      if let found = find(identifier, in: child) { return found }
    }
    return nil
  }

  // MARK: Doing

  /// Types on the keyboard that is up.
  func type(_ text: String) throws {
    try expect(device.type(text), "no first responder took the typed text")
  }

  /// Lifts the finger that a step before put down.
  func lift() throws {
    guard let finger else { throw Failure("no finger is down") }
    device.touchUp(finger)
    self.finger = nil
  }

  /// Lets the device come to rest, then a moment pass, so that a viewer can see where it rests.
  func rest(for seconds: Double = 0.6) throws {
    try expect(device.settle(), "the device does not come to rest")
    device.advance(by: seconds)
  }

  /// What has to be so for the script to go on; said only when it is not.
  func expect(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    guard condition else { throw Failure(message()) }
  }

  /// What a scene shows it also checks: a fact goes into the report, and one that does not hold ends the program.
  func check(_ fact: String, _ holds: Bool, _ otherwise: @autoclosure () -> String = "") throws {
    facts.append(Recording.Check(text: fact, holds: holds))
    guard !holds else { return }
    let detail = otherwise()
    throw Failure("it does not hold that \(fact)" + (detail.isEmpty ? "" : ": \(detail)"))
  }
}
