import Testing
import UIKit

@Suite("UIScrollView: zooming") @MainActor
struct ScrollZoomTests {
  /// A viewport of 390 × 844 points over a picture of 400 × 1000 points, which can be zoomed from
  /// half to four times its size.
  @MainActor
  private struct Bench {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 1000))
    let zoomer: Zoomer
    let device: Device

    init(minimum: CGFloat = 0.5, maximum: CGFloat = 4) async {
      zoomer = Zoomer(view: picture)
      let root = UIView()
      device = await Device.boot(view: root)
      let (scrollView, picture, zoomer) = (scrollView, picture, zoomer)
      await device.perform {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = picture.bounds.size
        scrollView.addSubview(picture)
        scrollView.minimumZoomScale = minimum
        scrollView.maximumZoomScale = maximum
        root.addSubview(scrollView)
      }
      scrollView.delegate = zoomer
    }

    /// Returns where the viewport shows a point of the picture.
    func place(of point: CGPoint) -> CGPoint { picture.convert(point, to: nil) }
  }

  @Test("without a delegate's view there is no zoom: the scale stays 1")
  func noView() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.maximumZoomScale = 3
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.minimumZoomScale == 1)
    #expect(scrollView.bouncesZoom)
  }

  @Test(
    "a scale in code sets transform and content size, keeps the middle, and calls one didZoom, no begin and no end"
  )
  func inCode() async {
    let bench = await Bench()
    let middle = CGPoint(x: 195, y: 422)
    bench.scrollView.zoomScale = 2
    #expect(bench.picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(bench.picture.bounds.size == CGSize(width: 400, height: 1000))
    #expect(bench.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 2000))
    #expect(bench.scrollView.contentSize == CGSize(width: 800, height: 2000))
    #expect(bench.scrollView.contentOffset == CGPoint(x: 195, y: 422))
    #expect(bench.place(of: middle) == middle)
    #expect(bench.zoomer.log == ["didScroll", "didZoom 2.0"])
  }

  @Test("the scale is kept within its limits", arguments: [(9.0, 4.0), (0.1, 0.5), (3.0, 3.0)])
  func limits(wish: CGFloat, scale: CGFloat) async {
    let bench = await Bench()
    bench.scrollView.setZoomScale(wish, animated: false)
    #expect(bench.scrollView.zoomScale == scale)
  }

  @Test(
    "an animated scale calls begin, one didZoom with the new scale at once, and the end when it is there"
  )
  func animated() async {
    let bench = await Bench()
    await bench.device.perform { bench.scrollView.setZoomScale(2, animated: true) }
    #expect(bench.scrollView.zoomScale == 2)
    #expect(bench.zoomer.log == ["willBeginZooming", "didScroll", "didZoom 2.0"])
    await bench.device.settle()
    #expect(bench.zoomer.log.last == "didEndZooming 2.0")
  }

  @Test("zoom(to:) shows a rectangle of the view as large as fits, in the middle")
  func toRect() async {
    let bench = await Bench()
    bench.scrollView.zoom(to: CGRect(x: 100, y: 300, width: 195, height: 200), animated: false)
    #expect(bench.scrollView.zoomScale == 2)
    #expect(bench.place(of: CGPoint(x: 197.5, y: 400)) == CGPoint(x: 195, y: 422))
    bench.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(bench.scrollView.zoomScale == 4)
    #expect(bench.scrollView.contentOffset == .zero)
  }

  @Test(
    "a pinch calls begin and end, and the point between the fingers stays there",
    .needs(.exactTouches))
  func pinch() async {
    let bench = await Bench()
    bench.scrollView.contentOffset.y = 100
    bench.zoomer.log = []
    let center = CGPoint(x: 200, y: 400)
    let held = bench.picture.convert(center, from: nil)
    let fingers = bench.device.pressPinch(about: center, from: 92, to: 200)
    #expect(bench.scrollView.isZooming)
    #expect(abs(bench.scrollView.zoomScale - 2) < 1e-9)
    let place = bench.place(of: held)
    // Offsets are rounded to the pixel grid.
    #expect(abs(place.x - 200) < 0.34 && abs(place.y - 400) < 0.34)
    bench.device.lift(fingers)
    await bench.device.settle()
    #expect(!bench.scrollView.isZooming && !bench.scrollView.isZoomBouncing)
    #expect(bench.zoomer.order == ["willBeginZooming", "didScroll", "didZoom", "didEndZooming"])
  }

  @Test("two fingers that pinch and wander take the content along", .needs(.exactTouches))
  func pinchAndPan() async {
    let bench = await Bench()
    bench.scrollView.contentOffset = CGPoint(x: 5, y: 80)
    let held = bench.picture.convert(CGPoint(x: 200, y: 400), from: nil)
    let fingers = bench.device.pressPinch(
      about: CGPoint(x: 200, y: 400), from: 92, to: 200, moving: CGPoint(x: 40, y: -60))
    let place = bench.place(of: held)
    // The first 8 points of the fingers' movement have no effect, so the held point is only near
    // the middle of the fingers.
    #expect(abs(place.x - 240) < 7 && abs(place.y - 340) < 10)
    bench.device.lift(fingers)
    await bench.device.settle()
    #expect(abs(bench.scrollView.zoomScale - 2) < 1e-9)
  }

  // It is not known what UIKit does in this case (U5.8).
  @Test(
    "beyond a limit the content follows less, and bounces back before the end is told (K)",
    .needs(.exactTouches))
  func bounce() async {
    let bench = await Bench()
    let fingers = bench.device.pressPinch(about: CGPoint(x: 200, y: 400), from: 42, to: 350)
    #expect(bench.scrollView.zoomScale > 4 && bench.scrollView.zoomScale < 7)
    bench.device.lift(fingers)
    #expect(bench.scrollView.isZoomBouncing)
    #expect(bench.zoomer.order.last != "didEndZooming")
    await bench.device.settle()
    #expect(bench.scrollView.zoomScale == 4)
    #expect(bench.zoomer.log.last == "didEndZooming 4.0")
    #expect(!bench.scrollView.isZoomBouncing)
  }

  @Test("without bouncesZoom the content stops at the limit", .needs(.exactTouches))
  func noBounce() async {
    let bench = await Bench()
    bench.scrollView.bouncesZoom = false
    let fingers = bench.device.pressPinch(about: CGPoint(x: 200, y: 400), from: 42, to: 350)
    #expect(bench.scrollView.zoomScale == 4)
    bench.device.lift(fingers)
    #expect(bench.zoomer.log.last == "didEndZooming 4.0")
  }

  @Test("after zooming out, content that fits comes to rest at its start", .needs(.exactTouches))
  func zoomedOut() async {
    let bench = await Bench()
    bench.scrollView.contentOffset.y = 150
    bench.device.pinch(about: CGPoint(x: 200, y: 400), from: 300, to: 140)
    await bench.device.settle()
    #expect(bench.scrollView.zoomScale == 0.5)
    #expect(bench.scrollView.contentSize == CGSize(width: 200, height: 500))
    #expect(bench.scrollView.contentOffset == .zero)
  }

  @Test("with one finger left the drag goes on", .needs(.exactTouches))
  func oneFingerStays() async {
    let bench = await Bench()
    let fingers = bench.device.pressPinch(
      about: CGPoint(x: 200, y: 400), from: 92, to: 200, moving: CGPoint(x: 0, y: -30))
    bench.device.touchUp(fingers[1])
    #expect(!bench.scrollView.isZooming)
    #expect(bench.scrollView.isDragging)
    let before = bench.scrollView.contentOffset.y
    let place = bench.device.location(of: fingers[0])
    bench.device.slide(fingers[0], to: CGPoint(x: place.x, y: place.y - 50))
    #expect(abs(bench.scrollView.contentOffset.y - before - 50) < 0.4)
    bench.device.touchUp(fingers[0])
    await bench.device.settle()
    #expect(!bench.scrollView.isDragging)
  }

  @Test("with equal limits there is no pinch", .needs(.exactTouches))
  func equalLimits() async {
    let bench = await Bench(minimum: 1, maximum: 1)
    #expect(bench.scrollView.pinchGestureRecognizer == nil)
    bench.device.pinch(about: CGPoint(x: 200, y: 400), from: 92, to: 200)
    #expect(bench.scrollView.zoomScale == 1)
    bench.scrollView.maximumZoomScale = 2
    #expect(bench.scrollView.pinchGestureRecognizer?.view === bench.scrollView)
  }

  @Test("points convert through a zoomed view, and touches hit it", .fact("T4.6.1"), .needs(.hands))
  func conversion() async {
    let bench = await Bench()
    let button = UIView(frame: CGRect(x: 100, y: 200, width: 20, height: 20))
    bench.picture.addSubview(button)
    bench.scrollView.zoomScale = 2
    bench.scrollView.contentOffset = CGPoint(x: 50, y: 100)
    #expect(button.convert(button.bounds, to: nil) == CGRect(x: 150, y: 300, width: 40, height: 40))
    #expect(await bench.device.tap(at: CGPoint(x: 185, y: 335)) === button)
  }
}

@MainActor
private final class Zoomer: NSObject, UIScrollViewDelegate {
  let view: UIView
  var log: [String] = []

  init(view: UIView) {
    self.view = view
  }

  /// The names of the callbacks, each once, in the order in which they first occurred.
  var order: [String] {
    log.map { $0.split(separator: " ").first.map(String.init) ?? $0 }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("didScroll") }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append("willBeginZooming")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    log.append("didZoom \(scrollView.zoomScale)")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    log.append("didEndZooming \(scale)")
  }
}
