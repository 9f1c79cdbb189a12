import Testing
import UIKit

/// Tests frame, bounds, center, transform and anchor point, set in every order (T4.6.5 to T4.6.7),
/// and autoresizing.
@MainActor
struct FrameTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9
      && abs(a.height - b.height) < 1e-9
  }

  @Test("setting the frame sets bounds and center, and vice versa")
  func plain() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45) && view.layer.position == view.center)
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 55, y: 40, width: 10, height: 10))
    view.center = .zero
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 7, y: 8)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    view.frame.size.width = 20
    #expect(view.bounds == CGRect(x: 7, y: 8, width: 20, height: 10))
  }

  @Test(
    "the frame is the box of the transformed bounds", .fact("T4.6.6", "T4.6.7"),
    arguments: [
      (CGAffineTransform(scaleX: 2, y: 3), CGRect(x: -40, y: -30, width: 200, height: 150)),
      (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 10, y: 20, width: 100, height: 50)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 35, y: -5, width: 50, height: 100)),
      (CGAffineTransform(translationX: 5, y: -7), CGRect(x: 15, y: 13, width: 100, height: 50)),
      (CGAffineTransform(scaleX: 0, y: 0), CGRect(x: 60, y: 45, width: 0, height: 0)),
      (
        .init(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
        CGRect(x: -2.5, y: 20, width: 125, height: 50)
      ),
    ])
  func transformed(transform: CGAffineTransform, box: CGRect) {
    view.transform = transform
    #expect(isNear(view.frame, box) && isNear(view.layer.frame, box))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  /// A child 60 points wide begins at 20 in a superview whose width changes from 100 to 150. The
  /// parts are 20 before the child, 60 inside, and 20 after it.
  @Test(
    "autoresizing: flexible parts share the change in proportion to their sizes",
    arguments: [
      ([], 20.0, 60.0),
      ([UIView.AutoresizingMask.flexibleWidth], 20, 110),
      ([.flexibleLeftMargin], 70, 60),
      ([.flexibleRightMargin], 20, 60),
      ([.flexibleLeftMargin, .flexibleRightMargin], 45, 60),
      ([.flexibleWidth, .flexibleRightMargin], 20, 97.5),
      ([.flexibleLeftMargin, .flexibleWidth], 32.5, 97.5),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 30, 90),
    ] as [(UIView.AutoresizingMask, Double, Double)])
  func autoresizing(mask: UIView.AutoresizingMask, origin: Double, length: Double) {
    let parent = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let across = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 10))
    let down = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 60))
    across.autoresizingMask = mask
    down.autoresizingMask = UIView.AutoresizingMask(rawValue: mask.rawValue << 3)
    for child in [across, down] { parent.addSubview(child) }
    parent.frame.origin = CGPoint(x: 50, y: 50)
    parent.frame.size = CGSize(width: 150, height: 150)
    #expect(across.frame == CGRect(x: origin, y: 0, width: length, height: 10))
    #expect(down.frame == CGRect(x: 0, y: origin, width: 10, height: length))
    parent.autoresizesSubviews = false
    parent.frame.size.width = 10
    #expect(across.frame.width == CGFloat(length))
  }
}
