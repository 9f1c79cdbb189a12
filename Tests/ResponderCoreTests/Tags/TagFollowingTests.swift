import ResponderCore
import TestSupport
import Testing

@Suite struct TagFollowingTests {
  let stage = TagStage()

  @Test(
    "the value follows the user to the nearest tagged view around the new responder", .item("1.7"))
  func nearest() {
    let outer = stage.field("outer", canBecome: false)
    let inner = stage.field("inner", in: outer, canBecome: false)
    let deep = stage.untagged(in: stage.untagged(in: inner))
    let beside = stage.untagged(in: outer)
    let outside = stage.untagged()
    stage.tap(deep)
    #expect(stage.value == "inner")
    stage.tap(beside)
    #expect(stage.value == "outer")
    stage.tap(outside)
    stage.endTurn()
    #expect(stage.value == nil && stage.published() == ["inner", "outer", nil])
  }

  @Test("what the framework does never makes the registry ask for anything", .item("1.8"))
  func noEcho() {
    let fields = ["a", "b"].map { stage.field($0) }
    for _ in 0..<3 {
      for field in fields { stage.tap(field) }
      _ = stage.adapter.framework.resignFirstResponder(in: stage.window)
      stage.endTurn()
    }
    #expect(stage.asks == 0)
    #expect(stage.published() == ["a", "b", nil, "a", "b", nil, "a", "b", nil])
  }

  @Test(
    "available tags are those whose views say so now; views outside a window are not asked",
    .item("1.9"),
    .flaw("2.4.8"))
  func available() {
    let first = stage.field("a")
    stage.field("b", canBecome: false)
    let away = stage.field("c")
    let waiting = stage.probe()
    stage.adapter.announce(waiting, "d", in: stage.chain)
    #expect(stage.candidates == ["a", "b", "c"] && stage.available == ["a", "c"])
    stage.adapter.move(away, to: nil)
    first.canBecome = false
    #expect(stage.candidates == ["a", "b"] && stage.available == [])
    #expect(away.asksOutsideWindow == 0)
    stage.adapter.move(away, to: stage.window.root)
    #expect(stage.available == ["c"])
  }

  @Test("a view outside a window is not asked to become first responder", .flaw("2.4.8"))
  func outside() {
    let away = stage.field("a")
    stage.adapter.move(away, to: nil)
    stage.set("a")
    for _ in 0..<4 { stage.endTurn() }
    #expect(stage.asks == 0 && stage.failures == [.notFound] && away.asksOutsideWindow == 0)
  }

  @Test("tags that come, move or go are told once a turn, and only then", .item("1.10"))
  func tagsChanged() {
    let chain = stage.chain
    func changes() -> Int { stage.adapter.effects.count { $0 == .tagsChanged(chain) } }
    let fields = (0..<10).map { stage.field($0) }
    #expect(changes() == 0)
    stage.endTurn()
    #expect(changes() == 1)
    stage.adapter.remove(fields[3])
    stage.adapter.move(fields[4], to: fields[5])
    stage.endTurn()
    #expect(changes() == 2)
    stage.tap(fields[0])
    stage.endTurn()
    stage.endTurn()
    #expect(changes() == 2)
    stage.adapter.announce(stage.probe(), "later", in: chain)
    stage.endTurn()
    #expect(changes() == 3)
  }

  @Test(
    "a tag found for the view that is first responder already becomes the value when the turn ends")
  func foundLate() {
    let view = stage.untagged()
    stage.tap(view)
    let probe = stage.probe()
    stage.adapter.announce(probe, "late", in: stage.chain)
    stage.adapter.found(probe, view)
    #expect(stage.published() == [])
    stage.endTurn()
    #expect(stage.published() == ["late"] && stage.value == "late")
  }

  @Test("a probe with another tag renames the first responder without a nil")
  func renamed() {
    let probe = stage.probe()
    stage.field("old", probe: probe)
    stage.set("old")
    stage.endTurn()
    stage.adapter.announce(probe, "new", in: stage.chain)
    stage.endTurn()
    #expect(stage.published() == ["old", "new"] && stage.asks == 1)
    #expect(stage.candidates == ["new"])
  }

  @Test("a probe that goes takes its tag with it, not the focus")
  func probeGone() {
    let probe = stage.probe()
    let view = stage.field("a", probe: probe)
    stage.set("a")
    stage.adapter.send(.probeGone(probe))
    stage.endTurn()
    #expect(stage.value == nil && stage.window.firstResponder === view && stage.asks == 1)
  }

  @Test("a removed first responder's tag is not the value after the turn")
  func removed() {
    let view = stage.field("a")
    stage.set("a")
    stage.endTurn()
    stage.adapter.remove(view)
    stage.endTurn()
    #expect(stage.published() == ["a", nil])
  }

  @Test("two tags of one view: the one that was asked for is the value, and stays it")
  func twoTags() {
    let view = stage.field("a")
    let probe = stage.probe()
    stage.adapter.announce(probe, "b", in: stage.chain)
    stage.adapter.found(probe, view)
    stage.set("a")
    #expect(stage.value == "a")
    stage.endTurn()
    stage.tap(view)
    #expect(stage.value == "a")
    stage.set("b")
    stage.endTurn()
    #expect(stage.value == "b" && stage.published() == ["a", "b"] && stage.diagnoses == [])
  }
}
