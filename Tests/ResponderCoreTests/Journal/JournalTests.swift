import Foundation
import ResponderCore
import Testing

@Suite struct JournalTests {
  private func entry(_ number: Int) -> JournalEntry {
    JournalEntry(time: Double(number), event: .hud(HUDChange(isShown: number.isMultiple(of: 2))))
  }

  private static let lasting: Set<JournalEntry.Kind> = [.focus, .keyboard, .diagnosis]

  @Test("every kind of entry is among the samples")
  func samplesAreComplete() {
    #expect(Set(SampleJournal.entries.map(\.kind)) == Set(JournalEntry.Kind.allCases))
  }

  @Test("what is written is read back, entry by entry")
  func roundTrip() throws {
    let lines = SampleJournal.journal().jsonLines
    #expect(try JournalReader.read(lines) == SampleJournal.entries)
    #expect(lines.filter { $0 == "\n" }.count == SampleJournal.entries.count)
    #expect(lines.hasSuffix("}\n"))
  }

  @Test("a line has its keys in order, and the same journal gives the same text")
  func stable() {
    let journal = SampleJournal.journal(of: [entry(3)])
    #expect(
      journal.jsonLines == #"{"hud":{"isShown":false},"kind":"hud","time":3,"version":2}"# + "\n")
    #expect(SampleJournal.journal().jsonLines == SampleJournal.journal().jsonLines)
  }

  @Test("numbers that are not finite are written and read", arguments: unusable)
  func unusableNumbers(bad: CGFloat) throws {
    let decision = DismissalDecision.decide(
      fieldRect: rect(bad, 0, 1, 1), geometry: SampleJournal.geometry, restingOffset: .zero,
      obscuredBy: [.null])
    let entry = JournalEntry(
      time: Double(bad),
      event: .dismissal(
        DismissalRecord(
          scrollView: SampleJournal.list, responder: SampleJournal.field, decision: decision)))
    let read = try JournalReader.read(SampleJournal.journal(of: [entry]).jsonLines)
    #expect(read.count == 1 && read[0].time == 0 && read[0].summary == entry.summary)
    #expect(Replay(read).firstDifference == nil)
  }

  @Test(
    "the ring keeps the last entries, oldest first, and counts the rest",
    arguments: [1, 4, 5, 6, 9, 23])
  func ring(appended: Int) {
    var journal = Journal(byteBudget: 5 * Journal.bytesPerEntry)
    #expect(journal.capacity == 5)
    #expect(journal.last == nil && journal.entries.isEmpty)
    for number in 0..<appended {
      journal.append(entry(number))
      #expect(journal.last == entry(number))
    }
    #expect(journal.entries == (max(0, appended - 5)..<appended).map(entry))
    #expect(journal.count == min(5, appended))
    #expect(journal.forgotten == max(0, appended - 5))
    journal.removeAll()
    journal.append(entry(7))
    #expect(journal.entries == [entry(7)] && journal.forgotten == 0)
  }

  @Test(
    "an export never exceeds the budget, and loses its oldest lines",
    arguments: [0, 100, 5_000, 262_144])
  func budget(bytes: Int) throws {
    var journal = Journal(byteBudget: bytes)
    for round in 0..<200 {
      for event in SampleJournal.events { journal.append(event, at: Double(round)) }
    }
    let lines = journal.jsonLines
    #expect(lines.utf8.count <= bytes)
    let read = try JournalReader.read(lines)
    // Each half of the journal keeps its newest entries. One half is for focus, keyboard and
    // diagnoses, the other for everything else.
    for isLasting in [true, false] {
      let half = read.filter { Self.lasting.contains($0.kind) == isLasting }
      let held = journal.entries.filter { Self.lasting.contains($0.kind) == isLasting }
      #expect(half == Array(held.suffix(half.count)))
    }
    if bytes > 100_000 { #expect(read.count == journal.count) }
    if bytes > 1_000 { #expect(lines.utf8.count > bytes / 4) }
  }

  @Test("the default budget is 512 entries, and lines are about as long as it reckons")
  func reckoning() {
    #expect(Journal().capacity == 512)
    for entry in SampleJournal.entries {
      let length = SampleJournal.journal(of: [entry]).jsonLines.utf8.count
      #expect(
        (length > Journal.bytesPerEntry) == [.dismissal, .geometry].contains(entry.kind),
        "\(entry): \(length)")
    }
  }
}
