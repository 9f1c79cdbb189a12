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

  @Test("key-value observing tells each write, inside it", .fact("T4.10.23"))
  func observed() {
    nonisolated(unsafe) var told: [[CGFloat?]] = []
    let token = scrollView.observe(\.contentOffset, options: [.old, .new]) { @Sendable _, change in
      told.append([change.oldValue?.y, change.newValue?.y])
    }
    scrollView.contentOffset.y = 50
    #expect(told == [[0, 50]])
    token.invalidate()
    scrollView.contentOffset.y = 60
    #expect(told.count == 1)
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

  @Test("an assigned offset is rounded to pixels, the bounds are not", .fact("T4.10.8"))
  func rounded() {
    let pixel = 1 / UIScreen.main.scale
    scrollView.contentOffset.y = 100 + pixel * 0.6
    #expect(abs(scrollView.contentOffset.y - 100 - pixel) < 1e-9)
    scrollView.bounds.origin.y = 100 + pixel * 0.6
    #expect(abs(scrollView.contentOffset.y - 100 - pixel * 0.6) < 1e-9)
  }

  @Test("an inset that shrinks clamps the offset in its setter", .fact("T4.10.20"))
  func clampedBySetter() {
    scrollView.contentInset.bottom = 30
    scrollView.contentOffset.y = scrollView.contentSize.height + 30 - scrollView.bounds.height
    scrollView.contentInset.bottom = 0
    #expect(scrollView.contentOffset.y == scrollView.contentSize.height - scrollView.bounds.height)
  }

  @Test("an animated change leaves the offset as it was for now", .fact("T4.10.9"))
  func animated() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(scrollView.contentOffset == .zero)
    #expect(recorder.log.isEmpty)
  }

  @Test("inside an animation block the offset is new at once", .fact("T4.10.11"))
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

  @Test("content that shrinks moves the offset at the next layout", .fact("T4.10.20"))
  func shrinkingContent() {
    scrollView.layoutIfNeeded()
    scrollView.contentOffset = CGPoint(x: 0, y: 400)
    scrollView.layoutIfNeeded()
    scrollView.contentSize = CGSize(width: 500, height: 300)
    #expect(scrollView.contentOffset.y == 400)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 200)
  }

  @Test("the deceleration rates are UIKit's", .fact("T4.9.23"))
  func rates() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(scrollView.decelerationRate == .normal)
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
