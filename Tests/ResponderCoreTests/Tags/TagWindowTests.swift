import ResponderCore
import TestSupport
import Testing

@Suite struct TagWindowTests {
  let stage = TagStage()
  let second: SimulatedWindow
  let other = TagRegistry.ChainID(number: 2)

  init() {
    second = stage.adapter.framework.openWindow()
    stage.add(other, in: second)
  }

  private var otherValue: String? { stage.value(of: other) }

  @Test("two windows with the same tags, each with its own value", .flaw("2.4.4"))
  func apart() {
    stage.field("a")
    stage.field("b")
    let there = stage.field("a", in: second.root, chain: other)
    stage.set("a")
    stage.tap(there)
    stage.adapter.framework.makeKey(second)
    stage.endTurn()
    #expect(stage.value == "a" && otherValue == "a" && stage.duplicates == [])
    stage.set("b")
    stage.endTurn()
    stage.adapter.request(nil, by: other)
    stage.endTurn()
    #expect(stage.value == "b" && otherValue == nil && second.firstResponder == nil)
    #expect(stage.published() == ["a", "b"] && stage.published(to: other) == ["a", nil])
  }

  @Test("nothing is published while SwiftUI updates its views", .fact("T4.20.25"))
  func updates() {
    let probe = stage.probe()
    let view = stage.field("a", probe: probe)
    let again = stage.probe()
    stage.adapter.announce(again, "b", in: stage.chain)
    stage.adapter.found(again, view)
    stage.set("a")
    stage.endTurn()
    stage.adapter.effects = []
    // All of this happens within one update. From now on, the view's tag is "b".
    stage.adapter.send(.probeGone(probe))
    let third = stage.adapter.framework.openWindow()
    stage.adapter.framework.makeKey(third)
    stage.adapter.send(.chainMoved(TagRegistry.ownChain(of: third.id), to: third.id))
    stage.adapter.framework.makeKey(stage.window)
    #expect(stage.published() == [] && stage.value == "a")
    stage.endTurn()
    #expect(stage.published() == ["b"] && stage.value == "b")
  }

  @Test("a tag of another window's chain is unknown", .flaw("2.4.4"))
  func foreign() {
    stage.field("there", in: second.root, chain: other)
    stage.set("there")
    for _ in 0..<2 { stage.endTurn() }
    #expect(stage.failures == [.unknown] && second.firstResponder == nil)
  }

  @Test("a chain with a sheet follows the key window", .flaw("2.4.4", "2.4.11"))
  func sheet() {
    stage.field("form")
    stage.set("form")
    let field = stage.field("sheet", in: second.root)
    stage.adapter.framework.makeKey(second)
    stage.endTurn()
    #expect(stage.value == nil)
    stage.tap(field)
    #expect(stage.value == "sheet")
    stage.adapter.framework.makeKey(stage.window)
    stage.endTurn()
    #expect(stage.value == "form")
    stage.set("sheet")
    #expect(stage.value == "sheet")
    stage.adapter.close(second)
    stage.endTurn()
    #expect(stage.value == "form" && stage.candidates == ["form"])
    #expect(stage.published() == ["form", nil, "sheet", "form", "sheet", "form"])
  }

  @Test("a chain does not follow a refused request", .flaw("2.4.2"))
  func refused() {
    stage.field("form")
    stage.set("form")
    stage.field("sheet", in: second.root, canBecome: false)
    stage.endTurn()
    stage.set("sheet")
    stage.endTurn()
    #expect(stage.value == "form" && stage.published() == ["form"])
    #expect(stage.failures == [.refused])
  }

  @Test("a nil that the requests of a turn's end leave", .flaw("2.4.2"))
  func leftByTurnEnd() {
    let third = stage.adapter.framework.openWindow()
    let beside = TagRegistry.ChainID(number: 103)
    stage.field("c", in: third.root, chain: beside)
    let old = stage.field("b", in: second.root, chain: other)
    stage.adapter.request("b", by: other)
    stage.endTurn()
    let probes = [stage.probe(), stage.probe()]
    stage.adapter.announce(probes[0], "x", in: stage.chain)
    stage.adapter.announce(probes[1], "y", in: other)
    stage.set("x")
    stage.adapter.request("y", by: other)
    stage.adapter.remove(old)
    let view = stage.untagged()
    view.didBecome = { [stage] in stage.adapter.request("c", by: beside) }
    stage.adapter.found(probes[0], view)
    stage.adapter.found(probes[1], stage.untagged(in: second.root, canBecome: false))
    stage.endTurn()
    #expect(stage.value == "x" && stage.value(of: beside) == "c")
    #expect(stage.published(to: other) == ["b", nil] && stage.failures == [.refused])
  }

  @Test(
    "a window is known while something is in it, and has no view when it has closed",
    .item("1.16", "1.18", "1.19"), .flaw("2.4.8"))
  func known() {
    let third = stage.adapter.framework.openWindow()
    func isKnown() -> Bool { stage.adapter.registry.knownWindows.contains(third.id) }
    #expect(!isKnown())
    let fields = (0..<2).map { stage.field($0, in: third.root) }
    for field in fields { stage.adapter.move(field, to: stage.window.root) }
    #expect(isKnown())
    stage.endTurn()
    #expect(!isKnown())
    stage.adapter.move(fields[0], to: third.root)
    #expect(isKnown())
    stage.adapter.send(.windowClosed(third.id))
    #expect(!isKnown() && stage.candidates == ["1"])
    #expect(stage.adapter.effects.count { $0 == .checkWhetherKey(third.id) } == 2)
  }

  @Test("a window that closes takes value and answer with it")
  func closed() {
    let field = stage.field("there", in: second.root, chain: other)
    let stage = stage
    let second = second
    var runs = 0
    field.didBecome = { stage.adapter.close(second) }
    stage.adapter.request("there", by: other)
    stage.adapter.afterRetrying(other) { runs += 1 }
    stage.endTurn()
    stage.endTurn()
    #expect(otherValue == nil && runs == 1 && stage.published(to: other) == [])
    #expect(stage.failures == [.refused])
  }

  @Test("a chain that enters the key window follows it at once")
  func entersKeyWindow() {
    stage.field("a")
    stage.set("a")
    stage.adapter.framework.makeKey(second)
    stage.endTurn()
    #expect(stage.value == "a")
    stage.field("b", in: second.root)
    stage.endTurn()
    #expect(stage.value == nil && stage.published() == ["a", nil])
  }

  @Test("values of one turn, in the order of their chains")
  func order() {
    let chains = (10..<30).map { TagRegistry.ChainID(number: $0) }
    let view = stage.untagged()
    for chain in chains {
      stage.add(chain)
      let probe = stage.probe()
      stage.adapter.announce(probe, "a", in: chain)
      stage.adapter.found(probe, view)
    }
    stage.endTurn()
    stage.tap(view)
    let told = stage.adapter.effects.compactMap { effect -> TagRegistry.ChainID? in
      guard case .publish(let tag, _, let chain) = effect, tag == AnyHashable("a") else {
        return nil
      }
      return chain
    }
    #expect(told == chains)
  }

  @Test("a first responder that moves to another window is asked for there")
  func moved() {
    let field = stage.field("a")
    stage.set("a")
    stage.adapter.move(field, to: second.root)
    stage.endTurn()
    #expect(stage.value == nil)
    stage.set("a")
    #expect(second.firstResponder === field && stage.value == "a")
  }
}
