import ResponderCore
import Testing

/// Tests when a chain ends on its own, and what the registry forgets with it.
@Suite struct TagChainEndTests {
  let stage = TagStage()
  let inner = TagRegistry.ChainID(number: 102)

  private func ended(_ chain: TagRegistry.ChainID) -> Bool {
    stage.adapter.effects.contains(.chainEnded(chain)) && !stage.adapter.registry.isKnown(chain)
  }

  private var own: TagRegistry.ChainID { TagRegistry.ownChain(of: stage.window.id) }

  @Test("a chain ends with the last of what uses it, whatever that is", arguments: 0..<3)
  func unused(order: Int) {
    let probe = stage.probe()
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    stage.field("a", chain: inner, probe: probe)
    let innermost = TagRegistry.ChainID(number: 107)
    stage.adapter.send(.chainAdded(innermost, inside: inner))
    let ends: [TagRegistry.Event] = [
      .chainLetGo(inner), .probeGone(probe), .chainLetGo(innermost),
    ]
    for end in ends[order...] + ends[..<order] {
      #expect(!ended(inner))
      stage.adapter.send(end)
    }
    #expect(ended(inner) && ended(innermost) && !ended(stage.chain))
    stage.adapter.send(.chainLetGo(stage.chain))
    #expect(ended(stage.chain))
  }

  @Test("a chain that ends takes the unused one around it along")
  func around() {
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    stage.adapter.send(.chainLetGo(stage.chain))
    #expect(!ended(stage.chain))
    stage.adapter.send(.chainLetGo(inner))
    #expect(ended(inner) && ended(stage.chain))
  }

  @Test("when a chain between two others goes, the outer one still encloses the inner one")
  func between() {
    let innermost = TagRegistry.ChainID(number: 107)
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    stage.adapter.send(.chainAdded(innermost, inside: inner))
    stage.adapter.send(.chainGone(inner))
    stage.adapter.send(.chainLetGo(stage.chain))
    #expect(stage.adapter.registry.parent(of: innermost) == stage.chain && !ended(stage.chain))
    stage.adapter.send(.chainLetGo(innermost))
    #expect(ended(stage.chain))
  }

  @Test("a chain that goes keeps no window of a chain inside it watched")
  func watched() {
    let window = stage.adapter.framework.openWindow()
    let probe = stage.probe()
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    stage.field("a", in: window.root, chain: inner, probe: probe)
    stage.adapter.send(.chainGone(stage.chain))
    stage.endTurn()
    #expect(stage.adapter.watched == [window.id])
    stage.adapter.send(.probeGone(probe))
    stage.endTurn()
    #expect(stage.adapter.watched == [])
  }

  @Test("a window's own chain resigns any first responder of the window")
  func resigns() {
    stage.adapter.send(.chainNeeded(of: stage.window.id))
    stage.tap(stage.untagged())
    stage.adapter.request(nil, by: own)
    #expect(stage.window.firstResponder == nil)
  }

  @Test("a window's own chain that was moved out returns to the window when it is needed again")
  func returns() {
    stage.adapter.send(.chainNeeded(of: stage.window.id))
    stage.adapter.send(.chainMoved(own, to: nil))
    stage.adapter.send(.chainNeeded(of: stage.window.id))
    stage.tap(stage.untagged())
    stage.adapter.request(nil, by: own)
    #expect(stage.window.firstResponder == nil)
  }

  @Test("a window's own chain comes when it is needed and ends with the last tag in it")
  func ownChain() {
    let probe = stage.probe()
    for _ in 0..<2 { stage.adapter.send(.chainNeeded(of: stage.window.id)) }
    #expect(stage.adapter.registry.isKnown(own))
    let view = stage.field("a", chain: own, probe: probe)
    stage.tap(view)
    #expect(stage.value(of: own) == "a")
    stage.adapter.send(.probeGone(probe))
    #expect(ended(own))
  }

  @Test("a window's own chain that the app holds stays until it lets go")
  func heldOwnChain() {
    let probe = stage.probe()
    stage.adapter.send(.chainNeeded(of: stage.window.id))
    stage.adapter.send(.chainHeld(own))
    stage.field("a", chain: own, probe: probe)
    stage.adapter.send(.probeGone(probe))
    #expect(!ended(own))
    stage.adapter.send(.chainLetGo(own))
    #expect(ended(own))
  }

  @Test("a chain that moves, or whose tag does, leaves an unused one behind, which ends")
  func moved() {
    let probe = stage.probe()
    stage.adapter.send(.chainNeeded(of: stage.window.id))
    stage.adapter.send(.chainAdded(inner, inside: own))
    stage.adapter.send(.chainEntered(inner, inside: stage.chain))
    #expect(ended(own))
    // The registry does not keep a chain that is referred to but never added.
    let early = TagRegistry.ChainID(number: 108)
    stage.field("a", chain: early, probe: probe)
    stage.adapter.announce(probe, "a", in: inner)
    #expect(ended(early) && !ended(inner))
    #expect(stage.adapter.registry.chain(of: probe) == inner)
  }

  @Test("a request of a chain that ends fails, whether it waits for a view or for an answer")
  func requests() {
    let probe = stage.probe()
    stage.adapter.announce(probe, "a", in: inner)
    stage.adapter.request("a", by: inner)
    stage.adapter.send(.probeGone(probe))
    #expect(ended(inner) && stage.failures == [.ended])

    var registry = TagRegistry()
    let view = TagRegistry.ViewID(number: 5)
    _ = registry.handle(.announced(probe, tag: "b", in: inner))
    _ = registry.handle(.found(probe, view: view, in: stage.window.id))
    _ = registry.handle(.requested("b", by: inner))
    let effects = registry.handle(.probeGone(probe))
    #expect(effects.contains(.failed("b", .ended, by: inner)))
    #expect(effects.contains(.viewUntagged(view)) && effects.contains(.chainEnded(inner)))
  }

  @Test("what ended, and what never was, cannot be held or let go")
  func strangers() {
    var registry = TagRegistry()
    #expect(registry.handle(.chainHeld(inner)) == [])
    #expect(registry.handle(.chainLetGo(inner)) == [])
    #expect(registry.handle(.chainEntered(inner, inside: stage.chain)) == [])
    #expect(registry.handle(.chainGone(inner)) == [])
    #expect(registry.isEmpty)
  }
}
