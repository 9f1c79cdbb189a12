import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct JournalReaderTests {
  private static let good = #"{"hud":{"isShown":true},"kind":"hud","time":1.5,"version":1}"#

  private func error(reading text: String) -> JournalReadError? {
    do throws(JournalReadError) {
      _ = try JournalReader.read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("empty lines, line ends of another system and no last newline are read")
  func layout() throws {
    let text = "\n\(Self.good)\r\n\r\n \t\n\(Self.good)\n\n\(Self.good)"
    #expect(try JournalReader.read(text).count == 3)
    #expect(try JournalReader.read("").isEmpty)
  }

  static let badRows: [(String, JournalReadError.Problem)] = [
    // The line is not JSON, is cut off, or is not an object.
    ("hello", .notJSON), (String(good.dropLast(9)), .notJSON), ("[]", .notJSON), ("17", .notJSON),
    ("null", .notJSON), ("\u{0}", .notJSON), (good + good, .notJSON),
    // The version is wrong or missing.
    (good.replacingOccurrences(of: "\"version\":1", with: "\"version\":3"), .newerVersion(3)),
    (good.replacingOccurrences(of: "\"version\":1", with: "\"version\":0"), .wrong("version")),
    (good.replacingOccurrences(of: "\"version\":1", with: "\"version\":\"1\""), .wrong("version")),
    (good.replacingOccurrences(of: "\"version\":1", with: "\"v\":1"), .missing("version")),
    // The kind is unknown, or the line lacks the payload of its kind.
    (good.replacingOccurrences(of: "\"hud\",", with: "\"boo\","), .unknownKind("boo")),
    (
      good.replacingOccurrences(of: "\"hud\",", with: "\"\\u001b[31m\\nü\u{7F}\","),
      .unknownKind("?[31m???")
    ),
    (good.replacingOccurrences(of: "\"hud\",", with: "\"focus\","), .missing("focus")),
    // The payload or the time is wrong, or a value of the payload is missing.
    (good.replacingOccurrences(of: "true", with: "1.5e400"), .wrong("hud.isShown")),
    (good.replacingOccurrences(of: "true", with: "\"yes\""), .wrong("hud.isShown")),
    (good.replacingOccurrences(of: "\"isShown\":true", with: ""), .missing("hud.isShown")),
    (good.replacingOccurrences(of: "1.5", with: "\"inf\""), .wrong("time")),
    (good.replacingOccurrences(of: "1.5", with: "null"), .wrong("time")),
    // The line is too long or nested too deeply.
    (String(repeating: " ", count: 70_000) + good, .tooLong),
    (String(repeating: "[", count: 60_000), .notJSON),
    (String(repeating: "{\"a\":", count: 12_000), .notJSON),
  ]

  @Test("the first bad line is named, with one cause", arguments: badRows)
  func bad(line: String, problem: JournalReadError.Problem) {
    let text = "\(Self.good)\n\n\(line)\nworse\n"
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

  @Test("no damage to a journal crashes the reader or the replay")
  func fuzz() {
    var random = SplitMix64(seed: 9)
    let lines = SampleJournal.journal().jsonLines
    let whole = Data(lines.utf8)
    for _ in 0..<1_500 {
      var data = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<data.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: data[index] = UInt8.random(in: 0...255, using: &random)
        case 1: data[index] = UInt8(ascii: "9")
        case 2: data = Data(data[0..<max(1, index)])
        default: data.insert(UInt8.random(in: 0...255, using: &random), at: index)
        }
      }
      if let entries = try? JournalReader.read(data) {
        #expect(!Replay(entries).description.isEmpty)
        #expect(entries.allSatisfy { !$0.description.isEmpty })
      }
    }
  }
}
