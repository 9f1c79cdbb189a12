import ResponderCore
import TestSupport
import Testing

/// Tests chains inside one another, and when a chain ends on its own.
@Suite struct TagChainTests {
  let stage = TagStage()
  let inner = TagRegistry.ChainID(number: 102)
  let beside = TagRegistry.ChainID(number: 103)

  private var own: TagRegistry.ChainID { TagRegistry.ownChain(of: stage.window.id) }

  private func value(_ chain: TagRegistry.ChainID) -> String? { stage.value(of: chain) }

  private func candidates(_ chain: TagRegistry.ChainID) -> [AnyHashable] {
    stage.adapter.registry.candidates(of: chain).map(\.tag)
  }

  private func ended(_ chain: TagRegistry.ChainID) -> Bool {
    stage.adapter.effects.contains(.chainEnded(chain)) && !stage.adapter.registry.isKnown(chain)
  }

  // MARK: Chains inside one another

  @Test("a chain sees the tags of the chains inside it", .item("1.17"))
  func merged() {
    stage.add(inner, inside: stage.chain)
    stage.add(beside)
    stage.field("a")
    let view = stage.field("b", chain: inner)
    stage.field("c", chain: beside)
    #expect(stage.candidates == ["a", "b"] && candidates(inner) == ["b"])
    stage.set("b")
    #expect(stage.window.firstResponder === view)
    #expect(stage.value == "b" && value(inner) == "b" && value(beside) == nil)
    stage.set("a")
    stage.endTurn()
    #expect(stage.value == "a" && value(inner) == nil && stage.published() == ["b", "a"])
  }

  @Test("a place that is told late, wrongly, or anew", .item("1.17"))
  func reparented() {
    stage.field("b", chain: inner)
    stage.add(inner, inside: stage.chain)
    stage.adapter.send(.chainEntered(stage.chain, inside: inner))
    stage.adapter.send(.chainEntered(inner, inside: inner))
    #expect(stage.candidates == ["b"])
    stage.set("b")
    #expect(stage.value == "b")
    // A chain that enters another one takes its tags along, once.
    stage.adapter.send(.chainEntered(inner, inside: beside))
    stage.endTurn()
    #expect(stage.candidates == [] && candidates(beside) == ["b"])
    stage.adapter.effects = []
    stage.adapter.send(.chainEntered(inner, inside: beside))
    #expect(stage.adapter.effects == [])
  }

  @Test("adding a chain once more keeps its tags and its value", .flaw("2.4.6"))
  func addedTwice() {
    stage.field("a")
    stage.set("a")
    stage.add(stage.chain)
    stage.endTurn()
    #expect(stage.candidates == ["a"] && stage.value == "a" && stage.published() == ["a"])
  }

  // MARK: The end of a chain

  @Test("a chain ends with the last of what uses it", arguments: 0..<4)
  func unused(order: Int) {
    let (probe, innermost) = (stage.probe(), TagRegistry.ChainID(number: 107))
    stage.add(inner, inside: stage.chain)
    stage.field("a", chain: inner, probe: probe)
    stage.add(innermost, inside: inner)
    // The last end is that of the chain around, which then ends as soon as the inner one has ended.
    let ends: [TagRegistry.Event] = [
      .chainLetGo(inner), .probeGone(probe), .chainLetGo(innermost), .chainLetGo(stage.chain),
    ]
    for (count, number) in (Array(order..<4) + Array(0..<order)).enumerated() {
      #expect(!ended(stage.chain) && ended(inner) == (count == 3 && number == 3))
      stage.adapter.send(ends[number])
    }
    #expect(ended(inner) && ended(innermost) && ended(stage.chain))
  }

  @Test("a window's own chain, until the last tag in it goes", arguments: [false, true])
  func ownChain(isHeld: Bool) {
    let probe = stage.probe()
    for _ in 0..<2 { stage.adapter.send(.chainMoved(own, to: stage.window.id)) }
    if isHeld { stage.adapter.send(.chainHeld(own)) }
    let view = stage.field("a", chain: own, probe: probe)
    stage.tap(view)
    #expect(value(own) == "a")
    stage.adapter.send(.probeGone(probe))
    #expect(ended(own) == !isHeld)
    stage.adapter.send(.chainLetGo(own))
    #expect(ended(own))
  }

  @Test("a window's own chain resigns any first responder")
  func resigns() {
    for isAway in [false, true] {
      stage.adapter.send(.chainMoved(own, to: stage.window.id))
      if isAway { stage.adapter.send(.chainMoved(own, to: nil)) }
      stage.adapter.send(.chainMoved(own, to: stage.window.id))
      stage.tap(stage.untagged())
      stage.adapter.request(nil, by: own)
      #expect(stage.window.firstResponder == nil)
    }
  }

  @Test("a chain or a tag that moves leaves an unused chain")
  func moved() {
    let probe = stage.probe()
    stage.adapter.send(.chainMoved(own, to: stage.window.id))
    stage.add(inner, inside: own)
    stage.adapter.send(.chainEntered(inner, inside: stage.chain))
    #expect(ended(own))
    // The registry does not keep a chain that is referred to but never added.
    let early = TagRegistry.ChainID(number: 108)
    stage.field("a", chain: early, probe: probe)
    stage.adapter.announce(probe, "a", in: inner)
    #expect(ended(early) && !ended(inner))
    #expect(stage.adapter.registry.chain(of: probe) == inner)
  }

