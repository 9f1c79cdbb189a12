public import Foundation

/// Reads a journal that was exported, on this machine or another.
public enum JournalReader {
  /// A line longer than this is not an entry.
  public static let longestLine = 65_536

  /// The entries of a text of JSON Lines; empty lines are passed over.
  ///
  /// Throws for the first line that is not an entry, whatever is in it: damaged, cut off, newer than this module, hostile.
  public static func read(_ text: String) throws(JournalReadError) -> [JournalEntry] {
    try read(Data(text.utf8))
  }

  /// The entries of a file of JSON Lines; empty lines are passed over.
  public static func read(_ data: Data) throws(JournalReadError) -> [JournalEntry] {
    try readLines(data).map(\.entry)
  }

  /// The entries of a file of JSON Lines, each with the number of its line, from 1.
  public static func readLines(
    _ data: Data
  ) throws(JournalReadError) -> [(line: Int, entry: JournalEntry)] {
    let decoder = JournalFormat.decoder()
    var entries: [(line: Int, entry: JournalEntry)] = []
    var number = 0
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { !Self.isBlank($0) }) else { continue }
      do throws(JournalReadError.Problem) {
        entries.append((number, try entry(in: Data(line), decoder)))
      } catch {
        throw JournalReadError(line: number, problem: error)
      }
    }
    return entries
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }

  private struct Head: Decodable {
    var version: Int
    var kind: String
  }

  private static func entry(
    in line: Data, _ decoder: JSONDecoder
  ) throws(JournalReadError.Problem) -> JournalEntry {
    guard line.count <= longestLine else { throw .tooLong }
    do {
      let head = try decoder.decode(Head.self, from: line)
      if head.version > JournalEntry.currentVersion {
        throw JournalReadError.Problem.newerVersion(head.version)
      }
      if JournalEntry.Kind(rawValue: head.kind) == nil {
        throw JournalReadError.Problem.unknownKind(Self.printable(head.kind))
      }
      return try decoder.decode(JournalEntry.self, from: line)
    } catch {
      throw Self.problem(error)
    }
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

  /// A word out of a file that may be hostile, fit for one line of a terminal.
  private static func printable(_ text: String) -> String {
    let safe = text.unicodeScalars.prefix(60).map { scalar in
      scalar.isASCII && scalar.value >= 32 && scalar.value < 127 ? Character(scalar) : "?"
    }
    return String(safe)
  }
}
