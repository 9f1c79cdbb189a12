import Testing
import UIKit

/// Tests the events that a control sends for touches.
@MainActor
struct ControlTouchTests {
  @MainActor
  private struct Setup {
    let log = TouchLog()
    let root = UIView()
    let control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    let device: Device

    init() async {
      root.addSubview(control)
      device = await Device.boot(view: root)
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
        (.touchCancel, "cancel"),
      ]
      for (event, name) in events {
        control.addAction(UIAction { [log] _ in log.note(name) }, for: event)
      }
    }
  }

  private let middle = CGPoint(x: 150, y: 320)

  @Test("a tap sends touchDown and touchUpInside, and tracks in between", .needs(.exactTouches))
  func tap() async {
    let setup = await Setup()
    let finger = setup.device.touchDown(at: middle)
    #expect(setup.control.isHighlighted)
    #expect(setup.control.isTracking)
    #expect(setup.control.isTouchInside)
    setup.device.touchUp(finger)
    #expect(setup.log.entries == ["down", "up inside"])
    #expect(!setup.control.isHighlighted)
    #expect(!setup.control.isTracking)
  }

  @Test(
    "a pan above the control takes its touch and sends touchCancel", .fact("T4.6.20"),
    .needs(.hands))
  func cancelled() async {
    let setup = await Setup()
    setup.root.addGestureRecognizer(UIPanGestureRecognizer())
    await setup.device.drag(from: middle, to: CGPoint(x: 150, y: 420))
    #expect(setup.log.entries.first == "down")
    #expect(setup.log.entries.last == "cancel")
    #expect(!setup.control.isTracking)
  }

  @Test(
    "a recogniser calls its target itself, not through sendAction", .fact("T4.2.14"),
    .needs(.hands))
  func gestureTargets() async throws {
    let setup = await Setup()
    var sender: AnyObject?
    let target = ActionTarget { sender = $0 as AnyObject? }
    let tap = UITapGestureRecognizer(target: target, action: ActionTarget.action)
    setup.root.addGestureRecognizer(tap)
    let hook = try ActionHook()
    await setup.device.tap(at: CGPoint(x: 300, y: 700))
    hook.stop()
    #expect(sender === tap)
    #expect(!hook.rows.contains { $0.action == NSStringFromSelector(ActionTarget.action) })
  }
}
