import Foundation

/// The main run loop and the clock of the headless iOS. Only a driver, such as a test's device or
/// `LiveClock`, moves the time.
///
/// Between two calls of a driver the loop sleeps. It wakes for an *event* (from the driver, or at a
/// point of the frame grid), for a *timer*, for a block of the main queue, or for a call to wake
/// it. It then makes passes until there is nothing left to do (T4.19.12). A turn ends where a pass
/// reaches its before-waiting observers. The place of layout and commit is a choice (C5.18):
/// - The update cycle: an event is one update, phase by phase, inside the callout of a source 0
///   (T4.19.5). The update of the next frame commits what a timer or a block changes (T4.19.6).
/// - The observer: an observer lays out and commits before the loop sleeps (T4.19.1).
///
/// Frames lie on a fixed grid. They exist only while there is a frame client or a requested update,
/// so a device at rest does no work.
@MainActor
package final class HeadlessLoop {
  package static let main = HeadlessLoop()

  /// Frames per second of the built-in screen.
  package static let frameRate = 60.0

  /// The greatest distance between a time and a point of the frame grid, in frames, at which the
  /// time counts as on the grid.
  private static let gridTolerance = 1e-6

  /// The order of Core Animation's commit among the before-waiting observers (T4.19.1).
  package static let commitOrder = 2_000_000

  /// The order of UIKit's after-commit work among the same observers (T4.19.4).
  package static let afterCommitOrder = 2_001_000

  /// The time since the device booted, in seconds.
  package private(set) var now: TimeInterval = 0 { didSet { Self.clock = now } }

  /// The same time, for code that reads the clock outside the main actor.
  nonisolated(unsafe) private(set) static var clock: TimeInterval = 0

  /// The number of turns that have ended, for tests that assert that nothing happens at rest.
  package internal(set) var turnCount = 0

  /// The choices for the open questions about the end of a turn.
  package var choices = LoopChoices()

  /// Lays out and commits what has changed, each window once. Returns whether something is left for
  /// the next commit. The application sets this closure.
  package var commit: () -> Bool = { false }

  /// Called with the time after each commit that had something to commit, so that a driver can take
  /// a picture.
  package var onCommit: ((TimeInterval) -> Void)?

  /// Called when the loop gets work while it sleeps. A driver that stopped the clock then starts it
  /// again.
  package var onWake: (() -> Void)?

  /// Whether the loop is awake.
  package internal(set) var isTurning = false
  /// Whether the loop is dispatching an event or running the rest of the event's update.
  package internal(set) var isUpdating = false
  package internal(set) var needsCommit = false
  /// The time of the update that code outside an update has requested; nil if there is no request.
  private var updateDue: TimeInterval?
  /// Blocks of the main queue, which run in a callout of their own (T4.19.14).
  var mainQueue: [() -> Void] = []
  /// Blocks that the loop performs between its callouts (T4.19.12). They do not wake the loop
  /// (T4.19.13).
  var performBlocks: [() -> Void] = []
  /// Blocks that run right after a commit, such as `viewDidAppear` (T4.19.5).
  var deferredBlocks: [() -> Void] = []
  /// Blocks that run after a number of turns have ended.
  var laterBlocks: [(turn: Int, block: () -> Void)] = []
  /// Whether `CFRunLoopWakeUp` was called and the loop has not woken yet.
  var isWoken = false
  /// Whether the before-waiting observers are being called.
  var isBeforeWaiting = false
  /// Whether the last pass served the main queue. The next pass then calls the before-waiting
  /// observers first, so that a full main queue cannot keep them from running.
  var hasJustServedMainQueue = false
  private var timers: [HeadlessTimer] = []
  /// The time of a frame that was due at the same time as a timer and still has to run, because the
  /// timer ran first.
  private var swallowedFrame: TimeInterval?
  var frameClients: [FrameClient] = []
  var observers: [CFRunLoopObserver] = []

  /// Requests a layout and commit: inside an update as a part of it, and otherwise in the next
  /// update or at the end of the turn (T4.19.6).
  package func setNeedsCommit() {
    needsCommit = true
    requestUpdateIfNeeded()
    wake()
  }

  /// If commits belong to updates (`LoopChoices.Commit.updateCycle`) and code outside an update has
  /// left something to commit, requests an update at the next point of the frame grid.
  func requestUpdateIfNeeded() {
    guard needsCommit, choices.commit == .updateCycle, !isUpdating, updateDue == nil
    else { return }
    updateDue = nextFrameTime
  }

  /// Removes the requested update, and returns whether there was one.
  func takeUpdateRequest() -> Bool {
    defer { updateDue = nil }
    return updateDue != nil
  }

  func wake() {
    if !isTurning { onWake?() }
  }

  /// Discards all scheduled work, `onCommit` and `onWake`, and starts again at time zero. Valid
  /// observers stay in the loop.
  package func reset() {
    now = 0
    turnCount = 0
    isTurning = false
    isUpdating = false
    needsCommit = false
    updateDue = nil
    swallowedFrame = nil
    isWoken = false
    isBeforeWaiting = false
    hasJustServedMainQueue = false
    onCommit = nil
    onWake = nil
    mainQueue = []
    performBlocks = []
    deferredBlocks = []
    laterBlocks = []
    for timer in timers { timer.invalidate() }
    timers = []
    for client in frameClients { client.invalidate() }
    frameClients = []
    observers.removeAll { !$0.survivesReset }
  }

  // MARK: Scheduling

  /// Runs the block as the main queue does, in a callout of its own after the current one
  /// (T4.19.14).
  package func enqueue(_ block: @escaping () -> Void) {
    mainQueue.append(block)
    wake()
  }

  /// Runs the block at the next point where the loop performs such blocks, in this turn or the
  /// next, without waking the loop (T4.19.13).
  package func performBlock(_ block: @escaping () -> Void) {
    performBlocks.append(block)
  }

  /// Wakes the loop if it sleeps. In a before-waiting observer, keeps the loop from sleeping.
  ///
  /// In any other callout this changes nothing. The loop ignores wakes between waking and its next
  /// pass, and a pass that handled a source does not wait, but consumes the wake (CFRunLoop.c,
  /// `__CFRunLoopIsIgnoringWakeUps`; T4.19.13).
  package func wakeUp() {
    guard !isTurning || isBeforeWaiting else { return }
    isWoken = true
    wake()
  }

  /// Runs the block after the next commit, in the same update. A second commit may follow the block
  /// (T4.19.4, T4.19.5).
  package func afterCommit(_ block: @escaping () -> Void) {
    deferredBlocks.append(block)
    setNeedsCommit()
  }

  /// Runs the block after `count` further turns have ended, or at once if `count` is 0.
  package func afterTurns(_ count: Int, _ block: @escaping () -> Void) {
    guard count > 0 else { return block() }
    laterBlocks.append((turn: turnCount + count, block: block))
    wakeUp()
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

  // MARK: Time

  /// Lets time pass up to `time`, and runs all frames and timers that are due until then, in order.
  package func advance(to time: TimeInterval) {
    runWhatWaits()
    while let next = nextEvent(until: time) {
      switch next {
      case .frame(let frameTime):
        now = max(now, frameTime)
        swallowedFrame = nil
        runFrame()
      case .timer(let timer):
        timers.removeAll { $0 === timer }
        let grid = (swallowedFrame ?? nextFrameTime) - Self.gridTolerance / Self.frameRate
        let isOnFrame = !frameClients.isEmpty && grid <= timer.due
        now = max(now, timer.due)
        // The frame that is due at the same time follows the timer, so that it is not lost.
        if isOnFrame { swallowedFrame = now }
        runTimer(timer)
      }
    }
    now = max(now, time)
  }

  package func advance(by interval: TimeInterval) {
    advance(to: now + interval)
  }

  /// Whether nothing is scheduled, so that no frame, timer or block will run.
  package var isIdle: Bool {
    updateDue == nil && mainQueue.isEmpty && !isWoken
      && frameClients.allSatisfy { !$0.isValid } && !timers.contains { $0.isValid }
  }

  private enum Event {
    case frame(TimeInterval)
    case timer(HeadlessTimer)
  }

  private func nextEvent(until limit: TimeInterval) -> Event? {
    // Usually every timer is valid, and the array does not have to be written.
    for timer in timers where !timer.isValid { timers.removeAll { $0 === timer } }
    for client in frameClients where !client.isValid { frameClients.removeAll { $0 === client } }
    let grid = frameClients.isEmpty ? nil : swallowedFrame ?? nextFrameTime
    let frame = [grid, updateDue].compactMap(\.self).min()
    if let timer = timers.first, timer.due <= limit, timer.due <= frame ?? .infinity {
      return .timer(timer)
    }
    // Because of rounding, the limit may be slightly before a point of the grid. The frame at that
    // point still has to run now, because `nextFrameTime` would skip it later.
    if let frame, frame <= limit + Self.gridTolerance / Self.frameRate { return .frame(frame) }
    return nil
  }

  /// The first point of the frame grid after now.
  package var nextFrameTime: TimeInterval {
    ((now * Self.frameRate + Self.gridTolerance).rounded(.down) + 1) / Self.frameRate
  }
}
