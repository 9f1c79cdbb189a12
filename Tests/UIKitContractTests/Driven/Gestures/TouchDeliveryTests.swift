import Testing
import UIKit

/// Tests the delivery of touches, first to the recognizers and then to the view (sections 4.1, 4.6,
/// 4.7).
@MainActor
struct TouchDeliveryTests {
  @MainActor
  private struct Setup {
    let log = TouchLog()
    let view: TouchView
    let device: Device

    init() async {
      view = TouchView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), log: log)
      device = await Device.boot(view: view)
    }
  }

  @Test(
    "a touch keeps its view when the finger leaves it", .fact("T4.6.18"), .needs(.hands),
    .needs(.exactTouches))
  func keepsView() async {
    let setup = await Setup()
    let (log, view, device) = (setup.log, setup.view, setup.device)
    let small = TouchView("small", frame: CGRect(x: 10, y: 60, width: 50, height: 50), log: log)
    view.addSubview(small)
    await device.drag(from: CGPoint(x: 20, y: 70), to: CGPoint(x: 300, y: 600))
    #expect(log.entries == ["small began", "small moved", "small ended"])
  }

  @Test("a recogniser gets the touch before the view", .fact("T4.6.19"), .needs(.hands))
  func recognizerFirst() async {
    let setup = await Setup()
    let (log, view, device) = (setup.log, setup.view, setup.device)
    let recognizer = NotingRecognizer(log: log)
    view.addGestureRecognizer(recognizer)
    await device.tap(at: CGPoint(x: 100, y: 100))
    #expect(
      log.entries == ["recognizer began", "view began", "recognizer ended", "view ended"])
  }

  @Test(
    "recognition cancels the view's touches, unless cancelsTouchesInView is false",
    .fact("T4.6.20"), .needs(.hands), .needs(.exactTouches),
    arguments: [
      (true, ["view began", "pan", "view cancelled", "pan"]),
      (false, ["view began", "pan", "view moved", "pan", "view moved", "pan", "view ended"]),
    ])
  func cancels(cancelsTouches: Bool, expected: [String]) async {
    let setup = await Setup()
    let (log, view, device) = (setup.log, setup.view, setup.device)
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = cancelsTouches
    let target = ActionTarget { _ in log.note("pan") }
    pan.addTarget(target, action: ActionTarget.action)
    view.addGestureRecognizer(pan)
    await device.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 140), duration: 0.016)
    #expect(log.entries == expected)
  }

  @Test(
    "a tap's action and the view's cancellation come within the touch-up event", .fact("T4.1.2"),
    .needs(.exactTouches))
  func synchronous() async {
    let setup = await Setup()
    let (log, view, device) = (setup.log, setup.view, setup.device)
    let tap = UITapGestureRecognizer()
    let target = ActionTarget { _ in log.note("tap") }
    tap.addTarget(target, action: ActionTarget.action)
    view.addGestureRecognizer(tap)
    let finger = device.touchDown(at: CGPoint(x: 100, y: 100))
    #expect(log.entries == ["view began"])
    device.touchUp(finger)
    #expect(log.entries == ["view began", "tap", "view cancelled"])
  }

  @Test(
    "a touch passes through the window's sendEvent, which may swallow it", .fact("T4.1.1"),
    .needs(.hands))
  func sendEvent() async {
    let setup = await Setup()
    let (log, device) = (setup.log, setup.device)
    let window = SwallowingWindow(windowScene: device.scene)
    let inside = TouchView("inside", frame: window.bounds, log: log)
    window.addSubview(inside)
    window.windowLevel = .alert
    window.isHidden = false
    await device.tap(at: CGPoint(x: 100, y: 100))
    #expect(window.count == 2)
    #expect(log.entries.isEmpty)
    window.isHidden = true
    await device.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.entries == ["view began", "view ended"])
  }

  @Test(
    "a window that hits nothing lets the touch through to lower levels",
    .fact("T4.6.24", "T4.6.25"), .needs(.hands))
  func fallThrough() async {
    let setup = await Setup()
    let (log, device) = (setup.log, setup.device)
    let overlay = PassingWindow(windowScene: device.scene)
    overlay.windowLevel = .alert + 1
    let panel = TouchView("panel", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
    overlay.addSubview(panel)
    overlay.isHidden = false
    await device.tap(at: CGPoint(x: 50, y: 50))
    await device.tap(at: CGPoint(x: 200, y: 200))
    #expect(log.entries == ["panel began", "panel ended", "view began", "view ended"])
  }

  @Test(
    "touching a window makes it key, if it can become key", .fact("T4.7.16"), .needs(.hands),
    arguments: [true, false])
  func touchMakesKey(canBecomeKey: Bool) async {
    let setup = await Setup()
    let (view, device) = (setup.view, setup.device)
    let other = KeyChoiceWindow(windowScene: device.scene)
    other.mayBecomeKey = canBecomeKey
    other.windowLevel = .statusBar
    other.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    other.isHidden = false
    #expect(!other.isKeyWindow)
    await device.tap(at: CGPoint(x: 50, y: 50))
    #expect(other.isKeyWindow == canBecomeKey)
    await device.tap(at: CGPoint(x: 50, y: 500))
    #expect(view.window?.isKeyWindow == true)
  }
}

private final class NotingRecognizer: UIGestureRecognizer {
  let log: TouchLog

  init(log: TouchLog) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log.note("recognizer began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log.note("recognizer ended")
    state = .failed
  }
}

private final class SwallowingWindow: UIWindow {
  var count = 0

  override func sendEvent(_ event: UIEvent) {
    count += 1
  }
}

private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class KeyChoiceWindow: UIWindow {
  var mayBecomeKey = true

  override var canBecomeKey: Bool { mayBecomeKey }
}
