/// Reads an exported journal, from this machine or another, in the current version of the format.
///
/// `readLeniently` is for files from elsewhere: it skips and counts the lines that it cannot read.
/// `read` is for tests that read what they have just written: it throws an error for the first line
/// that it cannot read.
public enum JournalReader {
  /// The maximum length of a readable line, in bytes, without its newline.
  public static let longestLine = 65_536

  /// Reads all readable lines of a file of JSON Lines, and skips and counts the others.
  ///
  /// The others are lines of unknown kinds or of other versions, lines with missing or wrong
  /// values, lines that are not JSON, lines longer than `longestLine`, and entries beyond the first
  /// 100,000. Keys that this version does not know are ignored.
  public static func readLeniently(_ data: Data) -> JournalReading {
    var stream = JournalStream()
    stream.read(data)
    return stream.end()
  }

  /// Returns the entries of a text of JSON Lines. It ignores empty lines and headers.
  ///
  /// It throws an error for the first line that it cannot read, for example because the line is
  /// damaged, cut off, of another version or longer than `longestLine`.
  public static func read(_ text: String) throws(JournalReadError) -> [JournalEntry] {
    try read(Data(text.utf8))
  }

  /// Returns the entries of a file of JSON Lines. It ignores empty lines and headers, and throws an
  /// error for the first line that it cannot read.
  public static func read(_ data: Data) throws(JournalReadError) -> [JournalEntry] {
    let reading = readLeniently(data)
    if let error = reading.skipped.first { throw error }
    return reading.entries
  }

  // MARK: Reading a line

  struct Head: Decodable {
    var version: Int
    var kind: String
  }

  static func problem(_ error: any Error) -> JournalReadError.Problem {
    if let problem = error as? JournalReadError.Problem { return problem }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      return .missing(path(context.codingPath + [key]))
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return context.codingPath.isEmpty ? .notJSON : .wrong(path(context.codingPath))
    default:
      return .notJSON  // unreachable: JSONDecoder throws these four, a later one may throw another
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    Wording.line(
      keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."), most: 60)
  }
}
