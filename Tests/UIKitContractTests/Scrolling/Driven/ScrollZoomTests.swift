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

    init() async {
      zoomer = Zoomer(view: picture)
      let root = UIView()
      device = await Device.boot(view: root)
      let (scrollView, picture, zoomer) = (scrollView, picture, zoomer)
      await device.perform {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = picture.bounds.size
        scrollView.addSubview(picture)
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 4
        root.addSubview(scrollView)
      }
      scrollView.delegate = zoomer
    }

    /// Returns where the viewport shows a point of the picture.
    func place(of point: CGPoint) -> CGPoint { picture.convert(point, to: nil) }
  }

  @Test("a scale in code sets the content size and keeps the middle")
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

  @Test("the point between the fingers of a pinch stays", .needs(.exactTouches))
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
