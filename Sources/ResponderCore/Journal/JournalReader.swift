public import Foundation

/// Reads an exported journal, from this machine or another, in the current version of the format or
/// an older one.
///
/// `readLeniently` is for files from elsewhere: it skips and counts the lines that it cannot read.
/// `read` is for tests that read what they have just written: it throws an error for the first line
/// that it cannot read.
public enum JournalReader {
  /// The maximum length of a readable line, in bytes, without its newline.
  public static let longestLine = 65_536

  /// Reads all readable lines of a file of JSON Lines, and skips and counts the others.
  ///
  /// The others are lines of unknown kinds or of newer versions, lines with missing or wrong
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
  /// damaged, cut off, of a newer version or longer than `longestLine`.
  public static func read(_ text: String) throws(JournalReadError) -> [JournalEntry] {
    try read(Data(text.utf8))
  }

  /// Returns the entries of a file of JSON Lines. It ignores empty lines and headers, and throws an
  /// error for the first line that it cannot read.
  public static func read(_ data: Data) throws(JournalReadError) -> [JournalEntry] {
    try readLines(data).map(\.entry)
  }

  /// Returns the entries of a file of JSON Lines, each with the number of its line, from 1. It
  /// throws an error for the first line that it cannot read.
  public static func readLines(
    _ data: Data
  ) throws(JournalReadError) -> [(line: Int, entry: JournalEntry)] {
    let reading = readLeniently(data)
    if let error = reading.skipped.first { throw error }
    return reading.lines.map { ($0.number, $0.entry) }
  }

  // MARK: Reading a line

  private struct Head: Decodable {
    var version: Int
    var kind: String
  }

  static func line(
    _ line: Data, _ decoder: JSONDecoder
  ) throws(JournalReadError.Problem) -> JournalLine {
    guard line.count <= longestLine else { throw .tooLong }
    guard line.contains(where: { !isBlank($0) }) else { return .blank }
    do {
      let head = try decoder.decode(Head.self, from: line)
      if head.version > JournalEntry.currentVersion {
        throw JournalReadError.Problem.newerVersion(head.version)
      }
      if head.kind == JournalHeader.Line.kind {
        return .header(try decoder.decode(JournalHeader.Line.self, from: line).header)
      }
      if JournalEntry.Kind(rawValue: head.kind) == nil {
        throw JournalReadError.Problem.unknownKind(Self.printable(head.kind))
      }
      let entry = try decoder.decode(JournalEntry.self, from: line)
      if let path = entry.limitsProblem { throw JournalReadError.Problem.wrong(path) }
      return .entry(entry)
    } catch {
      throw Self.problem(error)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }

  private static func problem(_ error: any Error) -> JournalReadError.Problem {
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
    printable(keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))
  }

  /// Returns at most 60 characters of a text from a possibly hostile file. Question marks replace
  /// all characters except printable ASCII, so that a terminal shows the text in one line.
  private static func printable(_ text: String) -> String {
    let safe = text.unicodeScalars.prefix(60).map { scalar in
      scalar.value >= 32 && scalar.value < 127 ? Character(scalar) : "?"
    }
    return String(safe)
  }
}
