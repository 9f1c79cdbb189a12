import ResponderCore
import TestSupport
import Testing

@Suite struct TagChainTests {
  let stage = TagStage()
  let inner = TagRegistry.ChainID(number: 2)
  let beside = TagRegistry.ChainID(number: 3)

  private func value(_ chain: TagRegistry.ChainID) -> String? { stage.value(of: chain) }

  @Test("a chain sees the tags of the chains inside it, and not those beside it", .item("1.17"))
  func merged() {
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    stage.adapter.send(.chainAdded(beside, inside: nil))
    stage.field("a")
    let view = stage.field("b", chain: inner)
    stage.field("c", chain: beside)
    #expect(stage.candidates == ["a", "b"])
    #expect(stage.adapter.registry.candidates(of: inner).map(\.tag) == ["b"])
    stage.set("b")
    #expect(stage.window.firstResponder === view)
    #expect(stage.value == "b" && value(inner) == "b" && value(beside) == nil)
    stage.set("a")
    stage.endTurn()
    #expect(stage.value == "a" && value(inner) == nil && stage.published() == ["b", "a"])
  }

  @Test("a chain that goes takes its tags from the chain around it", .item("1.17"))
  func gone() {
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    stage.field("a")
    stage.field("b", chain: inner)
    stage.set("b")
    stage.adapter.send(.chainGone(inner))
    stage.endTurn()
    #expect(stage.candidates == ["a"] && stage.value == nil)
  }

  @Test(
    "a chain whose place is told late, or wrongly, neither loses its tags nor hangs", .item("1.17"))
  func reparented() {
    stage.field("b", chain: inner)
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    stage.adapter.send(.chainAdded(stage.chain, inside: inner))
    stage.adapter.send(.chainAdded(inner, inside: inner))
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    #expect(stage.candidates == ["b"])
    stage.set("b")
    #expect(stage.value == "b")
  }

  @Test("a chain that enters another one takes its tags along, once", .item("1.17"))
  func entered() {
    stage.adapter.send(.chainAdded(inner, inside: stage.chain))
    stage.field("b", chain: inner)
    stage.adapter.send(.chainEntered(inner, inside: beside))
    stage.endTurn()
    #expect(stage.candidates == [])
    #expect(stage.adapter.registry.candidates(of: beside).map(\.tag) == ["b"])
    stage.adapter.effects = []
    stage.adapter.send(.chainEntered(inner, inside: beside))
    #expect(stage.adapter.effects == [])
  }

  @Test("adding a chain once more keeps its tags and its value", .flaw("2.4.6"))
  func addedTwice() {
    stage.field("a")
    stage.set("a")
    stage.adapter.send(.chainAdded(stage.chain, inside: nil))
    stage.endTurn()
    #expect(stage.candidates == ["a"] && stage.value == "a" && stage.published() == ["a"])
  }

  @Test(
    "of two views with one tag the last wins, with a diagnosis; its end restores the first",
    .item("1.17"), .flaw("2.4.12")
  )
  func duplicate() {
    let first = stage.field("a")
    let probe = stage.probe()
    let last = stage.field("a", probe: probe)
    stage.endTurn()
    // Two views may have the same tag for a moment, while a transition shows both.
    #expect(stage.diagnoses == [] && stage.adapter.registry.isWaiting)
    stage.endTurn()
    #expect(stage.diagnoses == [.duplicateTag("a", views: 2)])
    stage.set("a")
    #expect(stage.window.firstResponder === last && stage.candidates == ["a"])
    stage.adapter.remove(last)
    stage.adapter.send(.probeGone(probe))
    stage.set("a")
    #expect(stage.window.firstResponder === first && stage.value == "a")
    for _ in 0..<3 { stage.endTurn() }
    #expect(stage.diagnoses.count == 1)
  }

  @Test(
    "a duplicate whose view is lost, or is in no window, hides nothing", .item("1.17"),
    .flaw("2.4.12"),
    arguments: [true, false])
  func duplicateWithoutView(isLost: Bool) {
    let first = stage.field("a")
    let last = stage.field("a")
    if isLost { stage.adapter.remove(last) } else { stage.adapter.move(last, to: nil) }
    stage.set("a")
    #expect(stage.window.firstResponder === first && stage.candidates == ["a"])
    stage.endTurn()
    #expect(stage.diagnoses == [])
  }

  @Test(
    "a later duplicate that is still expected is waited for, then the first one serves",
    .item("1.17"),
    arguments: [true, false])
  func duplicateExpected(comes: Bool) {
    let first = stage.field("a")
    let probe = stage.probe()
    let view = stage.untagged()
    stage.adapter.announce(probe, "a", in: stage.chain)
    stage.set("a")
    #expect(stage.asks == 0)
    stage.endTurn()
    if comes { stage.adapter.found(probe, view) }
    stage.endTurn()
    #expect(stage.window.firstResponder === (comes ? view : first) && stage.value == "a")
    // The second request does not wait again.
    stage.set(nil)
    stage.set("a")
    #expect(stage.value == "a")
  }

  @Test(
    "one tag in two chains beside each other is no duplicate, around both it is", .flaw("2.4.12"))
  func duplicateScope() {
    stage.adapter.send(.chainAdded(beside, inside: nil))
    stage.field("a")
    stage.field("a", chain: beside)
    stage.endTurn()
    #expect(stage.diagnoses == [])
    stage.adapter.send(.chainAdded(beside, inside: stage.chain))
    for _ in 0..<2 { stage.endTurn() }
    #expect(stage.diagnoses == [.duplicateTag("a", views: 2)])
  }

  @Test(
    "a view that takes the place of another in a transition is no duplicate of it",
    .fact("T4.18.10"))
  func transition() {
    stage.field("a")
    let last = stage.field("a")
    stage.endTurn()
    stage.adapter.remove(last)
    for _ in 0..<3 { stage.endTurn() }
    #expect(stage.diagnoses == [] && !stage.adapter.registry.isWaiting)
  }
}
