#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Between UIKit or AppKit and the tag registry: tells it what happened, does what it asks for, and holds everything weakly.
  ///
  /// Works while there are tags or chains: it looks whenever something may have changed and when a turn has settled, as SwiftUI
  /// inserts its views in the commit between the two, or before both. That costs, each turn: for each window with tags the way up from its
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
    private var client: TurnClient?
    private var subscriptions: [any NSObjectProtocol] = []
    private var isTurnEndDue = false
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
      case .failed(_, let failure, _):
        ResponderLog.once("tags.\(failure.rawValue)") {
          "A responder chain's request came to nothing: \(failure.rawValue)."
        }
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
      guard client == nil else { return }
      client = TurnClient(
        .init(
          changed: { [weak self] in self?.look() }, settled: { [weak self] in self?.settled() }))
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
      client?.end()
      client = nil
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
    private func settled() {
      look()
      guard isTurnEndDue else { return }
      isTurnEndDue = false
      for tag in registry.awaitedTags { searchAgain(for: tag) }
      send(.turnEnded(at: now))
      client?.needsFrames = registry.isWaiting
      sleep()
    }

    private var now: TagMoment {
      TagMoment(seconds: CACurrentMediaTime(), frames: TurnClock.shared.frameCount)
    }

    private func scheduleTurnEnd() {
      isTurnEndDue = true
      // While a view is waited for, frames bring the turns.
      if TurnClock.shared.isSettling, !registry.isWaiting { TurnClock.shared.wake() }
    }

    func nextNumber() -> UInt {
      lastNumber += 1
      return lastNumber
    }
  }
#endif
