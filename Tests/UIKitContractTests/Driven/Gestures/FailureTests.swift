import Testing
import UIKit

/// Tests which recognizer has to fail first, with each of the five ways to require this.
@MainActor
struct FailureTests {
  enum Way: CaseIterable {
    case required, delegateOfWaiting, delegateOfOther, subclassOfWaiting, subclassOfOther
  }

  @Test(
    "a single tap waits for the double tap, whichever way the requirement is stated",
    .needs(.hands),
    .needs(.exactTime), arguments: Way.allCases)
  func waits(way: Way) async {
    let view = UIView()
    let device = await Device.boot(view: view)
    let (one, two) = (RelatedTap(), RelatedTap())
    two.numberOfTapsRequired = 2
    let delegate = Relations()
    switch way {
    case .required: one.require(toFail: two)
    case .delegateOfWaiting:
      delegate.requires = (one, two)
      one.delegate = delegate
    case .delegateOfOther:
      delegate.isRequired = (two, one)
      two.delegate = delegate
    case .subclassOfWaiting: one.waitsFor = two
    case .subclassOfOther: two.isAwaitedBy = one
    }
    let log = TouchLog()
    let targets = [(one, "one"), (two, "two")].map { tap, name in
      let target = ActionTarget { _ in log.note(name) }
      tap.addTarget(target, action: ActionTarget.action)
      view.addGestureRecognizer(tap)
      return target
    }
    let place = CGPoint(x: 100, y: 100)
    await device.tap(at: place)
    #expect(log.entries.isEmpty)
    device.advance(by: 1)
    #expect(log.entries == ["one"])
    log.clear()
    await device.tap(at: place)
    device.advance(by: 0.1)
    await device.tap(at: place)
    device.advance(by: 1)
    #expect(log.entries == ["two"])
    _ = targets
  }

  @Test(
    "without a requirement both the single tap and the double tap are recognised at once",
    .needs(.hands), .needs(.exactTime))
  func free() async {
    let view = UIView()
    let device = await Device.boot(view: view)
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    two.numberOfTapsRequired = 2
    let log = TouchLog()
    let targets = [(one, "one"), (two, "two")].map { tap, name in
      let target = ActionTarget { _ in log.note(name) }
      tap.addTarget(target, action: ActionTarget.action)
      view.addGestureRecognizer(tap)
      return target
    }
    await device.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.entries == ["one"])
    device.advance(by: 0.1)
    await device.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.entries.last == "two")
    _ = targets
  }

  @Test(
    "a disabled recogniser sees no touch; one that is disabled while active is cancelled",
    .needs(.hands), .needs(.exactTouches))
  func disabled() async {
    let view = UIView()
    let device = await Device.boot(view: view)
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    let target = ActionTarget { _ in states.append(pan.state) }
    pan.addTarget(target, action: ActionTarget.action)
    view.addGestureRecognizer(pan)
    let finger = device.press(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 150))
    await device.perform { pan.isEnabled = false }
    #expect(states.last == .cancelled)
    device.slide(finger, to: CGPoint(x: 100, y: 300))
    device.touchUp(finger)
    let count = states.count
    await device.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
    #expect(states.count == count)
    _ = target
  }
}

private final class RelatedTap: UITapGestureRecognizer {
  weak var waitsFor: UIGestureRecognizer?
  weak var isAwaitedBy: UIGestureRecognizer?

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === waitsFor
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === isAwaitedBy
  }
}

private final class Relations: NSObject, UIGestureRecognizerDelegate {
  var requires: (UIGestureRecognizer, UIGestureRecognizer)?
  var isRequired: (UIGestureRecognizer, UIGestureRecognizer)?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    requires.map { $0.0 === gestureRecognizer && $0.1 === otherGestureRecognizer } ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isRequired.map { $0.0 === gestureRecognizer && $0.1 === otherGestureRecognizer } ?? false
  }
}
