extension TagRegistry {
  /// What a request for a tag can turn to.
  private enum Target {
    case view(ProbeID)
    /// The last one announced has no view yet; the one before it that has.
    case expected(otherwise: ProbeID?)
    case unknown
  }

  private func target(for tag: AnyHashable, in reader: ReaderID) -> Target {
    let probes = (readers[reader]?.tags[tag] ?? []).compactMap { id in
      self.probes[id].map { (id: id, isLive: $0.isLive, search: $0.search) }
    }
    guard let live = probes.lastIndex(where: \.isLive) else {
      return probes.contains { $0.search != .missing } ? .expected(otherwise: nil) : .unknown
    }
    // Worth waiting for only if never found: what left its window, as a screen below does, may stay away.
    let isLaterExpected = probes[live...].contains { $0.search == .expected }
    return isLaterExpected ? .expected(otherwise: probes[live].id) : .view(probes[live].id)
  }

  mutating func request(_ tag: AnyHashable?, by id: ReaderID) {
    ensure(id)
    overtake(id)
    for window in staleWindows { lookUp(window) }
    let window = activeWindow(of: id)
    let isSettled = window.flatMap { windows[$0]?.asks.isEmpty } ?? true
    if let tag {
      if isSettled && truth(of: id) == tag { return finish(id) }
      if case .view(let probe) = target(for: tag, in: id) { return ask(probe, by: id) }
      readers[id]?.pending = .waiting(tag, since: nil)
      waiting.insert(id)
      scheduleTurnEnd()
    } else {
      guard let window, !isSettled || windows[window]?.path.isEmpty == false else {
        return finish(id)
      }
      ask(TagAsk(reader: id, tag: nil, view: nil), in: window) { .resign($0) }
    }
  }

  /// A request that is not decided yet is replaced by another one of the same reader.
  private mutating func overtake(_ id: ReaderID) {
    switch readers[id]?.pending {
    case .waiting(let tag, _): emit(.failed(tag, .overtaken, by: id))
    case .asked(let request): emit(.failed(asks[request]?.tag, .overtaken, by: id))
    case nil: break
    }
    readers[id]?.pending = nil
    waiting.remove(id)
  }

  /// Tries the waiting requests once more.
  mutating func retry(at moment: TagMoment) {
    for id in ordered(waiting) {
      guard case .waiting(let tag, let start)? = readers[id]?.pending else { continue }
      let since = start ?? moment
      switch target(for: tag, in: id) {
      case .view(let probe):
        ask(probe, by: id)
      case .expected where !moment.isLate(since: since),
        .unknown where !moment.isLate(since: since):
        readers[id]?.pending = .waiting(tag, since: since)
        scheduleTurnEnd()
      case .expected(let probe?):
        // The later duplicate did not come: it is not waited for again.
        for late in readers[id]?.tags[tag] ?? [] where probes[late]?.search == .expected {
          probes[late]?.search = .missing
        }
        ask(probe, by: id)
      case .expected(nil):
        judge(id, tag, .notFound)
      case .unknown:
        judge(id, tag, .unknown)
      }
    }
  }

  private mutating func ask(_ probe: ProbeID, by id: ReaderID) {
    guard let probe = probes[probe], let view = probe.view, let window = probe.window else {
      return  // unreachable: only probes whose view stands in a window are asked for
    }
    ask(TagAsk(reader: id, tag: probe.tag, view: view), in: window) {
      .becomeFirstResponder(view, $0)
    }
  }

  private mutating func ask(
    _ ask: TagAsk, in window: WindowID, _ effect: (TagRequest) -> TagEffect
  ) {
    // Nothing is open from a turn's end any more, whether it was answered or not.
    if asks.isEmpty { isTurnEnding = false }
    let request = TagRequest(number: tick(), window: window)
    asks[request] = ask
    windows[window]?.asks.insert(request)
    readers[ask.reader]?.pending = .asked(request)
    waiting.remove(ask.reader)
    emit(effect(request))
    scheduleTurnEnd()
  }

  mutating func answer(_ request: TagRequest, accepted: Bool, path: [ViewID]) {
    guard windows[request.window] != nil else { return }
    windows[request.window]?.path = path
    lookUp(request.window)
    windows[request.window]?.asks.remove(request)
    guard let ask = asks.removeValue(forKey: request) else {
      // Too late to count as an answer, but true nevertheless.
      return settle(atEndOfTurn: false)
    }
    let id = ask.reader
    let isDecided = readers[id]?.pending == .asked(request)
    let isDone = ask.view.map { path.contains($0) } ?? accepted
    if isDone, let tag = ask.tag {
      let now = tick()
      readers[id]?.success = (request.window, now)
      readers[id]?.wish = tag
    }
    markUnsettled(id)
    settle(atEndOfTurn: isTurnEnding && asks.isEmpty)
    if asks.isEmpty { isTurnEnding = false }
    readers[id]?.wish = nil
    guard isDecided else { return }
    if !isDone { emit(.failed(ask.tag, .refused, by: id)) }
    finish(id)
  }

  /// A question that will not be answered: what is true decides.
  mutating func abandon(_ request: TagRequest) {
    windows[request.window]?.asks.remove(request)
    guard let ask = asks.removeValue(forKey: request) else { return }
    markUnsettled(ask.reader)
    if readers[ask.reader]?.pending == .asked(request) { judge(ask.reader, ask.tag, .refused) }
  }

  /// A request came to nothing; it is told after what is true was published.
  private mutating func judge(_ id: ReaderID, _ tag: AnyHashable?, _ failure: TagFailure) {
    guard let pending = readers[id]?.pending else { return }
    verdicts.append(TagVerdict(reader: id, tag: tag, failure: failure, pending: pending))
  }

  mutating func deliverVerdicts() {
    let delivered = verdicts
    verdicts = []
    // A request that was replaced in the meantime came to nothing silently, as all replaced ones do.
    for verdict in delivered where readers[verdict.reader]?.pending == verdict.pending {
      emit(.failed(verdict.tag, verdict.failure, by: verdict.reader))
      finish(verdict.reader)
    }
  }

  mutating func afterRetrying(_ id: ReaderID) {
    if readers[id]?.pending == nil {
      emit(.runAfterRetrying(id))
    } else {
      readers[id]?.wantsAfterRetrying = true
    }
  }

  mutating func finish(_ id: ReaderID) {
    readers[id]?.pending = nil
    waiting.remove(id)
    if truth(of: id) == nil && readers[id]?.published != nil {
      readers[id]?.isVacated = true
      markUnsettled(id)
    }
    guard readers[id]?.wantsAfterRetrying == true else { return }
    readers[id]?.wantsAfterRetrying = false
    emit(.runAfterRetrying(id))
  }
}
