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
    seen = journal.forgotten + journal.count
    capacity = journal.capacity
  }

  /// Takes what is new.
  func read(_ journal: Journal) {
    let total = journal.forgotten + journal.count
    guard total != seen else { return }
    let fresh = journal.entries.suffix(max(0, min(journal.count, total - seen)))
    seen = total
    count += fresh.count
    entries = Array((entries + fresh).suffix(capacity))
    lines = Array((lines + fresh.map { JSON.data(JournalRow($0)) }).suffix(Self.most))
  }

  /// The rows from a number on, counted from the boot.
  func rows(from number: Int) -> (first: Int, rows: [Data]) {
    let first = min(max(number, count - lines.count), count)
    return (first, Array(lines.suffix(count - first)))
  }

  /// Everything that is kept, one JSON object a line.
  var jsonLines: String { Journal.jsonLines(entries) }
}

extension Figures {
  /// Seconds with all three digits, for columns: `1.250 s`.
  static func clock(_ value: TimeInterval) -> String { String(format: "%.3f s", value) }
}
