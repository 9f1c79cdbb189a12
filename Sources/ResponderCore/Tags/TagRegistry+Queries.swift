// Queries for an adapter, which stores none of the answers itself.
extension TagRegistry {
  /// Returns the tag of a chain's first responder: the last published tag, or nil as soon as a
  /// request has left the chain without a first responder.
  package func firstResponder(of chain: ChainID) -> AnyHashable? {
    guard let chain = chains[chain], !chain.isVacated else { return nil }
    return chain.published
  }

  /// Returns whether a chain has an undecided request.
  package func isRetrying(_ chain: ChainID) -> Bool { chains[chain]?.pending != nil }

  /// Returns the failure of a chain's last decided request: the requested tag, which is nil for a
  /// resignation, and the reason. Returns nil if that request succeeded or there was none.
  package func lastFailure(of chain: ChainID) -> (tag: AnyHashable?, reason: Failure)? {
    chains[chain]?.failure
  }

  /// Returns the tags whose views are in a window, in the order of their announcement. The adapter
  /// finds out which of the views can become first responder.
  ///
  /// The method returns a list, instead of calling a closure for each view, because a view's answer
  /// may call app code, which may call this registry.
  package func candidates(of chain: ChainID) -> [Candidate] {
    guard let tags = chains[chain]?.tags else { return [] }
    let found = tags.compactMap { tag, probes -> (order: Int, Candidate)? in
      guard
        let first = probes.first.flatMap({ self.probes[$0] }),
        let view = lastLive(of: probes).flatMap({ self.probes[$0]?.view })
      else { return nil }
      return (first.order, Candidate(tag: tag, view: view))
    }
    return found.sorted { $0.order < $1.order }.map(\.1)
  }

  /// Whether the registry knows nothing and nothing is under way: no chain, probe, view or window.
  package var isEmpty: Bool {
    chains.isEmpty && probes.isEmpty && probesByView.isEmpty && windows.isEmpty && asks.isEmpty
      && unsettled.isEmpty && waiting.isEmpty && staleWindows.isEmpty
      && suspects.isEmpty && verdicts.isEmpty && chainsWithNewTags.isEmpty
  }

  /// A tag, and the view that a request for it would ask to become first responder.
  package struct Candidate: Equatable {
    package let tag: AnyHashable
    /// The tag's view, which is in a window.
    package let view: ViewID
  }

  /// Whether the adapter must check the views in each frame, because a request waits for its view,
  /// or because two views may have the same tag and one of them may disappear.
  package var isWaiting: Bool { !waiting.isEmpty || !suspects.isEmpty }

  /// The tags of the requests that wait for a view.
  package var awaitedTags: Set<AnyHashable> {
    Set(
      waiting.compactMap { id in
        guard case .waiting(let tag, _)? = chains[id]?.pending else { return nil }
        return tag
      })
  }

  // MARK: Probes

  /// Why an adapter looks for the views behind the probes.
  package enum Occasion: Equatable {
    /// The *changed* or the *settled* beat (`TurnClock`): a view that is not found now counts as
    /// missing.
    case turn
    /// The app requests a tag, or a turn ends while a request for the tag waits. Each view with the
    /// tag may have become able to take the focus, or may have appeared without an event.
    case request(AnyHashable)
  }

  /// Returns whether the adapter has to check a probe on an occasion.
  package func concerns(_ probe: ProbeID, _ occasion: Occasion) -> Bool {
    guard case .request(let tag) = occasion else { return true }
    return probes[probe]?.tag == tag
  }

  /// Returns whether the adapter has to search for the view behind a probe on an occasion, even if
  /// it knows the view that the probe last found.
  package func mustSearch(_ probe: ProbeID, on occasion: Occasion) -> Bool {
    guard let probe = probes[probe] else { return false }
    switch occasion {
    case .turn: return probe.mustSearch || probe.isAway
    case .request: return true
    }
  }

  /// Returns whether the probe's last announcement was this tag in this chain.
  package func isAnnounced(_ probe: ProbeID, tag: AnyHashable, in chain: ChainID) -> Bool {
    probes[probe].map { $0.tag == tag && $0.chain == chain } ?? false
  }

  /// Returns the tag that a probe announced.
  package func tag(of probe: ProbeID) -> AnyHashable? { probes[probe]?.tag }

  /// Returns the chain in which a probe announced its tag.
  package func chain(of probe: ProbeID) -> ChainID? { probes[probe]?.chain }

  /// Returns the view that a probe found.
  package func view(of probe: ProbeID) -> ViewID? { probes[probe]?.view }

  /// Returns whether a probe lies over the view.
  package func isTagged(_ view: ViewID) -> Bool { probesByView[view]?.isEmpty == false }

  /// Returns the probes that announced their tags in the chain itself, and not in a chain inside
  /// it, earliest first.
  package func probes(announcedIn chain: ChainID) -> [(id: ProbeID, tag: AnyHashable)] {
    let own = chains[chain]?.tags.values.joined().compactMap { id in
      probes[id].flatMap { $0.chain == chain ? (id: id, probe: $0) : nil }
    }
    return (own ?? []).sorted { $0.probe.order < $1.probe.order }.map { ($0.id, $0.probe.tag) }
  }

  /// Returns the window of the view behind a probe.
  package func window(of probe: ProbeID) -> WindowID? { probes[probe]?.window }

  // MARK: Chains and windows

  /// Returns whether the chain exists.
  package func isKnown(_ chain: ChainID) -> Bool { chains[chain] != nil }

  /// Returns the innermost chain that contains another one.
  package func parent(of chain: ChainID) -> ChainID? { chains[chain]?.parent }

  /// Returns whether an existing chain has neither a probe nor a chain inside it.
  package func isBare(_ chain: ChainID) -> Bool {
    guard let known = chains[chain] else { return false }
    return known.tags.isEmpty && known.children.isEmpty
  }

  /// Returns the value that was last reported to a chain's observers. A value counts as reported as
  /// soon as `isDue(_:)` has returned true for its publication.
  package func told(of chain: ChainID) -> AnyHashable? { chains[chain]?.told }

  /// The windows to watch, in the order in which the registry learned of them.
  package var watchedWindows: [WindowID] {
    windows.sorted { $0.value.order < $1.value.order }.map(\.key)
  }

  /// Returns the last probe in the list whose view is in a window.
  func lastLive(of probes: [ProbeID]) -> ProbeID? {
    probes.last { self.probes[$0]?.isLive == true }
  }
}
