#if canImport(SwiftUI)
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  // One file, because all parts of the adapter share its private state.
  // All in one file, because each part reads the private tables of windows, probes and chains.

  /// Connects UIKit or AppKit with the tag registry: it reports events to the registry and performs
  /// the registry's effects. The rules are in the registry.
  ///
  /// The adapter holds the windows, probes and chains weakly, and only the blocks that wait for a
  /// request strongly. ``FirstResponderTracker`` provides the first responder of each window.
  ///
  /// The adapter works while there are tags or chains. It checks the state whenever something may
  /// have changed, and again when a turn has settled, because SwiftUI inserts its views in the
  /// commit between the two or before both. Each check costs one walk up from the first responder
  /// for each window with tags, and one from each tagged view, to what may hide or cover it.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  final class TagAdapter {
    typealias ChainID = TagRegistry.ChainID

    static let shared = TagAdapter()

    private(set) var registry = TagRegistry()
    private var probes: [TagRegistry.ProbeID: Weak<TagProbe>] = [:]
    /// The probes in the order in which they were added.
    private var probeOrder: [TagRegistry.ProbeID] = []
    private var chains: [ChainID: [Weak<ResponderChain>]] = [:]
    /// The bindings that hold the tag of a chain's first responder. They become nil with it, also
    /// when their view is gone.
    private var holders: [ChainID: [TagBinding]] = [:]
    /// The blocks passed to `afterRetrying(_:)`.
    private var blocks: [ChainID: [() -> Void]] = [:]
    /// The value that observers are receiving now, and those that follow.
    private var publications: [(tag: AnyHashable?, former: AnyHashable?, chain: ChainID)] = []
    private var windows: [(id: TagRegistry.WindowID, window: Weak<PlatformWindow>)] = []
    private var lastNumber: UInt = 0
    private var client: TurnClient?
    private var keyWindowObserver: (any NSObjectProtocol)?
    private var isTurnEndDue = false

    #if canImport(UIKit)
      private init() {
        ResponderIdentity.tag = { [unowned self] view in
          probeOrder.lazy.compactMap { self.probes[$0]?.object }
            .first { $0.responder === view }?.ownTag
        }
        FieldMove.isLeaving = { [unowned self] field in
          probes.values.compactMap(\.object).contains {
            $0.responder === field && $0.binding != nil && $0.binding?.read() != $0.boundValue
          }
        }
      }
    #endif

    /// Whether the adapter and the registry hold nothing.
    var isEmpty: Bool {
      registry.isEmpty && probes.isEmpty && chains.isEmpty && blocks.isEmpty && windows.isEmpty
        && holders.isEmpty
    }

    /// Returns a number that was never returned before.
    func nextNumber() -> UInt {
      lastNumber += 1
      return lastNumber
    }

    // MARK: Effects

    func send(_ event: TagRegistry.Event) {
      for effect in registry.handle(event) where registry.isDue(effect) { perform(effect) }
    }

    private func perform(_ effect: TagRegistry.Effect) {
      switch effect {
      case .becomeFirstResponder(let probe, let request):
        answer(request) { self.probes[probe]?.object?.responder?.takeFocus() }
      case .resign(let request):
        answer(request) {
          self.window(request.window)
            .flatMap { FirstResponderTracker.shared.firstResponder(in: $0) }?.giveUpFocus()
        }
      case .publish(let tag, let former, let chain):
        publish(tag, after: former, to: chain)
      case .tagsChanged(let chain):
        for object in objects(of: chain) { object.tagsChanged() }
      case .failed(let tag, let reason, let chain):
        report(tag, reason, by: chain)
        failureChanged(of: chain)
      case .failureCleared(let chain): failureChanged(of: chain)
      case .runAfterRetrying(let chain):
        for block in blocks.removeValue(forKey: chain) ?? [] { block() }
        FirstResponderTracker.shared.announceChange()
      case .scheduleTurnEnd:
        isTurnEndDue = true
        // While a request waits for its view, the client needs frames, and each frame causes a turn.
        if TurnClock.shared.isSettling, client?.needsFrames != true { TurnClock.shared.wake() }
      case .checkWhetherKey(let id):
        if window(id)?.isKeyWindow == true { send(.windowBecameKey(id)) }
      case .chainEnded(let chain):
        let due = blocks.removeValue(forKey: chain) ?? []
        let ended = holders.removeValue(forKey: chain) ?? []
        guard !due.isEmpty || !ended.isEmpty else { return }
        // This runs at the end of the turn, because SwiftUI may be updating its views now.
        TurnClock.shared.atTurnEnd {
          self.writing {
            for binding in ended where binding.read() == binding.tag && !self.isHeld(binding.tag) {
              binding.write(nil)
            }
          }
          for block in due { block() }
        }
      case .duplicated(let tag, let views, let probe):
        let name = TagWording.name(tag)
        ResponderLog.once("tags.duplicate.\(name)") {
          "\(views) views have the tag \(SharedNames.tag(name)). The last one counts."
        }
        BehaviorReports.send(
          .mistake(.duplicateTag(name, views: views)),
          about: probes[probe]?.object?.responder)
      }
    }

    private func answer(_ request: TagRegistry.Request, _ ask: () -> Bool?) {
      _ = ask()
      let window = window(request.window)
      FirstResponderTracker.shared.expectChange(in: window)
      send(.answered(request, path: window.map { self.path(in: $0) } ?? []))
    }

    /// Logs a failed request, once for each combination of tag and reason, and reports it if it was
    /// for a tag.
    private func report(_ tag: AnyHashable?, _ reason: TagFailureReason, by chain: ChainID) {
      let name = tag.map { TagWording.name($0) } ?? "nil"
      ResponderLog.once("tags.\(reason.rawValue).\(name)") {
        "A request of responder chain \(chain) failed: \(reason.rawValue), "
          + "tag \(SharedNames.tag(name))."
      }
      guard let tag else { return }
      let probe = registry.probes(announcing: tag, in: chain).first.flatMap { probes[$0]?.object }
      let isSearch = probe?.namesSearchField == true
      BehaviorReports.send(
        .mistake(.tagNotFocused(name, reason, isSearch: isSearch)),
        about: probe ?? window(of: chain))
    }

    // MARK: Turns

    /// Starts to observe turns and key windows, unless the adapter already does.
    func wake() {
      guard client == nil else { return }
      client = TurnClient(
        changed: { [weak self] in self?.look() }, settled: { [weak self] in self?.settled() })
      keyWindowObserver = NotificationCenter.default.observe(
        PlatformWindow.didBecomeKeyNotification
      ) { [weak self] in
        guard let window = $0.object as? PlatformWindow,
          let known = self?.windows.first(where: { $0.window.object === window })
        else { return }
        self?.send(.windowBecameKey(known.id))
      }
    }

    /// Stops observing when no tags or chains are left.
    private func sleep() {
      guard registry.isEmpty, !isTurnEndDue else { return }
      client = nil
      keyWindowObserver.map { NotificationCenter.default.removeObserver($0) }
      (keyWindowObserver, windows) = (nil, [])
    }

    /// Reports the current state of the probes, windows and chains to the registry.
    private func look() {
      // A probe may be deallocated before SwiftUI ends it.
      for id in probeOrder where probes[id]?.object == nil { withdraw(id) }
      let ended = windows.filter { $0.window.object == nil }
      windows.removeAll { $0.window.object == nil }
      for (id, _) in ended { send(.windowClosed(id)) }
      dropEndedChains()
      search()
      reportFirstResponders()
      sleep()
    }

    /// Called when a turn has settled. Reports what has changed in the commit, in which SwiftUI
    /// inserts and removes its views, and then the end of the turn.
    private func settled() {
      look()
      if client != nil { FirstResponderTracker.shared.remindIfWaiting() }
      isTurnEndDue = false
      for tag in registry.awaitedTags { search(for: tag) }
      send(
        .turnEnded(
          at: .init(seconds: CACurrentMediaTime(), frames: TurnClock.shared.frameCount)))
      client?.needsFrames = registry.isWaiting
      sleep()
    }

    // MARK: Windows

    private func reportFirstResponders() {
      for id in registry.knownWindows {
        guard let window = window(id) else { continue }
        send(.firstResponder(in: id, path: path(in: window)))
      }
    }

    /// Returns the first responder of a window and all responders up its chain. A probe over several
    /// responders stands for a view directly inside the view that contains them, and the smaller of
    /// two such probes is inside the larger.
    private func path(in window: PlatformWindow) -> [TagRegistry.ViewID] {
      guard let first = FirstResponderTracker.shared.firstResponder(in: window) else { return [] }
      let view = first as? PlatformView
      let around = probeOrder.compactMap { probes[$0]?.object }
        .filter { probe in probe.ground != nil && view.map { probe.contains($0) } == true }
        .sortedByNumber { $0.bounds.width * $0.bounds.height }
      return first.chain.flatMap { responder -> [TagRegistry.ViewID] in
        around.filter { $0.ground === responder }.map { .init($0) } + [.init(responder)]
      }
    }

    private func window(_ id: TagRegistry.WindowID) -> PlatformWindow? {
      windows.first { $0.id == id }?.window.object
    }

    private func id(of window: PlatformWindow) -> TagRegistry.WindowID {
      if let known = windows.first(where: { $0.window.object === window }) { return known.id }
      let id = TagRegistry.WindowID(number: nextNumber())
      windows.append((id, Weak(object: window)))
      return id
    }

    // MARK: Chains

    func add(_ chain: ResponderChain) {
      wake()
      chains[chain.id, default: []].append(Weak(object: chain))
      send(.chainHeld(chain.id))
    }

    /// Returns the chain of a window, which contains all others in it, and creates it on first use.
    func chain(of window: PlatformWindow) -> ChainID {
      let id = id(of: window)
      wake()
      let own = TagRegistry.ownChain(of: id)
      send(.chainMoved(own, to: id))
      return own
    }

    /// Returns the window whose own chain this is; nil for a reader's chain, or if the window is
    /// gone.
    func window(of chain: ChainID) -> PlatformWindow? {
      window(TagRegistry.WindowID(number: chain.number))
    }

    /// Returns the window of the view whose tag is the chain's current value; nil if there is no
    /// such view.
    func windowOfFirstResponder(of chain: ChainID) -> PlatformWindow? {
      registry.firstResponder(of: chain).flatMap { registry.probe(tagged: $0, in: chain) }
        .flatMap { probes[$0]?.object?.responder?.hostWindow }
    }

    /// Reports which window a chain is in, and which chain contains it: `outer`, or else the
    /// window's own chain.
    func place(_ chain: ChainID, in window: PlatformWindow?, inside outer: ChainID?) {
      guard registry.isKnown(chain) else { return }
      let around = outer ?? window.map { self.chain(of: $0) }
      if let around { send(.chainEntered(chain, inside: around)) }
      send(.chainMoved(chain, to: window.map { id(of: $0) }))
    }

    /// Reports the chains that have no object left.
    private func dropEndedChains() {
      let ended = chains.keys.filter { chains[$0]?.contains { $0.object == nil } == true }
      for chain in ended.sortedByNumber({ Double($0.number) }) {
        chains[chain]?.removeAll { $0.object == nil }
        guard chains[chain]?.isEmpty == true else { continue }
        chains[chain] = nil
        send(.chainLetGo(chain))
      }
    }

    // MARK: Requests

    func request(_ tag: AnyHashable?, by chain: ChainID) {
      wake()
      if let tag { search(for: tag) }
      FirstResponderTracker.shared.expectChange()
      reportFirstResponders()
      send(.requested(tag, by: chain))
    }

    func afterRetrying(_ chain: ChainID, _ block: @escaping () -> Void) {
      blocks[chain, default: []].append(block)
      send(.afterRetrying(chain))
    }

    func lastFailure(of chain: ChainID) -> ResponderTagFailure? {
      registry.lastFailure(of: chain).map { ResponderTagFailure($0.tag, $0.reason) }
    }

    // MARK: Publishing

    private func objects(of chain: ChainID) -> [ResponderChain] {
      chains[chain]?.compactMap(\.object) ?? []
    }

    /// Publishes the chain's current failure, which may be newer than the effect.
    private func failureChanged(of chain: ChainID) {
      let failure = lastFailure(of: chain)
      for object in objects(of: chain) where object.lastFailure != failure {
        object.lastFailure = failure
      }
    }

    /// Publishes a value. All observers receive one value before any of them receives the next: the
    /// `ResponderChain` objects, then the bindings of views that gain the focus, then those of views
    /// that lose it. So a binding that two views share does not pass through nil.
    private func publish(_ tag: AnyHashable?, after former: AnyHashable?, to chain: ChainID) {
      publications.append((tag, former, chain))
      guard publications.count == 1 else { return }
      while let (tag, former, chain) = publications.first {
        for object in objects(of: chain) { object.publish(tag) }
        let past = (holders[chain] ?? []) + bindings(of: former, in: chain)
        writing {
          gain(tag, in: chain)
          for binding in past where binding.read() == binding.tag && !isHeld(binding.tag) {
            binding.write(nil)
          }
          // Views of one flag: it is still true.
          gain(tag, in: chain)
        }
        let holding = bindings(of: tag, in: chain).filter { !$0.isFlag }
        holders[chain] = holding.isEmpty ? nil : holding
        publications.removeFirst()
      }
      // Observers may have focused a custom responder, which no notification announces.
      FirstResponderTracker.shared.announceChange()
    }

    private func gain(_ tag: AnyHashable?, in chain: ChainID) {
      for binding in bindings(of: tag, in: chain) where binding.read() != binding.tag {
        binding.write(binding.tag)
      }
    }

    /// Writes bindings. Probes whose values change see no wish of the app in that.
    func writing(_ body: () -> Void) {
      let bound = probes.values.compactMap(\.object).filter { $0.binding != nil }
      let before = bound.map { $0.binding?.read() }
      body()
      for (probe, old) in zip(bound, before) where probe.binding?.read() != old {
        probe.noteOwnWrite()
      }
    }

    /// Returns the bindings of the views with a tag, in the order of their announcement, and the
    /// flags of these views.
    func bindings(of tag: AnyHashable?, in chain: ChainID) -> [TagBinding] {
      guard let tag else { return [] }
      let named = registry.probes(announcing: tag, in: chain).compactMap { probes[$0]?.object }
      let flags = probeOrder.compactMap { probes[$0]?.object }.filter { flag in
        flag.binding?.isFlag == true && flag.ownTag != tag
          && named.contains { $0.responder === flag.responder && flag.responder != nil }
      }
      return (named + flags).compactMap(\.binding)
    }

    /// Returns whether a view with this tag has the focus and is bound to it.
    func isHeld(_ tag: AnyHashable) -> Bool {
      probes.values.contains { probe in
        probe.object?.binding?.tag == tag && probe.object?.responder?.hasFocus == true
      }
    }

    /// Returns whether a view is bound to this value, or a request already waits for one.
    func isClaimed(_ value: AnyHashable?) -> Bool {
      value.map { registry.awaitedTags.contains($0) } == true
        || probes.values.contains { probe in
          probe.object?.ownTag == value && probe.object?.binding?.read() == value
        }
    }

    // MARK: Probes

    /// Handles a probe that appeared, moved or was updated. Withdraws a probe that has no tag, or
    /// has neither a chain around it nor a window.
    func announce(_ probe: TagProbe) {
      guard let tag = probe.ownTag,
        let chain = probe.ownChain ?? probe.window.map({ chain(of: $0) })
      else { return withdraw(probe.id) }
      wake()
      if probes[probe.id] == nil {
        probes[probe.id] = Weak(object: probe)
        probeOrder.append(probe.id)
      }
      send(.announced(probe.id, tag: tag, in: chain))
    }

    func withdraw(_ id: TagRegistry.ProbeID) {
      guard probes.removeValue(forKey: id) != nil else { return }
      if let index = probeOrder.firstIndex(of: id) { probeOrder.remove(at: index) }
      send(.probeGone(id))
    }

    /// Checks where the tagged views are now; for a request, only those with the requested tag. In a
    /// turn, this method searches again for a view that is missing or may have been replaced; for a
    /// request always, because the view may have become able to take the focus.
    private func search(for tag: AnyHashable? = nil) {
      for id in probeOrder {
        guard let probe = probes[id]?.object, tag == nil || probe.ownTag == tag else { continue }
        reportPlace(of: probe)
        guard tag != nil || registry.mustSearch(id), probe.isOnOpenScreen, !probe.isInsideHidden,
          let window = probe.window
        else { continue }
        if let found = TagSearch.responder(behind: probe) {
          (probe.responder, probe.ground) = found
          send(
            .found(
              id, view: .init(found.ground == nil ? found.responder : probe),
              in: isOpen(found.responder, probe) ? self.id(of: window) : nil))
        } else if tag == nil {
          send(.nothingFound(id))
        }
      }
    }

    /// Reports that the view behind a probe was deallocated, or that its window has changed.
    private func reportPlace(of probe: TagProbe) {
      guard let view = registry.view(of: probe.id) else { return }
      guard let responder = probe.responder else { return send(.viewLost(view)) }
      let last = registry.window(of: probe.id).flatMap { self.window($0) }
      // `hostWindow` walks up the chain. That is necessary only if the window that shows the view
      // is not the last known one, which is always so for a field in an input accessory view.
      let isOpen = isOpen(responder, probe)
      if isOpen, let last, responder.shownWindow === last { return }
      let window = isOpen ? responder.hostWindow : nil
      guard window !== last else { return }
      send(.viewMoved(view, to: window.map { id(of: $0) }))
    }

    /// Returns whether a request may ask the responder behind a probe: it has the focus already, or
    /// the user can see its screen and its place.
    private func isOpen(_ responder: PlatformResponder, _ probe: TagProbe) -> Bool {
      (probe.isOnOpenScreen && (responder as? PlatformView)?.isInsideHidden != true)
        || responder.hasFocus
    }

    /// Returns the available tags of a chain. Searches for nothing and changes nothing.
    func availableTags(of chain: ChainID) -> Set<AnyHashable> {
      let able = registry.candidates(of: chain).filter { candidate in
        guard let probe = probes[candidate.probe]?.object, let responder = probe.responder,
          responder.hostWindow != nil, isOpen(responder, probe)
        else { return false }
        return responder.hasFocus || responder.canTakeFocus
      }
      return Set(able.map(\.tag))
    }
  }
#endif
