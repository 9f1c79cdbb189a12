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

  /// What a probe does between two tags: it is withdrawn, as that of a row that leaves its window,
  /// or it stays, as that of a row that is used again. The last row is a probe that returns with
  /// the same tag.
  @Test(
    "the time of a duplicate begins anew for another tag, and after an absence",
    .fact("T4.18.10", "T4.20.19"), arguments: [(true, "b"), (false, "b"), (true, "a")])
  func anotherTag(leaves: Bool, tag: String) {
    var registry = TagRegistry()
    let chain = TagRegistry.ChainID(number: 100)
    func add(_ number: UInt, _ tag: String) {
      _ = registry.handle(.announced(.init(number: number), tag: tag, in: chain))
      _ = registry.handle(
        .found(.init(number: number), view: .init(number: number), in: .init(number: 200)))
    }
    func end(at seconds: Double, _ frames: Int) -> [TagRegistry.Effect] {
      registry.handle(.turnEnded(at: .init(seconds: seconds, frames: frames)))
    }
    func isDiagnosis(_ effect: TagRegistry.Effect) -> Bool {
      if case .diagnose = effect { true } else { false }
    }
    for (number, tag) in [(1, "a"), (2, "a"), (3, "b")] as [(UInt, String)] { add(number, tag) }
    #expect(!end(at: 0, 0).contains(where: isDiagnosis))
    #expect(!end(at: 0.45, 27).contains(where: isDiagnosis))
    for number: UInt in tag == "a" ? [1, 2] : [2] {
      if leaves { _ = registry.handle(.probeGone(.init(number: number))) }
      add(number, tag)
    }
    #expect(!end(at: 0.55, 33).contains(where: isDiagnosis))
    #expect(end(at: 1.1, 66).contains(where: isDiagnosis))
  }
}
