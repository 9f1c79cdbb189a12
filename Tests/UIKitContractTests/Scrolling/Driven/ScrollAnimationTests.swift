import Testing
import UIKit

@Suite("UIScrollView: scrolling in code, on a device") @MainActor
struct ScrollAnimationTests {
  @Test(
    "an animated scroll takes .3 s in even steps, and ends once",
    .fact("T4.10.9", "T4.10.10", "T4.10.13", "T4.10.14"),
    .needs(.exactTime))
  func animated() async {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let recorder = bench.recorder
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

  @Test("A scroll to the present offset tells the delegate nothing")
  func nowhere() async {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let recorder = bench.recorder
    scrollView.setContentOffset(.zero, animated: true)
    await bench.device.settle()
    #expect(recorder.log.isEmpty)
  }

  @Test("an animated scroll is not clamped either", .fact("T4.10.8"))
  func notClamped() async {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    scrollView.setContentOffset(CGPoint(x: 0, y: -80), animated: true)
    await bench.device.settle()
    #expect(scrollView.contentOffset.y == -80)
  }

  @Test("A new target replaces the present one, and there is one end", .needs(.exactTime))
  func replaced() async {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let recorder = bench.recorder
    scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    bench.device.advance(by: 0.1)
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    await bench.device.settle()
    #expect(scrollView.contentOffset.y == 100)
    #expect(recorder.log.count { $0 == "didEndScrollingAnimation" } == 1)
  }

  @Test(
    "inside an animation block the layer animates by itself, without an end callback",
    .fact("T4.10.11"),
    .needs(.exactTime))
  func insideBlock() async throws {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let recorder = bench.recorder
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
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let recorder = bench.recorder
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 44), animated: true)
    await bench.device.settle()
    #expect(scrollView.contentOffset.y == 200)
    #expect(recorder.log.last == "didEndScrollingAnimation")
  }

  @Test(
    "the indicator shows while scrolling and fades after it", .fact("T4.9.44"), .needs(.hands),
    .needs(.exactTouches))
  func indicator() async {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40_000))
    scrollView.addSubview(content)
    await bench.drag(steps: 20, of: 6)
    let bar = scrollView.subviews.last { $0 !== content }
    #expect(bar?.frame.width == 2.5)
    #expect(bar?.alpha == 1)
    #expect(bar.map { abs($0.frame.maxX - (scrollView.bounds.maxX - 3)) < 1e-6 } == true)
    await bench.device.settle()
    #expect(bar?.alpha == 0)
  }
}
