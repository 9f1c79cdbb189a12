import Foundation
import ResponderCore

/// What came of making every decision of a journal again, in words, and the journal as the page lists it.
struct ReplayAnswer: Encodable {
  /// More rows than a person reads are left away, from the beginning.
  static let mostRows = 2_000

  /// Whether every decision came out the same; nil if there is none to compare.
  let isSame: Bool?
  let entries: Int
  let decisions: Int
  let line: String
  let rows: [JournalRow]

  init(_ data: Data) {
    let journal: [JournalEntry]
    do {
      journal = try JournalReader.read(data)
    } catch {
      (isSame, entries, decisions, rows) = (false, 0, 0, [])
      line = "Not a journal: \(error)"
      return
    }
    let replay = Replay(journal)
    entries = journal.count
    decisions = replay.decisions
    isSame = decisions == 0 ? nil : replay.firstDifference == nil
    line =
      replay.firstDifference.map { "Differs: \(PlainText.line($0.description, most: 300))" }
      ?? Self.words(entries: journal.count, decisions: replay.decisions)
    rows = journal.suffix(Self.mostRows).map { entry in
      JournalRow(entry, now: Replay([entry]).firstDifference?.recomputed.summary)
    }
  }

  /// The same words here and on the command line.
  static func words(entries: Int, decisions: Int) -> String {
    if entries == 0 { return "no entries" }
    if decisions == 0 {
      return "\(entries) entr\(entries == 1 ? "y" : "ies"), and no decision among them"
    }
    return "\(decisions) decision\(decisions == 1 ? "" : "s") recomputed, all the same"
  }
}
