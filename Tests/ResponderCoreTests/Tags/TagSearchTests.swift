import ResponderCore
import Testing

/// Tests when the registry searches for the view of a probe, and what it knows of both.
@Suite struct TagSearchTests {
  let stage = TagStage()
  let probe: TagRegistry.ProbeID

  init() { probe = stage.probe() }

  private var registry: TagRegistry { stage.adapter.registry }
  private var searches: Bool { registry.mustSearch(probe) }

  @Test("a view is looked for until it is found")
  func found() {
    stage.adapter.announce(probe, "a", in: stage.chain)
    #expect(searches && !registry.isWaiting)
    let view = stage.untagged()
    let again = [
      { stage.adapter.send(.laidOut(probe)) },
      { stage.adapter.announce(probe, "a", in: stage.chain) },
    ]
    for act in again {
      stage.adapter.found(probe, view)
      #expect(!searches)
      act()
      #expect(searches)
    }
  }

  @Test("a view that left its window is looked for")
  func away() {
    stage.adapter.announce(probe, "a", in: stage.chain)
    stage.adapter.send(.nothingFound(probe))
    #expect(!searches)
    let view = stage.field("a", probe: probe)
    stage.adapter.send(.nothingFound(probe))
    #expect(registry.view(of: probe) == view.id && !searches)
    stage.adapter.move(view, to: nil)
    #expect(searches && registry.window(of: probe) == nil)
    stage.adapter.send(.nothingFound(probe))
    #expect(registry.view(of: probe) == nil && !searches)
    stage.adapter.found(probe, stage.untagged())
    stage.adapter.send(.viewLost(registry.view(of: probe)!))
    #expect(searches && !registry.mustSearch(stage.probe()))
  }

  @Test("a view that is found where it was is no news")
  func foundAgain() {
    let view = stage.field("a", probe: probe)
    for _ in 0..<2 { stage.endTurn() }
    stage.adapter.effects = []
    stage.adapter.found(probe, view)
    #expect(stage.adapter.effects == [])
  }

  @Test("a probe is known with its chain and view, until it goes")
  func known() {
    let view = stage.field("a", probe: probe)
    let second = stage.probe()
    stage.field("b", chain: TagRegistry.ChainID(number: 2), probe: second)
    #expect(registry.chain(of: probe) == stage.chain && registry.view(of: probe) == view.id)
    #expect(registry.view(of: probe) == view.id)
    #expect(registry.probe(tagged: "a", in: stage.chain) == probe)
    #expect(registry.probe(tagged: "b", in: stage.chain) == nil)
    #expect(registry.probes(announcing: "a", in: stage.chain) == [probe])
    stage.adapter.send(.chainEntered(TagRegistry.ChainID(number: 2), inside: stage.chain))
    #expect(registry.probe(tagged: "b", in: stage.chain) == second)
    #expect(registry.probes(announcing: "b", in: stage.chain) == [])
    stage.adapter.send(.probeGone(probe))
    #expect(registry.view(of: probe) == nil && registry.chain(of: probe) == nil)
    #expect(registry.view(of: probe) == nil)
  }

  @Test("a registry is empty without chains, and without windows after the turn")
  func empty() {
    var registry = TagRegistry()
    let chain = TagRegistry.ChainID(number: 101)
    #expect(registry.isEmpty)
    _ = registry.handle(.chainHeld(chain))
    _ = registry.handle(.turnEnded(at: .start))
    #expect(!registry.isEmpty)
    _ = registry.handle(.chainMoved(chain, to: stage.window.id))
    _ = registry.handle(.turnEnded(at: .start))
    #expect(registry.handle(.chainMoved(chain, to: stage.window.id)) == [])
    #expect(registry.handle(.chainLetGo(chain)) == [.chainEnded(chain), .scheduleTurnEnd])
    #expect(!registry.isEmpty)
    #expect(registry.handle(.turnEnded(at: .start)) == [])
    #expect(registry.isEmpty)
  }

  @Test("an object has one token, which is told by its number")
  func tokens() {
    let (one, other) = (SimulatedAdapter(), SimulatedAdapter())
    #expect(TagRegistry.ViewID(one) == TagRegistry.ViewID(one))
    #expect(TagRegistry.ViewID(one) != TagRegistry.ViewID(other))
    #expect(TagRegistry.ViewID(number: 7).description == "#7")
  }
}
