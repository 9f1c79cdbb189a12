import Foundation
import ResponderCore

/// The product's journal since the boot, as the pages list it; the oldest entries are forgotten, as the product does.
@MainActor
final class LiveLog {
  /// As many rows as anybody reads.
  static let most = 300

  private var seen: Int
  /// How many entries there have been since the boot.
  private(set) var count = 0
  private(set) var entries: [JournalEntry] = []
  private var lines: [Data] = []
  private let capacity: Int

  /// Begins after what the journal holds now.
  init(after journal: Journal) {
    seen = journal.appended
    capacity = journal.capacity
  }

  /// Takes what is new.
  func read(_ journal: Journal) {
    guard journal.appended != seen else { return }
    // One that began anew counts from 0.
    let fresh = journal.entries(after: min(seen, journal.appended))
    seen = journal.appended
    count += fresh.count
    entries = Array((entries + fresh).suffix(capacity))
    lines = Array((lines + fresh.map { JSON.data(JournalRow($0)) }).suffix(Self.most))
  }

  /// The rows from a number on, counted from the boot.
  func rows(from number: Int) -> (first: Int, rows: [Data]) {
    let first = min(max(number, count - lines.count), count)
    return (first, Array(lines.suffix(count - first)))
  }

  /// Everything that is kept as a file, with a header. The screens are this project's own: nothing in them is a user's.
  var jsonLines: String {
    JournalExport(entries, forgotten: count - entries.count, hashing: nil).jsonLines
  }
}

extension Figures {
  /// Seconds with all three digits, for columns: `1.250 s`.
  static func clock(_ value: TimeInterval) -> String { String(format: "%.3f s", value) }
}
