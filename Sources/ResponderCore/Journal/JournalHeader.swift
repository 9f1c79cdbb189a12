internal import Foundation

/// Where a journal comes from, and what of it is there: the first line of an export.
///
/// Everything that a machine says about itself is left out where it is not known.
public struct JournalHeader: Equatable, Codable, Sendable {
  /// The version of this package.
  public static let libraryVersion = "0.9.0"

  /// How identifiers and string tags stand in a journal.
  public enum Identifiers: String, Codable, Sendable, CaseIterable {
    /// As digits of a hash whose key is known to the launch alone.
    case hashed
    /// As the app gave them.
    case plain
  }

  /// The version of this package that wrote the journal.
  public var library: String
  /// The app's bundle identifier, version and build.
  public var app: String?
  /// The system and its version.
  public var system: String?
  /// The model of the device, as the system names it.
  public var device: String?
  /// The identifier of the locale.
  public var locale: String?
  /// The screen's size, points, and its scale.
  public var screen: String?
  /// The wall clock when it was written, ISO 8601.
  public var written: String?
  /// The wall clock at the journal's second 0, ISO 8601.
  public var begun: String?
  /// How identifiers and string tags stand in it.
  public var identifiers: Identifiers
  /// How many entries follow; nil in a file that grew line by line.
  public var entries: Int?
  /// How many bytes their lines have; nil in a file that grew line by line.
  public var bytes: Int?
  /// How many entries the ring had forgotten before.
  public var forgotten: Int
  /// How many of those that it held were left out: the budget had no room for them, or they could not be written.
  public var leftOut: Int

  /// Makes a header; nothing is known of where the journal comes from.
  public init(identifiers: Identifiers = .plain) {
    library = Self.libraryVersion
    self.identifiers = identifiers
    (forgotten, leftOut) = (0, 0)
  }

  /// Reads a header of any version: what is missing is not known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func words(_ key: CodingKeys) throws -> String? {
      try container.decodeIfPresent(String.self, forKey: key)
    }
    func number(_ key: CodingKeys) throws -> Int? {
      try container.decodeIfPresent(Int.self, forKey: key).map { max(0, $0) }
    }
    library = try words(.library) ?? "unknown"
    app = try words(.app)
    system = try words(.system)
    device = try words(.device)
    locale = try words(.locale)
    screen = try words(.screen)
    written = try words(.written)
    begun = try words(.begun)
    identifiers = try words(.identifiers).flatMap(Identifiers.init) ?? .plain
    entries = try number(.entries)
    bytes = try number(.bytes)
    forgotten = try number(.forgotten) ?? 0
    leftOut = try number(.leftOut) ?? 0
  }

  /// What is known, each with its name, in the order of reading.
  package var facts: [(name: String, value: String)] {
    let known: [(String, String?)] = [
      ("Library", "ResponderScope \(library)"), ("App", app), ("System", system),
      ("Device", device), ("Screen", screen), ("Locale", locale), ("Written", written),
      ("Second 0", begun), ("Identifiers and string tags", identifiers.rawValue),
      ("Entries", entries.map { "\($0), \(bytes ?? 0) bytes" }),
      ("Forgotten", "\(forgotten) before the first entry, \(leftOut) for lack of room"),
    ]
    return known.compactMap { name, value in value.map { (name, Wording.name($0)) } }
  }

  /// The line of a file, ended by a newline.
  package var line: String {
    let line = Line(header: self, kind: Line.kind, version: JournalEntry.currentVersion)
    return (try? JournalFormat.encoder().encode(line)).map {
      String(decoding: $0, as: UTF8.self) + "\n"
    } ?? ""
  }

  /// A header as it stands in a file.
  struct Line: Codable {
    static let kind = "header"

    var header: JournalHeader
    var kind: String
    var version: Int
  }
}

extension JournalHeader: CustomStringConvertible {
  /// A line for each thing that is known.
  public var description: String {
    facts.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
  }
}
