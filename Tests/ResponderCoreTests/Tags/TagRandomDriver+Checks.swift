import ResponderCore

// What must hold after each turn.
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
    for reader in Self.readerIDs.indices where !hasMovedAtTheEnd { checkValue(reader) }
    adapter.effects = []
    (hasMovedWhileTold, hasMovedAtTheEnd) = (false, false)
    for index in uses.indices {
      if let turns = uses[index].turnsToFind, turns > 0 { uses[index].turnsToFind = turns - 1 }
    }
    findDue()
  }

  /// The tags that the nearest tagged view around a window's first responder has for a reader; nil if there is none.
  private func truth(_ window: SimulatedWindow, _ reader: Int) -> Set<AnyHashable>? {
    for view in window.firstResponder?.path ?? [] {
      let tags = uses.filter { $0.view === view && $0.turnsToFind == nil && sees(reader, $0) }
      if !tags.isEmpty { return Set(tags.map { AnyHashable($0.tag) }) }
    }
    return nil
  }

  private func sees(_ reader: Int, _ use: Use) -> Bool {
    use.reader == reader || Self.parents[use.reader] == reader
  }

  private func windows(of reader: Int) -> [SimulatedWindow] {
    adapter.framework.windows.filter { window in
      uses.contains { $0.turnsToFind == nil && sees(reader, $0) && $0.view?.window === window }
        || homes[reader] == window.id
    }
  }

  private func checkValue(_ reader: Int) {
    let value = adapter.registry.firstResponder(of: Self.readerIDs[reader])
    let truths = windows(of: reader).map { truth($0, reader) }
    let isTrue =
      value.map { value in truths.contains { $0?.contains(value) == true } }
      ?? (truths.isEmpty || truths.contains(nil))
    if !isTrue {
      problems.append("turn \(turn): reader \(reader) says \(value as Any), true is \(truths)")
    }
    if value != nil { count("values") }
    if truths.count > 1 { count("several windows") }
    if let asked = requestedIn[reader] {
      let isRetrying = adapter.registry.isRetrying(Self.readerIDs[reader])
      if isRetrying && turn - asked > 1 { problems.append("turn \(turn): \(reader) still retries") }
      if isRetrying { count("retries") }
    }
  }

  /// Whoever sees other tags than a turn ago was told so, and two views with one tag were named once.
  private func checkTags() {
    for (reader, id) in Self.readerIDs.enumerated() {
      let tags = adapter.registry.candidates(of: id).map { "\($0.tag) \($0.view)" }
      if tags != lastTags[reader, default: []], !adapter.effects.contains(.tagsChanged(id)) {
        problems.append("turn \(turn): nobody told reader \(reader) of \(tags)")
      }
      lastTags[reader] = tags
      let seen = uses.filter { $0.turnsToFind == nil && sees(reader, $0) && $0.view?.window != nil }
      for (tag, same) in Dictionary(grouping: seen, by: \.tag) {
        guard Set(same.compactMap { $0.view?.id }).count > 1 else { continue }
        if !named.contains("\(tag)") { problems.append("turn \(turn): nobody named \(tag)") }
      }
    }
  }

  private func checkEffects() {
    var last: [TagRegistry.ChainID: AnyHashable?] = [:]
    for effect in adapter.effects {
      switch effect {
      case .publish(let tag, let reader):
        if let before = last[reader] {
          // Who is told that nobody is first responder may make somebody it: that is no flicker.
          if before == nil, !hasMovedWhileTold {
            problems.append("turn \(turn): \(reader) flickered through nil")
          }
          if before == tag {
            problems.append("turn \(turn): \(reader) published \(tag as Any) twice")
          }
        }
        last[reader] = .some(tag)
        count(tag == nil ? "published nil" : "published a tag")
      case .becomeFirstResponder, .resign:
        asks += 1
      case .failed(_, let failure, _):
        count("\(failure)")
      case .diagnose(let diagnosis):
        count("diagnoses")
        if case .tag(let name, _)? = diagnosis.evidence { named.insert(name) }
      case .tagsChanged, .runAfterRetrying, .scheduleTurnEnd, .watch, .unwatch, .viewUntagged,
        .chainEnded:
        break
      }
    }
    if asks > requests { problems.append("turn \(turn): asked more than the app did") }
    for (reader, tag) in last
    where !hasMovedAtTheEnd && adapter.registry.firstResponder(of: reader) != tag {
      problems.append("turn \(turn): \(reader) says something else than it published")
    }
  }
}
