import Testing
import UIKit

@Suite("UIScrollView: coasting and bouncing") @MainActor
struct ScrollFlightTests {
  @Test(
    "the delegate gets one didScroll a frame", .fact("T4.10.4"), .needs(.hands),
    .needs(.exactTouches), .needs(.exactTime))
  func onePerFrame() async {
    let (bench, _, recorder) = await ScrollBench().parts
    await bench.drag(steps: 20, of: 6)
    let count = recorder.log.count
    bench.device.advance(by: 0.5)
    #expect((29...31).contains(recorder.log.count - count))
    // Every offset is on a pixel.
    #expect(recorder.offsets.allSatisfy { abs($0.y * 3 - ($0.y * 3).rounded()) < 1e-6 })
  }

  @Test(
    "a flight that reaches the end bounces there",
    .fact("T7.1.3", "T7.1.5", "T7.1.6", "T4.9.22", "T4.9.27", "T4.9.28", "T4.9.31"), .needs(.hands),
    .needs(.exactTouches), .needs(.exactTime))
  func impact() async {
    let (bench, scrollView, recorder) = await ScrollBench().parts
    // The traces were recorded with a height of 852 pt.
    scrollView.frame.size.height = 852
    scrollView.contentOffset.y = 39088 - (20 * 25 - 10)
    await bench.drag(steps: 20, of: 25)
    #expect(scrollView.contentOffset.y == 39088)
    #expect(recorder.target == CGPoint(x: 0, y: 39148))
    recorder.offsets = []
    let release = bench.device.now
    while scrollView.isDecelerating { bench.device.advance(by: 1.0 / 60) }
    let peak = recorder.offsets.map(\.y).max() ?? 0
    // The nearest frame is at most half a frame from the peak, where the offset is at most 1.5 pt
    // lower.
    #expect(abs(peak - 39248.33) <= 1.5 + 1.5)
    #expect(scrollView.contentOffset.y == 39148)
    #expect(recorder.log.last == "didEndDecelerating")
    #expect(abs(bench.device.now - release - 0.807) <= 2.0 / 60)
  }

  @Test(
    "a flight ends at the delegate's target, even without speed", .fact("T4.9.32", "T4.9.33"),
    .needs(.hands), .needs(.exactTouches),
    arguments: [(20, 6, 0, 700), (100, 1.52, 0.32, 300)]
      as [(steps: Int, step: CGFloat, hold: TimeInterval, target: CGFloat)])
  func retarget(steps: Int, step: CGFloat, hold: TimeInterval, target: CGFloat) async {
    let (bench, scrollView, recorder) = await ScrollBench().parts
    recorder.newTarget = CGPoint(x: 0, y: target)
    await bench.drag(steps: steps, of: step, hold: hold)
    #expect(recorder.log.suffix(2) == ["didEndDragging(true)", "willBeginDecelerating"])
    await bench.device.settle()
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: target))
    #expect(recorder.log.last == "didEndDecelerating")
  }

  @Test(
    "a flick moves a paging view one page", .fact("T4.9.34", "T4.9.35"), .needs(.hands),
    .needs(.exactTouches))
  func paging() async {
    let bench = await ScrollBench(content: CGSize(width: 390 * 5, height: 844))
    bench.scrollView.isPagingEnabled = true
    for (page, x) in [(1, CGFloat(300)), (2, 300)] {
      bench.device.fling(from: CGPoint(x: x, y: 400), velocity: CGPoint(x: -1.5, y: 0))
      #expect(bench.recorder.target == CGPoint(x: 390 * CGFloat(page), y: 0))
      await bench.device.settle()
      #expect(bench.scrollView.contentOffset == CGPoint(x: 390 * CGFloat(page), y: 0))
    }
    await bench.device.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 160, y: 400), duration: 1, hold: 0.3)
    await bench.device.settle()
    #expect(bench.scrollView.contentOffset == CGPoint(x: 780, y: 0))
  }

  @Test("a view pages along both axes", .fact("T4.9.34"), .needs(.exactTouches))
  func pagingBothAxes() async {
    let (bench, scrollView, _) = await ScrollBench(
      content: CGSize(width: 390 * 3, height: 844 * 3)
    ).parts
    scrollView.isPagingEnabled = true
    bench.device.fling(from: CGPoint(x: 300, y: 700), velocity: CGPoint(x: -1, y: -1))
    await bench.device.settle()
    #expect(scrollView.contentOffset == CGPoint(x: 390, y: 844))
  }

  @Test(
    "a touch stops the coasting; a new drag skips its end", .fact("T4.9.41", "T4.10.6", "C5.13"),
    .needs(.hands), .needs(.exactTouches), .needs(.exactTime))
  func caught() async {
    let (bench, scrollView, recorder) = await ScrollBench().parts
    await bench.drag(steps: 20, of: 24)
    bench.device.advance(by: 0.3)
    let finger = bench.device.touchDown(at: CGPoint(x: 200, y: 700))
    let offset = scrollView.contentOffset
    #expect(!scrollView.isDecelerating && scrollView.isTracking)
    bench.device.advance(by: 0.2)
    #expect(scrollView.contentOffset == offset)
    recorder.log = []
    bench.device.slide(finger, to: CGPoint(x: 200, y: 400))
    bench.device.touchUp(finger)
    await bench.device.settle()
    #expect(recorder.log.first == "willBeginDragging(\(Int(offset.y)))")
    #expect(recorder.log.count { $0 == "didEndDecelerating" } == 1)
  }

  @Test(
    "content that its owner moves coasts on from there", .needs(.hands), .needs(.exactTouches),
    .needs(.exactTime))
  func shifted() async {
    let (bench, scrollView, _) = await ScrollBench().parts
    await bench.drag(steps: 20, of: 6)
    bench.device.advance(by: 0.2)
    let before = scrollView.contentOffset.y
    scrollView.contentOffset.y += 1000
    await bench.device.settle()
    let rest = scrollView.contentOffset.y
    #expect(rest > before + 1000)
    #expect(abs(rest - (110 + 0.74 * 499 + 1000)) < 1)
  }

  @Test(
    "setContentOffset without animation stops the coasting", .needs(.hands), .needs(.exactTouches),
    .needs(.exactTime))
  func stopped() async {
    let (bench, scrollView, _) = await ScrollBench().parts
    await bench.drag(steps: 20, of: 6)
    bench.device.advance(by: 0.2)
    let offset = scrollView.contentOffset
    scrollView.setContentOffset(offset, animated: false)
    await bench.device.settle()
    #expect(scrollView.contentOffset == offset)
    #expect(!scrollView.isDecelerating)
  }
}
