import Foundation
import ResponderCore
import TestSupport
import Testing

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

  @Test("a journal without decisions has nothing to differ")
  func nothing() {
    #expect(Replay([]).decisions == 0)
    #expect(Replay([SampleJournal.entries[0]]) == Replay([]))
  }

  @Test("random decisions survive being written, read and made again")
  func random() throws {
    var random = SplitMix64(seed: 10)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    var journal = Journal(byteBudget: 10_000_000)
    for step in 0..<300 {
      let geometry = ScrollViewGeometry(
        viewport: CGSize(width: number(0...900), height: number(0...900)),
        contentSize: CGSize(width: number(0...9_000), height: number(0...9_000)),
        contentOffset: point(number(-99...9_000), number(-99...9_000)),
        inset: Insets(top: number(0...99), bottom: number(0...99)))
      let projection = ProjectionDecision.decide(
        geometry: geometry, velocity: point(number(-4...4), number(-4...4)),
        rate: number(0.9...0.999), isPaging: step.isMultiple(of: 3),
        announcedTarget: step.isMultiple(of: 2) ? point(number(0...999), number(0...999)) : nil,
        scale: 3)
      journal.append(
        .dragEnd(DragEnd(scrollView: SampleJournal.list, projection: projection)), at: 1)
      let dismissal = DismissalDecision.decide(
        fieldRect: rect(number(0...900), number(0...9_000), number(0...500), number(0...500)),
        geometry: geometry, restingOffset: projection.restingOffset,
        obscuredBy: [rect(0, number(0...900), 900, 300), rect(number(0...900), 0, 80, 900)],
        rule: .partlyHidden)
      journal.append(
        .dismissal(
          DismissalRecord(
            scrollView: SampleJournal.list, responder: SampleJournal.field, decision: dismissal)),
        at: 2)
      let anchor = AnchorDecision.decide(
        policy: step.isMultiple(of: 2) ? .readingPosition : .firstResponder(margin: number(0...40)),
        geometry: geometry, changingBottomInsetTo: number(0...500),
        firstResponder: dismissal.fieldRect)
      journal.append(
        .anchor(AnchorRecord(scrollView: SampleJournal.list, decision: anchor)), at: 3)
    }
    let read = try JournalReader.read(journal.jsonLines)
    #expect(read == journal.entries)
    let replay = Replay(read)
    #expect(replay.decisions == 900)
    #expect(replay.firstDifference == nil, "\(replay)")
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
