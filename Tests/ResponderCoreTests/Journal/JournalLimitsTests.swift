import Foundation
import ResponderCore
import Testing

/// Tests unlimited budgets, and lines that are longer than the reader accepts.
@Suite struct JournalLimitsTests {
  private func entry(_ number: Int, lettersOfName count: Int = 0) -> JournalEntry {
    let name = String(repeating: "x", count: count)
    return JournalEntry(
      time: Double(number),
      event: .focus(
        FocusChange(from: nil, to: ResponderIdentity(className: name, identifier: nil))))
  }

  @Test(
    "any budget makes a journal that can be written", arguments: [Int.max, .max - 1, .min, -1, 0])
  func anyBudget(bytes: Int) {
    var journal = Journal(byteBudget: bytes)
    for number in 0..<3 { journal.append(entry(number)) }
    #expect(journal.count == min(3, journal.capacity) && journal.last == entry(2))
    #expect(journal.jsonLines.isEmpty == (bytes <= 0))
  }

  @Test("a line longer than the reader takes is left out, and the rest of the export can be read")
  func longLine() throws {
    let entries = [entry(1), entry(2, lettersOfName: 70_000), entry(3)]
    #expect(try JournalReader.read(Journal.jsonLines(entries)) == [entry(1), entry(3)])
  }

  @Test("the longest line that the reader takes is written, the next longer one is not")
  func longestLine() throws {
    let bare = Journal.jsonLines([entry(1)]).utf8.count - 1
    for (more, isWritten) in [(0, true), (1, false)] {
      let long = entry(1, lettersOfName: JournalReader.longestLine - bare + more)
      let lines = Journal.jsonLines([long])
      #expect(!lines.isEmpty == isWritten)
      #expect(try JournalReader.read(lines) == (isWritten ? [long] : []))
    }
  }

  @Test("one entry larger than the whole budget does not empty the export", arguments: 0..<4)
  func largerThanTheBudget(place: Int) throws {
    var journal = Journal(byteBudget: 4_096)
    for number in 0..<4 {
      journal.append(entry(number, lettersOfName: number == place ? 5_000 : 9))
    }
    let read = try JournalReader.read(journal.jsonLines)
    #expect(read == (0..<4).filter { $0 != place }.map { entry($0, lettersOfName: 9) })
  }
}
