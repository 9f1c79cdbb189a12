import Foundation
import Testing

@testable import ResponderCore
@testable import ResponderJournal

@Suite struct JournalReportTests {
  private static let hash = IdentifierHash(key: 1, 2)
  private static let fence = String(repeating: "\u{60}", count: 3)

  @Test("a report: origin, mistakes, last lines, newest journal")
  func report() throws {
    let found = try #require(SampleEvidence.resign(false).diagnosis)
    let entries =
      SampleJournal.entries
      + (0..<30).map { JournalEntry(time: Double(10 + $0), event: .hud(HUDChange(isShown: true))) }
      + [
        JournalEntry(time: 50, event: .diagnosis(found)),
        JournalEntry(time: 51, event: .diagnosis(found)),
      ]
    var origin = JournalHeader()
    origin.app = "shop | <b> \u{60}1\u{60}"
    let markdown = JournalExport(entries, from: origin, hashing: nil).markdown
    let parts = markdown.components(separatedBy: "\n## ")
    #expect(
      parts.map { $0.prefix { $0 != "\n" } }.dropFirst() == [
        "Verdicts", "The last 20 lines", "Journal",
      ])
    #expect(parts[0].contains("| App | shop \\| \\<b\\> \\\u{60}1\\\u{60} |"))
    #expect(parts[1].contains("- **chainCycle** at 3.000 s: A sentence with \"quotes\""))
    #expect(
      parts[1].contains(
        "- **resignRefused**, 2 times, at last at 51.000 s: UITextField \"row-10\" was asked"))
    #expect(parts[1].components(separatedBy: "- **").count == 3, "one line for each kind")
    let words = parts[2].split(separator: "\n")
    #expect(words.dropFirst(2).dropLast().count == 20)
    #expect(words.dropLast().last?.hasPrefix("51.000 s diagnosis resignRefused: ") == true)
    // The text between the fences is the journal file itself.
    let fenced = parts[3].components(separatedBy: "\(Self.fence)jsonl\n")[1].components(
      separatedBy: "\n\(Self.fence)")[
        0]
    let reading = JournalReader.readLeniently(Data(fenced.utf8))
    #expect(reading.entries == entries && reading.header?.app == origin.app)
    #expect(markdown.hasSuffix("\n\(Self.fence)\n"))
  }

  @Test("a journal without a mistake, and none at all")
  func none() {
    #expect(
      JournalExport([SampleJournal.entries[0]], hashing: nil).markdown
        .contains("No mistake was recognised."))
    #expect(JournalExport([], hashing: nil).markdown.contains("## The last 0 lines"))
  }

  @Test("a report of any length fits into an issue")
  func long() throws {
    let entries = (0..<3_000).map {
      JournalEntry(time: Double($0), event: SampleJournal.events[$0 % SampleJournal.events.count])
    }
    let markdown = JournalExport(entries, hashing: Self.hash).markdown
    #expect(markdown.utf8.count < 65_000 && markdown.utf8.count > 50_000)
    let fenced = markdown.components(separatedBy: "\(Self.fence)jsonl\n")[1].components(
      separatedBy: "\n\(Self.fence)")[
        0]
    let reading = JournalReader.readLeniently(Data(fenced.utf8))
    #expect(reading.skippedCount == 0 && reading.entries.last?.time == 2_999)
    let leftOut = 3_000 - reading.entries.count
    #expect(markdown.contains("The newest lines; \(leftOut) older ones are in the file."))
  }

  @Test("nothing in it ends a fence, and no sentence is endless")
  func hostile() {
    let evil = ResponderIdentity(
      className: "A\(Self.fence)\n\(Self.fence)\u{60}B\u{1b}[2J", identifier: "\(Self.fence)")
    let focus = JournalEntry(time: 1, event: .focus(FocusChange(from: evil, to: nil)))
    let own = Diagnosis(
      id: .chainCycle, sentence: String(repeating: "<img>", count: 10_000), numbers: [], fix: "")
    let markdown = JournalExport(
      [focus, JournalEntry(time: 2, event: .diagnosis(own))], hashing: nil
    ).markdown
    #expect(
      markdown.contains("\n\(Self.fence)\u{60}\u{60}text\n")
        && markdown.contains("\n\(Self.fence)\u{60}\u{60}\n"))
    #expect(!markdown.contains("\u{1b}"))
    let prose = markdown.components(separatedBy: "## The last")[0]
    #expect(prose.utf8.count < 5_000 && !prose.contains("<img>") && prose.contains("\\<img\\>"))
  }

  @Test("in words: a line an entry, under what is known")
  func text() {
    let text = JournalExport(SampleJournal.entries, hashing: nil).text
    #expect(text.hasPrefix("Library: ResponderScope ") && text.hasSuffix("\n"))
    #expect(text.contains("\n\n0.000 s focus none to UITextField \"row-10\"\n"))
  }

  @Test("a line of a file that grows")
  func line() throws {
    let line = try #require(JournalExport.line(SampleJournal.entries[0], hashing: Self.hash))
    #expect(line.hasSuffix("}\n") && !line.contains("row-10"))
    #expect(try JournalReader.read(line).count == 1)
  }
}
