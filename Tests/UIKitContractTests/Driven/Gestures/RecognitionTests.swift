import Testing
import UIKit

/// Tests which of several possible recognizers recognizes: prevention, simultaneity, failure
/// requirements, and delegate methods that allow or refuse.
@MainActor
struct RecognitionTests {
  @MainActor
  private struct Setup {
    let log = TouchLog()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let place = CGPoint(x: 100, y: 100)
    let device: Device

    init() async {
      outer.addSubview(inner)
      device = await Device.boot(view: outer)
    }

    func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView) -> ActionTarget {
      let target = ActionTarget { [log] sender in
        let state = (sender as? UIGestureRecognizer)?.state
        if state == .began || state == .ended { log.note(name) }
      }
      recognizer.addTarget(target, action: ActionTarget.action)
      view.addGestureRecognizer(recognizer)
      return target
    }
  }

  @Test(
    "of two nested pans the inner one wins, unless a delegate lets both",
    .needs(.hands), .needs(.exactTouches),
    arguments: [(false, 0.4, ["inner"]), (true, 0.008, ["inner", "outer", "inner", "outer"])])
  func nestedPans(isSimultaneous: Bool, duration: TimeInterval, entries: [String]) async {
    let setup = await Setup()
    let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let targets = [
      setup.add(first, "outer", to: setup.outer), setup.add(second, "inner", to: setup.inner),
    ]
    let delegate = isSimultaneous ? Choices(simultaneous: true) : nil
    first.delegate = delegate
    await setup.device.drag(from: setup.place, to: CGPoint(x: 100, y: 200), duration: duration)
    #expect(setup.log.entries == entries)
    _ = (targets, delegate)
  }

  @Test(
    "a moving finger pans and does not tap; a still finger taps", .fact("T4.9.3"), .needs(.hands),
    .needs(.exactTouches))
  func panOrTap() async {
    let setup = await Setup()
    let (outer, inner, place) = (setup.outer, setup.inner, setup.place)
    let (log, device) = (setup.log, setup.device)
    let targets = [
      setup.add(UITapGestureRecognizer(), "tap", to: inner),
      setup.add(UIPanGestureRecognizer(), "pan", to: outer),
    ]
    await device.drag(from: place, to: CGPoint(x: 100, y: 130), duration: 0.08)
    #expect(log.entries == ["pan"])
    log.clear()
    await device.tap(at: place)
    #expect(log.entries == ["tap"])
    _ = targets
  }

  @Test("the view and both questions to the delegate can refuse", .needs(.hands))
  func refusals() async {
    let setup = await Setup()
    let (outer, inner, place) = (setup.outer, setup.inner, setup.place)
    let (log, device) = (setup.log, setup.device)
    for delegate in [Choices(begins: false), Choices(receives: false)] {
      let tap = UITapGestureRecognizer()
      tap.delegate = delegate
      let target = setup.add(tap, "tap", to: inner)
      await device.tap(at: place)
      #expect(log.entries.isEmpty)
      inner.removeGestureRecognizer(tap)
      #expect(tap.view == nil)
      _ = target
    }
    let refusing = RefusingView(frame: outer.bounds)
    outer.addSubview(refusing)
    let target = setup.add(UITapGestureRecognizer(), "tap", to: outer)
    await device.tap(at: place)
    #expect(log.entries.isEmpty)
    refusing.removeFromSuperview()
    await device.tap(at: place)
    #expect(log.entries == ["tap"])
    _ = target
  }

  @Test(
    "a long press begins after its time, and excludes the tap", .needs(.exactTouches),
    .needs(.exactTime))
  func longPress() async {
    let setup = await Setup()
    let (inner, place) = (setup.inner, setup.place)
    let (log, device) = (setup.log, setup.device)
    let targets = [
      setup.add(UITapGestureRecognizer(), "tap", to: inner),
      setup.add(UILongPressGestureRecognizer(), "press", to: inner),
    ]
    let finger = device.touchDown(at: place)
    device.advance(by: 0.49)
    #expect(log.entries.isEmpty)
    device.advance(by: 0.02)
    #expect(log.entries == ["press"])
    device.touchUp(finger)
    #expect(log.entries == ["press"])
    _ = targets
  }
}

private final class Choices: NSObject, UIGestureRecognizerDelegate {
  let simultaneous: Bool
  let begins: Bool
  let receives: Bool

  init(simultaneous: Bool = false, begins: Bool = true, receives: Bool = true) {
    self.simultaneous = simultaneous
    self.begins = begins
    self.receives = receives
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}

private final class RefusingView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
