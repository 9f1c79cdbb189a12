// The app's requests (waiting for a view, passing the request to the framework, handling its answer),
// the first responder of each window, publishing the actual values, and the end of a turn.
extension TagRegistry {
  /// Returns the last probe with a tag whose view is in a window, and whether another view may
  /// still appear, for which a request waits.
  private func target(
    for tag: AnyHashable, in chain: ChainID
  ) -> (live: ProbeID?, isExpected: Bool) {
    let list = chains[chain]?.tags[tag] ?? []
    let searches = list.map { probes[$0]?.search ?? .missing }
    guard let live = list.lastIndex(where: { probes[$0]?.isLive == true }) else {
      return (nil, searches.contains { $0 != .missing })
    }
    // Of the later probes, only one that has never found a view is worth waiting for. A view that
    // left its window, as on a screen below, may stay away.
    return (list[live], searches[live...].contains(.expected))
  }

  mutating func request(_ tag: AnyHashable?, by id: ChainID) {
    ensure(id)
    let window = activeWindow(of: id)
    let isSettled = window.map { !isAsked(windows[$0].id) } ?? true
    if let tag {
      if isSettled && truth(of: id) == tag { return succeed(id) }
      if case (let live?, false) = target(for: tag, in: id) { return ask(live, by: id) }
      chains[id]?.pending = .waiting(tag, since: nil)
      scheduleTurnEnd()
    } else {
      guard let window, !isSettled || !windows[window].path.isEmpty else { return succeed(id) }
      let first = windows[window].path.first
      ask(Ask(chain: id, tag: nil, view: first), in: windows[window].id) { .resign($0) }
    }
  }

  /// Tries the waiting requests again. A request that has waited too long goes to another view that
  /// has the tag, or fails.
  mutating func retry(at moment: Moment) {
    for id in ordered(waiting) {
      guard case .waiting(let tag, let start)? = chains[id]?.pending else { continue }
      let isLate = moment.isLate(since: start ?? moment)
      let (live, isExpected) = target(for: tag, in: id)
      if let live, isLate || !isExpected {
        // A later duplicate that did not appear is no longer waited for.
        if isExpected {
          for late in chains[id]?.tags[tag] ?? [] where probes[late]?.search == .expected {
            probes[late]?.search = .missing
          }
        }
        ask(live, by: id)
      } else if isLate {
        chains[id]?.pending = .failed(tag, isExpected ? .late : .unknown)
      } else {
        chains[id]?.pending = .waiting(tag, since: start ?? moment)
      }
    }
  }

  private mutating func ask(_ probe: ProbeID, by id: ChainID) {
    guard let known = probes[probe], let window = known.window else {
      return  // unreachable: the callers pass only probes whose view is in a window
    }
    ask(Ask(chain: id, tag: known.tag, view: known.view), in: window) {
      .becomeFirstResponder(probe, $0)
    }
  }

  private mutating func ask(
    _ ask: Ask, in window: WindowID, _ effect: (Request) -> Effect
  ) {
    // If no request is open, every request that the end of a turn made was answered or abandoned.
    if asks.isEmpty { isTurnEnding = false }
    let request = Request(number: tick(), window: window)
    asks[request] = ask
    chains[ask.chain]?.pending = .asked(request)
    emit(effect(request))
    scheduleTurnEnd()
  }

  mutating func answer(_ request: Request, path: [ViewID]) {
    guard let window = index(of: request.window) else { return }
    setPath(path, ofWindowAt: window)
    guard let ask = asks.removeValue(forKey: request) else {
      // The request was abandoned before this answer. Still, the first responder that the answer
      // reports is the current one.
      return settle(atEndOfTurn: false)
    }
    let id = ask.chain
    let isDecided = chains[id]?.pending == .asked(request)
    // The path decides, not the answer: a field may agree to resign and stay first responder.
    let isDone = ask.view.map { path.contains($0) == (ask.tag != nil) } ?? path.isEmpty
    if isDone, let tag = ask.tag {
      let now = tick()
      chains[id]?.success = (request.window, now)
      chains[id]?.wish = tag
      // The chain now follows the request's window, even if its tag is no longer there.
      markUnsettled(id)
    }
    // Observers of the value do not find the failure of an earlier request.
    if isDone && isDecided { clearFailure(id) }
    settle(atEndOfTurn: isTurnEnding && asks.isEmpty)
    chains[id]?.wish = nil
    guard isDecided else { return }
    if !isDone { fail(id, ask.tag, .refused) }
    finish(id)
  }

