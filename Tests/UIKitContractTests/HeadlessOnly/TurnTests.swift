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

    /// Returns a device at rest with one recording view, and observers before and after the
    /// important orders.
    private func stage() -> (device: HeadlessDevice, view: LoopView) {
      let view = LoopView("layout", log)
      let device = HeadlessDevice.boot(view: UIView())
      device.perform { device.windows[0].addSubview(view) }
      device.settle()
      for order in [0, 1_999_999, 2_000_001, 2_001_001] { log.observe(order: order) }
      _ = log.take()
      return (device, view)
    }

    @Test(
      "layout runs in the event's own callout, or in an observer of order 2,000,000",
      .fact("C5.18", "T4.19.1", "T4.19.2", "T4.19.5"),
      arguments: Picture.allCases)
    func commit(_ picture: Picture) {
      picture.run {
        let (device, view) = stage()
        defer { log.end() }
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
      .fact("T4.19.4", "T4.19.5"),
      arguments: Picture.allCases)
    func deferred(_ picture: Picture) {
      picture.run {
        let (device, view) = stage()
        defer { log.end() }
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

    @Test(
      "what timers change is laid out together, by the update of the next frame", .fact("T4.19.6"))
    func timers() {
      Picture.updateCycle.run {
        let (device, view) = stage()
        defer { log.end() }
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
      Picture.observer.run {
        let (device, view) = stage()
        defer { log.end() }
        log.timer(after: 0.1) { MainActor.assumeIsolated { view.setNeedsLayout() } }
        device.advance(by: 0.1)
        #expect(log.take() == ["0", "1999999", "layout", "2000001", "2001001"])
      }
    }

    @Test(
      "as many turns as a block asks for end before a timer's change is laid out", .fact("T4.19.6"),
      arguments: 1...5)
    func turns(_ count: Int) {
      HeadlessChoices.with {
        $0.loop.commit = .updateCycle
        $0.loop.turnsToLayout = count
      } run: {
        let view = LoopView("layout", log)
        let device = HeadlessDevice.boot(view: UIView())
        device.perform { device.windows[0].addSubview(view) }
        device.settle()
        log.observe(order: 0, as: "turn")
        defer { log.end() }
        _ = log.take()
        log.timer(after: 0.1) { MainActor.assumeIsolated { view.setNeedsLayout() } }
        device.advance(by: 0.2)
        #expect(
          log.take() == Array(repeating: "turn", count: count) + ["layout", "turn"])
      }
    }

    @Test(
      "an observer of order 0 comes before the layout in one picture, after it in the other",
      .fact("T4.19.7"),
      arguments: Picture.allCases)
    func beforeLayout(_ picture: Picture) {
      picture.run {
        let (device, view) = stage()
        defer { log.end() }
        device.perform { view.setNeedsLayout() }
        let entries = log.take()
        let isBefore = entries.firstIndex(of: "0")! < entries.firstIndex(of: "layout")!
        #expect(isBefore == (picture == .observer))
      }
    }

    @Test(
      "what a custom view writes in layoutSubviews goes out with the frame", .fact("T4.19.8"),
      arguments: Picture.allCases)
    func place(_ picture: Picture) {
      picture.run {
        let (device, view) = stage()
        defer { log.end() }
        var sent: [CGFloat] = []
        device.onFrame = { _ in sent.append(view.alpha) }
        view.laidOut = { view.alpha = 0.5 }
        device.perform { view.setNeedsLayout() }
        #expect(sent == [0.5])
        device.onFrame = nil
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
      "so does what a custom layer writes in layoutSublayers, also one in a window's layer (A)",
      .fact("T4.19.8"),
      arguments: Picture.allCases)
    func layer(_ picture: Picture) {
      picture.run {
        let (device, view) = stage()
        defer { log.end() }
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
      "UIKit lays out window by window until each is clean; a window that it has passed waits for the next commit",
      .fact("T4.19.9"),
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
      "a display link marks a view, and the layout pass of the same frame reads it",
      .fact("T4.19.17"),
      arguments: Picture.allCases)
    func displayLink(_ picture: Picture) {
      picture.run {
        let (device, view) = stage()
        defer { log.end() }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1_000)
        device.perform { device.windows[0].addSubview(scrollView) }
        var seen: [CGFloat] = []
        view.laidOut = { seen.append(scrollView.contentOffset.y) }
        let marker = Marker { view.setNeedsLayout() }
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

  /// Calls a closure for each frame of a display link.
  @MainActor
  private final class Marker: NSObject {
    private let body: () -> Void
    private var link: CADisplayLink?

    init(_ body: @escaping () -> Void) {
      self.body = body
      super.init()
      let tick: @MainActor (AnyObject, Any?) -> Void = { target, _ in (target as? Marker)?.body() }
      class_addMethod(Marker.self, Selector("tick:"), imp_implementationWithBlock(tick), nil)
      link = CADisplayLink(target: self, selector: Selector("tick:"))
      link?.add(to: .main, forMode: .common)
    }

    func stop() { link?.invalidate() }
  }
#endif
