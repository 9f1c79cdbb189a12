// What is true and not published yet, and what the end of a turn does.
extension TagRegistry {
  mutating func markUnsettled(_ chain: ChainID) {
    unsettled.insert(chain)
    scheduleTurnEnd()
  }

  /// The tag of a chain's first responder as the framework reported it last.
  func truth(of id: ChainID) -> AnyHashable? {
    guard
      let chain = chains[id], let window = activeWindow(of: id),
      let view = windows[window]?.nearest[id]
    else { return nil }
    let tags = tags(of: view, in: id)
    // One view may have several tags: what was asked for or published stays, if it is among them.
    return [chain.wish, chain.published].lazy.compactMap { $0 }.first(where: tags.contains)
      ?? tags.last
  }

  /// The tags of a view that a chain can see, the last announced last.
  func tags(of view: ViewID, in chain: ChainID) -> [AnyHashable] {
    (probesByView[view] ?? []).compactMap { probes[$0] }
      .filter { lineage(of: $0.chain).contains(chain) }
      .map(\.tag)
  }

  /// Publishes what is true now, or at the end of a turn, to each chain whose observers may have been told something else.
  ///
  /// Where the framework is just being asked, the first responder may still be on its way: there it waits for the
  /// answer. That there is no first responder waits for the end of the turn, as another may follow.
  mutating func settle(atEndOfTurn: Bool) {
    for window in staleWindows { lookUp(window) }
    unsettled = unsettled.filter { chains[$0] != nil }
    for (id, chain) in ordered(unsettled).compactMap({ id in chains[id].map { (id, $0) } }) {
      if let window = activeWindow(of: id), windows[window]?.asks.isEmpty == false { continue }
      let truth = truth(of: id)
      guard truth != nil || truth == chain.published || atEndOfTurn else { continue }
      unsettled.remove(id)
      chains[id]?.isVacated = false
      guard truth != chain.published else { continue }
      chains[id]?.published = truth
      emit(.publish(truth, to: id))
    }
    if !unsettled.isEmpty { scheduleTurnEnd() }
  }

  mutating func endTurn(at moment: Moment) {
    // Whatever happens here does not ask for another turn by itself; what is left at the end does.
    isTurnEndScheduled = true
    for request in asks.keys.sorted(by: { $0.number < $1.number }) { abandon(request) }
    retry(at: moment)
    // The view that was just asked for may follow the one that went, so that observers need not hear of nil between them.
    settle(atEndOfTurn: asks.isEmpty)
    deliverVerdicts()
    for chain in ordered(chainsWithNewTags) where chains[chain] != nil {
      emit(.tagsChanged(chain))
    }
    chainsWithNewTags = []
    diagnoseDuplicates(at: moment)
    dropIdleWindows()
    isTurnEndScheduled = false
    isTurnEnding = !asks.isEmpty
    if isWaiting || !asks.isEmpty || !unsettled.isEmpty { scheduleTurnEnd() }
  }

  /// Names the tags that two views in windows have in common and keep, each new duplicate once.
  ///
  /// A transition shows the view that comes beside the one that goes (T4.18.10); both are there for as long as `Moment.Soon` at
  /// most.
  private mutating func diagnoseDuplicates(at moment: Moment) {
    var kept: Set<ProbeID> = []
    for suspect in suspects.sorted(by: { (probes[$0]?.order ?? 0) < (probes[$1]?.order ?? 0) }) {
      guard let tag = probes[suspect]?.tag else { continue }
      for chain in lineage(of: probes[suspect]?.chain) {
        let same = chains[chain]?.tags[tag] ?? []
        guard let last = lastLive(of: same), probes[last]?.isReported == false else { continue }
        let views = Set(same.compactMap { probes[$0] }.filter(\.isLive).map(\.view))
        guard views.count > 1 else { continue }
        let since = suspectedSince[suspect] ?? moment
        suspectedSince[suspect] = since
        guard moment.isLate(since: since) else {
          kept.insert(suspect)
          continue
        }
        probes[last]?.isReported = true
        emit(.diagnose(.duplicateTag(tag, views: views.count)))
        break
      }
    }
    suspects = kept
    suspectedSince = suspectedSince.filter { kept.contains($0.key) }
  }
}
