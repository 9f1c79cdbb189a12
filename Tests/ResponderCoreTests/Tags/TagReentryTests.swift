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

  @Test("a request made while a turn's end is told replaces the one that the turn's end was to ask")
  func requestedWhileTold() {
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
    stage.endTurn()
    #expect(stage.window.firstResponder === wanted && stage.value == "b")
    #expect(stage.failures == [.overtaken] && !stage.adapter.registry.isRetrying(stage.chain))
  }
}
