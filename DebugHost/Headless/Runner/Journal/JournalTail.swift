import ResponderCore

/// Follows the product's journal, which forgets its oldest entries, and keeps what is new.
@MainActor
final class JournalTail {
  private var seen: Int
  private var kept: [JournalEntry] = []

  /// Begins after what the journal holds now.
  init(journal: Journal) {
    seen = journal.forgotten + journal.count
  }

  /// The entries since the last call, oldest first.
  func newEntries(in journal: Journal) -> [JournalEntry] {
    let total = journal.forgotten + journal.count
    let fresh = journal.entries.suffix(max(0, min(journal.count, total - seen)))
    seen = total
    kept += fresh
    return Array(fresh)
  }

  /// Everything that was read, one JSON object a line.
  var jsonLines: String { Journal.jsonLines(kept) }
}
