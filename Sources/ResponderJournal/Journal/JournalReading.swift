/// The entries that could be read from a journal, and the errors of the first lines that could not.
public struct JournalReading: Equatable, Sendable {
  /// The maximum number of skipped lines whose errors are kept. Further skipped lines are only
  /// counted.
  public static let mostTold = 20

  /// An entry with the number of its line, from 1.
  public struct Line: Equatable, Sendable {
    /// The line's number, from 1.
    public let number: Int
    /// The entry in the line.
    public let entry: JournalEntry
  }

  /// The first header in the file; nil if there is none.
  public internal(set) var header: JournalHeader?
  /// The entries, in the file's order.
  public internal(set) var lines: [Line] = []
  /// The errors of the first `mostTold` lines that were skipped, in the file's order.
  public private(set) var skipped: [JournalReadError] = []
  /// How many lines were skipped.
  public private(set) var skippedCount = 0
  /// How many lines the file has, empty ones included.
  public internal(set) var lineCount = 0

  package internal(set) var blankCount = 0
  package internal(set) var headerCount = 0

  /// The entries, in the file's order.
  public var entries: [JournalEntry] { lines.map(\.entry) }

  /// A sentence that names the first skipped line and counts the others; nil if none was skipped.
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
  /// One line for people: the number of entries and the number of skipped lines.
  public var description: String {
    "\(lines.count) entr\(lines.count == 1 ? "y" : "ies"), "
      + "\(skippedCount) line\(skippedCount == 1 ? "" : "s") skipped"
  }
}
