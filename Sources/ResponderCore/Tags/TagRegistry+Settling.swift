extension TagRegistry {
  mutating func markUnsettled(_ reader: ReaderID) {
    unsettled.insert(reader)
    scheduleTurnEnd()
  }

  /// The tag of a reader's first responder as the framework reported it last.
  func truth(of id: ReaderID) -> AnyHashable? {
    guard
      let reader = readers[id], let window = activeWindow(of: id),
      let view = windows[window]?.nearest[id]
    else { return nil }
    let tags = tags(of: view, in: id)
    // One view may have several tags: what was asked for or published stays, if it is among them.
    return [reader.wish, reader.published].lazy.compactMap { $0 }.first(where: tags.contains)
      ?? tags.last
  }

  /// The tags of a view that a reader can see, the last announced last.
  func tags(of view: ViewID, in reader: ReaderID) -> [AnyHashable] {
    (probesByView[view] ?? []).compactMap { probes[$0] }
      .filter { lineage(of: $0.reader).contains(reader) }
      .map(\.tag)
  }

  /// Publishes what is true now, or at the end of a turn, for everybody who may have been told something else.
  ///
  /// Where the framework is just being asked, the first responder may still be on its way: there it waits for the
  /// answer. Nobody being first responder waits for the end of the turn, as somebody else may follow.
  mutating func settle(atEndOfTurn: Bool) {
    for window in staleWindows { lookUp(window) }
    unsettled = unsettled.filter { readers[$0] != nil }
    for (id, reader) in ordered(unsettled).compactMap({ id in readers[id].map { (id, $0) } }) {
      if let window = activeWindow(of: id), windows[window]?.asks.isEmpty == false { continue }
      let truth = truth(of: id)
      guard truth != nil || truth == reader.published || atEndOfTurn else { continue }
      unsettled.remove(id)
      readers[id]?.isVacated = false
      guard truth != reader.published else { continue }
      readers[id]?.published = truth
      emit(.publish(truth, to: id))
    }
    if !unsettled.isEmpty { scheduleTurnEnd() }
  }

  mutating func endTurn(at moment: TagMoment) {
    // Whatever happens here does not ask for another turn by itself; what is left at the end does.
    isTurnEndScheduled = true
    for request in asks.keys.sorted(by: { $0.number < $1.number }) { abandon(request) }
    retry(at: moment)
    // Who was just asked for may follow the one who went, so that nobody has to hear of nobody.
    settle(atEndOfTurn: asks.isEmpty)
    deliverVerdicts()
    for reader in ordered(readersWithNewTags) where readers[reader] != nil {
      emit(.tagsChanged(reader))
    }
    readersWithNewTags = []
    diagnoseDuplicates()
    dropIdleWindows()
    isTurnEndScheduled = false
    isTurnEnding = !asks.isEmpty
    if !waiting.isEmpty || !asks.isEmpty || !unsettled.isEmpty { scheduleTurnEnd() }
  }

  /// Names the tags that two views in windows have in common, each new duplicate once.
  private mutating func diagnoseDuplicates() {
    for suspect in suspects.sorted(by: { (probes[$0]?.order ?? 0) < (probes[$1]?.order ?? 0) }) {
      guard let tag = probes[suspect]?.tag else { continue }
      for reader in lineage(of: probes[suspect]?.reader) {
        let same = readers[reader]?.tags[tag] ?? []
        guard let last = lastLive(of: same), probes[last]?.isReported == false else { continue }
        let views = Set(same.compactMap { probes[$0] }.filter(\.isLive).map(\.view))
        guard views.count > 1 else { continue }
        probes[last]?.isReported = true
        emit(.diagnose(.duplicateTag(tag, views: views.count)))
        break
      }
    }
    suspects = []
  }
}
