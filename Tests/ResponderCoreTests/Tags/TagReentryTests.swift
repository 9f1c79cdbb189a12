import ResponderCore
import Testing

/// Tests observers that move the focus while they are notified of it.
@Suite struct TagReentryTests {
  let stage = TagStage()
  let inner = TagRegistry.ChainID(number: 2)

  init() { stage.add(inner, inside: stage.chain) }

  /// Returns the values that the chains were notified of, in order, as in `"1:a"`.
  private func heard() -> [String] {
    stage.adapter.effects.compactMap { effect in
      guard case .publish(let tag, _, let chain) = effect else { return nil }
      return "\(chain.number):\(tag.map { "\($0.base)" } ?? "nil")"
    }
  }

  @Test("an observer that moves the focus away and back")
  func awayAndBack() {
    let (first, other) = (stage.field("a", chain: inner), stage.field("b", chain: inner))
    stage.adapter.willTell = { [stage] _ in
      stage.adapter.willTell = nil
      stage.tap(other)
      stage.tap(first)
    }
    stage.set("a")
    stage.endTurn()
    let told = heard().filter { $0.hasPrefix("2:") }
    #expect(zip(told, told.dropFirst()).allSatisfy { $0 != $1 }, "\(told)")
    #expect(told.last == "2:a")
  }

  @Test("a tag that an observer missed", arguments: [true, false])
  func missed(returns: Bool) {
    let field = stage.field("a", chain: inner)
    stage.adapter.willTell = { [stage, inner] chain in
      if chain == stage.chain { stage.adapter.request(nil, by: inner) }
    }
    stage.set("a")
    stage.adapter.willTell = nil
    // It is not told that the tag is gone; it is told the tag when its view has the focus again.
    if returns { stage.tap(field) } else { stage.endTurn() }
    #expect(heard() == (returns ? ["1:a", "2:a"] : ["1:a", "1:nil"]))
    #expect(stage.value(of: inner) == (returns ? "a" : nil))
  }

  /// Ends a turn that is about to request "a". While the turn's end is told, an observer requests
  /// "b" instead. Returns the view of "b".
  private func replaceWhileTold() -> SimulatedView {
    let beside = TagRegistry.ChainID(number: 3)
    let window = stage.adapter.framework.openWindow()
    stage.add(beside, in: window)
    let wanted = stage.field("b")
    // Two things wait for the end of the turn: the tag of the second window's first responder, and
    // the view of "a".
    let first = stage.untagged(in: window.root)
    stage.tap(first)
    let (probe, other) = (stage.probe(), stage.probe())
    stage.adapter.announce(other, "x", in: beside)
    stage.adapter.found(other, first)
    stage.adapter.announce(probe, "a", in: stage.chain)
    stage.set("a")
    stage.adapter.found(probe, stage.untagged())
    stage.adapter.willTell = { [stage] chain in
      if chain == beside { stage.set("b") }
    }
    stage.endTurn()
    stage.adapter.willTell = nil
    return wanted
  }

  @Test("a request while a turn's end is told replaces the turn's own")
  func requestedWhileTold() {
    let wanted = replaceWhileTold()
    stage.endTurn()
    #expect(stage.window.firstResponder === wanted && stage.value == "b")
    #expect(stage.failures == [] && !stage.adapter.registry.isRetrying(stage.chain))
  }

  @Test("a replaced request holds no later value up")
  func afterReplaced() {
    _ = replaceWhileTold()
    stage.tap(stage.field("c"))
    #expect(stage.value == "c" && stage.published() == ["c"])
    _ = stage.adapter.framework.resignFirstResponder(in: stage.window)
    stage.field("d", canBecome: false)
    stage.set("d")
    #expect(stage.published() == ["c"])
    stage.endTurn()
    #expect(stage.published() == ["c", nil])
  }
}
