extension TagRegistry {
  mutating func announce(_ id: ProbeID, tag: AnyHashable, in reader: ReaderID) {
    ensure(reader)
    guard let known = probes[id] else {
      probes[id] = TagProbe(tag: tag, reader: reader, order: tick())
      attach(id)
      return
    }
    if known.search == .missing { update(id) { $0.search = .expected } }
    guard known.tag != tag || known.reader != reader else { return }
    let order = tick()
    update(id) { ($0.tag, $0.reader, $0.order, $0.isReported) = (tag, reader, order, false) }
  }

  mutating func remove(_ id: ProbeID) {
    detach(id)
    probes[id] = nil
    suspects.remove(id)
  }

  mutating func update(probesOf view: ViewID, _ change: (inout TagProbe) -> Void) {
    for probe in probesByView[view] ?? [] { update(probe, change) }
  }

  /// Changes a probe and everything that is found by what changed.
  mutating func update(_ id: ProbeID, _ change: (inout TagProbe) -> Void) {
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
    }
  }

  /// Makes a probe known to its readers, its view and its window.
  mutating func attach(_ id: ProbeID) {
    guard let probe = probes[id] else { return }
    readers[probe.reader]?.probes.insert(id)
    for reader in lineage(of: probe.reader) {
      // Taken out, so that the list is changed in place.
      var list = readers[reader]?.tags[probe.tag].take() ?? []
      insert(id, into: &list)
      readers[reader]?.tags[probe.tag] = list
      if let window = probe.window { enter(window, by: reader) }
      readersWithNewTags.insert(reader)
    }
    if let view = probe.view { insert(id, into: &probesByView[view, default: []]) }
    if let window = probe.window { staleWindows.insert(window) }
    if probe.isLive { suspects.insert(id) }
    scheduleTurnEnd()
  }

  /// The opposite of `attach`.
  mutating func detach(_ id: ProbeID) {
    guard let probe = probes[id] else { return }
    readers[probe.reader]?.probes.remove(id)
    for reader in lineage(of: probe.reader) {
      if let place = place(of: id, in: readers[reader]?.tags[probe.tag]) {
        readers[reader]?.tags[probe.tag]?.remove(at: place)
      }
      if readers[reader]?.tags[probe.tag]?.isEmpty == true {
        readers[reader]?.tags[probe.tag] = nil
      }
      if let window = probe.window { leave(window, by: reader) }
      readersWithNewTags.insert(reader)
    }
    if let view = probe.view {
      probesByView[view]?.removeAll { $0 == id }
      if probesByView[view]?.isEmpty == true { probesByView[view] = nil }
    }
    if let window = probe.window { staleWindows.insert(window) }
    scheduleTurnEnd()
  }

  /// Keeps a list in the order of the announcements: the last one announced is usually the last in it.
  private func insert(_ id: ProbeID, into list: inout [ProbeID]) {
    list.insert(id, at: end(upTo: probes[id]?.order ?? 0, in: list))
  }

  private func place(of id: ProbeID, in list: [ProbeID]?) -> Int? {
    guard let list else { return nil }
    let place = end(upTo: probes[id]?.order ?? 0, in: list) - 1
    return list.indices.contains(place) && list[place] == id ? place : list.firstIndex(of: id)
  }

  /// How many of an ordered list were announced no later; by halving, since many rows may share a tag.
  private func end(upTo order: Int, in list: [ProbeID]) -> Int {
    var (from, to) = (0, list.count)
    while from < to {
      let middle = (from + to) / 2
      if (probes[list[middle]]?.order ?? 0) <= order { from = middle + 1 } else { to = middle }
    }
    return from
  }
}
