import Testing
import UIKit

@Suite("UIScrollView: truths about frames, fields and other readings") @MainActor
struct ScrollTruthTests {
  @Test(
    "the flight's clock starts at touch-up", .fact("T4.9.13", "T4.9.14"), .needs(.hands),
    .needs(.exactTouches), .needs(.exactTime))
  func firstFrame() async throws {
    let bench = await ScrollBench()
    await bench.drag(steps: 20, of: 24)
    let (start, lift) = (bench.scrollView.contentOffset.y, bench.device.now)
    let frame = (bench.device.now * 60).rounded(.down) / 60 + 1.0 / 60
    bench.device.advance(to: frame)
    let way = bench.scrollView.contentOffset.y - start
    // The speed at the lift is 3 points per millisecond. The frame is shown less than a frame's
    // time after the lift, and the list has coasted only since the lift.
    let expected = 3 * 499 * (1 - pow(0.998, (frame - lift) * 1000))
    #expect(frame - lift < 1.0 / 60)
    #expect(abs(way - expected) < 0.34)
  }

  @Test(
    "an animated scroll changes the offset itself in every frame", .fact("T4.10.12", "T4.1.5"),
    .needs(.exactTime))
  func displayLink() async {
    let bench = await ScrollBench()
    await bench.device.perform {
      bench.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    #expect(bench.scrollView.isScrollAnimating)
    for _ in 0..<5 {
      bench.device.advance(by: 1.0 / 60)
      #expect(
        bench.scrollView.layer.presentation()?.bounds.minY == bench.scrollView.contentOffset.y)
    }
    #expect((40...120).contains(bench.scrollView.contentOffset.y))
    await bench.device.settle()
    #expect(!bench.scrollView.isScrollAnimating)
  }

  @Test("with an inset at did-show the field moves twice", .fact("T4.12.4"), .needs(.exactTime))
  func insetAtDidShow() async {
    let (bench, scrollView, _) = await ScrollBench().parts
    let field = UITextField(frame: CGRect(x: 20, y: 900, width: 300, height: 40))
    scrollView.addSubview(field)
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        scrollView.contentInset.bottom = 336
        scrollView.scrollRectToVisible(field.frame, animated: true)
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    await bench.device.perform { #expect(field.becomeFirstResponder()) }
    bench.device.advance(by: 0.24)
    // The first scroll brings the field to the bottom of the viewport, behind the keyboard.
    #expect((1...(940.0 - 844)).contains(scrollView.contentOffset.y))
    await bench.device.settle()
    #expect(abs(scrollView.contentOffset.y - (940 + 336 - 844)) < 0.34)
  }
}
