#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// The one owner of time in this package: it tells its clients three beats, and wakes the loop only when asked to.
  ///
  /// - *changed*: something may have changed. Any number of times, at least once before the loop sleeps.
  /// - *place*: inside the commit and before the frame is sent, in the window a client asked for: what is written goes
  ///   out with this frame. The layout of a view of our own is the public place for it (truth T4.19.8).
  /// - *settled*: the loop is about to sleep, after everything that this turn commits: compare, decide, call the app.
  ///
  /// Where the system commits differs (truths 4.19, C5.18). From an observer before the loop sleeps, *changed* comes before
  /// the commit; inside an update, after it. So *changed* is no place to draw. And what a timer or a task has changed
  /// may be laid out by a later update only (truth T4.19.6), which brings a *settled* of its own: *settled* says that a turn is
  /// over, not that a layout is.
  ///
  /// A client may end itself or others, add some, or throw a window away in any beat. A run loop that is nested in *settled*
  /// brings no second one: Core Foundation does not call an observer again while it is being called. Without clients nothing is observed; an idle loop
  /// has no turns and costs nothing.
  @MainActor
  package final class TurnClock {
    package static let shared = TurnClock()

    /// Not retained: a client that its owner lets go of is told nothing more.
    private struct Entry {
      weak var client: TurnClient?
    }

    private var entries: [Entry] = []
    /// Blocks for the end of this turn.
    private var blocks: [@MainActor () -> Void] = []
    private var changedObserver: CFRunLoopObserver?
    private var settledObserver: CFRunLoopObserver?
    /// Whether *changed* is being told; *settled* follows in the same turn.
    package private(set) var isChanging = false
    /// Whether *settled* is being told: what is asked for now is another turn's.
    package private(set) var isSettling = false
    /// Whether *place* is being told, inside a commit's layout: no time to call the app.
    package private(set) var isPlacing = false
    private var link: FrameLink?
    private var lastFrame: TimeInterval = 0
    /// How many frames have been seen while a client wanted them.
    package private(set) var frameCount = 0
    /// How many turns have settled while there were clients.
    package private(set) var turnCount = 0

    private init() {}

    /// Whether the run loop is observed.
    package var isObserving: Bool { settledObserver != nil }

    /// How many clients there are, for tests.
    package var clientCount: Int { entries.count { $0.client != nil } }

    /// Wakes the loop, so that another turn comes.
    package func wake() { CFRunLoopWakeUp(CFRunLoopGetMain()) }

    /// Calls the block once, at the end of this turn, after the clients; asked for in *settled*, at the end of the next one.
    package func atTurnEnd(_ block: @escaping @MainActor () -> Void) {
      blocks.append(block)
      start()
      if isSettling { wake() }
    }

    func add(_ client: TurnClient) {
      entries.append(Entry(client: client))
      start()
    }

    func remove(_ client: TurnClient) {
      entries.removeAll { $0.client == nil || $0.client === client }
      stopIfUnused()
    }

    // MARK: Observing

    private func start() {
      guard !isObserving else { return }
      changedObserver = observe(order: 0) { $0.changed() }
      // After UIKit's own work that follows a commit (truth T4.19.4), and before the observers with which hang detectors end a
      // unit of work, so that what the app does in a callback counts as work.
      settledObserver = observe(order: CFIndex(Int32.max) - 1) { $0.settled() }
      // What is added while the loop goes through its observers, as in a commit, is called before the next sleep only.
      wake()
    }

    private func observe(
      order: CFIndex, _ beat: @escaping @MainActor (TurnClock) -> Void
    ) -> CFRunLoopObserver? {
      let observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, order
      ) { _, _ in
        MainActor.assumeIsolated { beat(TurnClock.shared) }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      return observer
    }

    private func stopIfUnused() {
      guard entries.isEmpty, blocks.isEmpty, let changedObserver, let settledObserver else {
        return
      }
      CFRunLoopObserverInvalidate(changedObserver)
      CFRunLoopObserverInvalidate(settledObserver)
      (self.changedObserver, self.settledObserver) = (nil, nil)
      updateLink()
    }

    // MARK: Beats

    private func tell(_ beat: (TurnClient) -> Void) {
      var hasEnded = false
      for entry in entries {
        if let client = entry.client { client.run(beat) } else { hasEnded = true }
      }
      if hasEnded { entries.removeAll { $0.client == nil } }
    }

    private func changed() {
      isChanging = true
      tell { $0.changed?() }
      isChanging = false
    }

    /// Runs a client's *place*; one may bring about another, where it lays out a window of this package.
    func place(_ body: () -> Void) {
      let wasPlacing = isPlacing
      isPlacing = true
      body()
      isPlacing = wasPlacing
    }

    private func settled() {
      isSettling = true
      tell { $0.settle() }
      let due = blocks
      blocks = []
      for block in due { block() }
      isSettling = false
      turnCount += 1
      updateLink()
      stopIfUnused()
    }

    // MARK: Frames

    /// Frames exist while a client wants them; a link whose frames have stopped coming belongs to a screen that is gone.
    func updateLink() {
      guard entries.contains(where: { $0.client?.needsFrames == true }) else {
        link?.invalidate()
        link = nil
        return
      }
      let now = CACurrentMediaTime()
      if link != nil, abs(now - lastFrame) < 1 { return }
      link?.invalidate()
      lastFrame = now
      link = FrameLink { [weak self] in self?.frame() }
    }

    private func frame() {
      lastFrame = CACurrentMediaTime()
      frameCount += 1
      tell { if $0.needsFrames { $0.frame?() } }
    }
  }
#endif