  // MARK: Views with one tag

  @Test("of two views with one tag the last counts", .item("1.17"), .flaw("2.4.12"))
  func duplicate() {
    let first = stage.field("a")
    let probe = stage.probe()
    let last = stage.field("a", probe: probe)
    stage.endTurn()
    // Two views may have the same tag for a moment, while a transition shows both.
    #expect(stage.duplicates == [] && stage.adapter.registry.isWaiting)
    stage.endTurn()
    #expect(stage.duplicates == ["a: 2"])
    stage.set("a")
    #expect(stage.window.firstResponder === last && stage.candidates == ["a"])
    stage.adapter.remove(last)
    stage.adapter.send(.probeGone(probe))
    stage.set("a")
    #expect(stage.window.firstResponder === first && stage.value == "a")
    for _ in 0..<3 { stage.endTurn() }
    #expect(stage.duplicates.count == 1 && !stage.adapter.registry.isWaiting)
  }

  @Test("a duplicate whose view is lost or away hides nothing", .item("1.17"), .flaw("2.4.12"))
  func duplicateWithoutView() {
    for isLost in [true, false] {
      let stage = TagStage()
      let (first, last) = (stage.field("a"), stage.field("a"))
      if isLost { stage.adapter.remove(last) } else { stage.adapter.move(last, to: nil) }
      stage.set("a")
      #expect(stage.window.firstResponder === first && stage.candidates == ["a"])
      stage.endTurn()
      #expect(stage.duplicates == [])
    }
  }

  @Test("a later duplicate is waited for, then the first one serves", .item("1.17"))
  func duplicateExpected() {
    for comes in [true, false] {
      let stage = TagStage()
      let (first, probe, view) = (stage.field("a"), stage.probe(), stage.untagged())
      stage.adapter.announce(probe, "a", in: stage.chain)
      stage.set("a")
      #expect(stage.asks == 0)
      stage.endTurn()
      if comes { stage.adapter.found(probe, view) }
      stage.endTurn()
      #expect(stage.window.firstResponder === (comes ? view : first) && stage.value == "a")
      // The second request does not wait again.
      stage.set(nil)
      stage.set("a")
      #expect(stage.value == "a")
    }
  }

  @Test("one tag in two chains, and in one around both", .flaw("2.4.12"))
  func duplicateScope() {
    stage.add(beside)
    stage.field("a")
    stage.field("a", chain: beside)
    stage.endTurn()
    #expect(stage.duplicates == [])
    stage.add(beside, inside: stage.chain)
    for _ in 0..<2 { stage.endTurn() }
    #expect(stage.duplicates == ["a: 2"])
  }

  @Test("duplicates in the order of their coming, each once", .flaw("2.4.12"))
  func duplicateOrder() {
    let probes = (0..<4).map { _ in stage.probe() }
    let views = zip(["a", "b", "a", "b"], probes).map { stage.field($0, probe: $1) }
    for _ in 0..<2 { stage.endTurn() }
    #expect(stage.duplicates == ["a: 2", "b: 2"])
    // A view that is looked for again, or that is another one, is no new duplicate.
    stage.adapter.found(probes[2], views[2])
    stage.adapter.found(probes[0], stage.untagged())
    for _ in 0..<3 { stage.endTurn() }
    #expect(stage.duplicates.count == 2)
    // A probe that announces its tag again keeps its place.
    stage.adapter.announce(probes[0], "a", in: stage.chain)
    stage.set("a")
    #expect(stage.window.firstResponder === views[2])
  }

  @Test("a duplicate that was away is a new one", .fact("T4.18.10"))
  func duplicateAway() {
    stage.field("a")
    let last = stage.field("a")
    stage.endTurn()
    for count in 1...2 {
      stage.adapter.move(last, to: nil)
      stage.endTurn()
      stage.adapter.move(last, to: stage.window.root)
      stage.endTurn()
      #expect(stage.duplicates.count == count - 1)
      stage.endTurn()
      #expect(stage.duplicates.count == count)
    }
  }

  /// What a probe does between two tags: it is withdrawn, as that of a row that leaves its window,
  /// or it stays, as that of a row that is used again. The last row is a probe that returns with
  /// the same tag.
  @Test(
    "the time of a duplicate begins anew",
    .fact("T4.18.10", "T4.20.19"), arguments: [(true, "b"), (false, "b"), (true, "a")])
  func duplicateTime(leaves: Bool, tag: String) {
    var registry = TagRegistry()
    let (chain, window) = (TagRegistry.ChainID(number: 100), TagRegistry.WindowID(number: 200))
    func isTold(at seconds: Double) -> Bool {
      let moment = TagRegistry.Moment(seconds: seconds, frames: Int(seconds * 60))
      return registry.handle(.turnEnded(at: moment)).contains {
        if case .duplicated = $0 { true } else { false }
      }
    }
    for (number, tag) in [(1, "a"), (2, "a"), (3, "b")] {
      registry.add(number, tag, in: chain, window)
    }
    #expect(!isTold(at: 0) && !isTold(at: 0.45))
    for number in tag == "a" ? [1, 2] : [2] {
      if leaves { _ = registry.handle(.probeGone(.init(number: UInt(number)))) }
      registry.add(number, tag, in: chain, window)
    }
    #expect(!isTold(at: 0.55) && isTold(at: 1.1))
  }
}
