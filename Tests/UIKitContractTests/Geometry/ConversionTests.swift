import Testing
import UIKit

/// Tests the conversion of points and rectangles between views, windows and the screen (section
/// 4.6, conversion).
@MainActor
struct ConversionTests {
  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test("convert goes from the receiver's bounds to the target's, and back", .fact("T4.6.1"))
  func betweenViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
    let deep = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    root.addSubview(left)
    root.addSubview(right)
    right.addSubview(deep)
    let point = CGPoint(x: 1, y: 2)
    #expect(deep.convert(point, to: left) == CGPoint(x: 196, y: 38))
    #expect(left.convert(CGPoint(x: 196, y: 38), to: deep) == point)
    #expect(left.convert(point, from: deep) == CGPoint(x: 196, y: 38))
    #expect(deep.convert(point, to: deep) == point)
    #expect(deep.convert(point, to: right) == CGPoint(x: 6, y: 8))
    #expect(right.convert(point, to: deep) == CGPoint(x: -4, y: -4))
  }

  @Test("a nil target is the window, and a window's the screen", .fact("T4.6.2", "T4.6.22"))
  func toWindowAndScreen() throws {
    try Host.withWindow(UIWindow.init(windowScene:)) { window in
      window.frame = CGRect(x: 30, y: 40, width: 200, height: 200)
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
      window.addSubview(view)
      #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
      #expect(view.convert(CGPoint(x: 1, y: 2), from: nil) == .zero)
      #expect(window.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 30, y: 40))
    }
  }

  @Test("without a window a nil target is the topmost ancestor (L)", .fact("T4.6.4"))
  func withoutWindow() {
    let (root, view) = (UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 9)), UIView())
    view.frame = CGRect(x: 3, y: 4, width: 5, height: 5)
    root.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 3, y: 4))
  }

  @Test("transform and anchor: the frame is the bounding box", .fact("T4.6.5", "T4.6.6", "T4.6.7"))
  func transformed() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(view.convert(CGPoint.zero, to: root), CGPoint(x: 130, y: 90)))
    #expect(isClose(view.frame.origin, CGPoint(x: 110, y: 90)))
    #expect(abs(view.frame.width - 20) < 1e-9)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 120, y: 110))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: 80, y: 80, width: 80, height: 60))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 120, y: 110, width: 80, height: 60))
    #expect(view.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 122, y: 113))
  }

  @Test("the origin of the bounds scrolls the content", .fact("T4.6.8"))
  func boundsOrigin() {
    let root = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    root.addSubview(view)
    root.bounds.origin = CGPoint(x: 5, y: 280)
    #expect(view.frame == CGRect(x: 0, y: 300, width: 10, height: 10))
    let parent = UIView()
    parent.addSubview(root)
    #expect(view.convert(CGPoint.zero, to: parent) == CGPoint(x: 5, y: 30))
    #expect(root.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
  }

  @Test("a rectangle becomes the bounding box of its corners", .fact("T4.6.9"))
  func rectangle() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let rect = view.convert(CGRect(x: 0, y: 0, width: 30, height: 10), to: root)
    #expect(isClose(rect.origin, CGPoint(x: 190, y: 100)))
    #expect(abs(rect.width - 10) < 1e-9)
    #expect(abs(rect.height - 30) < 1e-9)
  }

  @Test(
    "the screen is a coordinate space; keyboard frames convert from it", .fact("T4.6.10", "T4.6.11")
  )
  func screenSpace() throws {
    try Host.withWindow(UIWindow.init(windowScene:)) { window in
      window.frame = CGRect(x: 30, y: 40, width: 200, height: 200)
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
      window.addSubview(view)
      let space = window.screen.coordinateSpace
      let rect = CGRect(x: 31, y: 142, width: 10, height: 10)
      #expect(view.convert(rect, from: space) == CGRect(x: 0, y: 100, width: 10, height: 10))
      #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 31, y: 42))
      #expect(space.convert(CGPoint.zero, from: view) == CGPoint(x: 31, y: 42))
    }
  }

  @Test("conversion between windows of one screen goes through the screen", .fact("T4.6.23"))
  func betweenWindows() throws {
    try Host.withWindow(UIWindow.init(windowScene:)) { first in
      try Host.withWindow(UIWindow.init(windowScene:)) { second in
        first.frame = CGRect(x: 30, y: 40, width: 200, height: 200)
        second.frame = CGRect(x: 10, y: 10, width: 200, height: 200)
        #expect(first.convert(CGPoint.zero, to: second) == CGPoint(x: 20, y: 30))
        #expect(second.convert(CGPoint(x: 20, y: 30), to: first) == .zero)
      }
    }
  }

  @Test("a point converts there and back through every kind of change")
  func roundTrip() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let middle = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
    let leaf = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
    root.addSubview(middle)
    middle.addSubview(leaf)
    middle.transform = CGAffineTransform(scaleX: 2, y: 2)
    let box = CGRect(x: 20, y: 90, width: 100, height: 60)
    #expect(leaf.convert(leaf.bounds, to: root) == box)
    #expect(leaf.convert(box, from: root) == leaf.bounds)
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
      let space: any UICoordinateSpace = root
      #expect(isClose(leaf.convert(point, to: space), there))
    }
  }

  @Test("a scene beside another one has its own coordinate space", .needs(.models))
  func splitView() async {
    let device = await Device.boot(
      setup: Device.Setup(
        model: .iPad11, orientation: .landscapeLeft,
        sceneFrame: CGRect(x: 597, y: 0, width: 597, height: 834)))
    defer { Device.leave() }
    let window = UIWindow(windowScene: device.scene)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 597, height: 834))
    let (space, screen) = (device.scene.coordinateSpace, device.scene.screen.coordinateSpace)
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 597, height: 834))
    #expect(space.convert(CGPoint.zero, to: screen) == CGPoint(x: 597, y: 0))
    #expect(window.convert(CGPoint(x: 3, y: 4), to: screen) == CGPoint(x: 600, y: 4))
    #expect(window.convert(CGRect(x: 600, y: 4, width: 1, height: 1), from: screen).minX == 3)
  }
}
