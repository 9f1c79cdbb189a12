import ResponderCore

/// Follows the product's journal, which forgets its oldest entries, and keeps what is new.
@MainActor
final class JournalTail {
  private var seen: Int
  private var kept: [JournalEntry] = []

  /// Creates a tail that skips the entries that the journal holds now.
  init(journal: Journal) {
    seen = journal.appended
  }

  /// The entries since the last call, oldest first.
  func newEntries(in journal: Journal) -> [JournalEntry] {
    // A journal that was cleared counts its entries from 0 again.
    let fresh = journal.entries(after: min(seen, journal.appended))
    seen = journal.appended
    kept += fresh
    return fresh
  }

  /// Everything that was read, one JSON object a line.
  var jsonLines: String { Journal.jsonLines(kept) }
}
