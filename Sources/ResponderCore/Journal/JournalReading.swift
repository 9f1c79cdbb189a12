/// What could be read of a journal, and what could not.
public struct JournalReading: Equatable, Sendable {
  /// More lines that cannot be read are counted, and not told one by one.
  public static let mostTold = 20

  /// An entry with the number of its line, from 1.
  public struct Line: Equatable, Sendable {
    /// The line's number, from 1.
    public let number: Int
    /// What stands in it.
    public let entry: JournalEntry
  }

  /// The journal's first header; nil in journals of version 1, which have none.
  public internal(set) var header: JournalHeader?
  /// The entries, in the order of the file.
  public internal(set) var lines: [Line] = []
  /// The first lines that were skipped, each with the reason.
  public private(set) var skipped: [JournalReadError] = []
  /// How many lines were skipped.
  public private(set) var skippedCount = 0
  /// How many lines there are in all, with empty ones.
  public internal(set) var lineCount = 0

  package internal(set) var blankCount = 0
  package internal(set) var headerCount = 0

  /// The entries, in the order of the file.
  public var entries: [JournalEntry] { lines.map(\.entry) }

  /// What is to be said about skipped lines, in one line; nil if there are none.
  public var skippedNote: String? {
    guard let first = skipped.first else { return nil }
    let more = skippedCount - 1
    return
      "\(first); skipped\(more > 0 ? ", as \(more) other line\(more == 1 ? " was" : "s were")" : "")"
  }

  mutating func skip(_ problem: JournalReadError.Problem) {
    skippedCount += 1
    guard skipped.count < Self.mostTold else { return }
    skipped.append(JournalReadError(line: lineCount, problem: problem))
  }
}

extension JournalReading: CustomStringConvertible {
  /// One line for people: how many entries, how many lines skipped.
  public var description: String {
    "\(lines.count) entr\(lines.count == 1 ? "y" : "ies"), \(skippedCount) lines skipped"
  }
}
