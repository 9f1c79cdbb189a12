import Testing
import UIKit

/// Tests which view a point hits (section 4.6, hit testing).
@MainActor
struct HitTestTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let inside = CGPoint(x: 60, y: 60)

  init() {
    root.addSubview(view)
  }

  @Test("hit testing passes by a hidden view", .fact("T4.6.12"))
  func hidden() {
    #expect(root.hitTest(inside, with: nil) === view)
    view.isHidden = true
    #expect(root.hitTest(inside, with: nil) === root)
  }

  @Test(
    "hit testing passes by a view without user interaction, with everything in it", .fact("T4.6.13")
  )
  func disabled() {
    view.addSubview(UIView(frame: view.bounds))
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(inside, with: nil) === root)
  }

  @Test(
    "a view with alpha below 0.01 is not hit", .fact("T4.6.14"),
    arguments: [(0.0, false), (0.009, false), (0.02, true)])
  func transparent(alpha: Double, isHit: Bool) {
    view.alpha = CGFloat(alpha)
    #expect((root.hitTest(inside, with: nil) === view) == isHit)
  }

  @Test("UIKit asks the last subview first, and the deepest one answers", .fact("T4.6.15"))
  func order() {
    let above = UIView(frame: view.frame)
    root.addSubview(above)
    #expect(root.hitTest(inside, with: nil) === above)
    root.sendSubviewToBack(above)
    #expect(root.hitTest(inside, with: nil) === view)
    let deep = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(deep)
    #expect(root.hitTest(inside, with: nil) === deep)
    #expect(root.hitTest(CGPoint(x: 140, y: 140), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
  }

  @Test("point(inside:) decides", .fact("T4.6.15"))
  func pointInside() {
    let round = NeverInside(frame: view.frame)
    root.addSubview(round)
    #expect(root.hitTest(inside, with: nil) === view)
  }

  @Test(
    "a point outside the bounds hits nothing, not even an overflowing subview", .fact("T4.6.16"))
  func overflow() {
    let overflowing = UIView(frame: CGRect(x: 90, y: 90, width: 100, height: 100))
    view.addSubview(overflowing)
    #expect(root.hitTest(CGPoint(x: 145, y: 145), with: nil) === overflowing)
    #expect(root.hitTest(CGPoint(x: 160, y: 160), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 300, y: 10), with: nil) == nil)
  }

  @Test(
    "the bounds are half-open", .fact("T4.6.17"),
    arguments: [(0.0, true), (99.9, true), (100.0, false), (-0.1, false)])
  func edges(coordinate: Double, isInside: Bool) {
    #expect(view.point(inside: CGPoint(x: coordinate, y: 50), with: nil) == isInside)
    #expect(view.point(inside: CGPoint(x: 50, y: coordinate), with: nil) == isInside)
  }
}

private final class NeverInside: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
