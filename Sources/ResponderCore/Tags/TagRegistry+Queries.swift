extension TagRegistry {
  /// The tag of a reader's first responder: what it published last, and nil as soon as a request left it at that.
  public func firstResponder(of reader: ReaderID) -> AnyHashable? {
    guard let reader = readers[reader], !reader.isVacated else { return nil }
    return reader.published
  }

  /// Whether a request of a reader is still to be decided.
  public func isRetrying(_ reader: ReaderID) -> Bool { readers[reader]?.pending != nil }

  /// The tags whose views stand in a window, in the order of their coming: the ones worth asking whether they can
  /// become first responder.
  ///
  /// A list and not a closure that asks: a view's answer may call the app, and the app this registry.
  public func candidates(of reader: ReaderID) -> [TagCandidate] {
    guard let tags = readers[reader]?.tags else { return [] }
    let found = tags.compactMap { tag, probes -> (order: Int, TagCandidate)? in
      guard
        let first = probes.first.flatMap({ self.probes[$0] }),
        let view = lastLive(of: probes).flatMap({ self.probes[$0]?.view })
      else { return nil }
      return (first.order, TagCandidate(tag: tag, view: view))
    }
    return found.sorted { $0.order < $1.order }.map(\.1)
  }

  /// Whether nothing is known or under way: no reader, probe, view or window.
  public var isEmpty: Bool {
    readers.isEmpty && probes.isEmpty && probesByView.isEmpty && windows.isEmpty && asks.isEmpty
      && unsettled.isEmpty && waiting.isEmpty && staleWindows.isEmpty && idleWindows.isEmpty
      && suspects.isEmpty && verdicts.isEmpty && readersWithNewTags.isEmpty
  }

  // MARK: For the adapter, which keeps none of it itself

  /// The tag that a probe announced.
  package func tag(of probe: ProbeID) -> AnyHashable? { probes[probe]?.tag }

  /// The reader that a probe announced its tag in.
  package func reader(of probe: ProbeID) -> ReaderID? { probes[probe]?.reader }

  /// What a probe found.
  package func view(of probe: ProbeID) -> ViewID? { probes[probe]?.view }

  /// Whether a probe stands over the view.
  package func isTagged(_ view: ViewID) -> Bool { probesByView[view]?.isEmpty == false }

  /// The probes that announced their tags in a reader itself, the earliest first.
  package func probes(announcedIn reader: ReaderID) -> [(id: ProbeID, tag: AnyHashable)] {
    let own = readers[reader]?.tags.values.joined().compactMap { id in
      probes[id].flatMap { $0.reader == reader ? (id: id, probe: $0) : nil }
    }
    return (own ?? []).sorted { $0.probe.order < $1.probe.order }.map { ($0.id, $0.probe.tag) }
  }

  /// Whether the reader was added and has not gone.
  package func isKnown(_ reader: ReaderID) -> Bool { readers[reader] != nil }

  /// The reader around another one.
  package func parent(of reader: ReaderID) -> ReaderID? { readers[reader]?.parent }

  /// Whether a reader has neither a probe nor a reader inside.
  package func isBare(_ reader: ReaderID) -> Bool {
    guard let known = readers[reader] else { return false }
    return known.tags.isEmpty && known.children.isEmpty
  }

  /// What a reader's observers were told last; a publication counts as told once it is due.
  package func told(of reader: ReaderID) -> AnyHashable? { readers[reader]?.told }

  /// The windows that are to be watched, in the order of their coming.
  package var watchedWindows: [WindowID] {
    windows.sorted { $0.value.order < $1.value.order }.map(\.key)
  }

  /// The last of some probes whose view stands in a window.
  func lastLive(of probes: [ProbeID]) -> ProbeID? {
    probes.last { self.probes[$0]?.isLive == true }
  }
}
