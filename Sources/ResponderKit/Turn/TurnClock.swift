#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    package import UIKit
  #else
    internal import AppKit
  #endif

  /// The one clock of this package: it runs its clients' work in three beats, and wakes the run
  /// loop only on request.
  ///
  /// - *changed*: something may have changed. It comes any number of times, at least once before
  ///   the run loop sleeps.
  /// - *place*: inside the commit and before the frame is sent, in the window that a client
  ///   requested. This frame contains what a client writes in this beat. The layout of a
  ///   `PlaceLayer` triggers the beat (truth T4.19.8).
  /// - *settled*: the run loop is about to sleep, after everything that this turn commits. Clients
  ///   compare, decide and call the app.
  ///
  /// The system commits before or after *changed* (truths 4.19, C5.18), so a client must not draw in
  /// *changed*. A later update may lay out what a timer or a task has changed (T4.19.6), so
  /// *settled* means that a turn is over, but not that everything is laid out.
  ///
  /// Without clients and blocks, the clock does not observe the run loop.
  @MainActor
  package final class TurnClock {
    package static let shared = TurnClock()

    /// Holds a client weakly: a client that its owner releases gets no further beats.
    private struct Entry {
      weak var client: TurnClient?
    }

    private var entries: [Entry] = []
    /// Blocks to call at the end of this turn.
    private var blocks: [@MainActor () -> Void] = []
    private var changedObserver: CFRunLoopObserver?
    private var settledObserver: CFRunLoopObserver?
    /// Whether *changed* is running; *settled* follows in the same turn.
    package private(set) var isChanging = false
    /// Whether *settled* is running. Afterwards the run loop sleeps, unless something wakes it.
    package private(set) var isSettling = false
    /// Whether *place* is running, inside a layout of the window, where no client may call the app
    /// but by writing a list's insets and offset, of which the list tells its delegate.
    package private(set) var isPlacing = false
    private var link: FrameLink?
    private var lastFrame: TimeInterval = 0
    /// How many frames have come while a client needed them.
    package private(set) var frameCount = 0
    /// How many turns have settled while the clock observed the run loop.
    package private(set) var turnCount = 0

    private init() {}

    /// Whether the clock observes the run loop.
    package var isObserving: Bool { settledObserver != nil }

    /// The number of clients, for tests.
    package var clientCount: Int { entries.count { $0.client != nil } }

    /// Wakes the run loop, so that another turn comes.
    package func wake() { CFRunLoopWakeUp(CFRunLoopGetMain()) }

    /// Calls the block once, after the clients, at the end of this turn. A block that another such
    /// block adds is called at the end of the next turn.
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
      // This observer comes after UIKit's own work that follows a commit (truth T4.19.4), and
      // before the observers with which hang detectors end a unit of work. So what the app does in
      // a callback counts as work.
      settledObserver = observe(order: CFIndex(Int32.max) - 1) { $0.settled() }
      // If an observer is added while the run loop calls its observers, as in a commit, it is first
      // called before the next sleep. The wake-up makes sure that there is another turn.
      wake()
    }

    private func observe(
      order: CFIndex, _ beat: @escaping @MainActor (TurnClock) -> Void
    ) -> CFRunLoopObserver? {
      let observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, order
      ) { _, _ in
        MainActor.ifCurrent { beat(TurnClock.shared) }
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
      tell { $0.change() }
      isChanging = false
    }

    /// Runs a client's *place*. If the client lays out a window of this package, another *place*
    /// may run inside this one.
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

    /// Keeps a frame link while a client needs frames. A link that has brought no frame for a
    /// second belongs to a screen that is gone, and is replaced.
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

  /// The work that one part of this package does in the beats of ``TurnClock``.
  ///
  /// The clock calls a client until the client's owner releases it or calls `end()`.
  @MainActor
  package final class TurnClient {
    package typealias Work = @MainActor () -> Void

    /// How many times in a row a client places its values again before it logs that they are wrong.
    private static let patience = 2

    private var changed, place, settled: Work?
    private var isPlaced: (@MainActor () -> Bool)?
    private(set) var frame: Work?
    private var isBeingTold = false
    private var mends = 0
    #if canImport(UIKit)
      private nonisolated(unsafe) let placeLayer = PlaceLayer()
      private weak var placeWindow: UIWindow?
    #endif
    /// Whether the client needs frames, even if nothing else does.
    package var needsFrames = false {
      didSet { if needsFrames != oldValue { TurnClock.shared.updateLink() } }
    }

    /// Creates a client that works in some of the beats.
    ///
    /// - Parameters:
    ///   - place: Writes the values that must appear with this frame. It skips values that are
    ///     already set.
    ///   - isPlaced: Returns, after everything was laid out, whether the values that `place` wrote
    ///     are still right.
    ///   - frame: Called only while `needsFrames` is true.
    package init(
      changed: Work? = nil, place: Work? = nil, isPlaced: (@MainActor () -> Bool)? = nil,
      settled: Work? = nil, frame: Work? = nil
    ) {
      (self.changed, self.place, self.settled, self.frame) = (changed, place, settled, frame)
      self.isPlaced = isPlaced
      #if canImport(UIKit)
        placeLayer.onLayout = { [weak self] in self?.placeNow() }
      #endif
      TurnClock.shared.add(self)
    }

    /// Ends the client; the clock does not call it again.
    package func end() {
      (changed, place, settled, frame) = (nil, nil, nil, nil)
      isPlaced = nil
      needsFrames = false
      #if canImport(UIKit)
        placeLayer.removeFromSuperlayer()
      #endif
      TurnClock.shared.remove(self)
    }

    func change() {
      #if canImport(UIKit)
        // A view that was added meanwhile lies above the layer.
        if let window = placeWindow, placeLayer.superlayer === window.layer { raise(in: window) }
      #endif
      changed?()
    }

    /// Runs the client's work in a beat, unless its work in another beat is still running.
    func run(_ beat: (TurnClient) -> Void) {
      guard !isBeingTold else { return }
      isBeingTold = true
      beat(self)
      isBeingTold = false
    }

    func settle() {
      mendIfNeeded()
      settled?()
    }

    // MARK: Place

    private func mendIfNeeded() {
      #if canImport(UIKit)
        // The requested *place* beat is still to come, and may correct the values.
        if isPlaceAsked { return }
      #endif
      guard let isPlaced, !isPlaced() else {
        mends = 0
        return
      }
      mends += 1
      #if canImport(UIKit)
        if mends <= Self.patience {
          needsPlace(in: placeWindow)
          // If the system commits from a run loop observer, that observer has already run in this
          // turn. So the run loop needs another turn.
          return TurnClock.shared.wake()
        }
      #endif
      ResponderLog.once("turn.misplaced") {
        "A layout set during the commit was wrong afterwards, \(mends) times in a row. "
          + "The package sets it again after the next change."
      }
    }

    #if canImport(UIKit)
      /// Requests a *place* beat in the next layout of a window, usually in the next commit, which
      /// the request causes. A window that is not on the screen has no such beat.
      package func needsPlace(in window: UIWindow?) {
        guard let window, window.isInForeground, place != nil else { return }
        placeWindow = window
        raise(in: window)
        placeLayer.setNeedsLayout()
      }

      /// Puts the layer above all views of a window, because UIKit counts plain layers when it
      /// inserts a subview at an index (truth T4.6.29).
      private func raise(in window: UIWindow) {
        let onTop = window.layer.sublayers?.reversed().prefix { $0 is PlaceLayer }
        if onTop?.contains(placeLayer) != true { window.layer.addSublayer(placeLayer) }
      }

      /// Leaves the window until the next request, unless a *place* beat is still to come.
      package func needsNoPlace() {
        if !isPlaceAsked { placeLayer.removeFromSuperlayer() }
      }

      /// Whether a *place* beat is requested that has not run yet.
      var isPlaceAsked: Bool {
        guard placeLayer.superlayer != nil, placeLayer.needsLayout(), let placeWindow else {
          return false
        }
        return !placeWindow.isHidden && placeWindow.isInForeground
      }

      deinit {
        nonisolated(unsafe) let layer = placeLayer
        MainActor.ifCurrent { layer.removeFromSuperlayer() }
      }

      private func placeNow() {
        for view in placeWindow?.subviews ?? [] { view.layoutIfNeeded() }
        TurnClock.shared.place { run { $0.place?() } }
      }
    #endif
  }

  #if canImport(UIKit)
    /// An empty layer whose layout is the *place* beat of its window (truth T4.19.8).
    ///
    /// It is a layer and not a view, because apps and libraries take `window.subviews.first` for
    /// the root controller's view, and this package does not change a window's views. It stays in
    /// the window between two beats, because Core Animation lays out a layer whose sublayers change
    /// (truth T4.19.22), and here that layer is the app's window. The layout order of sibling
    /// layers is not documented. So `TurnClient` lays out the window's views before it runs the
    /// beat, as the commit does anyway.
    final class PlaceLayer: CALayer {
      var onLayout: (@MainActor () -> Void)?

      override func layoutSublayers() {
        super.layoutSublayers()
        // CALayer is not Sendable. This layer is used on the main actor only.
        nonisolated(unsafe) let layer = self
        // If an app commits on another thread, the layer is laid out there, and this frame has no
        // *place*.
        MainActor.ifCurrent { layer.onLayout?() }
      }
    }
  #endif
#endif
