import Testing
import UIKit

/// Tests frame, bounds, center, transform and anchor point, set in every order (T4.6.5 to T4.6.7).
@MainActor
struct FrameTests {
  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9
      && abs(a.height - b.height) < 1e-9
  }

  @Test("setting the frame sets bounds and center, and setting those sets the frame")
  func plain() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    view.center = .zero
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 7, y: 8)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    view.frame.size.width = 20
    #expect(view.bounds == CGRect(x: 7, y: 8, width: 20, height: 10))
  }

  @Test("negative sizes are standardised (K for the bounds)")
  func negative() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: -50, height: -30))
    #expect(view.frame == CGRect(x: 50, y: 70, width: 50, height: 30))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 50, height: 30))
    view.bounds = CGRect(x: 0, y: 0, width: -20, height: 10)
    #expect(view.bounds == CGRect(x: -20, y: 0, width: 20, height: 10))
    #expect(view.center == CGPoint(x: 75, y: 85))
  }

  @Test("numbers that are not finite change nothing, as nothing may crash the host")
  func notFinite() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let view = UIView(frame: frame)
    view.frame.origin.x = .nan
    view.bounds.size.width = .infinity
    view.center = CGPoint(x: CGFloat.nan, y: 0)
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    view.layer.position.x = .nan
    view.layer.anchorPoint = CGPoint(x: CGFloat.infinity, y: 0)
    #expect(view.frame == frame)
    #expect(view.transform.isIdentity)
  }

  @Test(
    "the frame is the bounding box of a transformed view; bounds and center stay (K)",
    .fact("T4.6.6", "T4.6.7"),
    arguments: [
      (CGAffineTransform(scaleX: 2, y: 0.5), CGRect(x: 50, y: 115, width: 200, height: 30)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 120, y: 80, width: 60, height: 100)),
      (CGAffineTransform(rotationAngle: .pi), CGRect(x: 100, y: 100, width: 100, height: 60)),
      (CGAffineTransform(translationX: 5, y: -5), CGRect(x: 105, y: 95, width: 100, height: 60)),
      (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 100, y: 100, width: 100, height: 60)),
      (
        CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
        CGRect(x: 85, y: 100, width: 130, height: 60)
      ),
    ])
  func boundingBox(transform: CGAffineTransform, frame: CGRect) {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 60))
    view.transform = transform
    #expect(isClose(view.frame, frame))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(view.center == CGPoint(x: 150, y: 130))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 60))
  }

  @Test("an eighth of a turn makes the box wider by the square root of two (K)", .fact("T4.6.6"))
  func eighth() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let side = 100 * 2.0.squareRoot()
    #expect(
      isClose(view.frame, CGRect(x: 50 - side / 2, y: 50 - side / 2, width: side, height: side)))
  }

  @Test(
    "a frame set under a scale or a quarter turn is the frame read, about every anchor (K)",
    arguments: [
      CGAffineTransform(scaleX: 2, y: 3), CGAffineTransform(rotationAngle: .pi / 2),
      CGAffineTransform(rotationAngle: -.pi / 2), CGAffineTransform(scaleX: -1, y: 0.5),
      CGAffineTransform(translationX: 30, y: 40).rotated(by: .pi),
    ],
    [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 1), CGPoint(x: 0.25, y: -1)])
  func frameUnderTransform(transform: CGAffineTransform, anchor: CGPoint) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layer.anchorPoint = anchor
    view.transform = transform
    let frame = CGRect(x: 200, y: 100, width: 80, height: 60)
    view.frame = frame
    #expect(isClose(view.frame, frame))
  }

  @Test("the anchor point moves the frame, not the center; the size stays")
  func anchor() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 150, y: 125, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 150, y: 125))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.center == .zero)
    view.layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(view.frame == CGRect(x: -10, y: -10, width: 10, height: 10))
    #expect(view.layer.position == view.center)
  }

  @Test("the layer and the view share one geometry")
  func layer() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == view.layer.frame)
    view.layer.bounds.size = CGSize(width: 9, height: 9)
    #expect(view.bounds.size == CGSize(width: 9, height: 9))
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    view.layer.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(abs(view.transform.a + 1) < 1e-9)
    view.transform3D = CATransform3DIdentity
    #expect(view.transform.isIdentity)
  }

  @Test("sizeToFit keeps the origin; a plain view keeps its size")
  func sizeToFit() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    let fixed = FixedSizeView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    fixed.sizeToFit()
    #expect(fixed.frame == CGRect(x: 5, y: 6, width: 33, height: 44))
    fixed.transform = CGAffineTransform(scaleX: 2, y: 2)
    fixed.bounds.size = .zero
    fixed.sizeToFit()
    #expect(fixed.bounds.size == CGSize(width: 33, height: 44))
  }
}

private final class FixedSizeView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
}
