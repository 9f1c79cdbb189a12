import Testing
import UIKit

/// Tests which view a point hits (section 4.6, hit testing).
@MainActor
struct HitTestTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    root.addSubview(view)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("neither a hidden view nor one without interaction is hit", .fact("T4.6.12", "T4.6.13"))
  func disabled() {
    let button = UIButton(frame: view.bounds)
    view.addSubview(button)
    #expect(hit(100, 100) === button)
    button.isEnabled = false
    #expect(hit(100, 100) === button)
    view.isUserInteractionEnabled = false
    #expect(hit(100, 100) === root)
    view.isUserInteractionEnabled = true
    view.isHidden = true
    #expect(hit(100, 100) === root)
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
  }

  @Test(
    "a view with alpha below 0.01 is not hit", .fact("T4.6.14"),
    arguments: [(0.0, false), (0.009, false), (0.01, true), (1, true)])
  func transparent(alpha: Double, isHit: Bool) {
    view.alpha = CGFloat(alpha)
    #expect((hit(60, 60) === view) == isHit)
    (root.alpha, view.alpha) = (CGFloat(alpha), 1)
    #expect((hit(60, 60) != nil) == isHit)
  }

  @Test("UIKit asks the last subview first, and the deepest one answers", .fact("T4.6.15"))
  func order() {
    let above = UIView(frame: view.frame)
    root.addSubview(above)
    above.layer.zPosition = -1
    #expect(hit(60, 60) === above)
    root.sendSubviewToBack(above)
    #expect(hit(60, 60) === view)
    let deep = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(deep)
    #expect(hit(60, 60) === deep && hit(140, 140) === view && hit(10, 10) === root)
  }

  @Test("point(inside:) decides", .fact("T4.6.15"))
  func pointInside() {
    root.addSubview(OwnInside(frame: view.frame, inset: 1_000))
    #expect(hit(60, 60) === view)
    let wide = OwnInside(frame: CGRect(x: 0, y: 0, width: 10, height: 10), inset: -30)
    let button = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    wide.addSubview(button)
    root.addSubview(wide)
    #expect(hit(25, 25) === button && hit(15, 15) === wide)
  }

  @Test(
    "a point outside the bounds hits nothing, not even an overflowing subview", .fact("T4.6.16"))
  func overflow() {
    let overflowing = UIView(frame: CGRect(x: 90, y: 90, width: 100, height: 100))
    view.addSubview(overflowing)
    #expect(hit(145, 145) === overflowing && hit(160, 160) === root && hit(300, 10) == nil)
    view.bounds.size = .zero
    #expect(hit(100, 100) === root)
  }

  @Test(
    "the bounds are half-open", .fact("T4.6.17"),
    arguments: [(0.0, true), (99.9, true), (100.0, false), (-0.1, false)])
  func edges(coordinate: Double, isInside: Bool) {
    #expect(view.point(inside: CGPoint(x: coordinate, y: 50), with: nil) == isInside)
    #expect(view.point(inside: CGPoint(x: 50, y: coordinate), with: nil) == isInside)
  }

  @Test("under a transform UIKit converts the point, and the bounds decide")
  func transformed() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(51, 51) === root && hit(100, 31) === view)
    view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    #expect(hit(100, 100) === view && hit(94, 94) === root)
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(hit(100, 100) === root)
  }
}

/// A view that takes the points of its bounds less an inset.
private final class OwnInside: UIView {
  private let inset: CGFloat

  init(frame: CGRect, inset: CGFloat) {
    self.inset = inset
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: inset, dy: inset).contains(point)
  }
}
