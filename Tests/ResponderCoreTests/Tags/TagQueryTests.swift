import ResponderCore
import Testing

/// What the registry answers an adapter, which keeps none of it itself.
@Suite struct TagQueryTests {
  let stage = TagStage()
  let inner = TagRegistry.ChainID(number: 2)

  private var registry: TagRegistry { stage.adapter.registry }

  @Test("a probe is known with its tag, reader and view until it goes")
  func probe() {
    let probe = stage.probe()
    let view = stage.field("a", probe: probe)
    #expect(
      registry.tag(of: probe) == AnyHashable("a") && registry.chain(of: probe) == stage.reader)
    #expect(registry.view(of: probe) == view.id && registry.isTagged(view.id))
    let other = stage.untagged()
    #expect(!registry.isTagged(other.id))
    stage.adapter.send(.probeGone(probe))
    stage.endTurn()
    #expect(registry.tag(of: probe) == nil && registry.view(of: probe) == nil)
    #expect(registry.chain(of: probe) == nil && !registry.isTagged(view.id))
  }

  @Test(
    "a reader is known with the reader around it, its own probes in order, and whether it has any")
  func reader() {
    #expect(registry.isKnown(stage.reader) && registry.isBare(stage.reader))
    stage.adapter.send(.chainAdded(inner, inside: stage.reader))
    #expect(registry.parent(of: inner) == stage.reader && registry.parent(of: stage.reader) == nil)
    #expect(!registry.isBare(stage.reader) && registry.isBare(inner))
    let probes = [stage.probe(), stage.probe()]
    stage.field("a", reader: inner, probe: probes[0])
    stage.field("b", reader: inner, probe: probes[1])
    #expect(registry.probes(announcedIn: inner).map(\.id) == probes)
    #expect(registry.probes(announcedIn: inner).map(\.tag) == ["a", "b"])
    #expect(registry.probes(announcedIn: stage.reader).isEmpty && !registry.isBare(inner))
    stage.adapter.send(.chainGone(inner))
    #expect(!registry.isKnown(inner) && !registry.isBare(inner))
    #expect(registry.probes(announcedIn: inner).isEmpty)
  }

  @Test("windows with tags are watched, in the order of their coming; what was told is remembered")
  func windows() {
    stage.field("a")
    #expect(registry.watchedWindows == [stage.window.id])
    #expect(registry.told(of: stage.reader) == nil)
    stage.set("a")
    stage.endTurn()
    #expect(stage.value == "a" && registry.told(of: stage.reader) == AnyHashable("a"))
  }
}
