/// A journal in the form in which it leaves the device: a header and lines, and the same content in
/// words. Every shared form is made from this value, so that identifiers are hashed, carets rounded
/// and the size limited in all of them.
package struct JournalExport: Equatable, Sendable {
  /// Where the journal comes from and how much it contains.
  package let header: JournalHeader
  /// The entries as they leave the device.
  package let entries: [JournalEntry]
  private let lines: [String]

  /// - Parameters:
  ///   - entries: The entries in the ring.
  ///   - forgotten: How many entries the ring has dropped.
  ///   - origin: The known facts about the app and the device.
  ///   - hash: The hash for identifiers and tags; nil to write them unchanged.
  ///   - byteBudget: The largest size of the lines under the header, in bytes.
  package init(
    _ entries: [JournalEntry], forgotten: Int = 0, from origin: JournalHeader = JournalHeader(),
    hashing hash: IdentifierHash?, byteBudget: Int = .max
  ) {
    let shared = entries.compactMap { $0.shared(hashing: hash) }
    let written = JournalWriter.lines(shared, hashing: hash, byteBudget: byteBudget)
    // The entries are decoded from the lines again, because only the lines contain the hashed
    // names.
    let decoder = JournalFormat.decoder()
    let read = written.compactMap { line in
      (try? decoder.decode(JournalEntry.self, from: Data(line.utf8))).map { ($0, line) }
    }
    self.entries = read.map(\.0)
    lines = read.map(\.1)
    var header = origin
    header.identifiers = hash == nil ? .plain : .hashed
    header.entries = lines.count
    header.bytes = lines.reduce(0) { $0 + $1.utf8.count }
    header.forgotten = forgotten
    header.leftOut = entries.count - lines.count
    self.header = header
  }

  /// The file: the header, and one line per entry.
  package var jsonLines: String { header.line + lines.joined() }

  /// Returns the line of one entry as it leaves the device, for a file to which lines are added
  /// while the app runs; nil for an entry that cannot be written.
  package static func line(_ entry: JournalEntry, hashing hash: IdentifierHash?) -> String? {
    entry.shared(hashing: hash).flatMap {
      JournalWriter.line($0, JournalFormat.encoder(hashing: hash))
    }
  }

  /// The journal in words: the header, and one line per entry.
  package var text: String {
    ([header.description, ""] + entries.map(Self.words)).joined(separator: "\n") + "\n"
  }

  /// Returns the header and the newest lines, together of at most the given number of bytes, and
  /// how many lines are left out.
  func newestLines(within bytes: Int) -> (lines: [String], leftOut: Int) {
    var room = bytes - header.line.utf8.count
    let fitting = lines.reversed().prefix { line in
      room -= line.utf8.count
      return room >= 0
    }
    return ([header.line] + fitting.reversed(), lines.count - fitting.count)
  }

  static func words(_ entry: JournalEntry) -> String { Wording.name(entry.description) }
}
