import Foundation
import TestSupport
import Testing

@testable import ResponderCore
@testable import ResponderJournal

@Suite struct JournalHeaderTests {
  private static var header: JournalHeader {
    var header = JournalHeader(identifiers: .hashed)
    header.app = "com.example.shop 1.2 (34)"
    header.system = "iOS 26.0"
    header.device = "iPhone17,1"
    header.locale = "de_AT"
    header.screen = "390 × 844 pt at 3.0"
    header.written = "2026-11-23T14:00:00.000+01:00"
    header.begun = "2026-11-23T13:58:30.000+01:00"
    return header
  }

  @Test("the header is the first line, and is read back")
  func roundTrip() throws {
    let export = JournalExport(
      SampleJournal.entries, forgotten: 7, from: Self.header, hashing: IdentifierHash(key: 1, 2))
    let lines = export.jsonLines.split(separator: "\n")
    #expect(lines.count == SampleJournal.entries.count + 1)
    let reading = JournalReader.readLeniently(Data(export.jsonLines.utf8))
    #expect(reading.header == export.header && reading.skippedCount == 0)
    var expected = Self.header
    expected.entries = SampleJournal.entries.count
    expected.bytes = lines.dropFirst().reduce(0) { $0 + $1.utf8.count + 1 }
    expected.forgotten = 7
    #expect(export.header == expected)
    #expect(export.header.facts.map(\.name).count == 11)
    // A file with a header can still be read as entries alone.
    #expect(try JournalReader.read(export.jsonLines) == export.entries)
  }

  @Test("what the budget leaves out is counted")
  func leftOut() {
    let export = JournalExport(SampleJournal.entries, hashing: nil, byteBudget: 2_000)
    #expect(export.entries.count < SampleJournal.entries.count)
    #expect(export.header.leftOut == SampleJournal.entries.count - export.entries.count)
    #expect(export.header.identifiers == .plain && (export.header.bytes ?? 0) <= 2_000)
  }

  static let rows: [(String, JournalHeader?)] = [
    // The header may lack any value, and may contain unknown and invalid ones.
    (#"{"header":{},"kind":"header","version":2}"#, unknown()),
    (#"{"header":{"moon":"full"},"kind":"header","version":2}"#, unknown()),
    (
      #"{"header":{"entries":-5,"forgotten":-1,"identifiers":"rot13"},"kind":"header","version":2}"#,
      unknown { $0.entries = 0 }
    ),
    // These lines are not headers that this version can read.
    (#"{"header":{"app":5},"kind":"header","version":2}"#, nil),
    (#"{"kind":"header","version":2}"#, nil),
    (#"{"header":{},"kind":"header","version":3}"#, nil),
  ]

  private static func unknown(_ change: (inout JournalHeader) -> Void = { _ in }) -> JournalHeader {
    var header = JournalHeader()
    header.library = "unknown"
    change(&header)
    return header
  }

  @Test("a header of another version is read as far as possible", arguments: rows)
  func others(line: String, header: JournalHeader?) {
    let reading = JournalReader.readLeniently(Data(line.utf8))
    #expect(reading.header == header && reading.skippedCount == (header == nil ? 1 : 0))
  }

  @Test("of joined journals the first header counts")
  func joined() {
    let one = JournalExport([SampleJournal.entries[0]], from: Self.header, hashing: nil)
    let two = JournalExport([SampleJournal.entries[1]], hashing: nil)
    let reading = JournalReader.readLeniently(Data((one.jsonLines + two.jsonLines).utf8))
    #expect(reading.header == one.header && reading.headerCount == 2)
    #expect(reading.entries == Array(SampleJournal.entries.prefix(2)))
  }

  @Test("the library's version is the changelog's")
  func version() throws {
    let text = try Repository.text("CHANGELOG.md")
    let version = JournalHeader.libraryVersion
    #expect(text.contains("[\(version)]") || text.contains("The first release will be \(version)"))
  }
}
