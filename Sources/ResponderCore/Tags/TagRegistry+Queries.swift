// What an adapter asks, because it keeps none of it itself.
extension TagRegistry {
  /// The tag of a chain's first responder: what it published last, and nil as soon as a request left it at that.
  package func firstResponder(of chain: ChainID) -> AnyHashable? {
    guard let chain = chains[chain], !chain.isVacated else { return nil }
    return chain.published
  }

  /// Whether a request of a chain is still to be decided.
  package func isRetrying(_ chain: ChainID) -> Bool { chains[chain]?.pending != nil }

  /// The last request of a chain that was decided, where it came to nothing: its tag, nil for a resignation, and why.
  package func lastFailure(of chain: ChainID) -> (tag: AnyHashable?, reason: Failure)? {
    chains[chain]?.failure
  }

  /// The tags whose views stand in a window, in the order of their coming: the ones worth asking whether they can
  /// become first responder.
  ///
  /// A list and not a closure that asks: a view's answer may call the app, and the app this registry.
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

  /// Whether nothing is known or under way: no chain, probe, view or window.
  package var isEmpty: Bool {
    chains.isEmpty && probes.isEmpty && probesByView.isEmpty && windows.isEmpty && asks.isEmpty
      && unsettled.isEmpty && waiting.isEmpty && staleWindows.isEmpty && idleWindows.isEmpty
      && suspects.isEmpty && verdicts.isEmpty && chainsWithNewTags.isEmpty
  }

  /// A tag and the view that a request for it would ask.
  package struct Candidate: Equatable {
    package let tag: AnyHashable
    /// Its view, which stands in a window.
    package let view: ViewID
  }

  /// Whether a request waits for its view, or two views with one tag for one of them to go, so that it is worth looking in each
  /// frame.
  package var isWaiting: Bool { !waiting.isEmpty || !suspects.isEmpty }

  /// The tags whose views are waited for.
  package var awaitedTags: Set<AnyHashable> {
    Set(
      waiting.compactMap { id in
        guard case .waiting(let tag, _)? = chains[id]?.pending else { return nil }
        return tag
      })
  }

  // MARK: Probes

  /// Why an adapter looks at what is behind the probes.
  package enum Occasion: Equatable {
    /// Something may have changed, or a turn has settled: what is not found now is not there.
    case turn
    /// The app asks for a tag: each of its views may have become able to take the focus, or may have come without notice.
    case request(AnyHashable)
  }

  /// Whether a probe is looked at on an occasion.
  package func concerns(_ probe: ProbeID, _ occasion: Occasion) -> Bool {
    guard case .request(let tag) = occasion else { return true }
    return probes[probe]?.tag == tag
  }

  /// Whether the view behind a probe is looked for on an occasion, now that it is known where the last one is.
  package func mustSearch(_ probe: ProbeID, on occasion: Occasion) -> Bool {
    guard let probe = probes[probe] else { return false }
    switch occasion {
    case .turn: return probe.mustSearch || probe.isAway
    case .request: return true
    }
  }

  /// Whether the probe announced this tag in this chain last.
  package func isAnnounced(_ probe: ProbeID, tag: AnyHashable, in chain: ChainID) -> Bool {
    probes[probe].map { $0.tag == tag && $0.chain == chain } ?? false
  }

  /// The tag that a probe announced.
  package func tag(of probe: ProbeID) -> AnyHashable? { probes[probe]?.tag }

  /// The chain that a probe announced its tag in.
  package func chain(of probe: ProbeID) -> ChainID? { probes[probe]?.chain }

  /// What a probe found.
  package func view(of probe: ProbeID) -> ViewID? { probes[probe]?.view }

  /// Whether a probe stands over the view.
  package func isTagged(_ view: ViewID) -> Bool { probesByView[view]?.isEmpty == false }

  /// The probes that announced their tags in a chain itself, the earliest first.
  package func probes(announcedIn chain: ChainID) -> [(id: ProbeID, tag: AnyHashable)] {
    let own = chains[chain]?.tags.values.joined().compactMap { id in
      probes[id].flatMap { $0.chain == chain ? (id: id, probe: $0) : nil }
    }
    return (own ?? []).sorted { $0.probe.order < $1.probe.order }.map { ($0.id, $0.probe.tag) }
  }

  /// The window that the view behind a probe is in.
  package func window(of probe: ProbeID) -> WindowID? { probes[probe]?.window }

  // MARK: Chains and windows

  /// Whether the chain was added and has not gone.
  package func isKnown(_ chain: ChainID) -> Bool { chains[chain] != nil }

  /// The chain around another one.
  package func parent(of chain: ChainID) -> ChainID? { chains[chain]?.parent }

  /// Whether a chain has neither a probe nor a chain inside.
  package func isBare(_ chain: ChainID) -> Bool {
    guard let known = chains[chain] else { return false }
    return known.tags.isEmpty && known.children.isEmpty
  }

  /// What a chain's observers were told last; a publication counts as told once it is due.
  package func told(of chain: ChainID) -> AnyHashable? { chains[chain]?.told }

  /// The windows that are to be watched, in the order of their coming.
  package var watchedWindows: [WindowID] {
    windows.sorted { $0.value.order < $1.value.order }.map(\.key)
  }

  /// The last of some probes whose view stands in a window.
  func lastLive(of probes: [ProbeID]) -> ProbeID? {
    probes.last { self.probes[$0]?.isLive == true }
  }
}
