// The app's requests: waiting for a view, passing the request to the framework, handling its
// answer.
extension TagRegistry {
  /// The possible target of a request for a tag.
  private enum Target {
    case view(ProbeID)
    /// A view may still appear: no probe has a view in a window, or a probe that was announced
    /// later has not found its view yet. `otherwise` is the last probe whose view is in a window;
    /// nil if there is none.
    case expected(otherwise: ProbeID?)
    case unknown
  }

  private func target(for tag: AnyHashable, in chain: ChainID) -> Target {
    let probes = (chains[chain]?.tags[tag] ?? []).compactMap { id in
      self.probes[id].map { (id: id, isLive: $0.isLive, search: $0.search) }
    }
    guard let live = probes.lastIndex(where: \.isLive) else {
      return probes.contains { $0.search != .missing } ? .expected(otherwise: nil) : .unknown
    }
    // Of the later probes, only one that has never found a view is worth waiting for. A view that
    // left its window, as on a screen below, may stay away.
    let isLaterExpected = probes[live...].contains { $0.search == .expected }
    return isLaterExpected ? .expected(otherwise: probes[live].id) : .view(probes[live].id)
  }

  mutating func request(_ tag: AnyHashable?, by id: ChainID) {
    ensure(id)
    overtake(id)
    for window in staleWindows { lookUp(window) }
    let window = activeWindow(of: id)
    let isSettled = window.flatMap { windows[$0]?.asks.isEmpty } ?? true
    if let tag {
      if isSettled && truth(of: id) == tag { return succeed(id) }
      if case .view(let probe) = target(for: tag, in: id) { return ask(probe, by: id) }
      chains[id]?.pending = .waiting(tag, since: nil)
      waiting.insert(id)
      scheduleTurnEnd()
    } else {
      guard let window, !isSettled || windows[window]?.path.isEmpty == false else {
        return succeed(id)
      }
      ask(Ask(chain: id, tag: nil, view: nil), in: window) { .resign($0) }
    }
  }

  /// Fails the undecided request of a chain, because another one of the same chain replaces it.
  private mutating func overtake(_ id: ChainID) {
    switch chains[id]?.pending {
    case .waiting(let tag, _): fail(id, tag, .overtaken)
    case .asked(let request): fail(id, asks[request]?.tag, .overtaken)
    case nil: break
    }
  }

  /// Tries the waiting requests again. A request that has waited too long goes to another view that
  /// has the tag, or fails.
  mutating func retry(at moment: Moment) {
    for id in ordered(waiting) {
      guard case .waiting(let tag, let start)? = chains[id]?.pending else { continue }
      let since = start ?? moment
      switch target(for: tag, in: id) {
      case .view(let probe):
        ask(probe, by: id)
      case .expected where !moment.isLate(since: since),
        .unknown where !moment.isLate(since: since):
        chains[id]?.pending = .waiting(tag, since: since)
      case .expected(let probe?):
        // The later duplicate did not appear; requests no longer wait for it.
        for late in chains[id]?.tags[tag] ?? [] where probes[late]?.search == .expected {
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

  private mutating func ask(_ probe: ProbeID, by id: ChainID) {
    guard let probe = probes[probe], let view = probe.view, let window = probe.window else {
      return  // unreachable: the callers pass only probes whose view is in a window
    }
    ask(Ask(chain: id, tag: probe.tag, view: view), in: window) {
      .becomeFirstResponder(view, $0)
    }
  }

  private mutating func ask(
    _ ask: Ask, in window: WindowID, _ effect: (Request) -> Effect
  ) {
    // If no request is open, every request that the end of a turn made was answered or abandoned.
    if asks.isEmpty { isTurnEnding = false }
    let request = Request(number: tick(), window: window)
    asks[request] = ask
    windows[window]?.asks.insert(request)
    chains[ask.chain]?.pending = .asked(request)
    waiting.remove(ask.chain)
    emit(effect(request))
    scheduleTurnEnd()
  }

  mutating func answer(_ request: Request, accepted: Bool, path: [ViewID]) {
    guard windows[request.window] != nil else { return }
    windows[request.window]?.path = path
    lookUp(request.window)
    windows[request.window]?.asks.remove(request)
    guard let ask = asks.removeValue(forKey: request) else {
      // The request was abandoned before this answer. Still, the first responder that the answer
      // reports is the current one.
      return settle(atEndOfTurn: false)
    }
    let id = ask.chain
    let isDecided = chains[id]?.pending == .asked(request)
    let isDone = ask.view.map { path.contains($0) } ?? accepted
    if isDone, let tag = ask.tag {
      let now = tick()
      chains[id]?.success = (request.window, now)
      chains[id]?.wish = tag
      // The chain now follows the request's window, even if its tag is no longer there.
      markUnsettled(id)
    }
    // The failure of an earlier request is cleared before the value is published, so that observers
    // do not find that failure.
    if isDone && isDecided { clearFailure(id) }
    settle(atEndOfTurn: isTurnEnding && asks.isEmpty)
    chains[id]?.wish = nil
    guard isDecided else { return }
    if !isDone { fail(id, ask.tag, .refused) }
    finish(id)
  }

  /// Drops a request to the framework that will not be answered, or that another one replaced. If
  /// the chain still waits for the request, the request fails as refused.
  mutating func abandon(_ request: Request) {
    windows[request.window]?.asks.remove(request)
    guard let ask = asks.removeValue(forKey: request) else { return }
    if chains[ask.chain]?.pending == .asked(request) { judge(ask.chain, ask.tag, .refused) }
  }

  /// Records that a request failed; the failure is reported after the actual value has been
  /// published.
  private mutating func judge(_ id: ChainID, _ tag: AnyHashable?, _ failure: Failure) {
    guard let pending = chains[id]?.pending else { return }
    verdicts.append(Verdict(chain: id, tag: tag, failure: failure, pending: pending))
  }

  mutating func deliverVerdicts() {
    let delivered = verdicts
    verdicts = []
    // A request that another one has replaced in the meantime has already failed as overtaken.
    for verdict in delivered where chains[verdict.chain]?.pending == verdict.pending {
      fail(verdict.chain, verdict.tag, verdict.failure)
      finish(verdict.chain)
    }
  }

  mutating func afterRetrying(_ id: ChainID) {
    if chains[id]?.pending == nil {
      emit(.runAfterRetrying(id))
    } else {
      chains[id]?.wantsAfterRetrying = true
    }
  }

  private mutating func fail(_ id: ChainID, _ tag: AnyHashable?, _ failure: Failure) {
    chains[id]?.failure = (tag, failure)
    emit(.failed(tag, failure, by: id))
  }

  private mutating func clearFailure(_ id: ChainID) {
    guard chains[id]?.failure != nil else { return }
    chains[id]?.failure = nil
    emit(.failureCleared(id))
  }

  private mutating func succeed(_ id: ChainID) {
    clearFailure(id)
    finish(id)
  }

  private mutating func finish(_ id: ChainID) {
    chains[id]?.pending = nil
    waiting.remove(id)
    if truth(of: id) == nil && chains[id]?.published != nil {
      chains[id]?.isVacated = true
      markUnsettled(id)
    }
    guard chains[id]?.wantsAfterRetrying == true else { return }
    chains[id]?.wantsAfterRetrying = false
    emit(.runAfterRetrying(id))
  }
}
