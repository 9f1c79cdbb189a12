import ResponderCore
import TestSupport
import Testing

@Suite struct TagRetryTests {
  let stage = TagStage()

  /// Ends turns until the chain's request is decided, and returns their number; nil if the request
  /// is not decided after ten turns. Calls `act` with the number of each turn before the turn ends.
  private func turnsUntilDecided(_ act: (Int) -> Void = { _ in }) -> Int? {
    var decided: Int?
    var turn = 0
    stage.adapter.afterRetrying(stage.chain) { decided = turn }
    while decided == nil && turn < 10 {
      turn += 1
      act(turn)
      stage.endTurn()
    }
    return decided
  }

  @Test(
    "a view that comes within two turns gets the focus", .item("1.11", "1.12"), arguments: [1, 2])
  func late(turn found: Int) {
    let probe = stage.probe()
    let view = stage.untagged()
    stage.adapter.announce(probe, "a", in: stage.chain)
    stage.set("a")
    let decided = turnsUntilDecided { if $0 == found { stage.adapter.found(probe, view) } }
    #expect(decided == found && stage.value == "a" && stage.window.firstResponder === view)
    #expect(stage.published() == ["a"])
  }

  @Test(
    "late is after half a second, and never before the second frame",
    arguments: [
      // Each row has the seconds in a turn, the frames in a turn, and the turn in which the request
      // fails.
      (0.5, 2, 2), (0.25, 1, 3), (0.1, 1, 6), (1.0, 1, 3), (10.0, 1, 3), (0.125, 60, 5),
    ])
  func soon(seconds: Double, frames: Int, turn: Int) {
    stage.adapter.secondsPerTurn = seconds
    stage.adapter.framesPerTurn = frames
    stage.set("nowhere")
    #expect(turnsUntilDecided() == turn && stage.failures == [.unknown])
  }

  @Test("frames that do not come are waited for, whatever time it is")
  func noFrames() {
    stage.adapter.secondsPerTurn = 10
    stage.adapter.framesPerTurn = 0
    stage.set("nowhere")
    #expect(turnsUntilDecided() == nil && stage.failures == [])
    stage.adapter.framesPerTurn = 2
    #expect(turnsUntilDecided() == 1 && stage.failures == [.unknown])
  }

  @Test("two retries and no third", .item("1.12"), .flaw("2.4.9"))
  func never() {
    let probe = stage.probe()
    let view = stage.untagged()
    stage.adapter.announce(probe, "a", in: stage.chain)
    stage.set("a")
    #expect(turnsUntilDecided() == 2)
    #expect(stage.failures == [.notFound] && stage.asks == 0 && !stage.adapter.isTurnEndDue)
    stage.adapter.found(probe, view)
    stage.endTurn()
    #expect(stage.window.firstResponder == nil && stage.value == nil)
  }

  @Test(
    "a view that a probe looked for in vain is not waited for longer than an unknown one",
    .item("1.12"))
  func nothingThere() {
    let probe = stage.probe()
    stage.adapter.announce(probe, "a", in: stage.chain)
    stage.adapter.send(.nothingFound(probe))
    stage.set("a")
    #expect(turnsUntilDecided() == 2 && stage.failures == [.unknown])
  }

  @Test("a probe with another tag is expected to find a view, also if it found none before")
  func anotherTag() {
    let probe = stage.probe()
    stage.adapter.announce(probe, "old", in: stage.chain)
    stage.adapter.send(.nothingFound(probe))
    stage.adapter.announce(probe, "a", in: stage.chain)
    stage.set("a")
    #expect(turnsUntilDecided() == 2 && stage.failures == [.notFound])
  }

  @Test(
    "a tag that is set before its row exists may be announced until the turn ends", .item("1.4"))
  func announcedAfter() {
    let probe = stage.probe()
    let view = stage.untagged()
    stage.set("row")
    stage.adapter.announce(probe, "row", in: stage.chain)
    let decided = turnsUntilDecided { if $0 == 2 { stage.adapter.found(probe, view) } }
    #expect(decided == 2 && stage.value == "row")
  }

