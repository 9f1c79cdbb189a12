import Testing
import UIKit

/// Tests conversion between views, windows, scenes and screens, with cases like those in another
/// project's UIKit tests.
@MainActor
struct OutsideConversionTests {
  @Test(
    "all overloads of convert agree: view, coordinate space, layer; point and rectangle; to and from"
  )
  func overloads() throws {
    try Host.withKeyWindow { window in
      let outer = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 200))
      let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
      outer.bounds.origin = CGPoint(x: 100, y: 0)
      inner.transform = CGAffineTransform(scaleX: 2, y: 2)
      window.addSubview(outer)
      outer.addSubview(inner)
      let point = CGPoint(x: 1, y: 2)
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      let expected = inner.convert(point, to: window)
      // The inner view's center is 30, 31, so its corner is at -20, -19 in the outer view's bounds,
      // which are scrolled by 100.
      #expect(expected == CGPoint(x: 30 - 100 - 20 + 2, y: 40 - 19 + 4))
      #expect(window.convert(point, from: inner) == expected)
      #expect(inner.convert(point, to: window as any UICoordinateSpace) == expected)
      #expect(inner.layer.convert(point, to: window.layer) == expected)
      #expect(inner.convert(point, to: nil) == expected)
      #expect(inner.convert(expected, from: nil) == point)
      #expect(inner.convert(point, to: window.screen.coordinateSpace) == expected)
      let box = inner.convert(rect, to: window)
      #expect(box == CGRect(origin: expected, size: CGSize(width: 6, height: 8)))
      #expect(inner.convert(box, from: window) == rect)
      #expect(window.layer.convert(box, to: inner.layer) == rect)
      #expect(inner.convert(point, to: inner) == point)
      let scene = try #require(window.windowScene)
      #expect(inner.convert(point, to: scene.coordinateSpace) == expected)
      #expect(scene.coordinateSpace.convert(expected, to: inner) == point)
    }
  }

  @Test("a rectangle rotated by 45 degrees becomes its bounding box, and grows on the way back")
  func eighth() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let box = inner.convert(inner.bounds, to: outer)
    #expect(abs(box.width - 100 * 2.0.squareRoot()) < 1e-9)
    #expect(abs(box.midX - 50) < 1e-9 && abs(box.midY - 50) < 1e-9)
    let back = inner.convert(box, from: outer)
    #expect(abs(back.width - 200) < 1e-9 && abs(back.midX - 50) < 1e-9)
  }

  @Test("conversion respects windows that do not begin at the screen's origin")
  func windows() throws {
    try Host.withKeyWindow { first in
      let second = UIWindow(windowScene: try Host.scene())
      second.frame = CGRect(x: 50, y: 60, width: 200, height: 200)
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      second.addSubview(view)
      #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
      #expect(second.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 60))
      #expect(second.convert(CGPoint(x: 50, y: 60), from: nil) == .zero)
      #expect(view.convert(CGPoint.zero, to: first) == CGPoint(x: 51, y: 62))
      #expect(first.convert(CGPoint(x: 51, y: 62), to: second) == CGPoint(x: 1, y: 2))
      #expect(
        view.convert(view.bounds, to: second.screen.coordinateSpace)
          == CGRect(x: 51, y: 62, width: 3, height: 4))
      second.windowScene = nil
    }
  }

  @Test(
    "the fixed space is the device in portrait, and the other space rotates", .needs(.models),
    arguments: [
      (UIInterfaceOrientation.portrait, CGPoint(x: 10, y: 20)),
      (.landscapeRight, CGPoint(x: 370, y: 10)), (.landscapeLeft, CGPoint(x: 20, y: 834)),
    ])
  func fixed(orientation: UIInterfaceOrientation, place: CGPoint) async {
    let device = await Device.boot(setup: Device.Setup(orientation: orientation))
    defer { Device.leave() }
    let screen = device.scene.screen
    #expect(screen.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(screen.coordinateSpace.bounds == screen.bounds)
    let point = screen.coordinateSpace.convert(
      CGPoint(x: 10, y: 20), to: screen.fixedCoordinateSpace)
    #expect(point == place)
    #expect(
      screen.coordinateSpace.convert(point, from: screen.fixedCoordinateSpace)
        == CGPoint(x: 10, y: 20))
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    #expect(device.scene.interfaceOrientation == orientation)
  }

  @Test("a scene beside another one has its own space, at its place on the screen", .needs(.models))
  func splitView() async {
    let device = await Device.boot(
      setup: Device.Setup(
        model: .iPad11, orientation: .landscapeLeft,
        sceneFrame: CGRect(x: 597, y: 0, width: 597, height: 834)))
    defer { Device.leave() }
    let window = UIWindow(windowScene: device.scene)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 597, height: 834))
    let space = device.scene.coordinateSpace
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 597, height: 834))
    let screen = device.scene.screen.coordinateSpace
    #expect(space.convert(CGPoint.zero, to: screen) == CGPoint(x: 597, y: 0))
    #expect(window.convert(CGPoint(x: 3, y: 4), to: screen) == CGPoint(x: 600, y: 4))
    #expect(window.convert(CGRect(x: 600, y: 4, width: 1, height: 1), from: screen).minX == 3)
  }

  @Test("a scroll view's content moves by the offset and scales by the zoom")
  func scrolled() {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let content = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
    root.addSubview(scroll)
    scroll.addSubview(content)
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.contentOffset = CGPoint(x: 15, y: 25)
    #expect(content.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 15))
    #expect(content.convert(CGPoint.zero, to: scroll) == CGPoint(x: 20, y: 30))
    #expect(root.convert(CGPoint(x: 15, y: 15), to: content) == .zero)
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 500, height: 500))
    #expect(scroll.frameLayoutGuide.layoutFrame == scroll.bounds)
    content.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(content.convert(CGPoint(x: 20, y: 20), to: root) == CGPoint(x: 35, y: 35))
  }
}
