import Foundation
import ResponderCore

/// What came of making every decision of a journal again, in words, and the journal as the page lists it.
struct ReplayAnswer: Encodable {
  /// More rows than a person reads are left away, from the beginning.
  static let mostRows = 2_000
  /// So long none of ours takes.
  static let longest = Duration.seconds(10)

  /// Whether every decision came out the same; nil if there is none to compare.
  let isSame: Bool?
  let entries: Int
  let decisions: Int
  let line: String
  let rows: [JournalRow]

  /// The answer as JSON, made beside the main actor: meanwhile the phone lives on.
  static func made(of data: Data) async -> Data {
    await Task.detached { JSON.data(ReplayAnswer(data)) }.value
  }

  /// `limit`: for so long decisions are made again.
  init(_ data: Data, within limit: Duration = Self.longest) {
    let reading = JournalReader.readLeniently(data)
    let journal = reading.lines
    if journal.isEmpty, let error = reading.skipped.first {
      (isSame, entries, decisions, rows) = (false, 0, 0, [])
      line = Self.isJournal(error) ? "\(error)" : "Not a journal: \(error)"
      return
    }
    // Each by itself: together they would be made again up to the first that differs only.
    let end = ContinuousClock.now + limit
    var isComplete = true
    let replays = journal.map { one in
      let replay = Replay([one.entry]) { ContinuousClock.now < end }
      isComplete = isComplete && replay.isComplete
      return replay
    }
    entries = journal.count
    decisions = replays.reduce(0) { $0 + $1.decisions }
    let first = zip(journal, replays).lazy.compactMap { one, replay in
      replay.firstDifference.map { (one.number, $0) }
    }.first
    isSame = decisions == 0 ? nil : first == nil
    let answer =
      first.map { PlainText.line(Self.words($0.1, line: $0.0), most: 300) }
      ?? Self.words(entries: journal.count, decisions: decisions)
    let notes = [reading.skippedNote, isComplete ? nil : "stopped after \(limit)"]
    line = ([answer] + notes.compactMap { $0 }).joined(separator: "; ")
    rows = zip(journal, replays).suffix(Self.mostRows).map { one, replay in
      JournalRow(one.entry, now: replay.firstDifference?.recomputed.summary)
    }
  }

  /// Whether what cannot be read is a journal all the same, of a newer version.
  private static func isJournal(_ error: JournalReadError) -> Bool {
    if case .newerVersion = error.problem { true } else { false }
  }

  /// Which decision differs, the same words here and on the command line.
  static func words(_ difference: Replay.Difference, line: Int) -> String {
    "line \(line) differs: recorded \"\(difference.recorded.summary)\", "
      + "recomputed \"\(difference.recomputed.summary)\""
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
