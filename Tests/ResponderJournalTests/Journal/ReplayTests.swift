import Foundation
import Testing

@testable import ResponderJournal

@Suite struct ReplayTests {
  @Test("a faithful journal: every decision comes out the same")
  func faithful() throws {
    let replay = Replay(try JournalReader.read(SampleJournal.journal().jsonLines))
    #expect(replay.firstDifference == nil)
    #expect(replay.decisions == 5)
    #expect(replay.description == "5 decisions recomputed, all the same")
  }

  /// Each row has a text in the journal, its replacement, and the number of the first entry that
  /// then differs.
  static let alteredRows: [(String, String, Int)] = [
    // A verdict or a result is changed.
    (#""verdict":"dismiss""#, #""verdict":"keep""#, 4),
    (#""placement":"docked""#, #""placement":"floating""#, 1),
    (#""isLocal":true,"placement":"docked""#, #""isLocal":false,"placement":"docked""#, 1),
    (#""frame":[[0,508],[390,336]]"#, #""frame":[[0,464],[390,380]]"#, 1),
    (#""offset":[0,1692]"#, #""offset":[0,1690]"#, 6),
    (#""bestFraction":1"#, #""bestFraction":0.5"#, 4),
    (#""visibilityNow":{"fraction":"#, #""visibilityNow":{"fraction":0.5,"was":"#, 4),
    (#""visibilityAtRest":{"fraction":"#, #""visibilityAtRest":{"fraction":0.5,"was":"#, 4),
    (#""offset":[0,1692]"#, #""offset":[5,1692]"#, 6),
    (#""offset":[0,1692]"#, #""offset":["nan",1692]"#, 6),
    (#""offset":[0,1692]"#, #""offset":[0,"nan"]"#, 6),
    // An input is changed, so the recorded decision no longer follows from it.
    (#""rate":0.998"#, #""rate":0.99"#, 3), (#""below":0.3"#, #""below":0"#, 4),
    (#""newBottomInset":336"#, #""newBottomInset":335"#, 6),
    (#""contentOffset":[0,1390]"#, #""contentOffset":["nan",1390]"#, 6),
    (#""contentOffset":[0,1390]"#, #""contentOffset":[0,"nan"]"#, 6),
    (#""endFrame":[[0,508],[390,336]]"#, #""endFrame":[[0,844],[390,336]]"#, 1),
  ]

  @Test("the first decision that differs is named", arguments: alteredRows)
  func altered(what: String, with: String, index: Int) throws {
    let lines = SampleJournal.journal().jsonLines
    let changed = lines.replacingOccurrences(of: what, with: with)
    #expect(changed != lines)
    let difference = try #require(
      Replay(try JournalReader.read(changed)).firstDifference)
    #expect(difference.index == index)
    #expect(difference.recorded.kind == SampleJournal.entries[index].kind)
    #expect(
      difference.description.hasPrefix(
        "entry \(index + 1) (\(difference.recorded.kind.rawValue) at "))
    #expect(difference.recorded != difference.recomputed)
  }

  @Test("the place at which a coasting list was judged is computed again")
  func coasting() throws {
    let decision = DismissalDecision.decide(
      fieldRect: rect(20, 440, 350, 44), geometry: list(content: 4_000, offset: 1_000),
      coastingIn: point(0, -1), obscuredBy: nil)
    #expect(!decision.shouldDismiss && decision.decidedAgain() == decision)
    func entry(_ decision: DismissalDecision) -> JournalEntry {
      JournalEntry(
        time: 1,
        event: .dismissal(
          DismissalRecord(
            scrollView: SampleJournal.list, responder: SampleJournal.field, decision: decision,
            cause: .coasting)))
    }
    #expect(Replay([entry(decision)]).firstDifference == nil)
    let y = Wording.decimal(decision.restingOffset.y, 1)
    let line = Journal.jsonLines([entry(decision)])
    let altered = line.replacingOccurrences(
      of: "\"restingOffset\":[0,\(y)]", with: "\"restingOffset\":[0,\(y)1]")
    #expect(altered != line)
    #expect(Replay(try JournalReader.read(altered)).firstDifference?.index == 0)
  }

  @Test("a journal without decisions has nothing to differ")
  func nothing() {
    #expect(Replay([]).decisions == 0)
    #expect(Replay([SampleJournal.entries[0]]) == Replay([]))
  }

}

/// Tests replays that run outside the caller's actor, with a deadline.
@Suite struct ReplayDeadlineTests {
  @Test("in time, all of it; without any, nothing, and it says so")
  func deadline() async {
    let whole = await Replay.made(of: SampleJournal.entries)
    #expect(whole == Replay(SampleJournal.entries) && whole.isComplete)
    let none = await Replay.made(of: SampleJournal.entries, within: 0)
    #expect(none.decisions == 0 && !none.isComplete && none.firstDifference == nil)
    #expect(none.description == "0 decisions recomputed, all the same; stopped before the end")
    #expect(await Replay.made(of: [], within: 0).isComplete)
  }

  @Test("a cancelled task's replay stops")
  func cancelled() async {
    let caller = Task {
      while !Task.isCancelled { await Task.yield() }
      return await Replay.made(of: SampleJournal.entries)
    }
    caller.cancel()
    let replay = await caller.value
    #expect(replay.decisions == 0 && !replay.isComplete)
  }
}
