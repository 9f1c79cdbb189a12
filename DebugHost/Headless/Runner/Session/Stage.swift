import DebugHostScreens
import FLEX
import HeadlessDriver
import ResponderKit
import ResponderScope
import UIKit

/// What the steps of a scene work with: the device, the values that they share, and operations such
/// as finding views, typing and checking facts.
@MainActor
final class Stage {
  let device: Device
  /// Keeps the window alive, as an app's scene delegate does. A scene does not retain its windows.
  private let window: UIWindow?
  /// The finger that a step left on the screen.
  var finger: Finger?
  /// The field that a step chose, by its identifier.
  var chosen = ""
  /// The values that a step measured, for a later step to compare with.
  var measured: [String: CGFloat] = [:]
  /// The first responder at the time when a step opened the HUD's card or dragged its pill. The HUD
  /// may cover this responder.
  weak var openedHUDFor: UIResponder?
  /// The facts that the current step has checked.
  var facts: [Recording.Check] = []
  let setting: Setting

  /// Boots the device. Like an app's scene delegate, it creates a window that shows the screen, and
  /// then installs the HUD. At the end it calls the screen's `didLaunch()` and sets the keyboard.
  ///
  /// If `startsAsPill` is true, the HUD starts as a pill, as at the first launch. Otherwise it
  /// starts as a card, as if the user had left the card open.
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

  /// Resets what the scene has changed, because the next scene runs in the same process.
  func powerOff() {
    device.cancelTouches()
    Self.forget()
    UIResponder.resignCurrent()
    device.settle()
  }

  /// Makes each boot a separate launch. No journal, diagnosis, panel position or FLEX window is
  /// kept from the previous launch, and the journal does not record the end of the previous device.
  private static func forget(startsAsPill: Bool = true) {
    #if DEBUG || HUD
      ResponderHUD.uninstall()
      HUDMemory.store = nil
      HUDMemory.keep(isCollapsed: startsAsPill)
    #endif
    FLEXManager.shared.removeWindow()
  }

  // MARK: Finding

  /// Returns the first view with this accessibility identifier. The visible windows, including the
  /// keyboard's, are searched from back to front.
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
    (UIResponder.current as? UIView)?.testIdentifier == identifier
  }

  /// The text field that is first responder; nil if there is none.
  var firstField: UITextField? { UIResponder.current as? UITextField }

  private static func find(_ identifier: String, in view: UIView) -> UIView? {
    if view.testIdentifier == identifier { return view }
    for child in view.subviews {
      if let found = find(identifier, in: child) { return found }
    }
    return nil
  }

  // MARK: Actions and checks

  /// Types text into the first responder.
  func type(_ text: String) throws {
    try expect(device.type(text), "no first responder took the typed text")
  }

  /// Lifts the finger that an earlier step put down.
  func lift() throws {
    guard let finger else { throw Failure("no finger is down") }
    device.touchUp(finger)
    self.finger = nil
  }

  /// Lets the device come to rest, then waits a moment, so that a viewer can see the result.
  func rest(for seconds: Double = 0.6) throws {
    try expect(device.settle(), "the device does not come to rest")
    device.advance(by: seconds)
  }

  /// Stops the scene with a failure if the condition is false. Unlike `check`, this method adds
  /// nothing to the report.
  func expect(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    guard condition else { throw Failure(message()) }
  }

  /// Checks a fact that the scene shows, and adds it to the report. A fact that does not hold stops
  /// the scene with a failure.
  func check(_ fact: String, _ holds: Bool, _ otherwise: @autoclosure () -> String = "") throws {
    facts.append(Recording.Check(text: fact, holds: holds))
    guard !holds else { return }
    let detail = otherwise()
    throw Failure("it does not hold that \(fact)" + (detail.isEmpty ? "" : ": \(detail)"))
  }
}
