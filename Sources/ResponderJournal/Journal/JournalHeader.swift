/// The first line of an export: where the journal comes from and how much it contains.
///
/// Values about the device and the app are left out if they are not known.
public struct JournalHeader: Equatable, Codable, Sendable {
  /// The version of this package.
  public static let libraryVersion = "0.9.0"

  /// How identifiers and string tags appear in a journal.
  public enum Identifiers: String, Codable, Sendable, CaseIterable, DebugDescribed {
    /// As digits of a keyed hash. The key is random in each launch and never leaves the device.
    case hashed
    /// As the app set them.
    case plain
  }

  /// The version of this package that wrote the journal.
  public var library: String
  /// The app's bundle identifier, version and build.
  public var app: String?
  /// The operating system and its version.
  public var system: String?
  /// The model of the device, as the operating system names it.
  public var device: String?
  /// The identifier of the locale.
  public var locale: String?
  /// The screen's size, in points, and its scale.
  public var screen: String?
  /// The wall-clock time at which the journal was written, ISO 8601.
  public var written: String?
  /// The wall-clock time at the journal's second 0, ISO 8601.
  public var begun: String?
  /// How identifiers and string tags appear in the journal.
  public var identifiers: Identifiers
  /// How many entries follow; nil in a file to which lines are added while the app runs.
  public var entries: Int?
  /// The size of the entries' lines, in bytes; nil in a file to which lines are added while the app
  /// runs.
  public var bytes: Int?
  /// How many entries the ring had dropped.
  public var forgotten: Int
  /// How many of the ring's entries were left out, because the budget had no room for them or
  /// because they could not be written in the form for sharing.
  public var leftOut: Int
  /// How many entries the app has recorded so far, so that a client that reads the journal of a
  /// running app can then ask for later entries; nil in files.
  package var next: Int?

  /// Creates a header without any values about the device and the app.
  public init(identifiers: Identifiers = .plain) {
    library = Self.libraryVersion
    self.identifiers = identifiers
    (forgotten, leftOut) = (0, 0)
  }

  /// Reads a header of any version. Values that are missing become nil, except that the library
  /// becomes `unknown`, the identifiers count as plain, and the numbers of dropped and of left-out
  /// entries become 0. Negative numbers become 0, too.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    func number(_ key: JournalKey) throws -> Int? {
      try (values.optional(key) as Int?).map { max(0, $0) }
    }
    library = try values.optional("library") ?? "unknown"
    app = try values.optional("app")
    system = try values.optional("system")
    device = try values.optional("device")
    locale = try values.optional("locale")
    screen = try values.optional("screen")
    written = try values.optional("written")
    begun = try values.optional("begun")
    identifiers = try values.optional("identifiers").flatMap(Identifiers.init) ?? .plain
    entries = try number("entries")
    bytes = try number("bytes")
    forgotten = try number("forgotten") ?? 0
    leftOut = try number("leftOut") ?? 0
    next = try number("next")
  }

  /// The known values with their names, in the order in which a reader sees them.
  package var facts: [(name: String, value: String)] {
    let known: [(String, String?)] = [
      ("Library", "ResponderScope \(library)"), ("App", app), ("System", system),
      ("Device", device), ("Screen", screen), ("Locale", locale), ("Written", written),
      ("Second 0", begun), ("Identifiers and string tags", identifiers.rawValue),
      ("Entries", entries.map { "\($0), \(bytes ?? 0) bytes" }),
      ("Missing entries", "\(forgotten) dropped by the journal, \(leftOut) left out of this file"),
    ]
    return known.compactMap { name, value in value.map { (name, Wording.name($0)) } }
  }

  /// The header as a line of a file, with a newline at its end.
  package var line: String {
    let line = Line(header: self, kind: Line.kind, version: JournalEntry.currentVersion)
    return (try? JournalFormat.encoder().encode(line)).map {
      String(decoding: $0, as: UTF8.self) + "\n"
    } ?? ""
  }

  /// The JSON object in the line of a header.
  struct Line: Codable {
    static let kind = "header"

    var header: JournalHeader
    var kind: String
    var version: Int
  }
}

extension JournalHeader: CustomStringConvertible, DebugDescribed {
  /// One line for each known value.
  public var description: String {
    facts.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
  }
}
