import Foundation
import ResponderJournal
import TestSupport
import Testing

/// Reads mutated lines. The reader must not crash, must not return a wrong entry, and must count
/// each line that it skips. `scripts/fuzz` tries a million lines.
@Suite struct JournalFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["RESPONDERSCOPE_FUZZ"].flatMap { Int($0) } ?? 4_000
  private static let seed = environment["RESPONDERSCOPE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 5
  private static let batch = 20

  private static func lines() throws -> [[UInt8]] {
    let stored = try JournalTests.stored().split(separator: UInt8(ascii: "\n"))
    let present = JournalExport(SampleJournal.entries, forgotten: 3, hashing: nil).jsonLines
    return stored.map { Array($0) } + present.split(separator: "\n").map { Array($0.utf8) }
  }

  /// Makes one to four changes in a line. None of them ends the line.
  private static func mutated(_ line: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = line
    let words = [
      "null", "1e999", "-1", "\"inf\"", "{}", "[]", "true", "\"\\ud800\"", "18446744073709551616",
      "\"kind\":", "\"version\":7,", "[[[[", "}}", "\u{1b}", "\u{0}", ",", "\\", "\"",
    ]
    for _ in 0..<random.int(1...4) where !bytes.isEmpty {
      let place = random.int(0...bytes.count - 1)
      switch random.int(0...6) {
      case 0: bytes[place] = UInt8(random.int(0...255))
      case 1: bytes[place] = UInt8(ascii: "0") + UInt8(random.int(0...9))
      case 2: bytes.remove(at: place)
      case 3: bytes.removeSubrange(place...)
      case 4: bytes.insert(contentsOf: random.pick(words).utf8, at: place)
      case 5:
        let end = min(bytes.count, place + random.int(1...200))
        bytes.insert(contentsOf: bytes[place..<end], at: random.int(0...bytes.count - 1))
      default: bytes.insert(UInt8(random.int(0...255)), at: place)
      }
    }
    return bytes.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
  }

  @Test("a million random journals do no harm, on demand")
  func mutations() throws {
    let lines = try Self.lines()
    let (good, sound) = (SampleJournal.entries[8], Journal.jsonLines([SampleJournal.entries[8]]))
    var (read, skipped) = (0, 0)
    for number in 0..<max(1, Self.count / Self.batch) {
      var random = SplitMix64(seed: Self.seed &* 1_000_003 &+ UInt64(number))
      let batch = (0..<Self.batch).map { _ in Self.mutated(random.pick(lines), &random) }
      // Puts each mutated line before an intact line, so that the test notices damage to the next
      // line.
      let file = batch.map { String(decoding: $0, as: UTF8.self).isEmpty ? [UInt8]() : $0 }
        .reduce(into: Data()) { $0 += Data($1) + Data("\n\(sound)".utf8) }
      let reading = JournalReader.readLeniently(file)
      let counted =
        reading.lines.count + reading.skippedCount + reading.blankCount + reading.headerCount
      #expect(reading.lineCount == 2 * Self.batch && counted == reading.lineCount)
      var entries = reading.lines[...]
      for (index, bytes) in batch.enumerated() {
        if let line = entries.first, line.number == 2 * index + 1 {
          entries.removeFirst()
          read += 1
          if let problem = Self.problem(with: line.entry, in: bytes) {
            Issue.record("seed \(Self.seed), batch \(number), line \(2 * index + 1): \(problem)")
          }
        } else {
          skipped += 1
        }
        #expect(entries.first?.number == 2 * index + 2 && entries.first?.entry == good)
        entries = entries.dropFirst()
      }
      _ = Replay(reading.entries).description
      if number % 16 == 0 {
        let export = JournalExport(reading.entries, hashing: IdentifierHash(key: 3, 4))
        let again = JournalReader.readLeniently(Data(export.jsonLines.utf8))
        #expect(again.entries == export.entries && again.skippedCount == 0)
        #expect(!export.markdown.isEmpty && !export.text.isEmpty)
      }
    }
    #expect(read > 0 && skipped > 0)
  }

  /// Compares an entry with its line. If a key occurs twice, the reader may use either value.
  /// Nothing else may differ.
  private static func problem(with entry: JournalEntry, in bytes: [UInt8]) -> String? {
    let line = Data(bytes)
    guard let object = try? JSONSerialization.jsonObject(with: line),
      let tidy = try? JSONSerialization.data(withJSONObject: object)
    else { return nil }
    func keys(_ data: Data) -> Int { data.count { $0 == UInt8(ascii: ":") } }
    guard keys(line) == keys(tidy) else { return nil }
    return (try? LineCheck.problem(with: entry, in: line)) ?? nil
  }

  @Test("every export can be read back")
  func exported() throws {
    let cases = max(1, ModelRun.cases / 10)
    #expect(try ModelRun.firstProblem(cases: cases, JournalModel.problem) == nil)
  }
}
