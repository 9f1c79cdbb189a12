#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests the order of events at the end of a frame, which only the headless device reports.
  @MainActor
  struct FrameEndTests {
    @Test("property animations run after the display links and before the commit", .fact("T4.1.4"))
    func animations() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let device = HeadlessDevice.boot(view: UIView())
      device.scene.windows[0].addSubview(view)
      var log: [String] = []
      var times: [TimeInterval] = []
      device.settle()
      let ticker = Ticker {
        log.append("display link")
        times.append(device.now)
      }
      device.perform {
        UIView.animate(withDuration: 0.1) {
          view.frame.origin.y = 100
        } completion: { _ in
          log.append("animation")
          times.append(device.now)
        }
      }
      device.onFrame = { _ in log.append("commit") }
      device.advance(by: 0.1)
      // In the last frame, the display link, the animation and the commit all have the same time.
      #expect(log.suffix(3) == ["display link", "animation", "commit"])
      #expect(
        log == Array(repeating: ["display link", "commit"], count: 5).flatMap(\.self)
          + log.suffix(3))
      #expect(times.suffix(2).first == times.last)
      ticker.stop()
    }
  }

  /// Calls a closure for each frame of a display link.
  @MainActor
  final class Ticker: NSObject {
    private let body: () -> Void
    private var link: CADisplayLink?

    init(_ body: @escaping () -> Void) {
      self.body = body
      super.init()
      let tick: @MainActor (AnyObject, Any?) -> Void = { target, _ in (target as? Ticker)?.body() }
      class_addMethod(Ticker.self, Selector("tick:"), imp_implementationWithBlock(tick), nil)
      link = CADisplayLink(target: self, selector: Selector("tick:"))
      link?.add(to: .main, forMode: .common)
    }

    func stop() {
      link?.invalidate()
    }
  }
#endif
