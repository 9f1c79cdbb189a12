import ResponderCore
import Testing

/// Tests observers that move the focus while they are notified of it.
@Suite struct TagReentryTests {
  let stage = TagStage()
  let inner = TagRegistry.ChainID(number: 2)

  /// Returns the values that the chains were notified of, in order, as in `"1:a"`.
  private func heard() -> [String] {
    stage.adapter.effects.compactMap { effect in
      guard case .publish(let tag, let chain) = effect else { return nil }
      return "\(chain.number):\(tag.map { "\($0.base)" } ?? "nil")"
    }
  }

  @Test("a chain inside another hears the newest tag last, whichever observer moves the focus")
  func nested() {
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    stage.field("a", chain: inner)
    let other = stage.field("b", chain: inner)
    for mover in [stage.chain, inner] {
      stage.adapter.effects = []
      var isToMove = true
      stage.adapter.willTell = { [stage] chain in
        guard chain == mover, isToMove else { return }
        isToMove = false
        stage.tap(other)
      }
      stage.set("a")
      stage.adapter.willTell = nil
      for chain in [stage.chain, inner] {
        #expect(heard().last { $0.hasPrefix("\(chain.number):") } == "\(chain.number):b")
        #expect(stage.value(of: chain) == "b")
      }
      stage.endTurn()
      stage.set(nil)
      stage.endTurn()
    }
  }

  @Test("when an observer moves the focus away and back, no observer hears a value twice")
  func awayAndBack() {
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    let first = stage.field("a", chain: inner)
    let other = stage.field("b", chain: inner)
    var isToMove = true
    stage.adapter.willTell = { [stage] _ in
      guard isToMove else { return }
      isToMove = false
      stage.tap(other)
      stage.tap(first)
    }
    stage.set("a")
    stage.endTurn()
    let told = heard().filter { $0.hasPrefix("2:") }
    #expect(zip(told, told.dropFirst()).allSatisfy { $0 != $1 }, "\(told)")
    #expect(told.last == "2:a")
  }

  @Test("an observer that never heard a tag is not told that it is gone")
  func resignedWhileTold() {
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    stage.field("a", chain: inner)
    stage.adapter.willTell = { [stage, inner] chain in
      if chain == stage.chain { stage.adapter.request(nil, by: inner) }
    }
    stage.set("a")
    stage.adapter.willTell = nil
    stage.endTurn()
    #expect(heard() == ["1:a", "1:nil"] && stage.value(of: inner) == nil)
  }

  @Test("a tag that an observer missed is told when its view is first responder again")
  func missed() {
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    let field = stage.field("a", chain: inner)
    stage.adapter.willTell = { [stage, inner] chain in
      if chain == stage.chain { stage.adapter.request(nil, by: inner) }
    }
    stage.set("a")
    stage.adapter.willTell = nil
    stage.tap(field)
    #expect(heard() == ["1:a", "2:a"] && stage.value(of: inner) == "a")
  }

  /// Ends a turn that is about to request "a". While the turn's end is told, an observer requests
  /// "b" instead. Returns the view of "b".
  private func replaceWhileTold() -> SimulatedView {
    let beside = TagRegistry.ChainID(number: 3)
    let window = stage.adapter.framework.openWindow()
    stage.adapter.send(.chainAdded(beside, inside: nil))
    stage.adapter.send(.chainMoved(beside, to: window.id))
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

  @Test("a request made while a turn's end is told replaces the one that the turn's end was to ask")
  func requestedWhileTold() {
    let wanted = replaceWhileTold()
    stage.endTurn()
    #expect(stage.window.firstResponder === wanted && stage.value == "b")
    #expect(stage.failures == [.overtaken] && !stage.adapter.registry.isRetrying(stage.chain))
  }

  @Test("a replaced request holds no later tag up, and lets no later nil be told early")
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
