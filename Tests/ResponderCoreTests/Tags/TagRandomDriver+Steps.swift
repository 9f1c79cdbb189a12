import ResponderCore

// The possible steps, each about as frequent as in an app under heavy use.
extension TagRandomDriver {
  func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private func anyWindow() -> SimulatedWindow? {
    adapter.framework.windows.randomElement(using: &random)
  }

  private func anyView() -> SimulatedView? {
    anyWindow().flatMap { $0.root.descendants.randomElement(using: &random) }
  }

  func openWindow() {
    let window = adapter.framework.openWindow()
    let chain = adapter.framework.windows.count == 1 ? 0 : 2
    homes[chain] = window.id
    adapter.send(.chainMoved(Self.chainIDs[chain], to: window.id))
  }

  func step() {
    switch pick(20) {
    case 0...2: addField()
    case 3: removeView()
    case 4: removeProbe()
    case 5...8: request(pick(4), tag: pick(14))
    case 9: request(pick(4), tag: nil)
    case 10...12: tap()
    case 13: resign()
    case 14: changeManners()
    case 15: move()
    case 16: anyWindow().map(adapter.framework.makeKey)
    case 17: rename()
    case 18: nest()
    default:
      if pick(10) == 0 { replaceWindow() }
    }
  }

  private func addField() {
    guard let window = anyWindow(), views.count(where: { $0() != nil }) < 40 else { return }
    let isNested = pick(3) == 0
    let parent = isNested ? window.root.descendants.randomElement(using: &random) : nil
    guard (parent ?? window.root).path.count < 8 else { return }
    let view = adapter.framework.makeView(in: parent ?? window.root, canBecome: pick(6) > 0)
    views.append { [weak view] in view }
    if views.count > 200 { views.removeAll { $0() == nil } }
    guard pick(5) > 0 else { return }
    let isFirst = window === adapter.framework.windows[0]
    let chain = [isFirst ? 0 : 2, isFirst ? 1 : 2, 3][pick(3)]
    let probe = TagRegistry.ProbeID(number: adapter.framework.number())
    let tag = pick(12)
    adapter.announce(probe, tag, in: Self.chainIDs[chain])
    uses.append(Use(probe: probe, tag: tag, chain: chain, view: view, turnsToFind: pick(5) - 1))
    findDue()
    if pick(3) == 0 { request(chain, tag: tag) }
  }

  /// Lets the probes find the views that they are due to find in this turn.
  func findDue() {
    for index in uses.indices where uses[index].turnsToFind == 0 {
      uses[index].turnsToFind = nil
      guard let view = uses[index].view else { continue }
      adapter.found(uses[index].probe, view)
    }
  }

  private func removeView() {
    guard let view = anyView() else { return }
    remove(view)
  }

  /// Removes a view. Most of its probes disappear with it, but some stay.
  private func remove(_ view: SimulatedView) {
    forgetUses(of: [view] + view.descendants)
    adapter.remove(view)
  }

  private func forgetUses(of views: [SimulatedView]) {
    let gone = Set(views.map(\.id))
    for index in uses.indices.reversed()
    where uses[index].view.map({ gone.contains($0.id) }) == true {
      uses[index].view = nil
      if pick(4) > 0 { adapter.send(.probeGone(uses.remove(at: index).probe)) }
    }
    if uses.count > 40 { adapter.send(.probeGone(uses.removeFirst().probe)) }
  }

  private func removeProbe() {
    guard let index = uses.indices.randomElement(using: &random) else { return }
    adapter.send(.probeGone(uses.remove(at: index).probe))
  }

  private func request(_ chain: Int, tag: Int?) {
    requests += 1
    requestedIn[chain] = turn + (isEndingTurn ? 1 : 0)
    adapter.request(tag.map { AnyHashable($0) }, by: Self.chainIDs[chain])
    if pick(2) == 0 {
      waitingBlocks += 1
      adapter.afterRetrying(Self.chainIDs[chain]) { [unowned self] in waitingBlocks -= 1 }
    }
  }

  private func tap() {
    guard let view = anyView() else { return }
    _ = adapter.framework.becomeFirstResponder(view)
  }

  private func resign() {
    guard let window = anyWindow() else { return }
    _ = adapter.framework.resignFirstResponder(in: window)
  }

  private func changeManners() {
    guard let view = anyView() else { return }
    view.canBecome = pick(5) > 0
    view.refusesToResign = pick(8) == 0
  }

  private func move() {
    guard let view = anyView() else { return }
    let parent = pick(4) == 0 ? nil : anyWindow()?.root
    // Nothing retains a view outside a window, so it returns or is deallocated within the step.
    adapter.move(view, to: nil)
    if let parent {
      adapter.move(view, to: parent)
    } else {
      remove(view)
    }
  }

  private func rename() {
    guard let index = uses.indices.randomElement(using: &random) else { return }
    uses[index].tag = pick(12)
    adapter.announce(uses[index].probe, uses[index].tag, in: Self.chainIDs[uses[index].chain])
  }

  /// Makes the app react to the next focus of a random view by requesting a tag, or no first
  /// responder.
  private func nest() {
    guard let view = anyView() else { return }
    let (chain, tag) = (pick(4), pick(14))
    view.didBecome = { [unowned self, unowned view] in
      view.didBecome = nil
      count("nested")
      request(chain, tag: tag == 13 ? nil : tag)
    }
  }

  /// Simulates an observer of a chain. Checks that the published value is the chain's own.
  /// Sometimes it then moves the focus at once, by a tap, by a request or by resigning.
  func observe(_ chain: TagRegistry.ChainID) {
    if case .publish(let tag, _, _)? = adapter.effects.last,
      adapter.registry.firstResponder(of: chain) != tag
    {
      problems.append("turn \(turn): \(chain) is told \(tag as Any), which is not its value")
    }
    guard depth < 3, pick(6) == 0 else { return }
    depth += 1
    defer { depth -= 1 }
    hasMovedWhileTold = true
    hasMovedAtTheEnd = hasMovedAtTheEnd || isEndingTurn
    count("moved while told")
    switch pick(4) {
    case 0: request(pick(4), tag: pick(14))
    case 1: request(pick(4), tag: nil)
    case 2: resign()
    default: tap()
    }
  }

  private func replaceWindow() {
    guard let window = anyWindow(), adapter.framework.windows.count > 1 else { return }
    forgetUses(of: window.root.descendants)
    adapter.close(window)
    openWindow()
    count("windows replaced")
  }
}
