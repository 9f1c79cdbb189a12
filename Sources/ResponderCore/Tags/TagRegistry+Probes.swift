// Probes: the tag that each announces, the view that it found, and the indexes of both.
extension TagRegistry {
  mutating func announce(_ id: ProbeID, tag: AnyHashable, in chain: ChainID) {
    ensure(chain)
    guard let known = probes[id] else {
      probes[id] = Probe(tag: tag, chain: chain, order: tick())
      attach(id)
      return
    }
    if known.search == .missing { update(id) { $0.search = .expected } }
    probes[id]?.mustSearch = true
    guard known.tag != tag || known.chain != chain else { return }
    suspectedSince[id] = nil
    let order = tick()
    update(id) { ($0.tag, $0.chain, $0.order, $0.isReported) = (tag, chain, order, false) }
    endIfUnused(known.chain)
  }

  mutating func found(_ id: ProbeID, view: ViewID, in window: WindowID?) {
    update(id) {
      ($0.search, $0.mustSearch, $0.view, $0.window) = (.found, false, view, window)
    }
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
    let chain = probes[id]?.chain
    drop(id)
    if let chain { endIfUnused(chain) }
  }

  /// Removes a probe, without ending a chain that is empty afterwards.
  mutating func drop(_ id: ProbeID) {
    detach(id)
    let view = probes.removeValue(forKey: id)?.view
    suspects.remove(id)
    suspectedSince[id] = nil
    if let view, !isTagged(view) { emit(.viewUntagged(view)) }
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
    if probe.isPlacedLike(known) {
      probes[id] = probe
    } else {
      detach(id)
      probes[id] = probe
      attach(id)
      if let view = known.view, !isTagged(view) { emit(.viewUntagged(view)) }
    }
  }

  /// Adds a probe to the indexes of its chain, of the chains around it, of its view and of its
  /// window.
  mutating func attach(_ id: ProbeID) {
    guard let probe = probes[id] else { return }
    chains[probe.chain]?.probes.insert(id)
    for chain in lineage(of: probe.chain) {
      // Taking the list out lets it change in place, without a copy.
      var list = chains[chain]?.tags[probe.tag].take() ?? []
      insert(id, into: &list)
      chains[chain]?.tags[probe.tag] = list
      if let window = probe.window { enter(window, by: chain) }
      chainsWithNewTags.insert(chain)
    }
    if let view = probe.view { insert(id, into: &probesByView[view, default: []]) }
    if let window = probe.window { staleWindows.insert(window) }
    if probe.isLive { suspects.insert(id) }
    scheduleTurnEnd()
  }

  /// Removes a probe from the indexes; the opposite of `attach`.
  mutating func detach(_ id: ProbeID) {
    guard let probe = probes[id] else { return }
    chains[probe.chain]?.probes.remove(id)
    for chain in lineage(of: probe.chain) {
      if let place = place(of: id, in: chains[chain]?.tags[probe.tag]) {
        chains[chain]?.tags[probe.tag]?.remove(at: place)
      }
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
    if let window = probe.window { staleWindows.insert(window) }
    scheduleTurnEnd()
  }

  /// Inserts a probe in the order of announcement; the last announced is usually the last in the
  /// list.
  private func insert(_ id: ProbeID, into list: inout [ProbeID]) {
    list.insert(id, at: end(upTo: probes[id]?.order ?? 0, in: list))
  }

  /// Returns the index of a probe in an ordered list; nil if the list does not contain it.
  private func place(of id: ProbeID, in list: [ProbeID]?) -> Int? {
    guard let list else { return nil }
    let place = end(upTo: probes[id]?.order ?? 0, in: list) - 1
    // Every list with this tag contains the probe. A mistake in that must not crash the app.
    return list.indices.contains(place) && list[place] == id ? place : nil
  }

  /// Returns how many probes of an ordered list were announced no later than `order`; a binary
  /// search, because many rows may share a tag.
  private func end(upTo order: Int, in list: [ProbeID]) -> Int {
    var (from, to) = (0, list.count)
    while from < to {
      let middle = (from + to) / 2
      if (probes[list[middle]]?.order ?? 0) <= order { from = middle + 1 } else { to = middle }
    }
    return from
  }
}
