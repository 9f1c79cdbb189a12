import Foundation
import Testing

@testable import ResponderCore

@Suite struct JournalEntryTests {
  static let rows: [(JournalEntry.Kind, isDecision: Bool)] = [
    (.focus, false), (.scroll, false), (.dragEnd, true), (.keyboard, false), (.dismissal, true),
    (.resign, false), (.anchor, true), (.action, false), (.hud, false), (.diagnosis, true),
    (.geometry, false), (.screen, false),
  ]

  @Test("an entry is a decision or an observation")
  func decisions() {
    #expect(Self.rows.map(\.0) == JournalEntry.Kind.allCases)
    for entry in SampleJournal.entries {
      let row = Self.rows.first { $0.0 == entry.kind }
      #expect(entry.isDecision == row?.isDecision, "\(entry.kind)")
    }
  }

  @Test("a replay makes decisions again, and no observations")
  func recomputed() {
    for entry in SampleJournal.entries {
      switch entry.kind {
      case .focus, .scroll, .resign, .hud, .screen: #expect(!entry.isRecomputed, "\(entry.kind)")
      case .dragEnd, .keyboard, .dismissal, .anchor, .geometry:
        #expect(entry.isRecomputed, "\(entry.kind)")
      // A replay recomputes an entry of these kinds only if the entry contains the evidence for it.
      case .action, .diagnosis: break
      }
    }
  }

  @Test("a headline has the time and the kind")
  func headline() {
    #expect(SampleJournal.entries[0].headline == "0.000 s focus")
    #expect(SampleJournal.entries[4].headline == "1.333 s dismissal")
    #expect(
      JournalEntry(time: -1.25, event: .hud(HUDChange(isShown: true))).headline == "−1.250 s hud")
  }

  @Test("an entry is an object with named values: it has no numbered keys")
  func keys() {
    #expect(JournalEntry.Key(intValue: 1) == nil)
    #expect(JournalEntry.Key(stringValue: "time").intValue == nil)
  }

  @Test("an empty journal is the usual one")
  func empty() {
    #expect(Journal.empty == Journal())
    #expect(Journal.empty.entries.isEmpty && Journal.empty.jsonLines.isEmpty)
  }
}
