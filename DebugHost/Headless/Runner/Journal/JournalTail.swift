import ResponderJournal

/// Follows ResponderScope's journal and keeps the new entries, because a full journal drops old
/// entries.
@MainActor
final class JournalTail {
  private var seen: Int
  private var kept: [JournalEntry] = []

  /// Creates a tail that skips the entries that the journal holds now.
  init(journal: Journal) {
    seen = journal.appended
  }

  /// Returns the entries that the journal has gained since the last call and has not dropped,
  /// oldest first.
  func newEntries(in journal: Journal) -> [JournalEntry] {
    // A journal that was cleared counts its entries from 0 again.
    let fresh = journal.entries(after: min(seen, journal.appended))
    seen = journal.appended
    kept += fresh
    return fresh
  }

  /// All entries that the tail has read, as one JSON object on each line.
  var jsonLines: String { Journal.jsonLines(kept) }
}