  @Test(
    "what is awaited is the tags of requests that wait, and views are looked for no longer than that"
  )
  func awaited() {
    stage.endTurn()
    stage.set("nowhere")
    #expect(stage.adapter.isTurnEndDue)
    #expect(stage.adapter.registry.isWaiting && stage.adapter.registry.awaitedTags == ["nowhere"])
    let probe = stage.probe()
    stage.adapter.announce(probe, "late", in: stage.chain)
    stage.set("late")
    #expect(stage.adapter.registry.awaitedTags == ["late"])
    stage.adapter.found(probe, stage.untagged())
    stage.endTurn()
    #expect(!stage.adapter.registry.isWaiting && stage.adapter.registry.awaitedTags.isEmpty)
  }

  @Test("blocks run at once when nothing is awaited, and once", .item("1.13"))
  func atOnce() {
    stage.field("a")
    var runs = 0
    stage.adapter.afterRetrying(stage.chain) { runs += 1 }
    #expect(runs == 1)
    stage.set("a")
    stage.adapter.afterRetrying(stage.chain) { runs += 1 }
    #expect(runs == 2)
    stage.endTurn()
    #expect(runs == 2)
  }

  @Test("blocks run for the request that they wait for, and not for the next one", .item("1.13"))
  func once() {
    stage.field("a")
    stage.set("nowhere")
    #expect(turnsUntilDecided() == 2)
    stage.set("a")
    #expect(stage.adapter.effects.count { $0 == .runAfterRetrying(stage.chain) } == 1)
  }

  @Test("blocks run after the value was published, also when nothing came of it", .item("1.13"))
  func order() {
    let view = stage.field("a")
    stage.set("a")
    stage.endTurn()
    let stage = stage
    let probe = stage.probe()
    stage.adapter.announce(probe, "b", in: stage.chain)
    stage.set("b")
    var seen: [String?] = []
    stage.adapter.afterRetrying(stage.chain) { seen.append(stage.value) }
    stage.endTurn()
    stage.adapter.remove(view)
    stage.endTurn()
    #expect(seen == [nil] && stage.published() == ["a", nil])
  }

  @Test(
    "a request during a retry replaces the one that waits", .item("1.14"),
    arguments: [nil, "a", "b"])
  func replaced(by other: String?) {
    let field = stage.field("a")
    stage.field("b")
    stage.set("a")
    let probe = stage.probe()
    stage.adapter.announce(probe, "late", in: stage.chain)
    stage.set("late")
    var runs = 0
    stage.adapter.afterRetrying(stage.chain) { runs += 1 }
    stage.set(other.map { AnyHashable($0) })
    stage.adapter.found(probe, stage.untagged())
    for _ in 0..<4 { stage.endTurn() }
    #expect(runs == 1 && stage.value == other && stage.failures == [.overtaken])
    #expect((stage.window.firstResponder === field) == (other == "a"))
  }

  @Test("from a removed view to one that comes in the same turn there is no nil", .flaw("2.4.2"))
  func handedOver() {
    let old = stage.field("a")
    stage.set("a")
    stage.endTurn()
    let probe = stage.probe()
    stage.adapter.announce(probe, "b", in: stage.chain)
    stage.set("b")
    stage.adapter.remove(old)
    stage.adapter.found(probe, stage.untagged())
    stage.endTurn()
    #expect(stage.published() == ["a", "b"] && stage.value == "b")
  }

  @Test("and if the one that came refuses, the nil is told in that turn", .flaw("2.4.2"))
  func handedToNobody() {
    let old = stage.field("a")
    stage.set("a")
    stage.endTurn()
    let probe = stage.probe()
    stage.adapter.announce(probe, "b", in: stage.chain)
    stage.set("b")
    stage.adapter.remove(old)
    stage.adapter.found(probe, stage.untagged(canBecome: false))
    stage.endTurn()
    #expect(stage.published() == ["a", nil] && stage.value == nil)
  }

  @Test("at rest nothing is scheduled")
  func rest() {
    stage.field("a")
    stage.set("a")
    stage.set("nowhere")
    for _ in 0..<3 { stage.endTurn() }
    #expect(!stage.adapter.isTurnEndDue)
    stage.adapter.effects = []
    stage.endTurn()
    #expect(stage.adapter.effects == [])
  }
}
