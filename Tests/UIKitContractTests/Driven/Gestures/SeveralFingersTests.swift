import Testing
import UIKit

/// Tests several fingers: which view receives which touch, and what ends the touches.
@MainActor
struct SeveralFingersTests {
  @MainActor
  private struct Setup {
    let log = TouchLog()
    let root = UIView()
    let left: TouchView
    let right: TouchView
    let device: Device
    let onLeft = CGPoint(x: 50, y: 100)
    let onRight = CGPoint(x: 250, y: 100)

    init() async {
      left = TouchView("left", frame: CGRect(x: 0, y: 0, width: 195, height: 400), log: log)
      right = TouchView("right", frame: CGRect(x: 195, y: 0, width: 195, height: 400), log: log)
      root.addSubview(left)
      root.addSubview(right)
      device = await Device.boot(view: root)
    }
  }

  @Test("a view gets one finger, unless it allows several", .needs(.exactTouches))
  func multipleTouch() async {
    let setup = await Setup()
    #expect(!setup.left.isMultipleTouchEnabled)
    for takesSeveral in [false, true] {
      setup.left.isMultipleTouchEnabled = takesSeveral
      setup.log.clear()
      let first = setup.device.touchDown(at: setup.onLeft)
      setup.device.touchMove(first, to: CGPoint(x: 60, y: 100))
      let second = setup.device.touchDown(at: CGPoint(x: 50, y: 300))
      #expect(
        setup.log.entries
          == (takesSeveral
            ? ["left began", "left moved", "left began"] : ["left began", "left moved"]))
      setup.device.lift([second, first])
      #expect(setup.log.entries.last == "left ended")
    }
  }

  @Test("fingers on two views go to one each", .needs(.exactTouches))
  func twoViews() async {
    let setup = await Setup()
    let first = setup.device.touchDown(at: setup.onLeft)
    let second = setup.device.touchDown(at: setup.onRight)
    setup.device.lift([first, second])
    #expect(setup.log.entries == ["left began", "right began", "left ended", "right ended"])
  }

  @Test(
    "an exclusive view is touched alone: other views get no touch meanwhile, and it gets no second one",
    .needs(.exactTouches)
  )
  func exclusive() async {
    let setup = await Setup()
    setup.left.isExclusiveTouch = true
    let first = setup.device.touchDown(at: setup.onLeft)
    let second = setup.device.touchDown(at: setup.onRight)
    setup.device.lift([second, first])
    #expect(setup.log.entries == ["left began", "left ended"])
    setup.log.clear()
    let third = setup.device.touchDown(at: setup.onRight)
    let fourth = setup.device.touchDown(at: setup.onLeft)
    setup.device.lift([fourth, third])
    #expect(setup.log.entries == ["right began", "right ended"])
  }

  @Test(
    "taps count up at one place; a second finger beside the first is not a second tap",
    .needs(.hands), .needs(.exactTouches), .needs(.exactTime))
  func tapCount() async {
    let setup = await Setup()
    let counter = CountView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
    counter.isMultipleTouchEnabled = true
    await setup.device.perform { setup.root.addSubview(counter) }
    let place = CGPoint(x: 100, y: 500)
    for _ in 0..<3 {
      await setup.device.tap(at: place)
      setup.device.advance(by: 0.1)
    }
    await setup.device.tap(at: CGPoint(x: 300, y: 700))
    setup.device.advance(by: 1)
    let first = setup.device.touchDown(at: place)
    let second = setup.device.touchDown(at: CGPoint(x: 130, y: 500))
    setup.device.lift([first, second])
    #expect(counter.counts == [1, 2, 3, 1, 1, 1])
  }

  @Test(
    "a view that leaves its window, or whose window hides, has its touches cancelled at once (K)",
    .needs(.exactTouches))
  func leaving() async {
    let setup = await Setup()
    let first = setup.device.touchDown(at: setup.onLeft)
    await setup.device.perform { setup.left.removeFromSuperview() }
    #expect(setup.log.entries == ["left began", "left cancelled"])
    setup.device.touchMove(first, to: CGPoint(x: 70, y: 100))
    setup.device.touchUp(first)
    #expect(setup.log.entries == ["left began", "left cancelled"])
    setup.log.clear()
    let second = setup.device.touchDown(at: setup.onRight)
    await setup.device.perform { setup.device.windows[0].isHidden = true }
    #expect(setup.log.entries == ["right began", "right cancelled"])
    setup.device.touchUp(second)
    #expect(setup.log.entries == ["right began", "right cancelled"])
  }

  @Test("a pan whose window hides is cancelled", .needs(.exactTouches))
  func panWindowHides() async {
    let setup = await Setup()
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer()
    let target = ActionTarget { _ in states.append(pan.state) }
    pan.addTarget(target, action: ActionTarget.action)
    setup.left.addGestureRecognizer(pan)
    let finger = setup.device.touchDown(at: setup.onLeft)
    setup.device.touchMove(finger, to: CGPoint(x: 50, y: 130))
    await setup.device.perform { setup.device.windows[0].isHidden = true }
    #expect(states == [.began, .cancelled])
    setup.device.touchUp(finger)
    _ = target
  }

  @Test("a touch knows the recognisers that watch it, innermost first", .needs(.exactTouches))
  func recognizersOfTouch() async throws {
    let setup = await Setup()
    let (outer, inner) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    setup.root.addGestureRecognizer(outer)
    setup.left.addGestureRecognizer(inner)
    let keeper = KeepingRecognizer()
    setup.root.addGestureRecognizer(keeper)
    let finger = setup.device.touchDown(at: setup.onLeft)
    let touch = try #require(keeper.touch)
    #expect(
      (touch.gestureRecognizers ?? []).map(ObjectIdentifier.init)
        == [inner, outer, keeper].map(ObjectIdentifier.init))
    #expect(touch.view === setup.left)
    setup.device.touchMove(finger, to: CGPoint(x: 50, y: 130))
    #expect(touch.gestureRecognizers?.contains { $0 === outer } == false)
    setup.device.touchUp(finger)
  }

  @Test(
    "a two-finger tap needs both fingers down and up at their places", .needs(.hands),
    .needs(.exactTouches),
    .needs(.exactTime))
  func twoFingerTap() async {
    let setup = await Setup()
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let target = ActionTarget { [log = setup.log] _ in log.note("tap") }
    tap.addTarget(target, action: ActionTarget.action)
    setup.root.addGestureRecognizer(tap)
    await setup.device.tap(at: setup.onLeft)
    #expect(!setup.log.entries.contains("tap"))
    setup.device.advance(by: 1)
    let first = setup.device.touchDown(at: setup.onLeft)
    let second = setup.device.touchDown(at: setup.onRight)
    setup.device.lift([first, second])
    #expect(setup.log.entries.filter { $0 == "tap" } == ["tap"])
    _ = target
  }
}

private final class CountView: UIView {
  var counts: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts += touches.map(\.tapCount)
  }
}

private final class KeepingRecognizer: UIGestureRecognizer {
  var touch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touch = touches.first
  }
}
