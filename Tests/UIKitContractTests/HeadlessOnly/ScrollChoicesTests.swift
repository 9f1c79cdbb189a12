#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests the other choices for what the facts about scrolling leave open (part 5).
  @MainActor
  struct ScrollChoicesTests {
    private final class Restless: UICollectionView {
      var passes = 0
      var end = 0
      var writesInset = false

      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        guard passes < end else { return }
        if writesInset {
          contentInset.bottom = CGFloat(passes)
        } else {
          contentOffset.y = CGFloat(passes)
        }
      }
    }

    @Test(
      "a collection view ends a loop of layout passes, but not many that come to an end",
      .fact("T4.17.14"), arguments: [true, false], [(60, 0), (1000, 1)])
    func layoutLoop(writesInset: Bool, row: (end: Int, loops: Int)) {
      let list = Restless(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      (list.writesInset, list.end) = (writesInset, row.end)
      let before = UICollectionView.layoutLoops
      list.layoutIfNeeded()
      #expect(UICollectionView.layoutLoops - before == row.loops)
      #expect(list.passes == min(row.end, 101))
    }

    @Test(
      "the other reading: a touch ends the coasting before the next drag", .fact("C5.13"),
      .needs(.hands), .needs(.exactTouches), .needs(.exactTime))
    func touchEnds() async {
      let bench = await ScrollBench()
      let recorder = bench.recorder
      UIScrollView.configuration.touchEndsDeceleration = true
      defer { UIScrollView.configuration = HeadlessChoices.initial.scrolling }
      await bench.drag(steps: 20, of: 24)
      bench.device.advance(by: 0.3)
      recorder.log = []
      let finger = bench.device.touchDown(at: CGPoint(x: 200, y: 700))
      #expect(recorder.log == ["didEndDecelerating"])
      bench.device.touchUp(finger)
      #expect(recorder.log == ["didEndDecelerating"])
    }

    @Test("the other reading: bouncing sideways adds no horizontal safe area", .fact("C5.17"))
    func horizontalBounce() async {
      let bench = await ScrollBench(content: CGSize(width: 100, height: 100))
      let controller = bench.device.windows[0].rootViewController
      let scrollView = bench.scrollView
      defer { UIScrollView.configuration = HeadlessChoices.initial.scrolling }
      for counts in [true, false] {
        UIScrollView.configuration.horizontalBounceCountsSafeArea = counts
        await bench.device.perform {
          controller?.additionalSafeAreaInsets.left = 25
          scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
          scrollView.alwaysBounceHorizontal = true
        }
        #expect(scrollView.adjustedContentInset.left == (counts ? 25 : 0))
      }
    }
  }
#endif
