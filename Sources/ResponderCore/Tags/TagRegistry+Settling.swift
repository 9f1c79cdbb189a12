// Publishing the actual values, and the end of a turn.
extension TagRegistry {
  mutating func markUnsettled(_ chain: ChainID) {
    unsettled.insert(chain)
    scheduleTurnEnd()
  }

  /// Returns the tag of a chain's first responder, as the framework last reported it.
  func truth(of id: ChainID) -> AnyHashable? {
    guard
      let chain = chains[id], let window = activeWindow(of: id),
      let view = windows[window]?.nearest[id]
    else { return nil }
    let tags = tags(of: view, in: id)
    // A view may have several tags. The requested tag counts if it is among them, or else the
    // published one, or else the last.
    return [chain.wish, chain.published].lazy.compactMap { $0 }.first(where: tags.contains)
      ?? tags.last
  }

  /// Returns the tags of a view that a chain can see, in the order of their announcement.
  func tags(of view: ViewID, in chain: ChainID) -> [AnyHashable] {
    (probesByView[view] ?? []).compactMap { probes[$0] }
      .filter { lineage(of: $0.chain).contains(chain) }
      .map(\.tag)
  }

  /// Publishes the actual value to each chain whose observers may have received another one.
  ///
  /// While a request to the framework is open in a window, the window's first responder may be
  /// changing, so the values of the chains that follow the window are published after the answer. A
  /// nil value is published only at the end of the turn, because another first responder may
  /// follow.
  mutating func settle(atEndOfTurn: Bool) {
    for window in staleWindows { lookUp(window) }
    unsettled = unsettled.filter { chains[$0] != nil }
    for (id, chain) in ordered(unsettled).compactMap({ id in chains[id].map { (id, $0) } }) {
      if let window = activeWindow(of: id), windows[window]?.asks.isEmpty == false { continue }
      let truth = truth(of: id)
      guard truth != nil || atEndOfTurn else { continue }
      unsettled.remove(id)
      chains[id]?.isVacated = false
      guard truth != chain.published else { continue }
      chains[id]?.published = truth
      emit(.publish(truth, to: id))
    }
  }

  mutating func endTurn(at moment: Moment) {
    for request in asks.keys.sorted(by: { $0.number < $1.number }) { abandon(request) }
    retry(at: moment)
    // A view that `retry` has just asked to become first responder may replace one that
    // disappeared. Observers then receive no nil in between.
    settle(atEndOfTurn: asks.isEmpty)
    deliverVerdicts()
    for chain in ordered(chainsWithNewTags) where chains[chain] != nil {
      emit(.tagsChanged(chain))
    }
    chainsWithNewTags = []
    diagnoseDuplicates(at: moment)
    dropIdleWindows()
    // The steps above scheduled nothing, because this turn end was still scheduled.
    isTurnEndScheduled = false
    isTurnEnding = !asks.isEmpty
    if isWaiting || !asks.isEmpty { scheduleTurnEnd() }
  }

  /// Diagnoses each tag that several views in windows have had at the same time for longer than
  /// `Moment.Soon`. Each new duplicate is diagnosed once.
  ///
  /// A shorter time is no mistake, because a transition shows the incoming view together with the
  /// outgoing one (T4.18.10).
  private mutating func diagnoseDuplicates(at moment: Moment) {
    var kept: Set<ProbeID> = []
    // Thousands of rows may share a tag by mistake, so their views are counted once.
    var counted: [ChainID: [AnyHashable: (last: ProbeID?, views: Int)]] = [:]
    for suspect in ordered(Array(suspects)) {
      guard let tag = probes[suspect]?.tag else { continue }
      for chain in lineage(of: probes[suspect]?.chain) {
        let same = counted[chain]?[tag] ?? liveViews(of: tag, in: chain)
        counted[chain, default: [:]][tag] = same
        guard let last = same.last, probes[last]?.isReported == false, same.views > 1 else {
          continue
        }
        let since = suspectedSince[suspect] ?? moment
        suspectedSince[suspect] = since
        guard moment.isLate(since: since) else {
          kept.insert(suspect)
          continue
        }
        probes[last]?.isReported = true
        if let view = probes[last]?.view {
          emit(.diagnose(.duplicateTag(tag, views: same.views), about: view))
        }
        break
      }
    }
    suspects = kept
    suspectedSince = suspectedSince.filter { kept.contains($0.key) }
  }

  /// Returns the last probe with this tag whose view is in a window, and the number of such views.
  private mutating func liveViews(
    of tag: AnyHashable, in chain: ChainID
  ) -> (last: ProbeID?, views: Int) {
    guard let same = chains[chain]?.tags[tag], same.count > 1 else { return (nil, 0) }
    entriesTouched += same.count
    let views = Set(same.compactMap { probes[$0] }.filter(\.isLive).map(\.view))
    return (lastLive(of: same), views.count)
  }
}
