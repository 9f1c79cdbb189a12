// Chains: how they begin, nest, join windows and end.
extension TagRegistry {
  mutating func add(_ id: ChainID, inside parent: ChainID?) {
    ensure(id)
    hold(id)
    nest(id, inside: parent)
  }

  /// Moves a chain into another one, or out of its parent.
  mutating func nest(_ id: ChainID, inside wanted: ChainID?) {
    guard let known = chains[id] else { return }
    if let wanted { ensure(wanted) }
    // A chain inside itself would be an endless loop.
    let parent = wanted.flatMap { lineage(of: $0).contains(id) ? nil : $0 }
    guard known.parent != parent else { return }
    let inside = probes(inside: id)
    for probe in inside { detach(probe) }
    if let old = known.parent { chains[old]?.children.remove(id) }
    chains[id]?.parent = parent
    if let parent { chains[parent]?.children.insert(id) }
    for probe in inside { attach(probe) }
    if let old = known.parent { endIfUnused(old) }
  }

  /// Returns a window's own chain, which encloses all other chains in the window.
  package static func ownChain(of window: WindowID) -> ChainID { ChainID(number: window.number) }

  mutating func hold(_ id: ChainID) { chains[id]?.isHeld = true }

  mutating func letGo(_ id: ChainID) {
    chains[id]?.isHeld = false
    endIfUnused(id)
  }

  /// Ends a chain that is no longer used, and then perhaps the chain around it. A chain is used
  /// while the app holds it, or while probes or chains are inside it.
  mutating func endIfUnused(_ id: ChainID) {
    guard let chain = chains[id], !chain.isHeld, isBare(id) else { return }
    switch chain.pending {
    case .waiting(let tag, _): emit(.failed(tag, .ended, by: id))
    case .asked(let request): emit(.failed(asks[request]?.tag, .ended, by: id))
    case nil: break
    }
    emit(.chainEnded(id))
    remove(id)
    if let parent = chain.parent { endIfUnused(parent) }
  }

  /// Returns the probes of a chain and of all chains inside it, in the order of their announcement.
  private func probes(inside id: ChainID) -> [ProbeID] {
    let lists = chains[id]?.tags.values.flatMap { $0 } ?? []
    return ordered(lists)
  }

  /// Adds a chain that an event names before the app adds it. The chain is not held, because the
  /// registry knows no object of the app for it.
  mutating func ensure(_ id: ChainID) {
    if chains[id] == nil { chains[id] = Chain(parent: nil, order: tick()) }
  }

  mutating func move(_ id: ChainID, to window: WindowID?) {
    ensure(id)
    let home = chains[id]?.home
    guard home != window else { return }
    if let window { enter(window, by: id) }
    chains[id]?.home = window
    if let home { leave(home, by: id) }
  }

  mutating func remove(_ id: ChainID) {
    guard let chain = chains[id] else { return }
    for probe in ordered(Array(chain.probes)) { drop(probe) }
    if let home = chain.home { leave(home, by: id) }
    if let parent = chain.parent { chains[parent]?.children.remove(id) }
    for child in ordered(chain.children) {
      chains[child]?.parent = chain.parent
      if let parent = chain.parent { chains[parent]?.children.insert(child) }
    }
    for (window, count) in chains[id]?.windows ?? [:] { windows[window]?.interest -= count }
    // This loop is short however many chains there are, because each request is answered or
    // abandoned within a turn.
    for request in asks.keys where asks[request]?.chain == id {
      asks[request] = nil
      windows[request.window]?.asks.remove(request)
    }
    chains[id] = nil
    unsettled.remove(id)
    waiting.remove(id)
    chainsWithNewTags.remove(id)
  }

  /// Returns a chain and those around it, innermost first.
  func lineage(of id: ChainID?) -> [ChainID] {
    var found: [ChainID] = []
    var next = id
    while let id = next, let chain = chains[id] {
      found.append(id)
      next = chain.parent
    }
    return found
  }
}
