import Foundation
import TestSupport
import Testing

@testable import ResponderCore
@testable import ResponderJournal

/// Tests journals from unknown sources. The reader returns every entry that it can read, and counts
/// each line that it cannot.
@Suite struct JournalReadingTests {
  private static let good = SampleJournal.entries
  private static let lines = Journal.jsonLines(good).split(separator: "\n").map(String.init)

  @Test("lines between rubbish are read, and the rubbish is counted")
  func between() {
    var text = ""
    for (index, line) in Self.lines.enumerated() {
      let bad = Self.badRows[index % Self.badRows.count].0
      text += line + "\n" + bad + "\n\n"
    }
    let reading = JournalReader.readLeniently(Data(text.utf8))
    #expect(reading.entries == Self.good)
    #expect(reading.lines.map(\.number) == Self.good.indices.map { 3 * $0 + 1 })
    #expect(reading.skippedCount == Self.good.count && reading.blankCount == Self.good.count)
    #expect(reading.lineCount == 3 * Self.good.count && reading.header == nil)
    for (index, error) in reading.skipped.enumerated() {
      let row = Self.badRows[index % Self.badRows.count]
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

  @Test("unknown keys are passed over at any depth")
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

  @Test("a line without end is one line too long")
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

  @Test("of the covers that an older journal lists, the first is read")
  func covers() throws {
    let end = DragEnd(
      scrollView: SampleJournal.list, projection: SampleJournal.projection,
      obscured: rect(0, 508, 390, 336))
    let record = DismissalRecord(
      scrollView: SampleJournal.list, responder: SampleJournal.field,
      decision: SampleJournal.dismissal)
    let events = [JournalEntry.Event.dragEnd(end), .dismissal(record)]
    for entry in events.map({ JournalEntry(time: 1, event: $0) }) {
      let line = Journal.jsonLines([entry])
      let cover = "[[0,508],[390,336]]"
      #expect(line.contains("\"obscured\":[\(cover)]"))
      let older = line.replacingOccurrences(of: "[\(cover)]", with: "[\(cover),[[1,2],[3,4]]]")
      #expect(try JournalReader.read(older) == [entry])
    }
  }

  // MARK: One line

  private static let line = #"{"hud":{"isShown":true},"kind":"hud","time":1.5,"version":2}"#

  private func error(reading text: String) -> JournalReadError? {
    do throws(JournalReadError) {
      _ = try JournalReader.read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("empty lines, other line ends and no last newline")
  func layout() throws {
    let text = "\n\(Self.line)\r\n\r\n \t\n\(Self.line)\n\n\(Self.line)"
    #expect(try JournalReader.read(text).count == 3)
    #expect(try JournalReader.read("").isEmpty)
  }

  static let badRows: [(String, JournalReadError.Problem)] = [
    // The line is not JSON, is cut off, or is not an object.
    ("hello", .notJSON), (String(line.dropLast(9)), .notJSON), ("[]", .notJSON), ("17", .notJSON),
    ("null", .notJSON), ("\u{0}", .notJSON), (line + line, .notJSON),
    // The version is another, wrong or missing.
    (line.replacingOccurrences(of: "\"version\":2", with: "\"version\":3"), .unknownVersion(3)),
    (line.replacingOccurrences(of: "\"version\":2", with: "\"version\":1"), .unknownVersion(1)),
    (line.replacingOccurrences(of: "\"version\":2", with: "\"version\":\"2\""), .wrong("version")),
    (line.replacingOccurrences(of: "\"version\":2", with: "\"v\":2"), .missing("version")),
    // The kind is unknown, or the line lacks the payload of its kind.
    (line.replacingOccurrences(of: "\"hud\",", with: "\"boo\","), .unknownKind("boo")),
    (
      line.replacingOccurrences(of: "\"hud\",", with: "\"\\u001b[31m\\nü\u{7F}\","),
      .unknownKind("?[31m?ü?")
    ),
    (line.replacingOccurrences(of: "\"hud\",", with: "\"focus\","), .missing("focus")),
    // The payload or the time is wrong, or a value of the payload is missing.
    (line.replacingOccurrences(of: "true", with: "1.5e400"), .wrong("hud.isShown")),
    (line.replacingOccurrences(of: "true", with: "\"yes\""), .wrong("hud.isShown")),
    (line.replacingOccurrences(of: "\"isShown\":true", with: ""), .missing("hud.isShown")),
    (line.replacingOccurrences(of: "1.5", with: "\"inf\""), .wrong("time")),
    (line.replacingOccurrences(of: "1.5", with: "null"), .wrong("time")),
    // The line is too long or nested too deeply.
    (String(repeating: " ", count: 70_000) + line, .tooLong),
    (String(repeating: "[", count: 60_000), .notJSON),
    (String(repeating: "{\"a\":", count: 12_000), .notJSON),
  ]

  @Test("the first bad line is named, with one cause", arguments: badRows)
  func bad(line: String, problem: JournalReadError.Problem) {
    let text = "\(Self.line)\n\n\(line)\nworse\n"
    let found = error(reading: text)
    #expect(found == JournalReadError(line: 3, problem: problem), "\(line.prefix(80))")
    #expect(found?.description.hasPrefix("line 3: ") == true)
    #expect(found?.description.contains("\n") == false)
  }

  @Test("bytes that are no text are not an entry")
  func notText() {
    #expect(throws: JournalReadError(line: 1, problem: .notJSON)) {
      _ = try JournalReader.read(Data([0xFF, 0xFE, 0x00, 0x80]))
    }
  }
}
