import Testing
import UIKit

/// Strokes: swipes, and pans from the screen's edge.
@MainActor
struct SwipeTests {
  @MainActor
  private struct Setup {
    let log = TouchLog()
    let view = UIView()
    let device: Device

    init() async {
      device = await Device.boot(view: view)
    }

    func add(_ recognizer: UIGestureRecognizer, _ name: String) -> ActionTarget {
      let target = ActionTarget { [log] sender in
        let state = (sender as? UIGestureRecognizer)?.state
        if state == .began || state == .ended { log.note(name) }
      }
      recognizer.addTarget(target, action: ActionTarget.action)
      view.addGestureRecognizer(recognizer)
      return target
    }
  }

  private static let ways: [(UISwipeGestureRecognizer.Direction, CGPoint)] = [
    (.right, CGPoint(x: 100, y: 0)), (.left, CGPoint(x: -100, y: 0)),
    (.up, CGPoint(x: 0, y: -100)), (.down, CGPoint(x: 0, y: 100)),
  ]

  @Test(
    "a swipe is recognised in its own direction only", .needs(.hands), .needs(.exactTouches),
    arguments: 0..<4)
  func direction(index: Int) async {
    let setup = await Setup()
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    swipe.direction = Self.ways[index].0
    let target = setup.add(swipe, "swipe")
    for (other, way) in Self.ways {
      setup.log.clear()
      await setup.device.drag(
        from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + way.x, y: 400 + way.y), duration: 0.1)
      #expect(setup.log.entries == (other == swipe.direction ? ["swipe"] : []))
    }
    _ = target
  }

  @Test(
    "too slow, too short, too crooked is no swipe (K)", .needs(.hands), .needs(.exactTouches),
    arguments: [(100, 0, 1.2), (40, 0, 0.1), (60, 70, 0.1)])
  func refused(x: Int, y: Int, duration: Double) async {
    let setup = await Setup()
    let target = setup.add(UISwipeGestureRecognizer(), "swipe")
    await setup.device.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100 + x, y: 400 + y), duration: duration)
    #expect(setup.log.entries.isEmpty)
    _ = target
  }

  @Test("a swipe of two fingers needs two", .needs(.hands), .needs(.exactTouches))
  func twoFingers() async {
    let setup = await Setup()
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    let target = setup.add(swipe, "swipe")
    await setup.device.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 220, y: 400), duration: 0.1)
    #expect(setup.log.entries.isEmpty)
    setup.device.pinch(
      about: CGPoint(x: 100, y: 400), from: 60, to: 60, angle: 1.5,
      moving: CGPoint(x: 120, y: 0), duration: 0.1)
    #expect(setup.log.entries == ["swipe"])
    _ = target
  }

  @Test(
    "a pan that requires the swipe to fail begins only when it has", .needs(.hands),
    .needs(.exactTouches))
  func panWaits() async {
    let setup = await Setup()
    let (swipe, pan) = (UISwipeGestureRecognizer(), UIPanGestureRecognizer())
    let targets = [setup.add(swipe, "swipe"), setup.add(pan, "pan")]
    pan.require(toFail: swipe)
    await setup.device.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 220, y: 400), duration: 0.1)
    #expect(setup.log.entries == ["swipe"])
    setup.log.clear()
    await setup.device.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 600), duration: 0.4)
    #expect(setup.log.entries == ["pan"])
    _ = targets
  }

  @Test("an edge pan begins at its edge, inwards only (K)", .needs(.hands), .needs(.exactTouches))
  func edge() async {
    let setup = await Setup()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    let target = setup.add(pan, "edge")
    for (start, end) in [
      (CGPoint(x: 60, y: 400), CGPoint(x: 200, y: 400)),
      (CGPoint(x: 5, y: 400), CGPoint(x: 15, y: 560)),
      (CGPoint(x: 385, y: 400), CGPoint(x: 200, y: 400)),
    ] {
      await setup.device.drag(from: start, to: end)
      #expect(setup.log.entries.isEmpty)
    }
    await setup.device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 410))
    #expect(setup.log.entries == ["edge"])
    _ = target
  }

  @Test(
    "a scroll view waits for an edge pan above it, and scrolls when that has failed (K)",
    .needs(.hands), .needs(.exactTouches))
  func edgeBeforeScroll() async {
    let setup = await Setup()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 2000, height: 844)
    scroll.contentOffset.x = 500
    await setup.device.perform { setup.view.addSubview(scroll) }
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    let target = setup.add(pan, "edge")
    await setup.device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), hold: 0.4)
    #expect(setup.log.entries == ["edge"])
    #expect(scroll.contentOffset.x == 500)
    await setup.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 295, y: 400))
    #expect(scroll.contentOffset.x < 500)
    _ = target
  }
}
