public import Foundation

/// The last things that happened, oldest first; a ring that forgets the oldest.
///
/// Appending costs the same however full it is. The byte budget is kept in two steps: the ring holds as many entries as fit
/// at `bytesPerEntry` each, and an export that is longer than the budget all the same leaves out its oldest lines.
public struct Journal: Equatable, Sendable {
  /// What an entry is reckoned at, in bytes: more than it takes in memory, and than the usual line of any kind that
  /// holds no judgement.
  public static let bytesPerEntry = 512

  /// The most entries that room is made for at once; eight times the usual capacity.
  private static let mostReserved = 4_096

  /// The most bytes an export has.
  public let byteBudget: Int
  /// The most entries it holds.
  public let capacity: Int
  /// How many entries were forgotten.
  public private(set) var forgotten = 0

  private var ring: [JournalEntry] = []
  private var oldest = 0

  /// An empty journal of the usual size.
  public static var empty: Journal { Journal() }

  /// Makes an empty journal; a budget too small for one entry holds one.
  public init(byteBudget: Int = 256 * 1024) {
    self.byteBudget = max(0, byteBudget)
    capacity = max(1, self.byteBudget / Self.bytesPerEntry)
  }

  /// How many entries it holds.
  public var count: Int { ring.count }

  /// The entries, oldest first; copied each time it is asked, which takes as long as there are entries.
  public var entries: [JournalEntry] {
    Array(ring[oldest...] + ring[..<oldest])
  }

  /// The last entry.
  public var last: JournalEntry? {
    oldest == 0 ? ring.last : ring[oldest - 1]
  }

  /// Adds an entry; forgets the oldest if the ring is full.
  public mutating func append(_ entry: JournalEntry) {
    guard ring.count == capacity else {
      // The whole ring at once, with the first entry: from then on appending allocates nothing. One larger than any
      // session fills grows as it is filled.
      if ring.isEmpty { ring.reserveCapacity(min(capacity, Self.mostReserved)) }
      ring.append(entry)
      return
    }
    ring[oldest] = entry
    oldest = (oldest + 1) % capacity
    forgotten += 1
  }

  /// Adds what happened at a time in seconds.
  public mutating func append(_ event: JournalEntry.Event, at time: TimeInterval) {
    append(JournalEntry(time: time, event: event))
  }

  /// Forgets everything.
  public mutating func removeAll() {
    ring.removeAll(keepingCapacity: true)
    oldest = 0
    forgotten = 0
  }

  /// The journal as JSON Lines, oldest first, each line ended by a newline; at most `byteBudget` bytes.
  ///
  /// Equal journals give equal text: keys stand in alphabetical order. Written anew each time it is asked.
  public var jsonLines: String { Self.jsonLines(entries, byteBudget: byteBudget) }

  /// Entries as JSON Lines, in their order; the oldest are left out beyond the budget in bytes.
  ///
  /// A single line that the budget has no room for, or that is longer than `JournalReader.longestLine`, is left out too,
  /// and the others are written: an export can always be read back.
  public static func jsonLines(_ entries: [JournalEntry], byteBudget: Int = .max) -> String {
    let encoder = JournalFormat.encoder()
    var lines: [String] = []
    var bytes = 0
    for entry in entries.reversed() {
      // Every payload is plain numbers and strings; one that cannot be written is left out rather than crash a host.
      guard let data = try? encoder.encode(entry), data.count <= JournalReader.longestLine,
        data.count < byteBudget
      else { continue }
      bytes += data.count + 1
      guard bytes <= byteBudget else { break }
      lines.append(String(decoding: data, as: UTF8.self) + "\n")
    }
    return lines.reversed().joined()
  }
}
