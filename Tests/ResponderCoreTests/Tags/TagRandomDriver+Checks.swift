import ResponderCore

// The conditions that must hold after each turn.
extension TagRandomDriver {
  func count(_ what: String) { tally[what, default: 0] += 1 }

  func endTurn() {
    isEndingTurn = true
    adapter.endTurn()
    isEndingTurn = false
    turn += 1
    checkEffects()
    checkTags()
    problems += adapter.silences
    for chain in Self.chainIDs.indices where !hasMovedAtTheEnd { checkValue(chain) }
    adapter.effects = []
    (hasMovedWhileTold, hasMovedAtTheEnd) = (false, false)
    for index in uses.indices {
      if let turns = uses[index].turnsToFind, turns > 0 { uses[index].turnsToFind = turns - 1 }
    }
    findDue()
  }

  /// Returns the tags for a chain at the nearest tagged view around a window's first responder, or
  /// nil if there is no such view.
  private func truth(_ window: SimulatedWindow, _ chain: Int) -> Set<AnyHashable>? {
    for view in window.firstResponder?.path ?? [] {
      let tags = uses.filter { $0.view === view && $0.turnsToFind == nil && sees(chain, $0) }
      if !tags.isEmpty { return Set(tags.map { AnyHashable($0.tag) }) }
    }
    return nil
  }

  private func sees(_ chain: Int, _ use: Use) -> Bool {
    use.chain == chain || Self.parents[use.chain] == chain
  }

  private func windows(of chain: Int) -> [SimulatedWindow] {
    adapter.framework.windows.filter { window in
      uses.contains { $0.turnsToFind == nil && sees(chain, $0) && $0.view?.window === window }
        || homes[chain] == window.id
    }
  }

  private func checkValue(_ chain: Int) {
    let value = adapter.registry.firstResponder(of: Self.chainIDs[chain])
    let truths = windows(of: chain).map { truth($0, chain) }
    let isTrue =
      value.map { value in truths.contains { $0?.contains(value) == true } }
      ?? (truths.isEmpty || truths.contains(nil))
    if !isTrue {
      problems.append("turn \(turn): chain \(chain) says \(value as Any), true is \(truths)")
    }
    if value != nil { count("values") }
    if truths.count > 1 { count("several windows") }
    if let asked = requestedIn[chain] {
      let isRetrying = adapter.registry.isRetrying(Self.chainIDs[chain])
      if isRetrying && turn - asked > 1 { problems.append("turn \(turn): \(chain) still retries") }
      if isRetrying { count("retries") }
    }
  }

  /// Checks that a chain was notified if the tags that it sees have changed since the last turn,
  /// and that a tag was reported if the same views already shared it at the end of the last turn.
  private func checkTags() {
    let before = shared
    shared = [:]
    for (chain, id) in Self.chainIDs.enumerated() {
      let tags = adapter.registry.candidates(of: id).map { "\($0.tag) \($0.probe)" }
      if tags != lastTags[chain, default: []], !adapter.effects.contains(.tagsChanged(id)) {
        problems.append("turn \(turn): no effect told chain \(chain) of \(tags)")
      }
      lastTags[chain] = tags
      let seen = uses.filter { $0.turnsToFind == nil && sees(chain, $0) && $0.view?.window != nil }
      for (tag, same) in Dictionary(grouping: seen, by: \.tag) {
        guard Set(same.compactMap { $0.view?.id }).count > 1 else { continue }
        let (key, probes) = ("\(chain) \(tag)", Set(same.map(\.probe)))
        shared[key] = probes
        // Two views may share a tag for one turn, which is as long as a transition lasts.
        if before[key] == probes, !named.contains("\(tag)") {
          problems.append("turn \(turn): no effect named \(tag)")
        }
      }
    }
  }

  private func checkEffects() {
    var last: [TagRegistry.ChainID: AnyHashable?] = [:]
    for effect in adapter.effects {
      switch effect {
      case .publish(let tag, _, let chain):
        if let before = last[chain] {
          // An observer that is notified of nil may focus a view, so this is not a flicker.
          if before == nil, !hasMovedWhileTold {
            problems.append("turn \(turn): \(chain) flickered through nil")
          }
          if before == tag {
            problems.append("turn \(turn): \(chain) published \(tag as Any) twice")
          }
        }
        last[chain] = .some(tag)
        count(tag == nil ? "published nil" : "published a tag")
      case .becomeFirstResponder, .resign:
        asks += 1
      case .failed(_, let failure, _):
        count("\(failure)")
      case .duplicated(let tag, _, _):
        count("duplicates")
        named.insert(TagWording.name(tag))
      case .tagsChanged, .failureCleared, .runAfterRetrying, .scheduleTurnEnd, .checkWhetherKey,
        .chainEnded:
        break
      }
    }
    if asks > requests { problems.append("turn \(turn): asked more than the app did") }
    for (chain, tag) in last
    where !hasMovedAtTheEnd && adapter.registry.firstResponder(of: chain) != tag {
      problems.append("turn \(turn): \(chain) says something else than it published")
    }
  }
}
