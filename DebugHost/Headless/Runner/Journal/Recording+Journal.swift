import ResponderJournal

extension Recording.Entry {
  /// Creates the player's entry from an entry of ResponderScope's journal.
  ///
  /// - Parameters:
  ///   - entry: The entry of the journal.
  ///   - time: The time of the entry, in seconds since the scene began.
  init(_ entry: JournalEntry, at time: Double) {
    let words = JournalWords(entry)
    self.init(
      time: time, kind: entry.kind.rawValue, title: words.title,
      facts: words.facts.map { Recording.Fact(label: $0.title, value: $0.value) },
      isDecision: entry.isDecision)
  }
}
