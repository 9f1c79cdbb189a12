// The registry's records of chains, probes and windows, the tokens that name them, and how they come
// and go.
extension TagRegistry {
  /// A token for an object that an adapter holds weakly on the registry's behalf.
  ///
  /// A token keeps nothing alive. An adapter either numbers its objects itself, or makes tokens from
  /// objects and reports the end of each object.
  package struct Token<Named>: Hashable, Sendable, CustomStringConvertible {
    /// Distinguishes one token from another.
    package let number: UInt

    /// Creates a token from the adapter's own number, which it must never use twice.
    package init(number: UInt) { self.number = number }

    /// Creates the token of an object. The token is the same for as long as the object lives.
    package init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

    /// The number after a number sign: `#12`.
    package var description: String { "#\(number)" }
  }

  package enum Kind {
    package enum View {}
    package enum Window {}
    package enum Probe {}
    package enum Chain {}
  }

  /// Anything that can be first responder, or that contains the first responder.
  package typealias ViewID = Token<Kind.View>
  /// A window, which has one first responder (T4.4.1).
  package typealias WindowID = Token<Kind.Window>
  /// One use of a tag: the invisible view that looks for the tagged one.
  package typealias ProbeID = Token<Kind.Probe>
  /// A publisher of a value: all `ResponderChain` objects that share one value. Only a window and
  /// its own chain, `ownChain(of:)`, have the same number.
  package typealias ChainID = Token<Kind.Chain>

  struct Chain {
    /// The chain's undecided request.
    enum Pending: Equatable {
      /// The request waits for the view of its tag. The time is that of the first turn end since
      /// the request; nil until then.
      case waiting(AnyHashable, since: Moment?)
      /// The request waits for the framework's answer.
      case asked(Request)
      /// The request has failed, which is reported at the end of the turn, after the actual value.
      case failed(AnyHashable?, TagFailureReason)

      var waitingTag: AnyHashable? { if case .waiting(let tag, _) = self { tag } else { nil } }
      var hasFailed: Bool { if case .failed = self { true } else { false } }
    }

    let order: Int
    /// Whether the app holds a `ResponderChain` object for this chain. While it does, the chain
    /// does not end.
    var isHeld = false
    /// The window that contains the chain itself; views with its tags may be in other windows.
    var home: WindowID?
    /// The windows that contain the chain itself, or the view of a probe that was announced in it
    /// or in a chain inside it, and how many of these each window contains.
    var windows: [WindowID: Int] = [:]
    /// The probes of this chain and of the chains inside it, by tag, earliest first.
    var tags: [AnyHashable: [ProbeID]] = [:]

    /// The value that was last reported to the chain's observers (`told`), or is about to be.
    var published: AnyHashable?
    var told: AnyHashable?
    /// Whether a request left the chain without a first responder, which is yet to be published.
    var isVacated = false
    var pending: Pending?
    /// The tag of the request that has just succeeded; nil once its value is published. If the view
    /// has several tags, this one counts.
    var wish: AnyHashable?
    var wantsAfterRetrying = false
    /// The failure of the last decided request; nil if that succeeded, or if there was none.
    var failure: (tag: AnyHashable?, reason: TagFailureReason)?
    /// The window in which one of the chain's requests for a tag last succeeded, and the registry's
    /// clock at that time.
    var success: (window: WindowID, stamp: Int)?
  }

  struct Probe {
    /// The state of the search for the view: not finished yet, found, found but deallocated since,
    /// or without a result.
    enum Search { case expected, found, lost, missing }

    var tag: AnyHashable
    var chain: ChainID
    /// When the probe was announced with its current tag and chain; the later of two duplicates
    /// wins.
    var order: Int
    var search = Search.expected
    var mustSearch = true
    var view: ViewID?
    var window: WindowID?
    /// Since when the probe has been a duplicate that is not reported yet.
    var suspectedSince: Moment?
    /// Whether the probe was already reported as a duplicate.
    var isReported = false

    /// Whether the probe's view can be asked to become first responder (flaw 2.4.8: without a window
    /// the answer means nothing).
    var isLive: Bool { window != nil }

    /// Whether the probe has found a view before that is now deallocated or in no window.
    var isAway: Bool { search == .lost || (view != nil && window == nil) }
  }

