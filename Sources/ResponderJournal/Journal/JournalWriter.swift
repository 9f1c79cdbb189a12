/// Writes entries as lines of a file, within a budget.
enum JournalWriter {
  /// Returns the entry as a line, one JSON object with a newline at its end; nil for an entry that
  /// the reader would not accept.
  static func line(_ entry: JournalEntry, _ encoder: JSONEncoder) -> String? {
    // An event consists of plain numbers and strings, so its encoding should never fail. If the
    // encoding does fail, the entry is left out, so that the host app does not crash.
    guard let data = try? encoder.encode(entry), data.count <= JournalReader.longestLine
    else { return nil }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Returns the newest lines for which the budget, in bytes, has room, in the order of the
  /// entries. Entries of a lasting kind (`JournalEntry.Kind.isLasting`) have half of the budget if
  /// they need it.
  static func lines(
    _ entries: [JournalEntry], hashing hash: IdentifierHash? = nil, byteBudget: Int
  ) -> [String] {
    let encoder = JournalFormat.encoder(hashing: hash)
    let all = entries.compactMap { entry in
      line(entry, encoder).map { (isLasting: entry.kind.isLasting, text: $0) }
    }.filter { $0.text.utf8.count <= byteBudget }
    var taken: Set<Int> = []
    var bytes = 0
    /// Takes the newest lines, either of entries of a lasting kind or of others, up to the first
    /// that does not fit.
    func take(isLasting: Bool, upTo budget: Int) {
      for index in all.indices.reversed()
      where all[index].isLasting == isLasting && !taken.contains(index) {
        let size = all[index].text.utf8.count
        // The subtraction cannot overflow; an addition could, as the budget may be `Int.max`.
        guard size <= budget - bytes else { return }
        bytes += size
        taken.insert(index)
      }
    }
    take(isLasting: true, upTo: byteBudget / 2)
    take(isLasting: false, upTo: byteBudget)
    take(isLasting: true, upTo: byteBudget)
    return all.indices.filter(taken.contains).map { all[$0].text }
  }
}
