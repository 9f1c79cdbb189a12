import Foundation
import ResponderCore
import Testing

/// Tests that stored journals of the formats 1 and 2 can be read.
@Suite struct JournalVersion1Tests {
  @Test("each line of a frozen journal is an entry, and says what stands in it")
  func read() throws {
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: FrozenJournals.folder.path).filter {
        $0.hasSuffix(".jsonl")
      }.sorted() == FrozenJournals.names.map { "\($0).jsonl" })
    var kinds: Set<JournalEntry.Kind> = []
    var mistakes: Set<Diagnosis.ID> = []
    for name in FrozenJournals.names {
      let data = try FrozenJournals.data(name)
      let reading = JournalReader.readLeniently(data)
      let lines = data.split(separator: UInt8(ascii: "\n"))
      #expect(reading.skippedNote == nil && reading.lines.count == lines.count && lines.count > 10)
      #expect(try JournalReader.read(data) == reading.entries)
      for (line, entry) in zip(lines, reading.entries) {
        let object = try #require(
          try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
        #expect(object["version"] as? Int == 1 && object["kind"] as? String == entry.kind.rawValue)
        #expect(try LineCheck.problem(with: entry, in: Data(line)) == nil, "\(name): \(entry)")
        kinds.insert(entry.kind)
        if case .diagnosis(let diagnosis) = entry.event { mistakes.insert(diagnosis.id) }
      }
    }
    #expect(kinds.union([.screen]) == Set(JournalEntry.Kind.allCases) && mistakes.count >= 15)
  }

  @Test("a journal of format 2, as 0.9.0 writes it, is read line by line under its header")
  func second() throws {
    let data = try FrozenJournals.version2()
    let reading = JournalReader.readLeniently(data)
    let lines = data.split(separator: UInt8(ascii: "\n")).dropFirst()
    #expect(reading.skippedNote == nil && reading.lines.count == lines.count)
    #expect(reading.header?.library == "0.9.0" && reading.header?.identifiers == .hashed)
    #expect(reading.header?.entries == lines.count)
    // Entries of the kind `screen` came later.
    #expect(Set(reading.entries.map(\.kind) + [.screen]) == Set(JournalEntry.Kind.allCases))
    var mistakes: Set<Diagnosis.ID> = []
    for (line, entry) in zip(lines, reading.entries) {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
      #expect(object["version"] as? Int == 2)
      #expect(try LineCheck.problem(with: entry, in: Data(line)) == nil, "\(entry)")
      if case .diagnosis(let diagnosis) = entry.event { mistakes.insert(diagnosis.id) }
    }
    let later: Set<Diagnosis.ID> = [.fieldLeftWithScreen, .layoutGuideBelowKeyboard]
    #expect(mistakes == Set(Diagnosis.ID.allCases).subtracting(later))
    #expect(try JournalReader.read(Journal.jsonLines(reading.entries)) == reading.entries)
  }

  @Test("written anew it is the same journal in this version", arguments: FrozenJournals.names)
  func renewed(name: String) throws {
    let entries = try JournalReader.read(try FrozenJournals.data(name))
    let lines = Journal.jsonLines(entries)
    #expect(!lines.contains("\"version\":1") && !lines.contains("isLeaving"))
    #expect(try JournalReader.read(lines) == entries)
  }
}