  /// A window that contains a chain or the view of a probe.
  struct Window {
    let id: WindowID
    /// The registry's clock when the window last became key; 0 for never.
    var keyStamp = 0
    /// The first responder and everything above it, as the framework last reported them.
    var path: [ViewID] = []
  }

  /// A request to the framework that waits for its answer.
  struct Ask {
    let chain: ChainID
    /// The requested tag; nil for a resignation.
    let tag: AnyHashable?
    /// The view to become first responder, or to resign.
    let view: ViewID?
  }
}

// MARK: Chains

extension TagRegistry {
  /// Returns a window's own chain, which encloses all other chains in the window.
  package static func ownChain(of window: WindowID) -> ChainID { ChainID(number: window.number) }

  /// Adds a chain that an event names first. It is not held, because the registry knows no object of
  /// the app for it.
  mutating func ensure(_ id: ChainID) {
    if chains[id] == nil { chains[id] = Chain(order: tick()) }
  }

  /// Moves a chain into another one.
  mutating func nest(_ id: ChainID, inside parent: ChainID) {
    let former = parents[id]
    // A chain inside itself would be an endless loop.
    guard chains[id] != nil, former != parent, !isChain(parent, inside: id) else { return }
    ensure(parent)
    let inside = ordered(chains[id]?.tags.values.flatMap { $0 } ?? [])
    for probe in inside { detach(probe) }
    parents[id] = parent
    for probe in inside { attach(probe) }
    if let former { endIfUnused(former) }
  }

  mutating func move(_ id: ChainID, to window: WindowID?) {
    ensure(id)
    let home = chains[id]?.home
    guard home != window else { return }
    if let window { enter(window, by: id) }
    chains[id]?.home = window
    if let home { leave(home, by: id) }
  }

  /// Ends a chain that is no longer used, and then perhaps the chain around it. A chain is used
  /// while the app holds it, or while probes or chains are inside it.
  mutating func endIfUnused(_ id: ChainID) {
    guard let chain = chains[id], !chain.isHeld, chain.tags.isEmpty, !parents.values.contains(id)
    else { return }
    emit(.chainEnded(id))
    if let home = chain.home { leave(home, by: id) }
    for request in asks.keys where asks[request]?.chain == id { asks[request] = nil }
    chains[id] = nil
    unsettled.removeAll { $0 == id }
    chainsWithNewTags.remove(id)
    if let parent = parents.removeValue(forKey: id) { endIfUnused(parent) }
  }

  func isChain(_ inner: ChainID, inside outer: ChainID) -> Bool {
    var next: ChainID? = inner
    while let chain = next, chain != outer { next = parents[chain] }
    return next != nil
  }

  /// Returns a chain and those around it, innermost first.
  func lineage(of id: ChainID?) -> [ChainID] {
    var found: [ChainID] = []
    var next = id
    while let id = next {
      found.append(id)
      next = parents[id]
    }
    return found
  }
}

// MARK: Probes

extension TagRegistry {
  mutating func announce(_ id: ProbeID, tag: AnyHashable, in chain: ChainID) {
    ensure(chain)
    guard let known = probes[id] else {
      probes[id] = Probe(tag: tag, chain: chain, order: tick())
      attach(id)
      return
    }
    probes[id]?.mustSearch = true
    guard known.tag != tag || known.chain != chain else { return }
    let order = tick()
    update(id) {
      if $0.search == .missing { $0.search = .expected }
      ($0.tag, $0.chain, $0.order) = (tag, chain, order)
      ($0.suspectedSince, $0.isReported) = (nil, false)
    }
    endIfUnused(known.chain)
  }

  mutating func foundNothing(_ id: ProbeID) {
    update(id) {
      $0.mustSearch = false
      // A view that cannot become first responder for now, such as a disabled field, keeps its tag
      // while it is in its window.
      if !$0.isLive { ($0.search, $0.view, $0.window) = (.missing, nil, nil) }
    }
  }

  mutating func remove(_ id: ProbeID) {
    detach(id)
    suspects.remove(id)
    if let chain = probes.removeValue(forKey: id)?.chain { endIfUnused(chain) }
  }

  mutating func update(probesOf view: ViewID, _ change: (inout Probe) -> Void) {
    for probe in probesByView[view] ?? [] { update(probe, change) }
  }

