public import Foundation

/// A ring of the most recent events, oldest first, that drops the oldest.
///
/// Entries about focus, keyboard and diagnoses have half of the ring to themselves, so that typing
/// and scrolling do not push them out. All other entries have the other half. Each half may use the
/// space that the other leaves free. Appending takes constant time. Two steps keep the byte budget:
/// the ring holds as many entries as fit at `bytesPerEntry` each; and an export that is still
/// longer than the budget leaves out its oldest lines, by the same halves.
public struct Journal: Equatable, Sendable {
  /// The size that the budget assumes for an entry, in bytes. It is more than an entry takes in
  /// memory, and more than a usual line without a decision.
  public static let bytesPerEntry = 512

  /// The largest size of an export's lines, in bytes.
  public let byteBudget: Int

  private var ring: JournalRing

  /// An empty journal with the default byte budget.
  public static var empty: Journal { Journal() }

  /// Creates an empty journal. Even if the budget is too small for one entry, the journal holds
  /// one.
  public init(byteBudget: Int = 256 * 1024) {
    self.byteBudget = max(0, byteBudget)
    ring = JournalRing(capacity: self.byteBudget / Self.bytesPerEntry)
  }

  /// The maximum number of entries that it holds.
  public var capacity: Int { ring.capacity }

  /// How many entries the ring has dropped.
  public var forgotten: Int { ring.appended - ring.count }

  /// How many entries it holds.
  public var count: Int { ring.count }

  /// The entries, oldest first. Each access copies them, in time proportional to their number.
  public var entries: [JournalEntry] { ring.entries() }

  /// The last entry.
  public var last: JournalEntry? { ring.last }

  /// How many entries were ever appended.
  package var appended: Int { ring.appended }

  /// Returns the entries that were appended after the first `number` and are still in the ring,
  /// oldest first.
  package func entries(after number: Int) -> [JournalEntry] { ring.entries(from: number) }

  /// Adds an entry, and drops the oldest if the ring is full.
  public mutating func append(_ entry: JournalEntry) { ring.append(entry) }

  /// Adds an event at a time in seconds.
  public mutating func append(_ event: JournalEntry.Event, at time: TimeInterval) {
    append(JournalEntry(time: time, event: event))
  }

  /// Removes all entries.
  public mutating func removeAll() { ring.removeAll() }

  /// The journal as JSON Lines, oldest first, each line ended by a newline; at most `byteBudget`
  /// bytes.
  ///
  /// Identifiers and tags appear unchanged, for tests and for the app's own use. The export of
  /// `ResponderHUD`, which is meant for sharing, hashes them. Equal journals give equal text, with
  /// keys in alphabetical order. Each access creates the text anew.
  public var jsonLines: String { Self.jsonLines(entries, byteBudget: byteBudget) }

  /// Returns entries as JSON Lines, in their order. It leaves out the oldest entries that exceed
  /// the budget, in bytes.
  ///
  /// Entries about focus, keyboard and diagnoses have half of the budget if they need it. A line
  /// that is longer than the budget, or that `JournalReader` would not read, is also left out. An
  /// export can therefore always be read back.
  public static func jsonLines(_ entries: [JournalEntry], byteBudget: Int = .max) -> String {
    JournalWriter.lines(entries, byteBudget: byteBudget).map(\.text).joined()
  }
}
