/// The most recent entries, oldest first, in a ring of limited capacity. A full ring drops an old
/// entry for each new one.
///
/// Entries about focus, keyboard and diagnoses have half of the ring to themselves, so that typing
/// and scrolling do not push them out. All other entries have the other half. Each of the two
/// groups may also use the space that the other one leaves free.
///
/// The byte budget is kept in two steps. The ring holds as many entries as fit if each takes
/// `bytesPerEntry`. An export that is still longer than the budget leaves out the oldest lines of a
/// group that exceeds its half.
public struct Journal: Equatable, Sendable {
  /// The size that the byte budget assumes for an entry, in bytes. It is more than an entry takes
  /// in memory, and more than a usual line without a decision.
  public static let bytesPerEntry = 512

  /// The largest total size of an export's lines, in bytes.
  public let byteBudget: Int

  private struct Slot: Equatable, Sendable {
    var entry: JournalEntry
    /// How many entries were appended before this one.
    var order: Int
  }

  /// The maximum number of slots that are reserved at once; eight times the usual capacity.
  private static let mostReserved = 4_096

  /// The entries, oldest first.
  private var slots: [Slot] = []
  /// How many of the entries are of a lasting kind.
  private var lasting = 0
  /// How many entries were appended since the journal was created or last emptied.
  package private(set) var appended = 0

  /// An empty journal with the default byte budget.
  public static var empty: Journal { Journal() }

  /// Creates an empty journal; `byteBudget` is in bytes. Even if the budget is too small for one
  /// entry, the journal holds one.
  public init(byteBudget: Int = 256 * 1024) { self.byteBudget = max(0, byteBudget) }

  /// The maximum number of entries that the journal holds.
  public var capacity: Int { max(1, byteBudget / Self.bytesPerEntry) }

  /// How many entries the journal has dropped since it was created or last emptied.
  public var forgotten: Int { appended - count }

  /// How many entries the journal holds.
  public var count: Int { slots.count }

  /// The entries, oldest first. Each access copies them, in time proportional to their number.
  public var entries: [JournalEntry] { slots.map(\.entry) }

  /// The newest entry; nil if the journal is empty.
  public var last: JournalEntry? { slots.last?.entry }

  /// Returns the entries that were appended after the first `number` entries and that the journal
  /// still holds, oldest first.
  package func entries(after number: Int) -> [JournalEntry] {
    slots.drop { $0.order < number }.map(\.entry)
  }

  /// Appends an entry. If the journal is full, it drops the oldest entry of one of the two groups:
  /// of the group that uses more than its half of the ring, or else of the new entry's own group.
  public mutating func append(_ entry: JournalEntry) {
    let isLasting = entry.kind.isLasting
    // The first entry reserves the whole storage, so that later ones allocate nothing. A journal
    // with more slots than `mostReserved` allocates the rest as it fills.
    if slots.isEmpty { slots.reserveCapacity(min(capacity, Self.mostReserved)) }
    if slots.count == capacity {
      let share = capacity / 2
      let losesLasting = lasting > 0 && (isLasting ? lasting >= share : lasting > share)
      if let oldest = slots.firstIndex(where: { $0.entry.kind.isLasting == losesLasting }) {
        slots.remove(at: oldest)
      }
      if losesLasting { lasting -= 1 }
    }
    slots.append(Slot(entry: entry, order: appended))
    appended += 1
    if isLasting { lasting += 1 }
  }

  /// Appends an entry for an event; `time` is in seconds.
  public mutating func append(_ event: JournalEntry.Event, at time: TimeInterval) {
    append(JournalEntry(time: time, event: event))
  }

  /// Removes all entries, and sets `forgotten` to 0.
  public mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    (lasting, appended) = (0, 0)
  }

  /// The journal as JSON Lines, oldest first, with a newline at the end of each line; at most
  /// `byteBudget` bytes.
  ///
  /// Identifiers and tags appear unchanged, for tests and for the app's own use. The export of
  /// `ResponderHUD`, which is meant for sharing, hashes them. Keys are in alphabetical order, so
  /// that equal journals give equal text. Each access creates the text anew.
  public var jsonLines: String { Self.jsonLines(entries, byteBudget: byteBudget) }

  /// Returns entries as JSON Lines, in their order. If the lines together exceed `byteBudget`
  /// bytes, the oldest are left out.
  ///
  /// Entries about focus, keyboard and diagnoses have half of the budget if they need it. A line
  /// that alone exceeds the budget, or that `JournalReader` would not read, is also left out. An
  /// export can therefore always be read back.
  public static func jsonLines(_ entries: [JournalEntry], byteBudget: Int = .max) -> String {
    JournalWriter.lines(entries, byteBudget: byteBudget).joined()
  }
}

extension JournalEntry.Kind {
  /// Whether entries of this kind explain what happened to the focus, so that the journal keeps them
  /// while many other entries arrive.
  var isLasting: Bool {
    switch self {
    case .focus, .keyboard, .diagnosis, .screen, .listMove: true
    case .scroll, .dragEnd, .dismissal, .resign, .anchor, .action, .hud, .geometry: false
    }
  }
}
