#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation
  internal import ResponderCore

  /// What came of making every decision of a journal again, in words, and the journal as the page
  /// lists it.
  package struct ReplayAnswer: Encodable, Equatable {
    /// More rows than a person reads are left away, from the beginning.
    package static let mostRows = 2_000
    /// As many entries as are read. The journal of an app has 512, unless the app asks for more.
    package static let mostEntries = 20_000
    /// For so long a journal is read and its decisions are made again, in seconds. None of ours takes so long.
    package static let longest: TimeInterval = 10
    /// What is read between two looks at the clock, in bytes.
    private static let piece = 64 * 1024

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
      let end = Socket.now + limit
      let goesOn = { Socket.now < end && !Task.isCancelled }
      var stream = JournalStream(mostEntries: Self.mostEntries)
      var rest = data[...]
      while !rest.isEmpty, goesOn() {
        stream.read(Data(rest.prefix(Self.piece)))
        rest = rest.dropFirst(Self.piece)
      }
      let reading = stream.end()
      let journal = reading.lines
      if journal.isEmpty, let error = reading.skipped.first {
        (isSame, entries, decisions, rows) = (false, 0, 0, [])
        line = Self.isJournal(error) ? "\(error)" : "Not a journal: \(error)"
        return
      }
      // Each by itself: together they would be made again up to the first that differs only.
      var isComplete = rest.isEmpty
      let replays = journal.map { one in
        let replay = Replay([one.entry]) { goesOn() }
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
