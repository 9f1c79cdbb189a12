#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Between UIKit or AppKit and the tag registry: tells it what happened, does what it asks for, and holds everything weakly.
  ///
  /// Works while there are tags or chains: it looks at the end of each turn of the run loop, once before and once after
  /// the commit, in which SwiftUI inserts its views. That costs, each turn: for each window with tags the way up from its
  /// first responder, and for each tag a comparison of two pointers; while nobody is first responder, a question to each
  /// tagged one besides.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  final class TagHub {
    static let shared = TagHub()

    private(set) var registry = TagRegistry()
    var lastNumber: UInt = 0

    // The order of coming, so that nothing depends on the order of a dictionary.
    var probes: [TagRegistry.ProbeID: TagProbe] = [:]
    var probeOrder: [TagRegistry.ProbeID] = []
    var responders: [ObjectIdentifier: TaggedResponder] = [:]
    var responderKeys: [TagRegistry.ViewID: ObjectIdentifier] = [:]
    /// The windows the registry asked to watch.
    var windows: [WindowWatch] = []
    /// All windows that have a name.
    var names: [WindowWatch] = []
    var windowReaders: [WindowReader] = []
    var chains: [WeakChain] = []
    var parents: [TagRegistry.ReaderID: TagRegistry.ReaderID] = [:]
    var uses: [TagRegistry.ReaderID: Int] = [:]
    /// What the bindings were told last.
    var published: [TagRegistry.ReaderID: AnyHashable] = [:]
    /// What came while somebody was being told, who moved the focus himself.
    var untold: [(tag: AnyHashable?, reader: TagRegistry.ReaderID)] = []
    var toldInARow = 0
    var blocks: [TagRegistry.ReaderID: [() -> Void]] = [:]
    private var observers: [RunLoopObserver] = []
    private var subscriptions: [any NSObjectProtocol] = []
    private var isTurnEndDue = false
    private var turnsDue = 0
    private var isLooking = false

    // MARK: Registry

    func send(_ input: TagInput) {
      for effect in registry.handle(input) where registry.isDue(effect) { perform(effect) }
    }

    private func perform(_ effect: TagEffect) {
      switch effect {
      case .becomeFirstResponder(let view, let request): askToBecome(view, request)
      case .resign(let request): askToResign(request)
      case .publish(let tag, let reader): publish(tag, to: reader)
      case .tagsChanged(let reader): for chain in chains(of: reader) { chain.tagsChanged() }
      case .failed: break
      case .runAfterRetrying(let reader):
        for block in blocks.removeValue(forKey: reader) ?? [] { block() }
      case .scheduleTurnEnd: scheduleTurnEnd()
      case .watch(let window): watch(window)
      case .unwatch(let window): windows.removeAll { $0.id == window }
      case .diagnose(let diagnosis):
        BehaviorReports.send(.diagnosis(diagnosis))
      }
    }

    // MARK: Turns

    /// Starts looking when the first tag or chain comes.
    func wake() {
      guard observers.isEmpty else { return }
      observers = [
        RunLoopObserver(order: .beforeCommit) { [weak self] in self?.look() },
        RunLoopObserver(order: .afterCommit) { [weak self] in self?.lookAfterCommit() },
      ]
      let center = NotificationCenter.default
      subscriptions =
        [
          center.observe(PlatformWindow.didBecomeKeyNotification) { [weak self] in
            let window = ($0.object as? PlatformWindow).map(ObjectIdentifier.init)
            if let window { self?.windowBecameKey(window) }
          }
        ] + Self.focusNews.map { center.observe($0) { [weak self] _ in self?.expectFocus() } }
    }

    /// Stops once nobody is left.
    private func sleep() {
      guard registry.isEmpty, chains.isEmpty, probes.isEmpty, !isTurnEndDue else { return }
      for observer in observers { observer.invalidate() }
      observers = []
      for subscription in subscriptions { NotificationCenter.default.removeObserver(subscription) }
      subscriptions = []
      (names, windows) = ([], [])
    }

    /// Tells the registry what is true now.
    func look() {
      guard !isLooking else { return }
      isLooking = true
      defer { isLooking = false }
      dropTheDead()
      sweepProbes()
      for watch in windows { report(watch) }
      sleep()
    }

    /// What the commit itself changed: SwiftUI inserts and removes its views there.
    private func lookAfterCommit() {
      look()
      guard isTurnEndDue else { return }
      // The turn's end must not be lost with the block that was to bring it.
      turnsDue += 1
      if turnsDue > 2 { endTurn() }
    }

    private func scheduleTurnEnd() {
      (isTurnEndDue, turnsDue) = (true, 0)
      NextTurn.perform { [weak self] in self?.endTurn() }
    }

    private func endTurn() {
      guard isTurnEndDue else { return }
      look()
      isTurnEndDue = false
      send(.turnEnded)
      sleep()
    }

    func nextNumber() -> UInt {
      lastNumber += 1
      return lastNumber
    }
  }
#endif
