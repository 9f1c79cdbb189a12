import Testing
import UIKit

/// Tests hit-testing, with cases like those in another project's UIKit tests.
@MainActor
struct OutsideHitTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  init() {
    root.addSubview(child)
  }

  @Test(
    "a view with alpha .01 is hit, one with less is not",
    arguments: [(1, true), (0.02, true), (0.01, true), (0.009, false), (0, false)])
  func alpha(alpha: Double, isHit: Bool) {
    child.alpha = CGFloat(alpha)
    #expect((hit(100, 100) === child) == isHit)
    root.alpha = CGFloat(alpha)
    child.alpha = 1
    #expect((hit(100, 100) != nil) == isHit)
  }

  @Test("a clear background, an opacity of subviews and a mask do not matter")
  func looks() {
    child.backgroundColor = .clear
    child.isOpaque = false
    child.layer.cornerRadius = 50
    child.clipsToBounds = true
    #expect(hit(51, 51) === child)
  }

  @Test("the edges are half-open on all four sides")
  func edges() {
    let rows: [(CGFloat, CGFloat, Bool)] = [
      (50.0, 50.0, true), (149.9, 149.9, true), (150, 100, false), (100, 150, false),
      (49.9, 100, false), (100, 49.9, false), (50, 149.99, true),
    ]
    for (x, y, isIn) in rows {
      #expect((hit(x, y) === child) == isIn, "\(x), \(y)")
    }
    #expect(hit(200, 100) == nil && hit(-0.1, 0) == nil && hit(0, 0) === root)
  }

  @Test("a point outside the superview hits nothing, whether the superview clips or not")
  func overflow() {
    child.frame = CGRect(x: 150, y: 0, width: 100, height: 50)
    for clips in [false, true] {
      root.clipsToBounds = clips
      #expect(hit(190, 10) === child)
      #expect(hit(210, 10) == nil)
    }
    let wide = WideView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let button = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    wide.addSubview(button)
    root.addSubview(wide)
    #expect(hit(25, 25) === button)
    #expect(hit(15, 15) === wide)
  }

  @Test("later subviews are hit first, a sibling sent back is behind; zPosition changes nothing")
  func order() {
    let other = UIView(frame: child.frame)
    root.addSubview(other)
    #expect(hit(100, 100) === other)
    root.sendSubviewToBack(other)
    #expect(hit(100, 100) === child)
    root.bringSubviewToFront(other)
    other.isUserInteractionEnabled = false
    #expect(hit(100, 100) === child)
    other.isUserInteractionEnabled = true
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(root.subviews.first === other && hit(100, 100) === child)
    root.insertSubview(other, aboveSubview: child)
    #expect(hit(100, 100) === other)
    root.insertSubview(other, belowSubview: child)
    #expect(hit(100, 100) === child)
    root.insertSubview(other, at: 1)
    #expect(hit(100, 100) === other)
  }

  @Test("a view without size is never hit, nor is anything in it")
  func empty() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    child.bounds.size = .zero
    child.addSubview(inner)
    #expect(hit(110, 110) === root)
  }

  @Test("under a rotation and a scale UIKit converts the point, and the bounds decide")
  func transformed() {
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(51, 51) === root)
    #expect(hit(100, 31) === child)
    child.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    #expect(hit(100, 100) === child && hit(94, 94) === root)
    child.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(hit(100, 100) === root)
  }

  @Test("hidden and disabled views take their subviews along; a disabled control is still hit")
  func disabled() {
    let button = UIButton(frame: child.bounds)
    child.addSubview(button)
    #expect(hit(100, 100) === button)
    button.isEnabled = false
    #expect(hit(100, 100) === button)
    child.isUserInteractionEnabled = false
    #expect(hit(100, 100) === root)
    child.isUserInteractionEnabled = true
    child.isHidden = true
    #expect(hit(100, 100) === root)
    child.isHidden = false
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
  }
}

private final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -30, dy: -30).contains(point)
  }
}
