import Foundation
import TestSupport
import Testing

@testable import ResponderJournal

@Suite struct JournalTests {
  private func entry(_ number: Int) -> JournalEntry {
    JournalEntry(time: Double(number), event: .hud(HUDChange(isShown: number.isMultiple(of: 2))))
  }

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

  @Test("the same journal gives the same text, in the keys' order")
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
      obscuredBy: .null)
    let entry = JournalEntry(
      time: Double(bad),
      event: .dismissal(
        DismissalRecord(
          scrollView: SampleJournal.list, responder: SampleJournal.field, decision: decision)))
    let read = try JournalReader.read(SampleJournal.journal(of: [entry]).jsonLines)
    #expect(read.count == 1 && read[0].time == 0 && read[0].summary == entry.summary)
    #expect(Replay(read).firstDifference == nil)
  }

  @Test("a journal without its entries begins anew")
  func removed() {
    var journal = Journal(byteBudget: 5 * Journal.bytesPerEntry)
    #expect(journal.capacity == 5 && journal.last == nil && journal.entries.isEmpty)
    for number in 0..<6 { journal.append(entry(number)) }
    journal.removeAll()
    journal.append(entry(7))
    #expect(journal.entries == [entry(7)] && journal.forgotten == 0)
  }

  @Test("the default budget is 512 entries of the usual length")
  func reckoning() {
    #expect(Journal().capacity == 512)
    for entry in SampleJournal.entries {
      let length = SampleJournal.journal(of: [entry]).jsonLines.utf8.count
      #expect(
        (length > Journal.bytesPerEntry) == [.dismissal, .geometry].contains(entry.kind),
        "\(entry): \(length)")
    }
  }

  @Test("the longest line is written, the next longer one is not")
  func longestLine() throws {
    func entry(_ count: Int) -> JournalEntry {
      let name = ResponderIdentity(className: String(repeating: "x", count: count))
      return JournalEntry(time: 1, event: .focus(FocusChange(from: nil, to: name)))
    }
    let bare = Journal.jsonLines([entry(0)]).utf8.count - 1
    for (more, isWritten) in [(0, true), (1, false)] {
      let long = entry(JournalReader.longestLine - bare + more)
      let lines = Journal.jsonLines([long])
      #expect(!lines.isEmpty == isWritten)
      #expect(try JournalReader.read(lines) == (isWritten ? [long] : []))
    }
  }

  // MARK: Entries

  /// The kinds, whether they are decisions, and whether a replay makes them again. Without the
  /// evidence for them, actions and diagnoses are not.
  static let rows: [(JournalEntry.Kind, isDecision: Bool, isRecomputed: Bool?)] = [
    (.focus, false, false), (.scroll, false, false), (.dragEnd, true, true),
    (.keyboard, false, true), (.dismissal, true, true), (.resign, false, false),
    (.anchor, true, true), (.action, false, nil), (.hud, false, false), (.diagnosis, true, nil),
    (.geometry, false, true), (.screen, false, false), (.listMove, false, false),
  ]

  @Test("an entry is a decision or an observation, made again or not")
  func kinds() throws {
    #expect(Self.rows.map(\.0) == JournalEntry.Kind.allCases)
    for entry in SampleJournal.entries {
      let row = try #require(Self.rows.first { $0.0 == entry.kind })
      #expect(entry.isDecision == row.isDecision, "\(entry.kind)")
      #expect(entry.isRecomputed == row.isRecomputed ?? entry.isRecomputed, "\(entry.kind)")
    }
  }

  @Test("a headline has the time and the kind")
  func headline() {
    #expect(SampleJournal.entries[0].headline == "0.000 s focus")
    #expect(SampleJournal.entries[4].headline == "1.333 s dismissal")
    #expect(
      JournalEntry(time: -1.25, event: .hud(HUDChange(isShown: true))).headline == "−1.250 s hud")
  }

  @Test("an empty journal is the usual one")
  func empty() {
    #expect(Journal.empty == Journal())
    #expect(Journal.empty.entries.isEmpty && Journal.empty.jsonLines.isEmpty)
  }

  // MARK: The stored format

  /// A file that version 0.9.0 has written, with a header.
  static func stored() throws -> Data {
    try Data(contentsOf: Repository.url("Tests/Fixtures/JournalVersion2/scenes.jsonl"))
  }

  /// Compares the values by their names in the file, so that no name may change.
  @Test("each line of a stored journal says what stands in it")
  func stored() throws {
    let data = try Self.stored()
    let reading = JournalReader.readLeniently(data)
    let lines = data.split(separator: UInt8(ascii: "\n")).dropFirst()
    #expect(reading.skippedNote == nil && reading.lines.count == lines.count)
    #expect(reading.header?.library == "0.9.0" && reading.header?.identifiers == .hashed)
    #expect(reading.header?.entries == lines.count)
    // Version 0.9.0 did not know these.
    #expect(Set(reading.entries.map(\.kind)) == Set(JournalEntry.Kind.allCases.dropLast()))
    var mistakes: Set<Diagnosis.ID> = [
      .fieldLeftWithScreen, .layoutGuideBelowKeyboard, .focusRefused, .fieldReplaced,
      .keyboardCannotBeDismissed, .listJumped, .contentBehindKeyboard,
    ]
    for (line, entry) in zip(lines, reading.entries) {
      #expect(try LineCheck.problem(with: entry, in: Data(line)) == nil, "\(entry)")
      if case .diagnosis(let diagnosis) = entry.event { mistakes.insert(diagnosis.id) }
    }
    #expect(mistakes == Set(Diagnosis.ID.allCases))
    #expect(try JournalReader.read(Journal.jsonLines(reading.entries)) == reading.entries)
  }

  @Test("an entry of another version is none, without the reader too")
  func otherVersion() {
    let line = Data(#"{"hud":{"isShown":true},"kind":"hud","time":1,"version":1}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(JournalEntry.self, from: line) }
  }
}