  /// Drops a request to the framework that will not be answered, or that another one replaced.
  mutating func abandon(_ request: Request) {
    guard let ask = asks.removeValue(forKey: request) else { return }
    if chains[ask.chain]?.pending == .asked(request) {
      chains[ask.chain]?.pending = .failed(ask.tag, .refused)
    }
  }

  mutating func abandonAll(where isMeant: (Request) -> Bool = { _ in true }) {
    for request in asks.keys.filter(isMeant).sortedByNumber({ Double($0.number) }) {
      abandon(request)
    }
  }

  /// Returns whether the framework has not answered a request for a window yet.
  func isAsked(_ window: WindowID) -> Bool { asks.keys.contains { $0.window == window } }

  /// Reports the requests that have failed in this turn, after the actual values were published.
  mutating func reportFailures() {
    for id in ordered(chains.keys.filter { chains[$0]?.pending?.hasFailed == true }) {
      guard case .failed(let tag, let reason)? = chains[id]?.pending else { continue }
      fail(id, tag, reason)
      finish(id)
    }
  }

  mutating func afterRetrying(_ id: ChainID) {
    if chains[id]?.pending == nil {
      emit(.runAfterRetrying(id))
    } else {
      chains[id]?.wantsAfterRetrying = true
    }
  }

  private mutating func fail(_ id: ChainID, _ tag: AnyHashable?, _ reason: TagFailureReason) {
    chains[id]?.failure = (tag, reason)
    emit(.failed(tag, reason, by: id))
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
    if truth(of: id) == nil && chains[id]?.published != nil {
      chains[id]?.isVacated = true
      markUnsettled(id)
    }
    guard chains[id]?.wantsAfterRetrying == true else { return }
    chains[id]?.wantsAfterRetrying = false
    emit(.runAfterRetrying(id))
  }
}

// MARK: First responders

extension TagRegistry {
  mutating func firstResponder(in window: WindowID, path: [ViewID]) {
    guard let known = index(of: window), windows[known].path != path else { return }
    setPath(path, ofWindowAt: known)
    settle(atEndOfTurn: false)
  }

  /// Records the path of a window's first responder. Only the chains that see a tag of the former or
  /// of the new path may have another value now.
  mutating func setPath(_ path: [ViewID], ofWindowAt index: Int) {
    let views = windows[index].path + path
    windows[index].path = path
    for probe in views.flatMap({ probesByView[$0] ?? [] }) {
      for chain in lineage(of: probes[probe]?.chain)
      where truth(of: chain) != chains[chain]?.published { markUnsettled(chain) }
    }
  }

  func activeWindow(of chain: Chain) -> Int? {
    var active: Int?
    for id in chain.windows.keys {
      guard let window = index(of: id) else { continue }
      if let best = active, rank(window, for: chain) < rank(best, for: chain) { continue }
      active = window
    }
    return active
  }

  func activeWindow(of id: ChainID) -> Int? { chains[id].flatMap { activeWindow(of: $0) } }

  private func rank(_ index: Int, for chain: Chain) -> (Int, Int, Int) {
    let window = windows[index]
    let success = chain.success.map { $0.window == window.id ? $0.stamp : 0 } ?? 0
    return (max(window.keyStamp, success), chain.home == window.id ? 1 : 0, -index)
  }
}

// MARK: Publishing, and the end of a turn

extension TagRegistry {
  mutating func markUnsettled(_ id: ChainID) {
    if !unsettled.contains(id), chains.index(forKey: id) != nil { unsettled.append(id) }
    scheduleTurnEnd()
  }

  /// Returns the tag of a chain's first responder, as the framework last reported it.
  func truth(of id: ChainID) -> AnyHashable? {
    guard let chain = chains[id], let window = activeWindow(of: chain) else { return nil }
    return tag(of: chain, id, in: window)
  }

