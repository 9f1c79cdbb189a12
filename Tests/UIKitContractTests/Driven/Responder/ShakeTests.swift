import Testing
import UIKit

/// Tests how a shake of the device reaches the responders (section 4.8).
@MainActor
struct ShakeTests {
  @Test(
    "the key window's first responder gets motionBegan and motionEnded",
    .fact("T4.8.1", "T4.8.2", "T4.3.15"), .needs(.shake))
  func firstResponder() async {
    let view = MotionView()
    let device = await Device.boot(view: view)
    device.shake()
    #expect(view.received.isEmpty)
    #expect(view.becomeFirstResponder())
    device.shake()
    #expect(view.received == ["began", "ended"])
  }

  @Test(
    "without a first responder the key window gets the shake", .fact("T4.8.4", "T4.8.6"),
    .needs(.shake))
  func window() async {
    var window: ShakeWindow?
    let device = await Device.boot { scene in
      let shown = ShakeWindow(windowScene: scene)
      shown.makeKeyAndVisible()
      window = shown
    }
    device.shake()
    #expect(window?.events.map(\.type) == [.motion])
    #expect(window?.events.map(\.subtype) == [.motionShake])
  }

  @Test(
    "a shake that is not handled climbs to the window", .fact("T4.8.3", "T4.8.4"), .needs(.shake))
  func climbs() async {
    let view = FocusView("view")
    var window: ShakeWindow?
    let device = await Device.boot { scene in
      let shown = ShakeWindow(windowScene: scene)
      shown.addSubview(view)
      shown.makeKeyAndVisible()
      window = shown
    }
    #expect(view.becomeFirstResponder())
    device.shake()
    #expect(window?.events.count == 1)
  }

  @Test("only the key window gets a shake", .fact("T4.7.15"), .needs(.shake))
  func keyOnly() async {
    let device = await Device.boot(view: UIView())
    let other = ShakeWindow(windowScene: device.scene)
    other.windowLevel = .alert
    other.isHidden = false
    device.shake()
    #expect(other.events.isEmpty)
  }
}

private final class ShakeWindow: UIWindow {
  var events: [UIEvent] = []

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if let event { events.append(event) }
    super.motionEnded(motion, with: event)
  }
}
