/// A line of a journal that cannot be read, and the reason.
public struct JournalReadError: Error, Equatable, Sendable {
  /// What is wrong with a line.
  public enum Problem: Error, Equatable, Sendable {
    /// The line is longer than `JournalReader.longestLine`.
    case tooLong
    /// The line is an entry, and the file already has as many entries as a reader keeps.
    case tooMany
    /// The line is not a JSON object, or was cut off.
    case notJSON
    /// The line has another version of the format than this module reads.
    case unknownVersion(Int)
    /// The line has a kind that this module does not know.
    case unknownKind(String)
    /// A value is missing; the associated value is its path.
    case missing(String)
    /// A value has the wrong type or is out of range; the associated value is its path.
    case wrong(String)
  }

  /// The line's number, from 1.
  public let line: Int
  /// What is wrong with the line.
  public let problem: Problem
}

extension JournalReadError: CustomStringConvertible, DebugDescribed {
  /// One line for people: `line 7: "time" is missing`.
  public var description: String { "line \(line): \(problem)" }
}

extension JournalReadError.Problem: CustomStringConvertible, DebugDescribed {
  /// The problem in a few words: `"time" is missing`.
  public var description: String {
    switch self {
    case .tooLong: "longer than \(JournalReader.longestLine) bytes"
    case .tooMany: "more entries than any journal has"
    case .notJSON: "not a JSON object, or cut off"
    case .unknownVersion(let version):
      "in version \(version) of the format; this reads version \(JournalEntry.currentVersion)"
    case .unknownKind(let kind): "unknown kind \"\(kind)\""
    case .missing(let path): "\"\(path)\" is missing"
    case .wrong(let path): "\"\(path)\" has a wrong value"
    }
  }
}
