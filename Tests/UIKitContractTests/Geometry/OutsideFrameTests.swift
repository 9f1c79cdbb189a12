import Testing
import UIKit

/// Tests frames, bounds, centers, anchor points and transforms, with cases from Apple's
/// documentation.
@MainActor
struct OutsideFrameTests {
  private static let start = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func view(_ frame: CGRect = start) -> UIView { UIView(frame: frame) }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9
      && abs(a.height - b.height) < 1e-9
  }

  @Test("the center is the middle of the frame in the superview; bounds begin at zero")
  func plain() {
    let view = view()
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.layer.position == view.center && view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.center = .zero
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
    view.bounds.origin = CGPoint(x: 300, y: 400)
    #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
    view.frame = Self.start
    #expect(view.bounds == CGRect(x: 300, y: 400, width: 100, height: 50))
  }

  @Test(
    "each transform about the anchor gives the box that the frame reads",
    arguments: [
      (CGAffineTransform(scaleX: 2, y: 3), CGRect(x: -40, y: -30, width: 200, height: 150)),
      (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 10, y: 20, width: 100, height: 50)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 35, y: -5, width: 50, height: 100)),
      (CGAffineTransform(rotationAngle: .pi), CGRect(x: 10, y: 20, width: 100, height: 50)),
      (CGAffineTransform(translationX: 5, y: -7), CGRect(x: 15, y: 13, width: 100, height: 50)),
      (CGAffineTransform(scaleX: 0, y: 0), CGRect(x: 60, y: 45, width: 0, height: 0)),
      (
        CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
        CGRect(x: -2.5, y: 20, width: 125, height: 50)
      ),
    ])
  func transformed(transform: CGAffineTransform, box: CGRect) {
    let view = view()
    view.transform = transform
    #expect(isNear(view.frame, box))
    #expect(view.center == CGPoint(x: 60, y: 45) && view.bounds.size == Self.start.size)
    #expect(isNear(view.layer.frame, box))
    view.transform = .identity
    #expect(view.frame == Self.start)
  }

  @Test(
    "a new anchor point moves the frame, and the center stays",
    arguments: [
      (CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 45)), (CGPoint(x: 1, y: 1), CGPoint(x: -40, y: -5)),
      (CGPoint(x: 0, y: 0.5), CGPoint(x: 60, y: 20)),
      (CGPoint(x: 2, y: -1), CGPoint(x: -140, y: 95)),
    ])
  func anchors(anchor: CGPoint, origin: CGPoint) {
    for usesLayer in [false, true] {
      let view = view()
      if usesLayer { view.layer.anchorPoint = anchor } else { view.anchorPoint = anchor }
      #expect(view.anchorPoint == anchor && view.layer.anchorPoint == anchor)
      #expect(view.frame == CGRect(origin: origin, size: Self.start.size))
      #expect(view.center == CGPoint(x: 60, y: 45))
      view.frame = Self.start
      #expect(view.frame == Self.start)
      #expect(
        view.center
          == CGPoint(x: 10 + anchor.x * 100, y: 20 + anchor.y * 50))
    }
  }

  @Test("a view rotates and scales about a corner")
  func cornerTurn() {
    let view = view()
    view.layer.anchorPoint = .zero
    view.layer.position = CGPoint(x: 10, y: 20)
    #expect(view.frame == Self.start)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(view.frame, CGRect(x: -40, y: 20, width: 50, height: 100)))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(isNear(view.frame, CGRect(x: 10, y: 20, width: 200, height: 100)))
  }

  @Test("setting the frame under a scale divides the size, and the frame reads as it was set")
  func setUnderScale() {
    let view = view()
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 50, height: 25))
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(isNear(view.frame, CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test("a layer's frame takes the affine part of a matrix, a spatial one and z positions")
  func matrices() {
    let view = view()
    view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(view.transform.b - 1) < 1e-12 && abs(view.transform.a) < 1e-12)
    #expect(isNear(view.frame, CGRect(x: 35, y: -5, width: 50, height: 100)))
    view.layer.transform = CATransform3DMakeScale(2, 2, 7)
    #expect(isNear(view.frame, CGRect(x: -40, y: -5, width: 200, height: 100)))
    view.transform3D = CATransform3DIdentity
    #expect(view.transform.isIdentity && CATransform3DIsIdentity(view.layer.transform))
    view.layer.zPosition = 9
    #expect(view.frame == Self.start)
  }

  @Test("visibleRect is the part that the clipping superlayers leave")
  func visibleRect() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 60, y: -20, width: 100, height: 100)
    outer.addSublayer(inner)
    #expect(inner.visibleRect == inner.bounds)
    outer.masksToBounds = true
    #expect(inner.visibleRect == CGRect(x: 0, y: 20, width: 40, height: 80))
  }

  @Test("sizeToFit: a view keeps its size; a label and its kin take what they need from the origin")
  func sizeToFit() {
    let plain = view()
    plain.sizeToFit()
    #expect(plain.frame == Self.start)
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 500, height: 500))
    label.text = "Hello"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 10, y: 20))
    #expect(label.frame.width > 20 && label.frame.width < 80 && label.frame.height < 30)
    #expect(label.intrinsicContentSize == label.bounds.size)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
    #expect(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(UISwitch().sizeThatFits(.zero) == UISwitch().intrinsicContentSize)
    let narrow = UILabel()
    narrow.text = "several words that need lines"
    narrow.numberOfLines = 0
    let tall = narrow.sizeThatFits(CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude))
    #expect(tall.width <= 60)
    narrow.numberOfLines = 1
    #expect(tall.height > narrow.sizeThatFits(CGSize(width: 60, height: 10)).height)
    let image = UIImageView()
    #expect(image.sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
    #expect(image.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("alignment rectangles are the frame less the insets, there and back")
  func alignment() {
    let view = InsetView(frame: Self.start)
    #expect(
      view.alignmentRect(forFrame: Self.start) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: Self.start)) == Self.start)
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == view.sizeThatFits(UIView.layoutFittingCompressedSize))
  }
}

private final class InsetView: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}
