import Testing
import UIKit

@Suite("UIScrollView: dragging") @MainActor
struct ScrollDragTests {
  @Test("a drag of 180 pt moves the content by 170", .fact("T7.1.11"), .needs(.exactTouches))
  func distance() async {
    let (bench, scrollView, _) = await ScrollBench().parts
    _ = bench.press(steps: 60, of: 3)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 170))
  }

  @Test(
    "willBeginDragging sees the old offset; didScroll follows in the same event",
    .fact("T4.10.1", "T4.10.2"), .needs(.exactTouches))
  func beginOrder() async {
    let (bench, scrollView, recorder) = await ScrollBench().parts
    scrollView.contentOffset.y = 500
    recorder.log = []
    _ = bench.press(steps: 4, of: 3)
    #expect(recorder.log == ["willBeginDragging(500)", "didScroll"])
    #expect(scrollView.contentOffset.y == 502)
  }

  @Test("one didScroll follows for each move", .fact("T4.10.2"), .needs(.exactTouches))
  func everyMove() async {
    let (bench, _, recorder) = await ScrollBench().parts
    _ = bench.press(steps: 10, of: 3)
    #expect(recorder.offsets.map(\.y) == [2, 5, 8, 11, 14, 17, 20])
  }

  @Test(
    "a flick calls the delegate in order", .fact("T4.10.3", "T4.10.4"), .needs(.hands),
    .needs(.exactTouches))
  func flickOrder() async {
    let (bench, _, recorder) = await ScrollBench().parts
    await bench.drag(steps: 20, of: 6)
    #expect(
      recorder.order == [
        "willBeginDragging(0)", "didScroll", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating",
      ])
    await bench.device.settle()
    #expect(recorder.order.suffix(2) == ["didScroll", "didEndDecelerating"])
    #expect(recorder.order.count == 7)
  }

  @Test(
    "a drag at .19 that is held calls nothing after didEndDragging", .fact("T4.10.5", "T4.9.8"),
    .needs(.hands), .needs(.exactTouches))
  func heldOrder() async {
    let (bench, scrollView, recorder) = await ScrollBench().parts
    await bench.drag(steps: 100, of: 1.52, hold: 0.32)
    let offset = scrollView.contentOffset
    #expect(
      recorder.order == [
        "willBeginDragging(0)", "didScroll", "willEndDragging", "didEndDragging(false)",
      ])
    #expect(recorder.velocity == .zero)
    #expect(recorder.target == offset)
    let count = recorder.log.count
    await bench.device.settle()
    #expect(recorder.log.count == count)
    #expect(scrollView.contentOffset == offset)
  }

  @Test(
    "each callback sees the right flags", .fact("T4.10.15", "T4.10.16", "T4.10.17"), .needs(.hands),
    .needs(.exactTouches))
  func flags() async {
    let (bench, scrollView, recorder) = await ScrollBench().parts
    let finger = bench.device.touchDown(at: CGPoint(x: 200, y: 700))
    #expect(scrollView.isTracking && !scrollView.isDragging)
    bench.device.touchUp(finger)
    #expect(!scrollView.isTracking)
    #expect(recorder.log.isEmpty)
    await bench.drag(steps: 20, of: 6)
    #expect(scrollView.isDecelerating && !scrollView.isTracking && !scrollView.isDragging)
    await bench.device.settle()
    #expect(!scrollView.isDecelerating)
    #expect(recorder.states.first == "willBeginDragging(0) TD-")
    #expect(recorder.states.contains("didScroll TD-"))
    #expect(recorder.states.contains("didScroll --C"))
    #expect(recorder.states.contains("willBeginDecelerating --C"))
    #expect(recorder.states.last == "didEndDecelerating ---")
  }

  @Test(
    "the velocity is the step over 8 ms", .fact("T4.9.1", "T4.9.2", "T4.9.6"), .needs(.hands),
    .needs(.exactTouches), arguments: [(6, 0.75), (25, 3.125), (-6, -0.75)] as [(Double, Double)])
  func velocity(step: Double, velocity: Double) async throws {
    let (bench, scrollView, recorder) = await ScrollBench().parts
    scrollView.contentOffset.y = 5000
    await bench.drag(steps: 15, of: CGFloat(step), from: step < 0 ? 200 : 700)
    let reported = try #require(recorder.velocity)
    #expect(abs(Double(reported.y) - velocity) < 1e-6)
    #expect(reported.x == 0)
  }

  @Test(
    "past the edge the content follows less and less",
    .fact("T7.1.7", "T7.1.8", "T4.9.24", "T4.9.25"), .needs(.exactTouches))
  func rubberBand() async {
    let (bench, scrollView, _) = await ScrollBench().parts
    // The traces were recorded with a height of 852 pt.
    scrollView.frame.size.height = 852
    let finger = bench.press(steps: 3, of: -5, from: 100)
    #expect(abs(scrollView.contentOffset.y - -8 / 3) < 0.01)
    bench.device.slide(finger, to: CGPoint(x: 200, y: 700))
    #expect(abs(scrollView.contentOffset.y - -235) < 0.01)
  }

  @Test(
    "both axes move independently by default", .fact("T4.9.42"), .needs(.hands),
    .needs(.exactTouches))
  func bothAxes() async {
    let bench = await ScrollBench(content: CGSize(width: 4000, height: 4000))
    await bench.device.drag(
      from: CGPoint(x: 300, y: 700), to: CGPoint(x: 240, y: 600), duration: 0.16)
    await bench.device.settle()
    let end = bench.scrollView.contentOffset
    #expect(end.x > 60 && end.y > 100)
  }

  @Test(
    "content that fits does not move, unless it always bounces", .fact("T4.9.43"), .needs(.hands),
    .needs(.exactTouches))
  func fittingContent() async {
    let bench = await ScrollBench(content: CGSize(width: 390, height: 300))
    await bench.drag(steps: 20, of: -6, from: 100)
    #expect(bench.recorder.log.isEmpty)
    bench.scrollView.alwaysBounceVertical = true
    await bench.drag(steps: 20, of: -6, from: 100)
    #expect(bench.recorder.order.first == "willBeginDragging(0)")
    await bench.device.settle()
    #expect(bench.scrollView.contentOffset == .zero)
    #expect(bench.recorder.order.last == "didEndDecelerating")
  }

  @Test("A cancelled touch ends the drag without coasting", .needs(.exactTouches))
  func cancelled() async {
    let (bench, scrollView, recorder) = await ScrollBench().parts
    _ = bench.press(steps: 20, of: 6)
    bench.device.cancelTouches()
    #expect(
      recorder.order == [
        "willBeginDragging(0)", "didScroll", "willEndDragging", "didEndDragging(false)",
      ])
    #expect(!scrollView.isTracking && !scrollView.isDragging)
  }

  @Test(
    "a target on the pan comes after the scroll view's move", .needs(.hands), .needs(.exactTouches))
  func panTarget() async {
    let (bench, scrollView, _) = await ScrollBench().parts
    var states: [UIGestureRecognizer.State] = []
    var offsets: [CGFloat] = []
    var speed: CGFloat = 0
    let target = ActionTarget { sender in
      guard let pan = sender as? UIPanGestureRecognizer else { return }
      states.append(pan.state)
      offsets.append(scrollView.contentOffset.y)
      speed = pan.velocity(in: scrollView).y
      if pan.state == .ended { states.append(.possible) }
    }
    scrollView.panGestureRecognizer.addTarget(target, action: ActionTarget.action)
    await bench.drag(steps: 4, of: 6)
    #expect(states == [.began, .changed, .changed, .ended, .possible])
    #expect(offsets == [2, 8, 14, 14])
    #expect(abs(speed - -750) < 1e-3)
  }
}
