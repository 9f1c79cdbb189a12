import ResponderCore
import TestSupport
import Testing

@Suite struct TagLifetimeTests {
  private final class Name: Hashable {
    static func == (left: Name, right: Name) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test("a tag is kept no longer than its probe, publication and failure", .flaw("2.4.5"))
  func tags() {
    let stage = TagStage()
    weak var known: Name?
    weak var unknown: Name?
    do {
      let names = (Name(), Name())
      (known, unknown) = names
      let probe = stage.probe()
      stage.field(names.0, probe: probe)
      stage.set(AnyHashable(names.0))
      stage.set(AnyHashable(names.1))
      stage.endTurn()
      stage.adapter.send(.probeGone(probe))
      stage.endTurn()
      stage.adapter.effects = []
    }
    #expect(known == nil && unknown != nil)
    stage.set(nil)
    stage.endTurn()
    stage.adapter.effects = []
    #expect(stage.failures == [] && unknown == nil)
  }

  @Test("when all is gone nothing is left, in any order", .flaw("2.4.5"), arguments: [0, 1, 2, 3])
  func empty(order: Int) {
    let stage = TagStage()
    let probe = stage.probe()
    let view = stage.field("a", probe: probe)
    stage.set("a")
    stage.set("nowhere")
    let ends: [() -> Void] = [
      { stage.adapter.send(.probeGone(probe)) },
      { stage.adapter.remove(view) },
      { stage.adapter.close(stage.window) },
      { stage.adapter.send(.chainLetGo(stage.chain)) },
    ]
    for end in ends[order...] + ends[..<order] { end() }
    stage.endTurn()
    stage.endTurn()
    #expect(stage.adapter.registry.isEmpty)
    #expect(!stage.adapter.isTurnEndDue)
  }

  @Test("inputs about what is not known change nothing")
  func strangers() {
    var registry = TagRegistry()
    let view = TagRegistry.ViewID(number: 1)
    let window = TagRegistry.WindowID(number: 2)
    let probe = TagRegistry.ProbeID(number: 3)
    let chain = TagRegistry.ChainID(number: 4)
    let inputs: [TagRegistry.Event] = [
      .chainLetGo(chain), .chainEntered(chain, inside: chain),
      .found(probe, view: view, in: window), .nothingFound(probe),
      .probeGone(probe), .viewMoved(view, to: window), .viewLost(view), .windowBecameKey(window),
      .windowClosed(window), .firstResponder(in: window, path: [view]),
    ]
    for input in inputs {
      #expect(registry.handle(input) == [], "\(input)")
      _ = registry.handle(.turnEnded(at: .start))
      #expect(registry.isEmpty, "\(input)")
    }
    #expect(registry.handle(.afterRetrying(chain)) == [.runAfterRetrying(chain)])
    #expect(registry.firstResponder(of: chain) == nil && registry.candidates(of: chain).isEmpty)
  }

  @Test("a move between untagged views needs no turn's end")
  func untagged() {
    let stage = TagStage()
    let views = [stage.untagged(), stage.untagged()]
    stage.field("a")
    stage.tap(views[0])
    while stage.adapter.isTurnEndDue { stage.endTurn() }
    stage.tap(views[1])
    #expect(!stage.adapter.isTurnEndDue && stage.value == nil)
  }
}
