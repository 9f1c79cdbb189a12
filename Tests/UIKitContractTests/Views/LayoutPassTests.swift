import Testing
import UIKit

/// Tests when and how often a view performs its layout (A: documented for Core Animation; counts
/// K).
@MainActor
struct LayoutPassTests {
  private final class Counting: UIView {
    var count = 0
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      onLayout?()
    }
  }

  private let outer = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let middle = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let inner = Counting(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.layoutIfNeeded()
    reset()
  }

  private func reset() {
    for view in [outer, middle, inner] { view.count = 0 }
  }

  private var counts: [Int] { [outer.count, middle.count, inner.count] }

  @Test("a view that asks twice is laid out once, and one that did not ask is not laid out")
  func once() {
    middle.setNeedsLayout()
    middle.setNeedsLayout()
    #expect(counts == [0, 0, 0])
    middle.layoutIfNeeded()
    middle.layoutIfNeeded()
    #expect(counts == [0, 1, 0])
  }

  @Test("a move, a transform and a colour need no layout; a size does")
  func moves() {
    middle.frame.origin = CGPoint(x: 30, y: 30)
    middle.center = .zero
    middle.transform = CGAffineTransform(rotationAngle: 1)
    middle.alpha = 0.5
    middle.backgroundColor = .red
    outer.layoutIfNeeded()
    #expect(counts == [0, 0, 0])
    middle.transform = .identity
    middle.bounds.size.width += 1
    outer.layoutIfNeeded()
    // The superview performs its layout as well (T4.6.26).
    #expect(counts == [1, 1, 0])
    inner.layer.bounds.size.width = 5
    outer.layoutIfNeeded()
    #expect(counts == [1, 2, 1])
  }

  @Test("layout begins at the topmost of the ancestors that need it (K)")
  func topmost() {
    for view in [outer, middle, inner] { view.setNeedsLayout() }
    inner.layoutIfNeeded()
    #expect(counts == [1, 1, 1])
    reset()
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(counts == [0, 0, 1])
  }

  @Test(
    "a layout pass lays out everything below the view that needs it, even through a view that does not"
  )
  func below() {
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(counts == [0, 0, 1])
  }

  @Test("a size given to a subview during layout is laid out in the same pass")
  func during() {
    outer.onLayout = { [self] in middle.frame.size = CGSize(width: outer.bounds.width, height: 7) }
    outer.frame.size.width = 300
    outer.layoutIfNeeded()
    #expect(counts == [1, 1, 0])
    #expect(middle.frame.width == 300)
  }

  @Test("adding and removing a subview lays out the superview")
  func subviews() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    outer.addSubview(view)
    outer.layoutIfNeeded()
    #expect(counts == [1, 0, 0])
    #expect(view.count == 1)
    view.removeFromSuperview()
    outer.layoutIfNeeded()
    #expect(counts == [2, 0, 0])
  }
}
