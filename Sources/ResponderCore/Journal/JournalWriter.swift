internal import Foundation

/// Entries as lines of a file, within a budget.
enum JournalWriter {
  struct Line {
    let entry: JournalEntry
    /// One JSON object with a newline behind it.
    let text: String
    var bytes: Int { text.utf8.count }
  }

  /// The entry as a line; nil for one that the reader would not take.
  static func line(_ entry: JournalEntry, hashing hash: IdentifierHash?) -> String? {
    line(entry, JournalFormat.encoder(hashing: hash))
  }

  private static func line(_ entry: JournalEntry, _ encoder: JSONEncoder) -> String? {
    // Every payload is plain numbers and strings; one that cannot be written is left out rather than crash a host.
    guard entry.limitsProblem == nil, let data = try? encoder.encode(entry),
      data.count <= JournalReader.longestLine
    else { return nil }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The lines that the budget in bytes has room for, in the order of the entries.
  static func lines(
    _ entries: [JournalEntry], hashing hash: IdentifierHash? = nil, byteBudget: Int
  ) -> [Line] {
    let encoder = JournalFormat.encoder(hashing: hash)
    let all = entries.compactMap { entry in
      line(entry, encoder).map { Line(entry: entry, text: $0) }
    }.filter { $0.bytes <= byteBudget }
    var selection = Selection(all)
    selection.take(isLasting: true, upTo: byteBudget / 2)
    selection.take(isLasting: false, upTo: byteBudget)
    selection.take(isLasting: true, upTo: byteBudget)
    return zip(all, selection.isTaken).filter(\.1).map(\.0)
  }

  /// Which lines are written: of each of the two sorts the newest, up to the first that there is no room for.
  private struct Selection {
    private let lines: [Line]
    private(set) var isTaken: [Bool]
    private var bytes = 0

    init(_ lines: [Line]) {
      self.lines = lines
      isTaken = Array(repeating: false, count: lines.count)
    }

    mutating func take(isLasting: Bool, upTo budget: Int) {
      for index in lines.indices.reversed()
      where lines[index].entry.kind.isLasting == isLasting && !isTaken[index] {
        // Compared before it is added: a budget may be as large as numbers go.
        guard lines[index].bytes <= budget - bytes else { return }
        bytes += lines[index].bytes
        isTaken[index] = true
      }
    }
  }
}
