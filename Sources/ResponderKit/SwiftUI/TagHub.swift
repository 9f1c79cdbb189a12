#if canImport(SwiftUI)
  // This file has over 150 lines because the registry is private to it.
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Connects UIKit or AppKit with the tag registry: it reports events to the registry and performs
  /// the registry's effects.
  ///
  /// The rules are in the registry, which only the hub reads. The hub's parts hold the objects:
  /// `TagNames` the responders and windows, `TagProbes` the views over tagged views, `TagChains`
  /// the app's chains and blocks. The parts hold all these objects weakly, except the blocks.
  /// ``FocusBook`` provides the first responder of each window.
  ///
  /// The hub works while there are tags or chains. It checks the state whenever something may have
  /// changed, and again when a turn has settled, because SwiftUI inserts its views in the commit
  /// between the two or before both. So there are at least two checks a turn. Each check costs, for
  /// each window with tags, one walk up from the first responder. For each tag it costs six
  /// lookups, three weak references and a comparison of two windows. For a tagged view in an input
  /// accessory view, which the keyboard's window shows, it also costs a walk up the chain.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  final class TagHub {
    static let shared = TagHub()

    private var registry = TagRegistry()
    private var names = TagNames()
    private(set) lazy var chains = TagChains(self)
    private(set) lazy var probes = TagProbes(self)
    private var client: TurnClient?
    private var subscriptions: [any NSObjectProtocol] = []
    private var isTurnEndDue = false

    /// Whether the hub and its parts hold nothing.
    var isEmpty: Bool { registry.isEmpty && chains.isEmpty && probes.isEmpty && names.isEmpty }

    /// The number of entries that lookups of first responders touched, for the test of their cost.
    var entriesTouched: Int { registry.entriesTouched }

    // MARK: Registry

    func send(_ event: TagRegistry.Event) {
      for effect in registry.handle(event) {
        if case .publish(let tag, let chain) = effect {
          let former = registry.told(of: chain)
          if registry.isDue(effect) {
            chains.publish(TagNews.Item(chain: chain, tag: tag, former: former))
          }
        } else if registry.isDue(effect) {
          perform(effect)
        }
      }
    }

    private func perform(_ effect: TagRegistry.Effect) {
      switch effect {
      case .becomeFirstResponder(let view, let request):
        answer(request, names.responder(view)?.takeFocus() ?? false)
      case .resign(let request):
        let window = names.window(request.window)
        let responder = window.flatMap { FocusBook.shared.firstResponder(in: $0) }
        answer(request, responder?.giveUpFocus() ?? false)
      case .publish: break  // handled in `send`
      case .tagsChanged(let chain): chains.tagsChanged(in: chain)
      case .failed(let tag, let failure, let chain):
        log(tag, failure.reason?.rawValue ?? failure.rawValue, by: chain)
        diagnose(tag, failure, by: chain)
        chains.failureChanged(of: chain)
      case .failureCleared(let chain): chains.failureChanged(of: chain)
      case .runAfterRetrying(let chain): chains.runBlocks(of: chain)
      case .scheduleTurnEnd: scheduleTurnEnd()
      case .watch(let id):
        if names.window(id)?.isKeyWindow == true { send(.windowBecameKey(id)) }
      case .unwatch: break
      case .viewUntagged(let view): names.forget(view)
      case .chainEnded(let chain): chains.end(chain)
      case .diagnose(let diagnosis, let view):
        BehaviorReports.send(.diagnosis(diagnosis), about: names.responder(view))
      }
    }

    private func answer(_ request: TagRegistry.Request, _ isAccepted: Bool) {
      let window = names.window(request.window)
      FocusBook.shared.expectChange(in: window)
      let path = window.map { self.path(in: $0) } ?? []
      send(.answered(request, accepted: isAccepted, path: path))
    }

    /// Logs a failed request, once for each combination of tag and reason.
    private func log(_ tag: AnyHashable?, _ reason: String, by chain: TagRegistry.ChainID) {
      let name = tag.map { TagWording.name($0) } ?? "nil"
      ResponderLog.once("tags.\(reason).\(name)") {
        "A request of responder chain \(chain) failed: \(reason), "
          + "tag \(SharedNames.tag(name))."
      }
    }

    /// Reports a failed request for a tag as a diagnosis, unless another request replaced it. For a
    /// search field, which SwiftUI may show without a UIKit view (C5.20), also logs the diagnosis
    /// once, unless the field refused the focus.
    private func diagnose(
      _ tag: AnyHashable?, _ failure: TagRegistry.Failure, by chain: TagRegistry.ChainID
    ) {
      guard let tag else { return }
      let probe = probe(announcing: tag, in: chain).flatMap { probes[$0] }
      let isSearch = probe?.namesSearchField == true
      guard let diagnosis = Diagnosis.tagNotFocused(tag, failure, isSearch: isSearch) else {
        return
      }
      if isSearch, failure.reason != .refused {
        ResponderLog.once("tags.search") {
          let told = SharedNames.diagnosis(diagnosis)
          return "\(told.sentence) \(told.fix)"
        }
      }
      BehaviorReports.send(.diagnosis(diagnosis), about: probe ?? window(of: chain))
    }

    // MARK: Turns

    /// Starts to observe turns and key windows, unless the hub already does. Called when a tag or
    /// chain is added, and for each request.
    func wake() {
      guard client == nil else { return }
      client = TurnClient(
        .init(
          changed: { [weak self] in self?.look() }, settled: { [weak self] in self?.settled() }))
      let name = PlatformWindow.didBecomeKeyNotification
      subscriptions = [
        NotificationCenter.default.observe(name) { [weak self] in
          guard let self, let window = $0.object as? PlatformWindow,
            let id = names.knownID(of: window)
          else { return }
          send(.windowBecameKey(id))
        }
      ]
    }

    /// Stops observing when no tags or chains are left, unless the registry waits for the end of
    /// the turn.
    private func sleep() {
      guard registry.isEmpty, !isTurnEndDue else { return }
      client = nil
      for subscription in subscriptions { NotificationCenter.default.removeObserver(subscription) }
      subscriptions = []
      names.forgetWindows()
    }

    /// Reports the current state of the probes, windows and chains to the registry.
    private func look() {
      probes.dropTheDead()
      for window in names.dropEndedWindows() { send(.windowClosed(window)) }
      chains.dropTheDead()
      probes.look(on: .turn)
      for window in registry.watchedWindows { report(window) }
      sleep()
    }

    /// Called when a turn has settled. Reports what has changed in the commit, in which SwiftUI
    /// inserts and removes its views, and then the end of the turn.
    private func settled() {
      look()
      if client != nil { FocusBook.shared.remindIfWaiting() }
      isTurnEndDue = false
      for tag in registry.awaitedTags { probes.look(on: .request(tag)) }
      send(
        .turnEnded(
          at: .init(seconds: CACurrentMediaTime(), frames: TurnClock.shared.frameCount)))
      client?.needsFrames = registry.isWaiting
      sleep()
    }

    private func scheduleTurnEnd() {
      isTurnEndDue = true
      // While a request waits for its view, the client needs frames, and each frame causes a turn.
      if TurnClock.shared.isSettling, client?.needsFrames != true { TurnClock.shared.wake() }
    }

    /// Reports the first responder of a window.
    private func report(_ id: TagRegistry.WindowID) {
      guard let window = names.window(id) else { return }
      send(.firstResponder(in: id, path: path(in: window)))
    }

    private func path(in window: PlatformWindow) -> [TagRegistry.ViewID] {
      names.path(from: FocusBook.shared.firstResponder(in: window))
    }
  }

  // MARK: Chains

  @available(iOSApplicationExtension, unavailable)
  extension TagHub {
    func request(_ tag: AnyHashable?, by chain: TagRegistry.ChainID) {
      guard !chains.isEndless else { return log(tag, "endless", by: chain) }
      wake()
      if let tag { probes.look(on: .request(tag)) }
      FocusBook.shared.expectChange()
      for window in registry.watchedWindows { report(window) }
      send(.requested(tag, by: chain))
    }

    func firstResponder(of chain: TagRegistry.ChainID) -> AnyHashable? {
      registry.firstResponder(of: chain)
    }

    func isRetrying(_ chain: TagRegistry.ChainID) -> Bool { registry.isRetrying(chain) }

    func lastFailure(of chain: TagRegistry.ChainID) -> ResponderTagFailure? {
      registry.lastFailure(of: chain).flatMap { ResponderTagFailure($0.tag, $0.reason) }
    }

    func isKnown(_ chain: TagRegistry.ChainID) -> Bool { registry.isKnown(chain) }

    /// Returns the available tags. The bodies of the app's views read them, so this method searches
    /// for nothing and changes nothing.
    func availableTags(of chain: TagRegistry.ChainID) -> Set<AnyHashable> {
      let able = registry.candidates(of: chain).filter { candidate in
        guard let responder = names.responder(candidate.view), responder.hostWindow != nil else {
          return false
        }
        return responder.hasFocus || responder.canTakeFocus
      }
      return Set(able.map(\.tag))
    }

    /// Returns the chain of a window, which contains all others in it, and creates it on first use.
    func chain(of window: PlatformWindow) -> TagRegistry.ChainID {
      let id = names.id(of: window)
      wake()
      send(.chainNeeded(of: id))
      return TagRegistry.ownChain(of: id)
    }

    /// Returns the window whose own chain this is; nil for a reader's chain, or if the window is
    /// gone.
    func window(of chain: TagRegistry.ChainID) -> PlatformWindow? {
      names.window(TagRegistry.WindowID(number: chain.number))
    }

    /// Returns the window of the view whose tag is the chain's current value; nil if there is no
    /// such view.
    func windowOfFirstResponder(of chain: TagRegistry.ChainID) -> PlatformWindow? {
      guard let tag = registry.firstResponder(of: chain) else { return nil }
      return registry.candidates(of: chain).first { $0.tag == tag }
        .flatMap { names.responder($0.view)?.hostWindow }
    }

    /// Reports to the registry which window a chain is in, and which chain contains it: `outer`, or
    /// else the window's own chain.
    func place(
      _ chain: TagRegistry.ChainID, in window: PlatformWindow?,
      inside outer: TagRegistry.ChainID?
    ) {
      guard isKnown(chain) else { return }
      let around = outer ?? window.map { self.chain(of: $0) }
      if let around, around != chain { send(.chainEntered(chain, inside: around)) }
      send(.chainMoved(chain, to: window.map { names.id(of: $0) }))
    }

    // MARK: Probes

    func nextNumber() -> UInt { names.nextNumber() }

    /// Returns the chain in which a probe announced its tag.
    func chain(of probe: TagRegistry.ProbeID) -> TagRegistry.ChainID? { registry.chain(of: probe) }

    /// Returns the first probe that announced a tag in a chain.
    func probe(
      announcing tag: AnyHashable, in chain: TagRegistry.ChainID
    ) -> TagRegistry.ProbeID? {
      registry.probes(announcedIn: chain).first { $0.tag == tag }?.id
    }

    /// Returns the probes whose bindings change with a value: those that gain the focus and those
    /// that lose it.
    func probes(
      changedBy news: TagNews.Item
    ) -> (gaining: [TagRegistry.ProbeID], losing: [TagRegistry.ProbeID]) {
      registry.probes(changedBy: news)
    }

    /// Handles a probe that appeared, moved or was updated.
    func announce(
      _ probe: TagRegistry.ProbeID, tag: AnyHashable, in chain: TagRegistry.ChainID
    ) {
      let isKnown = registry.isAnnounced(probe, tag: tag, in: chain)
      send(isKnown ? .laidOut(probe) : .announced(probe, tag: tag, in: chain))
    }

    /// If the occasion concerns a probe, reports to the registry where the view is that the last
    /// search found behind the probe. Returns whether to search behind the probe again.
    func mustSearch(
      _ probe: TagRegistry.ProbeID, on occasion: TagRegistry.Occasion
    ) -> Bool {
      guard registry.concerns(probe, occasion) else { return false }
      tellPlace(of: probe)
      return registry.mustSearch(probe, on: occasion)
    }

    /// Reports to the registry that the view behind a probe was deallocated, or that the view has
    /// left its last known window. Otherwise reports nothing.
    private func tellPlace(of probe: TagRegistry.ProbeID) {
      guard let view = registry.view(of: probe) else { return }
      guard let responder = names.responder(view) else { return lose(view) }
      let last = registry.window(of: probe).flatMap { names.window($0) }
      // `hostWindow` walks up the chain. That is necessary only if the window that shows the view
      // is not the last known one, which is always so for a field in an input accessory view.
      if let last, responder.shownWindow === last { return }
      let window = responder.hostWindow
      guard window !== last else { return }
      send(.viewMoved(view, to: window.map { names.id(of: $0) }))
    }

    /// Handles a responder that a probe found.
    func found(
      _ responder: PlatformResponder, by probe: TagRegistry.ProbeID, in window: PlatformWindow
    ) {
      // If a deallocated responder had this address, it was another responder.
      if let ended = names.predecessor(of: responder) { lose(ended) }
      send(.found(probe, view: names.id(of: responder), in: names.id(of: window)))
    }

    private func lose(_ view: TagRegistry.ViewID) {
      names.forget(view)
      send(.viewLost(view))
    }
  }
#endif
