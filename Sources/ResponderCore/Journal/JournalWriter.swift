internal import Foundation

/// Writes entries as lines of a file, within a budget.
enum JournalWriter {
  struct Line {
    let entry: JournalEntry
    /// One JSON object, with a newline at its end.
    let text: String
    var bytes: Int { text.utf8.count }
  }

  /// Returns the entry as a line; nil for an entry that the reader would not accept.
  static func line(_ entry: JournalEntry, hashing hash: IdentifierHash?) -> String? {
    line(entry, JournalFormat.encoder(hashing: hash))
  }

  private static func line(_ entry: JournalEntry, _ encoder: JSONEncoder) -> String? {
    // An event consists of plain numbers and strings, so its encoding should never fail. If the
    // encoding does fail, the entry is left out, so that the host app does not crash.
    guard entry.limitsProblem == nil, let data = try? encoder.encode(entry),
      data.count <= JournalReader.longestLine
    else { return nil }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Returns the newest lines for which the budget, in bytes, has room, in the order of the
  /// entries. Entries of a lasting kind (`JournalEntry.Kind.isLasting`) have half of the budget if
  /// they need it.
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

  /// Selects lines within a budget, the newest first. Each call of `take` selects either entries of
  /// a lasting kind or others, and ends at the first line that does not fit.
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
        // The subtraction cannot overflow; an addition could, as the budget may be `Int.max`.
        guard lines[index].bytes <= budget - bytes else { return }
        bytes += lines[index].bytes
        isTaken[index] = true
      }
    }
  }
}
