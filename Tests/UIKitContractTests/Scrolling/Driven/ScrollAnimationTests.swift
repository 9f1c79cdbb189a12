import Testing
import UIKit

@Suite("UIScrollView: scrolling in code, on a device") @MainActor
struct ScrollAnimationTests {
  @Test(
    "an animated scroll takes .3 s in even steps, and ends once",
    .fact("T4.10.9", "T4.10.10", "T4.10.13", "T4.10.14"), .needs(.exactTime))
  func animated() async {
    let (bench, scrollView, recorder) = await ScrollBench().parts
    let start = bench.device.now
    scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scrollView.contentOffset == .zero)
    while !recorder.log.contains("didEndScrollingAnimation"), bench.device.now < start + 1 {
      bench.device.advance(by: 1.0 / 60)
    }
    #expect(recorder.order == ["didScroll", "didEndScrollingAnimation"])
    #expect(recorder.log.count > 10)
    #expect(abs(bench.device.now - start - 0.3) <= 2.0 / 60)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 600))
    let steps = zip(recorder.offsets.dropFirst(), recorder.offsets).map { $0.y - $1.y }
    let uneven = steps.dropLast().filter { abs($0 - 600.0 / 18) > 0.7 }
    #expect(uneven.isEmpty)
    #expect(!scrollView.isDecelerating && !scrollView.isDragging)
  }

  @Test(
    "a scroll in code ends the animated one before it at once", .fact("T4.10.10"),
    .needs(.exactTime), arguments: [true, false])
  func replaced(isAnimated: Bool) async {
    let (bench, scrollView, recorder) = await ScrollBench().parts
    scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    bench.device.advance(by: 0.1)
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: isAnimated)
    #expect(recorder.log.count { $0 == "didEndScrollingAnimation" } == 1)
    await bench.device.settle()
    #expect(scrollView.contentOffset.y == 100)
    #expect(recorder.log.count { $0 == "didEndScrollingAnimation" } == (isAnimated ? 2 : 1))
  }

  @Test(
    "an animation block animates the layer, without an end callback", .fact("T4.10.11"),
    .needs(.exactTime))
  func insideBlock() async throws {
    let (bench, scrollView, recorder) = await ScrollBench().parts
    await bench.device.perform {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        scrollView.contentOffset = CGPoint(x: 0, y: 400)
      }
    }
    #expect(scrollView.contentOffset.y == 400)
    bench.device.advance(by: 0.2)
    let shown = try #require(scrollView.layer.presentation()).bounds.origin.y
    #expect(abs(shown - 200) < 20)
    await bench.device.settle()
    #expect(recorder.log == ["didScroll"])
  }

  @Test("scrollRectToVisible can animate", .fact("T4.11.12"))
  func rectToVisible() async {
    let (bench, scrollView, recorder) = await ScrollBench().parts
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 44), animated: true)
    await bench.device.settle()
    #expect(scrollView.contentOffset.y == 200)
    #expect(recorder.log.last == "didEndScrollingAnimation")
  }
}
