import Testing
import UIKit

/// Tests conversion through several transformed levels, by views and by layers (T4.6.1, T4.6.5,
/// T4.6.9).
@MainActor
struct NestedConversionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let middle = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
  private let leaf = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))

  init() {
    root.addSubview(middle)
    middle.addSubview(leaf)
  }

  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test(
    "a rotation and its opposite inside leave rectangles as they are: one box, not one for each level (K)"
  )
  func oppositeTurns() {
    middle.transform = CGAffineTransform(rotationAngle: .pi / 4)
    leaf.transform = CGAffineTransform(rotationAngle: -.pi / 4)
    let rect = leaf.convert(leaf.bounds, to: root)
    #expect(abs(rect.width - 50) < 1e-9)
    #expect(abs(rect.height - 30) < 1e-9)
  }

  @Test("a point converts there and back through scale, rotation, anchor and scrolled bounds")
  func roundTrip() {
    middle.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 0.5)
    middle.layer.anchorPoint = CGPoint(x: 0, y: 1)
    middle.bounds.origin = CGPoint(x: -30, y: 12)
    leaf.transform = CGAffineTransform(scaleX: -1, y: 3)
    for point in [CGPoint.zero, CGPoint(x: 13, y: -7)] {
      let there = leaf.convert(point, to: root)
      #expect(isClose(root.convert(there, to: leaf), point))
      #expect(isClose(leaf.convert(there, from: root), point))
      #expect(isClose(leaf.layer.convert(point, to: root.layer), there))
      #expect(isClose(root.layer.convert(point, from: leaf.layer), there))
    }
  }

  @Test("conversion applies scale and offset at two levels")
  func scales() {
    middle.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(middle.frame == CGRect(x: 0, y: 50, width: 400, height: 200))
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 20, y: 90))
    #expect(
      leaf.convert(leaf.bounds, to: root) == CGRect(x: 20, y: 90, width: 100, height: 60))
    #expect(
      leaf.convert(CGRect(x: 20, y: 90, width: 100, height: 60), from: root) == leaf.bounds)
  }

  @Test("scrolled bounds move the contents the other way", .fact("T4.6.8"))
  func scrolled() {
    middle.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 110, y: 70))
    middle.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 20, y: -10))
  }

  @Test("a rectangle of no size keeps its place; a negative one is standardised")
  func degenerate() {
    #expect(
      leaf.convert(CGRect(x: 1, y: 1, width: 0, height: 0), to: middle)
        == CGRect(x: 11, y: 21, width: 0, height: 0))
    #expect(
      leaf.convert(CGRect(x: 5, y: 5, width: -5, height: -5), to: middle)
        == CGRect(x: 10, y: 20, width: 5, height: 5))
  }

  @Test("views convert to and from any coordinate space", .fact("T4.6.10"))
  func spaces() throws {
    try Host.withWindow(UIWindow.init(windowScene:)) { window in
      window.frame = CGRect(x: 10, y: 20, width: 300, height: 300)
      window.addSubview(root)
      let scene = try Host.scene()
      let space: any UICoordinateSpace = leaf
      #expect(root.convert(CGPoint.zero, from: space) == CGPoint(x: 110, y: 120))
      #expect(leaf.convert(CGPoint.zero, to: scene.coordinateSpace) == CGPoint(x: 120, y: 140))
      #expect(
        scene.coordinateSpace.convert(CGPoint(x: 120, y: 140), to: leaf) == CGPoint.zero)
      #expect(window.bounds.origin == .zero)
      #expect(scene.screen.coordinateSpace.bounds == scene.screen.bounds)
    }
  }

  @Test("hit testing converts touches through transforms")
  func hits() {
    middle.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // The centre of the leaf is 35 points to the right of the middle view's corner and 35 below it.
    // The middle view is rotated by a quarter turn about its centre.
    let place = leaf.convert(CGPoint(x: 25, y: 15), to: root)
    #expect(isClose(place, CGPoint(x: 215, y: 85)))
    #expect(root.hitTest(place, with: nil) === leaf)
    #expect(root.hitTest(CGPoint(x: 110, y: 150), with: nil) === root)
    leaf.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(root.hitTest(place, with: nil) === middle)
  }
}