  /// Changes a probe and every index that depends on the change.
  mutating func update(_ id: ProbeID, _ change: (inout Probe) -> Void) {
    guard let known = probes[id] else { return }
    var probe = known
    change(&probe)
    if !probe.isLive { probe.isReported = false }
    // With the same order, it has the same tag and chain, and so the same place in all indexes.
    let isMoved =
      probe.order != known.order || probe.view != known.view || probe.window != known.window
    if isMoved { detach(id) }
    probes[id] = probe
    if isMoved { attach(id) }
  }

  /// Adds a probe to the indexes.
  mutating func attach(_ id: ProbeID) {
    guard let probe = probes[id] else { return }
    for chain in lineage(of: probe.chain) {
      // Taking the list out lets it change in place, without a copy.
      var list = chains[chain]?.tags[probe.tag].take() ?? []
      insert(id, into: &list)
      chains[chain]?.tags[probe.tag] = list
      if let window = probe.window { enter(window, by: chain) }
      chainsWithNewTags.insert(chain)
    }
    if let view = probe.view {
      var list = probesByView[view].take() ?? []
      insert(id, into: &list)
      probesByView[view] = list
    }
    if probe.isLive { suspects.insert(id) }
    scheduleTurnEnd()
  }

  /// Removes a probe from the indexes; the opposite of `attach`.
  mutating func detach(_ id: ProbeID) {
    guard let probe = probes[id] else { return }
    for chain in lineage(of: probe.chain) {
      chains[chain]?.tags[probe.tag]?.removeAll { $0 == id }
      if chains[chain]?.tags[probe.tag]?.isEmpty == true {
        chains[chain]?.tags[probe.tag] = nil
      }
      if let window = probe.window { leave(window, by: chain) }
      chainsWithNewTags.insert(chain)
    }
    if let view = probe.view {
      probesByView[view]?.removeAll { $0 == id }
      if probesByView[view]?.isEmpty == true { probesByView[view] = nil }
    }
    scheduleTurnEnd()
  }

  /// Inserts a probe in the order of announcement; it is usually the last one.
  private func insert(_ id: ProbeID, into list: inout [ProbeID]) {
    let order = probes[id]?.order ?? 0
    let later = list.reversed().prefix { (probes[$0]?.order ?? 0) > order }.count
    list.insert(id, at: list.count - later)
  }
}

// MARK: Windows

extension TagRegistry {
  /// Returns the index of a window; nil if the registry does not know it.
  func index(of window: WindowID) -> Int? {
    for index in windows.indices where windows[index].id == window { return index }
    return nil
  }

  /// Records that a window contains a chain itself, or the view of one more probe that the chain
  /// sees.
  mutating func enter(_ window: WindowID, by chain: ChainID) {
    if index(of: window) == nil {
      windows.append(Window(id: window))
      emit(.checkWhetherKey(window))
    }
    chains[chain]?.windows[window, default: 0] += 1
    markUnsettled(chain)
  }

  /// Records that a window no longer contains a chain itself, or the view of a probe that the chain
  /// sees.
  mutating func leave(_ window: WindowID, by chain: ChainID) {
    chains[chain]?.windows[window]? -= 1
    if chains[chain]?.windows[window] == 0 { chains[chain]?.windows[window] = nil }
    markUnsettled(chain)
  }

  /// Drops the windows that contain neither a chain nor the view of a probe.
  mutating func dropIdleWindows() {
    let inUse = Set(chains.values.flatMap(\.windows.keys))
    for window in windows where !inUse.contains(window.id) { drop(window) }
  }

  /// Records that a window became key, which may change the window that a chain follows.
  mutating func becameKey(_ window: WindowID) {
    let now = tick()
    if let known = index(of: window) { windows[known].keyStamp = now }
    for chain in chains.keys where chains[chain]?.windows[window] != nil { markUnsettled(chain) }
  }

  mutating func close(_ id: WindowID) {
    guard let known = index(of: id) else { return }
    for probe in ordered(probes.keys.filter { probes[$0]?.window == id }) {
      update(probe) { $0.window = nil }
    }
    for chain in ordered(chains.keys.filter { chains[$0]?.home == id }) {
      move(chain, to: nil)
    }
    drop(windows[known])
  }

  private mutating func drop(_ window: Window) {
    abandonAll { $0.window == window.id }
    windows.removeAll { $0.id == window.id }
  }
}
