#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation
  internal import ResponderCore

  /// What came of making every decision of a journal again, in words, and the journal as the page
  /// lists it.
  package struct ReplayAnswer: Encodable, Equatable {
    /// More rows than a person reads are left away, from the beginning.
    package static let mostRows = 2_000
    /// For so long decisions are made again, in seconds. None of ours takes so long.
    package static let longest: TimeInterval = 10

    /// Whether every decision came out the same; nil if there is none to compare.
    package let isSame: Bool?
    package let entries: Int
    package let decisions: Int
    package let line: String
    package let rows: [JournalRow]

    /// - Parameters:
    ///   - data: A file, of this app or any other.
    ///   - limit: Seconds.
    package init(_ data: Data, within limit: TimeInterval = Self.longest) {
      let reading = JournalReader.readLeniently(data)
      let journal = reading.lines
      if journal.isEmpty, let error = reading.skipped.first {
        (isSame, entries, decisions, rows) = (false, 0, 0, [])
        line = Self.isJournal(error) ? "\(error)" : "Not a journal: \(error)"
        return
      }
      // Each by itself: together they would be made again up to the first that differs only.
      let end = ProcessInfo.processInfo.systemUptime + limit
      var isComplete = true
      let replays = journal.map { one in
        let replay = Replay([one.entry]) {
          ProcessInfo.processInfo.systemUptime < end
        }
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
        first.map { PlainText.line(Replay.words($0.1, line: $0.0), most: 300) }
        ?? Replay.words(entries: journal.count, decisions: decisions)
      let notes = [
        reading.skippedNote, isComplete ? nil : "stopped after \(Figures.seconds(limit))",
      ]
      line = ([answer] + notes.compactMap { $0 }).joined(separator: "; ")
      rows = zip(journal, replays).suffix(Self.mostRows).map { one, replay in
        JournalRow(one.entry, now: replay.firstDifference?.recomputed.summary)
      }
    }

    /// Whether what cannot be read is a journal all the same, of a newer version.
    private static func isJournal(_ error: JournalReadError) -> Bool {
      if case .newerVersion = error.problem { true } else { false }
    }
  }
#endif
