import ResponderCore
import Testing

/// Tests the queries of an adapter, which keeps no tags itself.
@Suite struct TagQueryTests {
  let stage = TagStage()
  let inner = TagRegistry.ChainID(number: 2)

  private var registry: TagRegistry { stage.adapter.registry }

  @Test("a probe is known with its tag, chain and view until it goes")
  func probe() {
    let probe = stage.probe()
    let view = stage.field("a", probe: probe)
    #expect(
      registry.tag(of: probe) == AnyHashable("a") && registry.chain(of: probe) == stage.chain)
    #expect(registry.view(of: probe) == view.id && registry.isTagged(view.id))
    let other = stage.untagged()
    #expect(!registry.isTagged(other.id))
    stage.adapter.send(.probeGone(probe))
    stage.endTurn()
    #expect(registry.tag(of: probe) == nil && registry.view(of: probe) == nil)
    #expect(registry.chain(of: probe) == nil && !registry.isTagged(view.id))
  }

  @Test(
    "a chain is known with the chain around it, its own probes in order, and whether it has any")
  func known() {
    #expect(registry.isKnown(stage.chain) && registry.isBare(stage.chain))
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    #expect(registry.parent(of: inner) == stage.chain && registry.parent(of: stage.chain) == nil)
    #expect(!registry.isBare(stage.chain) && registry.isBare(inner))
    let probes = [stage.probe(), stage.probe()]
    stage.field("a", chain: inner, probe: probes[0])
    stage.field("b", chain: inner, probe: probes[1])
    #expect(registry.probes(announcedIn: inner).map(\.id) == probes)
    #expect(registry.probes(announcedIn: inner).map(\.tag) == ["a", "b"])
    #expect(registry.probes(announcedIn: stage.chain).isEmpty && !registry.isBare(inner))
    stage.adapter.send(.chainGone(inner))
    #expect(!registry.isKnown(inner) && !registry.isBare(inner))
    #expect(registry.probes(announcedIn: inner).isEmpty)
  }

  @Test("a chain alone is something to know")
  func chainAlone() {
    var registry = TagRegistry()
    #expect(registry.isEmpty)
    _ = registry.handle(.chainAdded(inner, inside: nil))
    _ = registry.handle(.turnEnded(at: .start))
    #expect(!registry.isEmpty)
    _ = registry.handle(.chainGone(inner))
    #expect(registry.isEmpty)
  }

  @Test("windows without a chain are known, and watched, until the turn ends")
  func windowsAlone() {
    var registry = TagRegistry()
    let windows = (201...202).map { TagRegistry.WindowID(number: $0) }
    let chains = (101...102).map { TagRegistry.ChainID(number: $0) }
    for (chain, window) in zip(chains, windows) {
      _ = registry.handle(.chainMoved(chain, to: window))
    }
    _ = registry.handle(.turnEnded(at: .start))
    #expect(registry.handle(.chainMoved(chains[0], to: windows[0])) == [])
    #expect(registry.handle(.chainGone(chains[0])) == [.scheduleTurnEnd])
    _ = registry.handle(.chainGone(chains[1]))
    #expect(!registry.isEmpty)
    #expect(registry.handle(.turnEnded(at: .start)) == windows.map { .unwatch($0) })
    #expect(registry.isEmpty)
  }

  @Test("windows with tags are watched, in the order of their coming; what was told is remembered")
  func windows() {
    stage.field("a")
    #expect(registry.watchedWindows == [stage.window.id])
    let second = stage.adapter.framework.openWindow()
    stage.field("b", in: second.root)
    #expect(registry.watchedWindows == [stage.window.id, second.id])
    #expect(registry.told(of: stage.chain) == nil)
    stage.set("a")
    stage.endTurn()
    #expect(stage.value == "a" && registry.told(of: stage.chain) == AnyHashable("a"))
  }
}
