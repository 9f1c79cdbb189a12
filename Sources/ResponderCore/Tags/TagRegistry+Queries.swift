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

  /// The last of some probes whose view stands in a window.
  func lastLive(of probes: [ProbeID]) -> ProbeID? {
    probes.last { self.probes[$0]?.isLive == true }
  }
}
