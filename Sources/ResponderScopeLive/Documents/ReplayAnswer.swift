#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// The result of making every decision of a journal again, in words, and the journal as the page
  /// lists it.
  package struct ReplayAnswer: Encodable, Equatable {
    /// The maximum number of rows; a person reads no more. The answer leaves out earlier rows.
    package static let mostRows = 2_000
    /// The maximum number of entries that are read. The HUD's journal keeps at most 512; the file
    /// that the HUD writes during a UI test may have more.
    package static let mostEntries = 20_000
    /// The maximum time for reading a journal and making its decisions again, in seconds. A journal
    /// of this package takes less.
    package static let longest: TimeInterval = 10
    /// The number of bytes to read before the clock is checked again.
    private static let piece = 64 * 1024

    /// Whether every decision gave the same result; nil if no decision was made again. False if the
    /// file has unreadable lines and no entry.
    package let isSame: Bool?
    package let entries: Int
    package let decisions: Int
    package let line: String
    package let rows: [JournalRow]

    /// - Parameters:
    ///   - data: A file, from this app or any other.
    ///   - limit: The maximum time, in seconds.
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
        // A file of an unknown version is a journal that this version cannot read.
        let isJournal = if case .unknownVersion = error.problem { true } else { false }
        line = isJournal ? "\(error)" : "Not a journal: \(error)"
        return
      }
      // Replays each entry by itself, because a replay of all entries would stop at the first one
      // that differs.
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
        first.map { Wording.line(Replay.words($0.1, line: $0.0), most: 300) }
        ?? Replay.words(entries: journal.count, decisions: decisions)
      let notes = [
        reading.skippedNote, isComplete ? nil : "stopped after \(Wording.seconds(limit))",
      ]
      line = ([answer] + notes.compactMap { $0 }).joined(separator: "; ")
      rows = zip(journal, replays).suffix(Self.mostRows).map { one, replay in
        JournalRow(one.entry, now: replay.firstDifference?.recomputed.summary)
      }
    }
  }
#endif
