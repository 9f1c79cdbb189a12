import Foundation

/// The main run loop and the clock of the headless iOS: time is a value that only a driver moves.
///
/// One turn is: the work itself (an event, a timer, or a frame's display links and animations) → layout and commit →
/// before-waiting observers (T4.1.3 to T4.1.5). Frames lie on a fixed grid and exist only while somebody needs them, so a
/// device at rest does nothing at all.
@MainActor
package final class HeadlessLoop {
  package static let main = HeadlessLoop()

  /// Frames per second of the built-in screen.
  package static let frameRate = 60.0

  /// How near to a point of the frame grid counts as on it, in frames.
  private static let gridTolerance = 1e-6

  /// The order at which Core Animation commits among the before-waiting observers.
  package static let commitOrder = 2_000_000

  /// Seconds since the device booted.
  package private(set) var now: TimeInterval = 0 { didSet { Self.clock = now } }

  /// The same for whoever reads the clock without asking on which thread it is.
  nonisolated(unsafe) private(set) static var clock: TimeInterval = 0

  /// How many turns have run, for tests that assert that nothing happens at rest.
  package private(set) var turnCount = 0

  /// Lays out and commits what is dirty; set by the application. Returns whether anything was.
  package var commit: () -> Bool = { false }

  /// Told the time after each commit that had something to commit: a picture may be taken.
  package var onCommit: ((TimeInterval) -> Void)?

  /// Told when something is asked for while the loop waits: whoever moves the clock only while it has to starts again.
  package var onWake: (() -> Void)?

  private var isTurning = false
  private var needsCommit = false
  private var blocks: [() -> Void] = []
  private var timers: [HeadlessTimer] = []
  private var frameClients: [FrameClient] = []
  private var observers: [CFRunLoopObserver] = []

  /// Asks for a layout and commit at the end of this turn.
  package func setNeedsCommit() {
    needsCommit = true
    wake()
  }

  private func wake() {
    if !isTurning { onWake?() }
  }

  /// Forgets everything scheduled and starts again at time zero.
  package func reset() {
    now = 0
    turnCount = 0
    isTurning = false
    needsCommit = false
    onCommit = nil
    onWake = nil
    blocks = []
    for timer in timers { timer.invalidate() }
    timers = []
    for client in frameClients { client.invalidate() }
    frameClients = []
    observers.removeAll { !$0.survivesReset }
  }

  // MARK: Scheduling

  /// Runs the block in a turn of its own after the current one, as the main queue does.
  package func enqueue(_ block: @escaping () -> Void) {
    blocks.append(block)
    wake()
  }

  /// Runs the block once, `delay` seconds from now.
  @discardableResult
  package func schedule(after delay: TimeInterval, _ block: @escaping () -> Void) -> HeadlessTimer {
    let timer = HeadlessTimer(due: now + max(0, delay), block: block)
    let index = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
    timers.insert(timer, at: index)
    wake()
    return timer
  }

  /// Calls `block` with the frame's time on every frame until the client is invalidated.
  package func addFrameClient(
    phase: FrameClient.Phase = .displayLink, _ block: @escaping (TimeInterval) -> Void
  ) -> FrameClient {
    let client = FrameClient(phase: phase, block: block)
    let index = frameClients.firstIndex { $0.phase.rawValue > phase.rawValue }
    frameClients.insert(client, at: index ?? frameClients.endIndex)
    wake()
    return client
  }

  package func add(_ observer: CFRunLoopObserver) {
    guard !observers.contains(where: { $0 === observer }) else { return }
    let index = observers.firstIndex { $0.order > observer.order } ?? observers.endIndex
    observers.insert(observer, at: index)
  }

  package func remove(_ observer: CFRunLoopObserver) {
    observers.removeAll { $0 === observer }
  }

  // MARK: Running

  /// Runs `work` as one turn, then whatever it left to do at once. Inside a turn it simply runs.
  package func turn(_ work: () -> Void) {
    if isTurning { return work() }
    runOneTurn(work)
    // What is asked for while the loop is about to wait wakes it again; bounded, as a loop that never rests hangs.
    var budget = 1_000
    while budget > 0, needsCommit || !blocks.isEmpty {
      budget -= 1
      let next = blocks
      blocks = []
      runOneTurn { for block in next { block() } }
    }
  }

  private func runOneTurn(_ work: () -> Void) {
    isTurning = true
    turnCount += 1
    work()
    isTurning = false
    var committed = false
    for observer in observers where observer.isValid {
      if !committed, observer.order > Self.commitOrder {
        commitNow()
        committed = true
      }
      observer.fire(.beforeWaiting)
    }
    if !committed { commitNow() }
  }

  /// Lays out and commits what is dirty.
  package func commitNow() {
    // Layout may dirty what has just been laid out; UIKit gives up after a while, and so do we.
    guard needsCommit else { return }
    for _ in 0..<8 where needsCommit {
      needsCommit = false
      _ = commit()
    }
    needsCommit = false
    onCommit?(now)
  }

  /// Lets time pass up to `time`, running everything that falls due on the way, in order.
  package func advance(to time: TimeInterval) {
    while let next = nextEvent(until: time) {
      switch next {
      case .frame(let frameTime):
        now = max(now, frameTime)
        turn { runFrame() }
      case .timer(let timer):
        timers.removeAll { $0 === timer }
        now = max(now, timer.due)
        turn { timer.fire() }
      }
    }
    now = max(now, time)
  }

  package func advance(by interval: TimeInterval) {
    advance(to: now + interval)
  }

  /// Whether nothing is scheduled: no frame will come and no timer will fire.
  package var isIdle: Bool {
    frameClients.allSatisfy { !$0.isValid } && !timers.contains { $0.isValid }
  }

  private enum Event {
    case frame(TimeInterval)
    case timer(HeadlessTimer)
  }

  private func nextEvent(until limit: TimeInterval) -> Event? {
    // Most often there is nothing to throw away, and then nothing is written.
    for timer in timers where !timer.isValid { timers.removeAll { $0 === timer } }
    for client in frameClients where !client.isValid { frameClients.removeAll { $0 === client } }
    let frame = frameClients.isEmpty ? nil : nextFrameTime
    if let timer = timers.first, timer.due <= limit, timer.due <= frame ?? .infinity {
      return .timer(timer)
    }
    // A limit a hair before the grid, as sums of fractions are, means the frame: `nextFrameTime` would pass it by.
    if let frame, frame <= limit + Self.gridTolerance / Self.frameRate { return .frame(frame) }
    return nil
  }

  /// The first point of the frame grid after now.
  package var nextFrameTime: TimeInterval {
    ((now * Self.frameRate + Self.gridTolerance).rounded(.down) + 1) / Self.frameRate
  }

  private func runFrame() {
    for client in frameClients { client.fire(at: now) }
  }
}
