import ResponderCore
import Testing

/// Tests when the registry searches for the view of a probe, and when it forgets a view.
@Suite struct TagSearchTests {
  let stage = TagStage()
  let probe: TagRegistry.ProbeID

  init() { probe = stage.probe() }

  private var registry: TagRegistry { stage.adapter.registry }

  /// Whether the registry must search for the view in a turn, and for a request.
  private var searches: [Bool] {
    [.turn, .request("a")].map { registry.mustSearch(probe, on: $0) }
  }

  private let always = [true, true]
  private let forRequests = [false, true]

  @Test("a view is looked for until it is found, and again when the probe was laid out")
  func found() {
    stage.adapter.announce(probe, "a", in: stage.chain)
    #expect(searches == always && !registry.isWaiting)
    let view = stage.untagged()
    stage.adapter.found(probe, view)
    #expect(searches == forRequests)
    stage.adapter.send(.laidOut(probe))
    #expect(searches == always)
    stage.adapter.found(probe, view)
    stage.adapter.announce(probe, "a", in: stage.chain)
    #expect(searches == always)
  }

  @Test("what was looked for in vain is looked for only when the app asks")
  func missing() {
    stage.adapter.announce(probe, "a", in: stage.chain)
    stage.adapter.send(.nothingFound(probe))
    #expect(searches == forRequests)
  }

  @Test("a view that left its window, or ended, is looked for; one that is there keeps its tag")
  func away() {
    let view = stage.field("a", probe: probe)
    stage.adapter.send(.nothingFound(probe))
    #expect(registry.view(of: probe) == view.id && searches == forRequests)
    stage.adapter.move(view, to: nil)
    #expect(searches == always && registry.window(of: probe) == nil)
    stage.adapter.send(.nothingFound(probe))
    #expect(registry.view(of: probe) == nil && searches == forRequests)
    stage.adapter.found(probe, stage.untagged())
    stage.adapter.send(.viewLost(registry.view(of: probe)!))
    #expect(searches == always)
  }

  @Test("only a request leaves probes alone: those of other tags")
  func concerned() {
    stage.field("a", probe: probe)
    let occasions: [TagRegistry.Occasion] = [.turn, .request("a"), .request("b")]
    #expect(occasions.map { registry.concerns(probe, $0) } == [true, true, false])
    #expect(registry.isAnnounced(probe, tag: "a", in: stage.chain))
    #expect(!registry.isAnnounced(probe, tag: "b", in: stage.chain))
    #expect(!registry.isAnnounced(probe, tag: "a", in: TagRegistry.ChainID(number: 2)))
    let unknown = stage.probe()
    #expect(
      !registry.mustSearch(unknown, on: .turn)
        && !registry.isAnnounced(unknown, tag: "a", in: stage.chain))
  }

  @Test("a view that is found where it was is no news")
  func foundAgain() {
    let view = stage.field("a", probe: probe)
    for _ in 0..<2 { stage.endTurn() }
    stage.adapter.effects = []
    stage.adapter.found(probe, view)
    #expect(stage.adapter.effects == [])
  }

  @Test("a view is forgotten when the last probe over it is gone, or has found another")
  func untagged() {
    let view = stage.field("a", probe: probe)
    let second = stage.probe()
    stage.adapter.announce(second, "b", in: stage.chain)
    stage.adapter.found(second, view)
    stage.adapter.send(.probeGone(probe))
    #expect(!stage.adapter.effects.contains(.viewUntagged(view.id)))
    stage.adapter.found(second, stage.untagged())
    #expect(stage.adapter.effects.contains(.viewUntagged(view.id)))
  }

  @Test("a view that is tagged again before it is forgotten is not forgotten")
  func tagged() {
    var registry = TagRegistry()
    let view = TagRegistry.ViewID(number: 50)
    _ = registry.handle(.announced(probe, tag: "a", in: stage.chain))
    _ = registry.handle(.found(probe, view: view, in: stage.window.id))
    #expect(registry.handle(.probeGone(probe)).contains(.viewUntagged(view)))
    #expect(registry.isDue(.viewUntagged(view)) == true)
    _ = registry.handle(.announced(probe, tag: "a", in: stage.chain))
    _ = registry.handle(.found(probe, view: view, in: stage.window.id))
    #expect(registry.isDue(.viewUntagged(view)) == false)
    // If two probes have found the view, the registry does not forget it when one of them
    // disappears.
    let second = stage.probe()
    _ = registry.handle(.announced(second, tag: "b", in: stage.chain))
    _ = registry.handle(.found(second, view: view, in: stage.window.id))
    #expect(!registry.handle(.probeGone(second)).contains(.viewUntagged(view)))
  }
}
