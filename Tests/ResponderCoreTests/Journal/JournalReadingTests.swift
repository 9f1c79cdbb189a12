import Foundation
import TestSupport
import Testing

@testable import ResponderCore

/// Tests journals from unknown sources. The reader returns every entry that it can read, and counts
/// each line that it cannot.
@Suite struct JournalReadingTests {
  private static let good = SampleJournal.entries
  private static let lines = Journal.jsonLines(good).split(separator: "\n").map(String.init)

  @Test("whatever stands between the lines, they are read, and it is counted and named")
  func between() {
    var text = ""
    for (index, line) in Self.lines.enumerated() {
      let bad = JournalReaderTests.badRows[index % JournalReaderTests.badRows.count].0
      text += line + "\n" + bad + "\n\n"
    }
    let reading = JournalReader.readLeniently(Data(text.utf8))
    #expect(reading.entries == Self.good)
    #expect(reading.lines.map(\.number) == Self.good.indices.map { 3 * $0 + 1 })
    #expect(reading.skippedCount == Self.good.count && reading.blankCount == Self.good.count)
    #expect(reading.lineCount == 3 * Self.good.count && reading.header == nil)
    for (index, error) in reading.skipped.enumerated() {
      let row = JournalReaderTests.badRows[index % JournalReaderTests.badRows.count]
      #expect(error == JournalReadError(line: 3 * index + 2, problem: row.1))
    }
  }

  @Test("more lines than are told are counted")
  func many() {
    let reading = JournalReader.readLeniently(Data(String(repeating: "x\n", count: 70).utf8))
    #expect(reading.skippedCount == 70 && reading.skipped.count == JournalReading.mostTold)
    #expect(reading.description == "0 entries, 70 lines skipped")
    let one = JournalReader.readLeniently(Data("x\n".utf8))
    #expect(one.description == "0 entries, 1 line skipped")
    #expect(reading.skippedNote?.hasSuffix("as 69 other lines were") == true)
  }

  @Test("a key that this version does not know is passed over, at any depth")
  func unknownKeys() throws {
    let line = Journal.jsonLines([SampleJournal.entries[4]])
    let more = line.replacingOccurrences(of: "{\"", with: "{\"fromTheFuture\":[{}],\"")
    #expect(more != line)
    #expect(try JournalReader.read(more) == [SampleJournal.entries[4]])
  }

  @Test("pieces of any size make the same reading", arguments: [1, 2, 7, 64, 1_000, 100_000])
  func pieces(size: Int) {
    let text = JournalExport(Self.good, hashing: nil).jsonLines + "\nrubbish\n\n{\"cut"
    let data = Data(text.utf8)
    var stream = JournalStream()
    var start = 0
    while start < data.count {
      stream.read(data[start..<min(data.count, start + size)])
      start += size
    }
    let reading = stream.end()
    #expect(reading == JournalReader.readLeniently(data))
    #expect(reading.entries == Self.good && reading.skippedCount == 2 && reading.headerCount == 1)
  }

  @Test("a line without end is one line too long, and the next one is read")
  func endless() {
    var stream = JournalStream()
    let piece = Data(repeating: UInt8(ascii: "x"), count: 100_000)
    for _ in 0..<20 { stream.read(piece) }
    stream.read(Data("\n\(Self.lines[8])\n".utf8))
    let reading = stream.end()
    #expect(reading.skipped == [JournalReadError(line: 1, problem: .tooLong)])
    #expect(reading.entries == [Self.good[8]])
  }

  @Test("more entries than any journal has are counted and not kept")
  func tooMany() {
    var stream = JournalStream(mostEntries: 2)
    stream.read(Data(Self.lines.joined(separator: "\n").utf8))
    let reading = stream.end()
    #expect(reading.entries == Array(Self.good.prefix(2)))
    #expect(reading.skippedCount == Self.good.count - 2)
    #expect(reading.skipped.allSatisfy { $0.problem == .tooMany })
  }

  @Test(
    "more rectangles than ever cover a list are refused in every kind of entry, and not written")
  func covers() throws {
    let covers = (0..<JournalEntry.mostCovers).map { rect(CGFloat($0) * 11, 500, 10, 10) }
    for isTooMany in [false, true] {
      let rects = covers + (isTooMany ? [rect(0, 0, 1, 1)] : [])
      let decision = DismissalDecision.decide(
        fieldRect: rect(20, -440, 350, 44), geometry: SampleJournal.geometry,
        restingOffset: point(0, 437), obscuredBy: rects)
      let geometry = GeometryRecord(
        responder: SampleJournal.field, scrollView: nil, decision: decision)
      let diagnosis = try #require(
        DiagnosisEvidence.place(geometry: geometry, restedFor: 1).diagnosis)
      let events: [(JournalEntry.Event, String)] = [
        (
          .dragEnd(
            DragEnd(
              scrollView: SampleJournal.list, projection: SampleJournal.projection,
              obscured: rects)), "dragEnd.obscured"
        ),
        (
          .dismissal(
            DismissalRecord(
              scrollView: SampleJournal.list, responder: SampleJournal.field, decision: decision)),
          "dismissal.decision.obscured"
        ),
        (.geometry(geometry), "geometry.decision.obscured"),
        (.diagnosis(diagnosis), "diagnosis.evidence"),
      ]
      for (event, path) in events {
        let entry = JournalEntry(time: 1, event: event)
        let written = Journal.jsonLines([entry])
        #expect(written.isEmpty == isTooMany)
        let data = try JournalFormat.encoder().encode(entry)
        let reading = JournalReader.readLeniently(data)
        #expect(reading.entries == (isTooMany ? [] : [entry]))
        #expect(reading.skipped.map(\.problem) == (isTooMany ? [.wrong(path)] : []))
      }
    }
  }

  /// Reads the worst case that a line may contain: many covers in the middle of the area, none at
  /// an edge or under another cover, and each in the field's way.
  @Test("the worst legal line is made again in a moment")
  func worst() throws {
    var random = SplitMix64(seed: 4)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let covers = (0..<JournalEntry.mostCovers).map { _ in
      rect(number(20...300), number(60...700), number(5...60), number(5...60))
    }
    let decision = DismissalDecision.decide(
      fieldRect: rect(0, 400, 390, 800), geometry: SampleJournal.geometry, coastingIn: point(0, 1),
      obscuredBy: covers)
    let entry = JournalEntry(
      time: 1,
      event: .dismissal(
        DismissalRecord(
          scrollView: SampleJournal.list, responder: SampleJournal.field, decision: decision)))
    let start = ContinuousClock.now
    let replay = Replay(try JournalReader.read(Journal.jsonLines([entry])))
    #expect(replay.decisions == 1 && replay.firstDifference == nil)
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
