import Testing
import UIKit

@Suite("UIScrollView: one in another, and directional lock") @MainActor
struct ScrollNestingTests {
  /// A list 300 points high with 1000 points of content. It begins at 300 in a page of 3000 points.
  @MainActor
  private struct Bench {
    let outer: ScrollBench
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))

    init() async {
      outer = await ScrollBench(content: CGSize(width: 390, height: 3000))
      let (outer, inner) = (outer, inner)
      await outer.device.perform {
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 390, height: 1000)
        outer.scrollView.addSubview(inner)
      }
    }

    func drag(by way: CGFloat) async {
      await outer.device.drag(
        from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 450 + way), duration: 0.6, hold: 0.3)
      await outer.device.settle()
    }
  }

  @Test("the inner scroll view moves first", .needs(.hands), .needs(.exactTouches))
  func innerFirst() async {
    let bench = await Bench()
    await bench.drag(by: -100)
    #expect(bench.inner.contentOffset.y >= 90)
    #expect(bench.outer.scrollView.contentOffset.y == 0)
  }

  @Test(
    "at the inner list's end a new drag moves the outer list, which can go on (K)", .needs(.hands),
    .needs(.exactTouches))
  func outerTakesOver() async {
    let bench = await Bench()
    bench.inner.contentOffset.y = 700
    await bench.drag(by: -100)
    #expect(bench.inner.contentOffset.y == 700)
    #expect(bench.outer.scrollView.contentOffset.y == 90)
    // In the other direction, the inner list can scroll again.
    let before = bench.outer.scrollView.contentOffset.y
    await bench.outer.device.drag(
      from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 400), duration: 0.6, hold: 0.3)
    await bench.outer.device.settle()
    #expect(bench.inner.contentOffset.y < 700)
    #expect(bench.outer.scrollView.contentOffset.y == before)
  }

  @Test(
    "where the outer scroll view has no room either, the inner one bounces (K)",
    .needs(.exactTouches))
  func innerBounces() async {
    let bench = await Bench()
    let finger = bench.outer.device.press(
      from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 550))
    #expect(bench.inner.contentOffset.y < 0)
    #expect(bench.outer.scrollView.contentOffset.y == 0)
    bench.outer.device.touchUp(finger)
    await bench.outer.device.settle()
    #expect(bench.inner.contentOffset.y == 0)
  }

  @Test(
    "directional lock leaves one axis; a diagonal drag keeps both", .needs(.hands),
    .needs(.exactTouches), arguments: [true, false])
  func lock(isDiagonal: Bool) async {
    let bench = await ScrollBench(content: CGSize(width: 4000, height: 4000))
    #expect(!bench.scrollView.isDirectionalLockEnabled)
    bench.scrollView.isDirectionalLockEnabled = true
    await bench.device.drag(
      from: CGPoint(x: 300, y: 700), to: CGPoint(x: 200, y: isDiagonal ? 600 : 690),
      duration: 0.2, hold: 0.3)
    await bench.device.settle()
    #expect(bench.scrollView.contentOffset.x > 50)
    #expect((bench.scrollView.contentOffset.y > 50) == isDiagonal)
    if !isDiagonal { #expect(bench.scrollView.contentOffset.y == 0) }
  }

  @Test(
    "a locked drag that turns keeps its axis to its end; the next one is free again",
    .needs(.hands), .needs(.exactTouches))
  func lockEnds() async {
    let bench = await ScrollBench(content: CGSize(width: 4000, height: 4000))
    bench.scrollView.isDirectionalLockEnabled = true
    let finger = bench.device.press(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 300, y: 500))
    bench.device.slide(finger, to: CGPoint(x: 100, y: 500))
    bench.device.touchUp(finger)
    await bench.device.settle()
    #expect(bench.scrollView.contentOffset.x == 0)
    await bench.device.drag(
      from: CGPoint(x: 300, y: 500), to: CGPoint(x: 200, y: 500), duration: 0.2, hold: 0.3)
    #expect(bench.scrollView.contentOffset.x > 50)
  }

  @Test("a view pages along both axes", .fact("T4.9.34"), .needs(.exactTouches))
  func pagingBothAxes() async {
    let bench = await ScrollBench(content: CGSize(width: 390 * 3, height: 844 * 3))
    bench.scrollView.isPagingEnabled = true
    bench.device.fling(from: CGPoint(x: 300, y: 700), velocity: CGPoint(x: -1, y: -1))
    await bench.device.settle()
    #expect(bench.scrollView.contentOffset == CGPoint(x: 390, y: 844))
  }
}