  /// Returns the tag of the view that is nearest to a window's first responder, among the views that
  /// the chain sees.
  ///
  /// A view may have several tags. The requested tag counts if it is among them, or else the
  /// published one, or else the last that the app has named.
  private func tag(of chain: Chain, _ id: ChainID, in window: Int) -> AnyHashable? {
    for view in windows[window].path {
      let tags = (probesByView[view] ?? []).compactMap { probes[$0] }
        .filter { isChain($0.chain, inside: id) }.map(\.tag)
      let named = tags.filter { !($0.base is ProbeID) }
      guard let last = named.last ?? tags.last else { continue }
      return [chain.wish, chain.published].compactMap { $0 }
        .first { (named.isEmpty ? tags : named).contains($0) } ?? last
    }
    return nil
  }

  /// Publishes the actual value to each chain whose observers may have received another one.
  ///
  /// While a request to the framework is open in a window, the window's first responder may be
  /// changing, so the values of the chains that follow the window are published after the answer. A
  /// nil value is published only at the end of the turn, because another first responder may
  /// follow.
  mutating func settle(atEndOfTurn: Bool) {
    var kept: [ChainID] = []
    for chain in unsettled.count > 1 ? ordered(unsettled) : unsettled
    where !settle(chain, atEndOfTurn: atEndOfTurn) {
      kept.append(chain)
    }
    unsettled = kept
  }

  /// Publishes the actual value to a chain, and returns whether that value is known.
  private mutating func settle(_ id: ChainID, atEndOfTurn: Bool) -> Bool {
    // Unlike `chains[id]?`, an index changes the record in place, without a copy.
    guard let index = chains.index(forKey: id) else { return true }
    let chain = chains.values[index]
    let window = activeWindow(of: chain)
    if let window, isAsked(windows[window].id) { return false }
    let truth = window.flatMap { tag(of: chain, id, in: $0) }
    guard truth != nil || atEndOfTurn else { return false }
    chains.values[index].published = truth
    chains.values[index].isVacated = false
    if truth != chain.published {
      emit(.publish(truth, after: chain.told, to: id))
    }
    return true
  }

  mutating func endTurn(at moment: Moment) {
    abandonAll()
    retry(at: moment)
    // A view that `retry` has just asked to become first responder may replace one that
    // disappeared. Observers then receive no nil in between.
    settle(atEndOfTurn: asks.isEmpty)
    reportFailures()
    for chain in ordered(chainsWithNewTags) where chains[chain] != nil {
      emit(.tagsChanged(chain))
    }
    chainsWithNewTags = []
    reportDuplicates(at: moment)
    dropIdleWindows()
    // The steps above scheduled nothing, because this turn end was still scheduled.
    isTurnEndScheduled = false
    isTurnEnding = !asks.isEmpty
    if isWaiting || !asks.isEmpty { scheduleTurnEnd() }
  }

  /// Reports each tag that several views in windows have had at the same time for as long as a
  /// request waits, once. A transition shows the incoming view with the outgoing one (T4.18.10).
  private mutating func reportDuplicates(at moment: Moment) {
    var kept: Set<ProbeID> = []
    // Thousands of rows may share a tag by mistake, so their views are counted once.
    var counted: [ChainID: [AnyHashable: (last: ProbeID?, views: Int)]] = [:]
    for suspect in ordered(suspects) {
      guard let probe = probes[suspect] else { continue }
      for chain in lineage(of: probe.chain) {
        let same = counted[chain]?[probe.tag] ?? liveViews(of: probe.tag, in: chain)
        counted[chain, default: [:]][probe.tag] = same
        guard let last = same.last, same.views > 1, probes[last]?.isReported == false
        else { continue }
        let since = probe.suspectedSince ?? moment
        probes[suspect]?.suspectedSince = since
        guard moment.isLate(since: since) else {
          kept.insert(suspect)
          continue
        }
        probes[last]?.isReported = true
        emit(.duplicated(probe.tag, views: same.views, last: last))
        break
      }
      if !kept.contains(suspect) { probes[suspect]?.suspectedSince = nil }
    }
    suspects = kept
  }

  private func liveViews(
    of tag: AnyHashable, in chain: ChainID
  ) -> (last: ProbeID?, views: Int) {
    guard let same = chains[chain]?.tags[tag], same.count > 1 else { return (nil, 0) }
    let views = Set(same.compactMap { probes[$0] }.filter(\.isLive).map(\.view))
    return (lastLive(of: same), views.count)
  }
}
