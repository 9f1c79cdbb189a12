public import Foundation

/// The last things that happened, oldest first; a ring that forgets the oldest.
///
/// Focus, keyboard and diagnoses have half of it to themselves, so that typing and scrolling do not push them out; all else has the
/// other half, and each takes what the other leaves free. Appending costs the same however full it is. The byte budget is kept in
/// two steps: the ring holds as many entries as fit at `bytesPerEntry` each, and an export that is longer than the budget all
/// the same leaves out its oldest lines, by the same halves.
public struct Journal: Equatable, Sendable {
  /// What an entry is reckoned at, in bytes: more than it takes in memory, and than the usual line of any kind that
  /// holds no judgement.
  public static let bytesPerEntry = 512

  /// The most bytes that the lines of an export have.
  public let byteBudget: Int

  private var ring: JournalRing

  /// An empty journal of the usual size.
  public static var empty: Journal { Journal() }

  /// Makes an empty journal; a budget too small for one entry holds one.
  public init(byteBudget: Int = 256 * 1024) {
    self.byteBudget = max(0, byteBudget)
    ring = JournalRing(capacity: self.byteBudget / Self.bytesPerEntry)
  }

  /// The most entries it holds.
  public var capacity: Int { ring.capacity }

  /// How many entries were forgotten.
  public var forgotten: Int { ring.appended - ring.count }

  /// How many entries it holds.
  public var count: Int { ring.count }

  /// The entries, oldest first; copied each time it is asked, which takes as long as there are entries.
  public var entries: [JournalEntry] { ring.entries() }

  /// The last entry.
  public var last: JournalEntry? { ring.last }

  /// How many entries were ever appended.
  package var appended: Int { ring.appended }

  /// What it still holds of the entries that were appended after so many, oldest first.
  package func entries(after number: Int) -> [JournalEntry] { ring.entries(from: number) }

  /// Adds an entry; forgets the oldest if the ring is full.
  public mutating func append(_ entry: JournalEntry) { ring.append(entry) }

  /// Adds what happened at a time in seconds.
  public mutating func append(_ event: JournalEntry.Event, at time: TimeInterval) {
    append(JournalEntry(time: time, event: event))
  }

  /// Forgets everything.
  public mutating func removeAll() { ring.removeAll() }

  /// The journal as JSON Lines, oldest first, each line ended by a newline; at most `byteBudget` bytes.
  ///
  /// Identifiers and tags stand in it as they are, for tests and for the app's own use; what is handed on, `ResponderHUD`'s export
  /// hashes. Equal journals give equal text: keys stand in alphabetical order. Written anew each time it is asked.
  public var jsonLines: String { Self.jsonLines(entries, byteBudget: byteBudget) }

  /// Entries as JSON Lines, in their order; the oldest are left out beyond the budget in bytes.
  ///
  /// Half of the budget is for focus, keyboard and diagnoses if they need it. A single line that the budget has no room for, or that
  /// `JournalReader` would not take, is left out too, and the others are written: an export can always be read back.
  public static func jsonLines(_ entries: [JournalEntry], byteBudget: Int = .max) -> String {
    JournalWriter.lines(entries, byteBudget: byteBudget).map(\.text).joined()
  }
}
