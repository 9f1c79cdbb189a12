// Queries for an adapter, which stores none of the answers itself.
extension TagRegistry {
  /// Whether the registry knows nothing and nothing is under way: no chain, probe, view or window.
  package var isEmpty: Bool {
    chains.isEmpty && parents.isEmpty && probes.isEmpty && probesByView.isEmpty && windows.isEmpty
      && asks.isEmpty && unsettled.isEmpty && suspects.isEmpty && chainsWithNewTags.isEmpty
  }

  /// Whether the adapter must check the views in each frame, because a request waits for its view,
  /// or because two views may have the same tag and one of them may disappear.
  package var isWaiting: Bool { !suspects.isEmpty || !waiting.isEmpty }

  /// The tags of the requests that wait for a view.
  package var awaitedTags: Set<AnyHashable> {
    Set(waiting.compactMap { chains[$0]?.pending?.waitingTag })
  }

  var waiting: [ChainID] { chains.keys.filter { chains[$0]?.pending?.waitingTag != nil } }

  /// The windows that contain a chain or a tagged view, in the order in which the registry learned
  /// of them.
  package var knownWindows: [WindowID] { windows.map(\.id) }

  // MARK: Chains

  package func isKnown(_ chain: ChainID) -> Bool { chains[chain] != nil }

  /// Returns the tag of a chain's first responder: the last published tag, or nil as soon as a
  /// request has left the chain without a first responder.
  package func firstResponder(of chain: ChainID) -> AnyHashable? {
    guard let chain = chains[chain], !chain.isVacated else { return nil }
    return chain.published
  }

  /// Returns whether a chain has an undecided request.
  package func isRetrying(_ chain: ChainID) -> Bool { chains[chain]?.pending != nil }

  /// Returns the failure of a chain's last decided request; the tag is nil for a resignation.
  package func lastFailure(of chain: ChainID) -> (tag: AnyHashable?, reason: TagFailureReason)? {
    chains[chain]?.failure
  }

  /// Returns the tags whose views are in a window, in the order of their announcement, with the
  /// probe whose view a request would ask.
  package func candidates(of chain: ChainID) -> [(tag: AnyHashable, probe: ProbeID)] {
    guard let tags = chains[chain]?.tags else { return [] }
    let found = tags.compactMap { tag, probes in
      lastLive(of: probes).map { (order: self.probes[probes[0]]?.order ?? 0, tag, $0) }
    }
    return found.sortedByNumber { Double($0.order) }.map { ($0.1, $0.2) }
  }

  // MARK: Probes

  /// Returns the probe whose view a request for a tag would ask to become first responder; nil if
  /// none of the tag's views is in a window.
  package func probe(tagged tag: AnyHashable, in chain: ChainID) -> ProbeID? {
    lastLive(of: chains[chain]?.tags[tag] ?? [])
  }

  /// Returns the probes that announced the tag in the chain itself, and not in a chain inside it,
  /// earliest first.
  package func probes(announcing tag: AnyHashable, in chain: ChainID) -> [ProbeID] {
    (chains[chain]?.tags[tag] ?? []).filter { probes[$0]?.chain == chain }
  }

  /// Returns whether the adapter has to search in a turn for the view behind a probe, even if it
  /// knows the view that the probe last found. For a request, it always has to.
  package func mustSearch(_ probe: ProbeID) -> Bool {
    probes[probe].map { $0.mustSearch || $0.isAway } ?? false
  }

  package func chain(of probe: ProbeID) -> ChainID? { probes[probe]?.chain }
  package func view(of probe: ProbeID) -> ViewID? { probes[probe]?.view }
  /// Returns the window of the view behind a probe.
  package func window(of probe: ProbeID) -> WindowID? { probes[probe]?.window }

  /// Returns the last probe in the list whose view is in a window.
  func lastLive(of probes: [ProbeID]) -> ProbeID? {
    probes.last { self.probes[$0]?.isLive == true }
  }
}
