import Testing
import UIKit

@Suite("UIScrollView: offset") @MainActor
struct ScrollOffsetTests {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let recorder = ScrollRecorder()

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 500, height: 500)
    scrollView.delegate = recorder
  }

  @Test("the content offset is the bounds' origin, both ways", .fact("T4.6.8"))
  func boundsOrigin() {
    scrollView.contentOffset = CGPoint(x: 10, y: 20)
    #expect(scrollView.bounds == CGRect(x: 10, y: 20, width: 100, height: 100))
    scrollView.bounds.origin = CGPoint(x: 30, y: 40)
    #expect(scrollView.contentOffset == CGPoint(x: 30, y: 40))
    let child = UIView(frame: CGRect(x: 35, y: 60, width: 10, height: 10))
    scrollView.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: scrollView) == CGPoint(x: 35, y: 60))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(scrollView)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 5, y: 20))
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("an assigned offset tells the delegate once, and only if it changed", .fact("T4.10.7"))
  func assigned() {
    scrollView.contentOffset = CGPoint(x: 0, y: 50)
    #expect(recorder.log == ["didScroll"])
    scrollView.contentOffset = CGPoint(x: 0, y: 50)
    #expect(recorder.log == ["didScroll"])
    scrollView.setContentOffset(CGPoint(x: 5, y: 60), animated: false)
    #expect(recorder.log == ["didScroll", "didScroll"])
    #expect(recorder.offsets == [CGPoint(x: 0, y: 50), CGPoint(x: 5, y: 60)])
    scrollView.setContentOffset(CGPoint(x: 5, y: 60), animated: false)
    #expect(recorder.log.count == 2)
  }

  @Test(
    "an assigned offset is not clamped, not even by a layout", .fact("T4.10.8", "T7.3.2"),
    arguments: [CGPoint(x: -50, y: -70), CGPoint(x: 900, y: 1000)])
  func notClamped(offset: CGPoint) {
    scrollView.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    scrollView.contentOffset = offset
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset == offset)
  }

  @Test("an animated change leaves the offset as it was for now", .fact("T4.10.9"))
  func animated() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(scrollView.contentOffset == .zero)
    #expect(recorder.log.isEmpty)
  }

  @Test("inside an animation block the offset is new at once, with one callback", .fact("T4.10.11"))
  func insideAnimationBlock() {
    UIView.animate(withDuration: 0.3) { scrollView.contentOffset = CGPoint(x: 0, y: 200) }
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 200))
    #expect(recorder.log == ["didScroll"])
  }

  @Test("every change of the offset lays out the scroll view", .fact("T4.11.17"))
  func layout() {
    final class Counting: UIScrollView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.layoutIfNeeded()
    let before = view.count
    view.layoutIfNeeded()
    #expect(view.count == before)
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(view.count == before + 1)
  }

  @Test(
    "content that shrinks under the offset moves it at the next layout, not before",
    .fact("T4.10.20"))
  func shrinkingContent() {
    scrollView.layoutIfNeeded()
    scrollView.contentOffset = CGPoint(x: 0, y: 400)
    scrollView.layoutIfNeeded()
    scrollView.contentSize = CGSize(width: 500, height: 300)
    #expect(scrollView.contentOffset.y == 400)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 200)
  }

  @Test("NaN and infinity change nothing")
  func notANumber() {
    scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
    scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("the deceleration rates are UIKit's", .fact("T4.9.23"))
  func rates() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(scrollView.decelerationRate == .normal)
  }

  @Test("The defaults of a new scroll view")
  func defaults() {
    let view = UIScrollView()
    #expect(view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(!view.isPagingEnabled && view.isScrollEnabled && !view.isDirectionalLockEnabled)
    #expect(view.delaysContentTouches && view.canCancelContentTouches && view.scrollsToTop)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.keyboardDismissMode == .none && view.clipsToBounds)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.touchesShouldCancel(in: UIView()))
  }

  @Test(
    "the raw values are UIKit's", .fact("T4.16.8", "T4.11.2"),
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, 0), (.onDrag, 1), (.interactive, 2),
      (.onDragWithAccessory, 3), (.interactiveWithAccessory, 4),
    ])
  func rawValues(mode: UIScrollView.KeyboardDismissMode, raw: Int) {
    #expect(mode.rawValue == raw)
    let behaviours: [UIScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    #expect(behaviours.map(\.rawValue) == [0, 1, 2, 3])
  }
}
