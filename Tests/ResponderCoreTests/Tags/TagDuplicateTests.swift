import ResponderCore
import TestSupport
import Testing

/// Tests when the registry diagnoses views that share a tag.
@Suite struct TagDuplicateTests {
  let stage = TagStage()

  @Test("duplicates of one turn are reported in the order of their coming", .flaw("2.4.12"))
  func order() {
    for tag in ["a", "b", "a", "b"] { stage.field(tag) }
    for _ in 0..<2 { stage.endTurn() }
    #expect(stage.diagnoses == ["a", "b"].map { .duplicateTag($0, views: 2) })
  }

  @Test("a duplicate that was away is a new one, and its time begins anew", .fact("T4.18.10"))
  func away() {
    stage.field("a")
    let last = stage.field("a")
    stage.endTurn()
    for count in 1...2 {
      stage.adapter.move(last, to: nil)
      stage.endTurn()
      stage.adapter.move(last, to: stage.window.root)
      stage.endTurn()
      #expect(stage.diagnoses.count == count - 1)
      stage.endTurn()
      #expect(stage.diagnoses.count == count)
    }
  }

  @Test("a duplicate is reported once, however often its view is looked for", .flaw("2.4.12"))
  func lookedFor() {
    let probes = [stage.probe(), stage.probe()]
    stage.field("a", probe: probes[0])
    let last = stage.field("a", probe: probes[1])
    for _ in 0..<2 { stage.endTurn() }
    stage.adapter.found(probes[1], last)
    stage.adapter.found(probes[0], stage.untagged())
    for _ in 0..<3 { stage.endTurn() }
    #expect(stage.diagnoses.count == 1)
  }

  @Test("a probe that announces its tag again keeps its place among duplicates", .item("1.17"))
  func announcedAgain() {
    let probe = stage.probe()
    stage.field("a", probe: probe)
    let last = stage.field("a")
    stage.adapter.announce(probe, "a", in: stage.chain)
    stage.set("a")
    #expect(stage.window.firstResponder === last)
  }
}
