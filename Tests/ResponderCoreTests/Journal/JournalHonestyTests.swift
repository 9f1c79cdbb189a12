import Foundation
import ResponderCore
import Testing

/// Tests that a replay finds values of an export that were altered.
@Suite struct JournalHonestyTests {
  private static func replay(_ event: JournalEntry.Event, _ edit: (String) -> String) throws
    -> Replay
  {
    let line = Journal.jsonLines([JournalEntry(time: 1, event: event)])
    let edited = edit(line)
    #expect(edited != line)
    return Replay(try JournalReader.read(edited))
  }

  @Test("an entry's time is a number however it is made", arguments: unusable)
  func time(bad: CGFloat) throws {
    let entry = JournalEntry(time: Double(bad), event: .hud(HUDChange(isShown: true)))
    #expect(entry.time == 0)
    #expect(try JournalReader.read(Journal.jsonLines([entry])) == [entry])
  }

  @Test("a diagnosis of a place does not survive another place")
  func movedPlace() throws {
    let diagnosis = try #require(
      DiagnosisEvidence.place(geometry: SampleEvidence.place(y: 900), restedFor: 1).diagnosis)
    #expect(diagnosis.id == .orphanAtRest)
    let replay = try Self.replay(.diagnosis(diagnosis)) {
      $0.replacingOccurrences(of: "[[20,900],", with: "[[20,100],")
    }
    #expect(replay.firstDifference?.index == 0)
  }

  @Test("an altered visibility under a diagnosis is found")
  func alteredVisibility() throws {
    let diagnosis = try #require(
      DiagnosisEvidence.place(geometry: SampleEvidence.place(y: 900), restedFor: 1).diagnosis)
    let replay = try Self.replay(.diagnosis(diagnosis)) {
      $0.replacingOccurrences(of: "\"bestFraction\":1", with: "\"bestFraction\":0.5")
    }
    #expect(replay.firstDifference?.index == 0)
  }

  @Test("the place at which a coasting list was judged is computed again")
  func coasting() throws {
    let decision = DismissalDecision.decide(
      fieldRect: rect(20, 440, 350, 44), geometry: list(content: 4_000, offset: 1_000),
      coastingIn: point(0, -1), obscuredBy: [])
    #expect(!decision.shouldDismiss)
    let record = DismissalRecord(
      scrollView: SampleJournal.list, responder: SampleJournal.field, decision: decision,
      cause: .coasting)
    let y = Int(decision.restingOffset.y * 2)
    #expect(CGFloat(y) / 2 == decision.restingOffset.y)
    let replay = try Self.replay(.dismissal(record)) {
      $0.replacingOccurrences(
        of: "\"restingOffset\":[0,\(decision.restingOffset.y)",
        with: "\"restingOffset\":[0,\(decision.restingOffset.y + 1)"
      ).replacingOccurrences(
        of: "\"restingOffset\":[0,\(Int(decision.restingOffset.y))]",
        with: "\"restingOffset\":[0,\(Int(decision.restingOffset.y) + 1)]")
    }
    #expect(replay.firstDifference?.index == 0)
    #expect(decision.decidedAgain() == decision)
    let same = Journal.jsonLines([JournalEntry(time: 1, event: .dismissal(record))])
    #expect(Replay(try JournalReader.read(same)).firstDifference == nil)
  }

  @Test(
    "a keyboard's change of a journal that knew nothing of ends to come is not called different")
  func withoutDues() throws {
    let shown = KeyboardState().applying(SampleJournal.keyboard.event)
    let line = Journal.jsonLines([
      JournalEntry(time: 1, event: .keyboard(SampleJournal.keyboard))
    ])
    let state =
      #""after":{"frame":[[0,508],[390,336]],"isLeaving":false,"isLocal":true,"placement":"docked"},"before""#
    let start = try #require(line.range(of: "\"after\":"))
    let end = try #require(line.range(of: ",\"before\""))
    let old = line.replacingCharacters(in: start.lowerBound..<end.upperBound, with: state)
    #expect(old != line)
    #expect(Replay(try JournalReader.read(old)).firstDifference == nil)
    #expect(shown.placement == .docked)
    let wrong = old.replacingOccurrences(
      of: "\"isLocal\":true,\"placement\"", with: "\"isLocal\":false,\"placement\"")
    #expect(wrong != old)
    #expect(Replay(try JournalReader.read(wrong)).firstDifference != nil)
  }
}
