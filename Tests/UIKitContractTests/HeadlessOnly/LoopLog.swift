#if canImport(HeadlessDriver)
  import HeadlessDriver
  import UIKit

  /// Records what happens in a turn, in order. It uses only Apple's API: observers, layout, blocks
  /// and timers.
  @MainActor
  final class LoopLog {
    private(set) var entries: [String] = []
    private var observers: [CFRunLoopObserver?] = []

    func note(_ entry: String) { entries.append(entry) }

    /// Boots a device that is at rest and shows a view that records its layout.
    func boot() -> (device: HeadlessDevice, view: LoopView) {
      let view = LoopView("layout", self)
      let device = HeadlessDevice.boot(view: UIView())
      device.perform { device.windows[0].addSubview(view) }
      device.settle()
      _ = take()
      return (device, view)
    }

    /// Returns what was recorded since the last call, and clears the log.
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }

    /// Records an activity of the run loop, with an observer of the given order.
    func observe(_ activity: CFRunLoopActivity = .beforeWaiting, order: Int, as name: String? = nil)
    {
      let observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, activity.rawValue, true, order
      ) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.note(name ?? "\(order)") }
      }
      observers.append(observer)
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    /// Records the activities of a pass of the run loop by name, except for the loop's entry and
    /// exit.
    func observeAll() {
      observe(.beforeTimers, order: 0, as: "before timers")
      observe(.beforeSources, order: 0, as: "before sources")
      observe(.beforeWaiting, order: 0, as: "before waiting")
      observe(.afterWaiting, order: 0, as: "after waiting")
    }

    func end() {
      for observer in observers { CFRunLoopObserverInvalidate(observer) }
      observers = []
    }

    /// Queues a block with `CFRunLoopPerformBlock`, and records when it runs.
    func perform(_ name: String, wakes: Bool = false, _ body: @escaping () -> Void = {}) {
      CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) {
        MainActor.assumeIsolated { self.note(name) }
        body()
      }
      if wakes { CFRunLoopWakeUp(CFRunLoopGetMain()) }
    }

    /// Adds a timer that fires once, after a delay in seconds.
    func timer(after delay: TimeInterval, _ body: @escaping () -> Void) {
      let date = CFAbsoluteTimeGetCurrent() + delay
      let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, 0, 0, 0) { _ in
        body()
      }
      CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    }
  }

  /// A view that records its layout passes.
  final class LoopView: UIView {
    private let log: LoopLog
    private let name: String
    var laidOut: () -> Void = {}

    init(_ name: String, _ log: LoopLog) {
      self.log = log
      self.name = name
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.note(name)
      laidOut()
    }
  }

  extension LoopChoices.Commit {
    /// Runs a whole test with this choice for C5.18.
    @MainActor
    func run(_ body: () throws -> Void) rethrows {
      try HeadlessChoices.with {
        $0.loop.commit = self
      } run: {
        try body()
      }
    }
  }
#endif
