import Foundation

// The course of a turn of the loop. It follows the order of Core Foundation's public sources
// (T4.19.11, T4.19.12). With `LoopChoices.Commit.updateCycle`, UIKit's update is a source 0
// (T4.19.2).
extension HeadlessLoop {
  /// The greatest number of passes in a row. Without a limit, a loop that never rests would hang
  /// the process.
  private static var patience: Int { 1_000 }

  // MARK: Waking

  /// Runs `work` as an event, and then everything that `work` makes due at once. If the loop is
  /// already awake, runs only `work`.
  package func turn(_ work: () -> Void) {
    if isTurning { return work() }
    awake { runEvent(work) }
  }

  /// Runs a frame: display links, then animations, then the commit (T4.1.5).
  func runFrame() {
    // First ends the further turns of `choices.turnsToLayout`, because other code may wake the loop
    // between a change and the update that lays it out.
    if takeUpdateRequest() { for _ in 1..<max(1, choices.turnsToLayout) { awake {} } }
    let isSource1 = choices.commit == .observer
    awake(isSource1: isSource1) {
      let clients = { for client in self.frameClients { client.fire(at: self.now) } }
      if isSource1 { clients() } else { runEvent(clients) }
    }
  }

  func runTimer(_ timer: HeadlessTimer) {
    awake(isSource1: true) { timer.fire() }
  }

  /// Runs the work that was requested while the loop slept, if that work has to wake the loop.
  func runWhatWaits() {
    if isWoken || !mainQueue.isEmpty { awake {} }
  }

  // MARK: Passes

  /// Wakes the loop, and makes passes until there is nothing left to do.
  ///
  /// - Parameter isSource1: Whether the callout is part of waking. The callout of a source 0 runs
  ///   in the pass that follows.
  private func awake(isSource1: Bool = false, _ callout: () -> Void) {
    isTurning = true
    isWoken = false
    fire(.afterWaiting)
    if isSource1 { callout() }
    performWaitingBlocks()
    var isHandled = isSource1 ? pass() : pass(hasSource: true, callout)
    var budget = Self.patience
    while budget > 0 {
      budget -= 1
      if !isHandled {
        guard isWoken || isCommitDue || !laterBlocks.isEmpty else { break }
        isWoken = false
        fire(.afterWaiting)
        performWaitingBlocks()
      }
      isHandled = pass()
    }
    isTurning = false
    requestUpdateIfNeeded()
  }

  /// Whether uncommitted changes keep the loop awake. They do if an observer commits.
  private var isCommitDue: Bool { needsCommit && choices.commit == .observer }

  /// Makes one pass of the loop. Returns whether the pass handled something and therefore did not
  /// wait (T4.19.11).
  private func pass(hasSource: Bool = false, _ source: () -> Void = {}) -> Bool {
    fire(.beforeTimers)
    fire(.beforeSources)
    performWaitingBlocks()
    if hasSource {
      source()
      performWaitingBlocks()
    }
    if !mainQueue.isEmpty, hasSource || !hasJustServedMainQueue {
      hasJustServedMainQueue = true
      drainMainQueue()
      performWaitingBlocks()
      return true
    }
    hasJustServedMainQueue = false
    guard !hasSource else { return true }
    turnCount += 1
    beforeWaiting()
    for later in laterBlocks where later.turn <= turnCount { mainQueue.append(later.block) }
    laterBlocks.removeAll { $0.turn <= turnCount }
    guard !mainQueue.isEmpty else { return false }
    fire(.afterWaiting)
    hasJustServedMainQueue = true
    drainMainQueue()
    performWaitingBlocks()
    return true
  }

  private func drainMainQueue() {
    let blocks = mainQueue
    mainQueue = []
    for block in blocks { block() }
  }

  private func performWaitingBlocks() {
    guard !performBlocks.isEmpty else { return }
    let blocks = performBlocks
    performBlocks = []
    for block in blocks { block() }
  }

  private func fire(_ activity: CFRunLoopActivity) {
    for observer in observers where observer.isValid { observer.fire(activity) }
  }

  /// Calls the before-waiting observers, and lays out and commits if an observer does this. A
  /// nested loop calls this method too, in the middle of a turn.
  package func beforeWaiting() {
    let isNested = isBeforeWaiting
    isBeforeWaiting = true
    defer { isBeforeWaiting = isNested }
    guard choices.commit == .observer else { return fire(.beforeWaiting) }
    // The observers of Core Animation and UIKit run at their orders among the other observers.
    var own = [(Self.commitOrder, commitNow), (Self.afterCommitOrder, runDeferredBlocks)]
    for observer in observers where observer.isValid {
      while let next = own.first, observer.order > next.0 {
        own.removeFirst()
        next.1()
      }
      observer.fire(.beforeWaiting)
    }
    for (_, work) in own { work() }
  }

  // MARK: Update and commit

  /// Runs an event. In the update cycle it runs all phases of an update. If an observer commits, it
  /// only dispatches the event.
  private func runEvent(_ dispatch: () -> Void) {
    isUpdating = true
    dispatch()
    guard choices.commit == .updateCycle else {
      isUpdating = false
      return
    }
    commitNow()
    runDeferredBlocks()
    isUpdating = false
    _ = takeUpdateRequest()
    requestUpdateIfNeeded()
  }

  /// Lays out and commits the changes. If layout marks a window that has been laid out already,
  /// that window waits for the next commit (T4.19.9).
  package func commitNow() {
    guard needsCommit else { return }
    needsCommit = false
    needsCommit = commit()
    onCommit?(now)
  }

  /// Runs the deferred work of an update, and the second commit (T4.19.5).
  private func runDeferredBlocks() {
    guard !deferredBlocks.isEmpty else { return }
    let blocks = deferredBlocks
    deferredBlocks = []
    for block in blocks { block() }
    commitNow()
  }
}
