import Testing
import UIKit

/// Tests pans from the edge of the screen.
@MainActor
struct EdgePanTests {
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

  @Test(
    "an edge pan begins only at its edge and inwards (K)", .needs(.hands), .needs(.exactTouches))
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
