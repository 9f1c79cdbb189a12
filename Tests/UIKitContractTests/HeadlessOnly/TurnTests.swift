#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests when Core Animation commits a frame, with both choices (T4.19, C5.18).
  @MainActor
  @Suite("A turn of the run loop")
  struct TurnTests {
    typealias Picture = LoopChoices.Commit
    private let log = LoopLog()

    /// Runs a test with this choice, on a device at rest with one recording view, and observers
    /// before and after the important orders.
    private func run(_ picture: Picture, _ body: (HeadlessDevice, LoopView) -> Void) {
      picture.run {
        let (device, view) = log.boot()
        for order in [0, 1_999_999, 2_000_001, 2_001_001] { log.observe(order: order) }
        defer { log.end() }
        body(device, view)
      }
    }

    @Test(
      "layout runs in the event's callout or an observer of 2,000,000",
      .fact("C5.18", "T4.19.1", "T4.19.2", "T4.19.5", "T4.19.7"), arguments: Picture.allCases)
    func commit(_ picture: Picture) {
      run(picture) { device, view in
        device.perform {
          log.note("event")
          view.setNeedsLayout()
        }
        switch picture {
        case .updateCycle:
          #expect(
            log.take() == ["event", "layout", "0", "1999999", "2000001", "2001001"])
        case .observer:
          #expect(
            log.take() == ["event", "0", "1999999", "layout", "2000001", "2001001"])
        }
      }
    }

    @Test(
      "viewDidAppear follows the commit, and a second commit follows it",
      .fact("T4.19.4", "T4.19.5"), arguments: Picture.allCases)
    func deferred(_ picture: Picture) {
      run(picture) { device, view in
        let next = AppearingController { [log] in
          log.note("did appear")
          view.setNeedsLayout()
        }
        let window = UIWindow(windowScene: device.scene)
        window.rootViewController = next
        device.perform {
          window.isHidden = false
          view.setNeedsLayout()
        }
        let end = ["layout", "did appear", "layout"]
        switch picture {
        case .updateCycle:
          #expect(log.take() == end + ["0", "1999999", "2000001", "2001001"])
        case .observer:
          #expect(
            log.take() == ["0", "1999999", "layout", "2000001", "did appear", "layout", "2001001"])
        }
        window.isHidden = true
      }
    }

    @Test("what timers change is laid out by the next frame's update", .fact("T4.19.6"))
    func timers() {
      run(.updateCycle) { device, view in
        for delay in [0.1, 0.105] {
          log.timer(after: delay) {
            MainActor.assumeIsolated {
              self.log.note("timer")
              view.setNeedsLayout()
            }
          }
        }
        device.advance(by: 0.1)
        let turn = ["0", "1999999", "2000001", "2001001"]
        #expect(log.take() == ["timer"] + turn)
        device.advance(by: 0.02)
        let later = log.take()
        #expect(later.filter { $0 == "layout" }.count == 1)
        #expect(later.suffix(5) == ["layout"] + turn)
      }
      run(.observer) { device, view in
        log.timer(after: 0.1) { MainActor.assumeIsolated { view.setNeedsLayout() } }
        device.advance(by: 0.1)
        #expect(log.take() == ["0", "1999999", "layout", "2000001", "2001001"])
      }
    }

    @Test(
      "any number of turns ends before a timer's change is laid out", .fact("T4.19.6"),
      arguments: 1...5)
    func turns(_ count: Int) {
      HeadlessChoices.with {
        $0.loop.commit = .updateCycle
        $0.loop.turnsToLayout = count
      } run: {
        let (device, view) = log.boot()
        log.observe(order: 0, as: "turn")
        defer { log.end() }
        log.timer(after: 0.1) { MainActor.assumeIsolated { view.setNeedsLayout() } }
        device.advance(by: 0.2)
        #expect(
          log.take() == Array(repeating: "turn", count: count) + ["layout", "turn"])
      }
    }

    /// A layer that does not belong to a view.
    private final class BareLayer: CALayer {
      var laidOut: (() -> Void)?
      var count = 0

      override func layoutSublayers() {
        super.layoutSublayers()
        count += 1
        laidOut?()
      }
    }

    @Test(
      "what a layer writes in layoutSublayers goes out with the frame (A)", .fact("T4.19.8"),
      arguments: Picture.allCases)
    func layer(_ picture: Picture) {
      run(picture) { device, view in
        let layer = BareLayer()
        var sent: [CGFloat] = []
        device.onFrame = { _ in sent.append(view.alpha) }
        layer.laidOut = { view.alpha = 0.5 }
        device.perform {
          layer.setNeedsLayout()
          device.windows[0].layer.insertSublayer(layer, at: 0)
          #expect(layer.needsLayout())
        }
        device.onFrame = nil
        #expect(sent == [0.5] && layer.count == 1 && !layer.needsLayout())
        #expect(!device.windows[0].subviews.contains { $0.layer === layer })
        device.perform {}
        #expect(layer.count == 1)
        device.perform { layer.setNeedsLayout() }
        #expect(layer.count == 2)
      }
    }

    @Test(
      "a window that layout has passed waits for the next commit", .fact("T4.19.9"),
      arguments: Picture.allCases, [LoopChoices.WindowOrder.backToFront, .frontToBack])
    func windows(_ picture: Picture, _ order: LoopChoices.WindowOrder) {
      HeadlessChoices.with {
        $0.loop.commit = picture
        $0.loop.windowOrder = order
      } run: {
        let device = HeadlessDevice.boot(view: UIView())
        let (low, high) = (LoopView("low", log), LoopView("high", log))
        let upper = UIWindow(windowScene: device.scene)
        upper.windowLevel = .alert
        device.perform {
          device.windows[0].addSubview(low)
          upper.isHidden = false
          upper.addSubview(high)
        }
        device.settle()
        _ = log.take()
        var commits = 0
        device.onFrame = { _ in
          commits += 1
          self.log.note("sent")
        }
        defer { device.onFrame = nil }
        let (first, second) = order == .backToFront ? (low, high) : (high, low)
        second.laidOut = {
          second.laidOut = {}
          first.setNeedsLayout()
        }
        device.perform {
          low.setNeedsLayout()
          high.setNeedsLayout()
        }
        device.settle()
        let names = order == .backToFront ? ["low", "high"] : ["high", "low"]
        #expect(log.take() == names + ["sent", names[0], "sent"])
        upper.isHidden = true
      }
    }

    @Test(
      "what a display link marks is laid out in the same frame", .fact("T4.19.17"),
      arguments: Picture.allCases)
    func displayLink(_ picture: Picture) {
      run(picture) { device, view in
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1_000)
        device.perform { device.windows[0].addSubview(scrollView) }
        var seen: [CGFloat] = []
        view.laidOut = { seen.append(scrollView.contentOffset.y) }
        let marker = Ticker { view.setNeedsLayout() }
        device.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        seen = []
        var sent: [CGFloat] = []
        device.onFrame = { _ in sent.append(scrollView.contentOffset.y) }
        device.advance(by: 0.2)
        #expect(seen.count > 5 && seen == sent)
        marker.stop()
        device.onFrame = nil
      }
    }
  }

  @MainActor
  private final class AppearingController: UIViewController {
    private let appeared: () -> Void

    init(_ appeared: @escaping () -> Void) {
      self.appeared = appeared
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appeared()
    }
  }
#endif
