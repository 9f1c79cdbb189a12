/// The storage of a journal: two queues that share its slots, each with the oldest entry first.
///
/// One queue is for entries about focus, keyboard and diagnoses, which are few and explain what
/// happened. The other is for all other entries, such as samples of a scroll, of which several may
/// arrive every second. Each queue always has half of the slots to itself, and may use those that
/// the other one leaves free.
struct JournalRing: Equatable, Sendable {
  /// A slot of the storage.
  private struct Slot: Equatable, Sendable {
    var entry: JournalEntry
    /// How many entries were appended before this one.
    var order: Int
    /// The index of the slot with the next newer entry of the same queue; -1 if there is none.
    var next = -1
  }

  private struct Queue: Equatable, Sendable {
    var first = -1
    var last = -1
    var count = 0
  }

  /// The maximum number of slots that are reserved at once; eight times the usual capacity.
  private static let mostReserved = 4_096

  let capacity: Int
  /// How many entries were appended since the ring was created or last emptied.
  private(set) var appended = 0

  private var slots: [Slot] = []
  private var lasting = Queue()
  private var passing = Queue()

  init(capacity: Int) { self.capacity = max(1, capacity) }

  var count: Int { slots.count }

  var last: JournalEntry? {
    let ends = [lasting.last, passing.last].filter { $0 >= 0 }
    return ends.max { slots[$0].order < slots[$1].order }.map { slots[$0].entry }
  }

  /// Returns the entries in the ring, oldest first, without the first `number` entries that were
  /// appended.
  func entries(from number: Int = 0) -> [JournalEntry] {
    var found: [JournalEntry] = []
    var (one, other) = (lasting.first, passing.first)
    while one >= 0 || other >= 0 {
      let isOne = other < 0 || one >= 0 && slots[one].order < slots[other].order
      let slot = slots[isOne ? one : other]
      if slot.order >= number { found.append(slot.entry) }
      if isOne { one = slot.next } else { other = slot.next }
    }
    return found
  }

  mutating func append(_ entry: JournalEntry) {
    let isLasting = entry.kind.isLasting
    let slot = Slot(entry: entry, order: appended)
    appended += 1
    guard slots.count == capacity else {
      // The first entry reserves the whole storage, so that later ones allocate nothing. A ring
      // with more slots than `mostReserved` allocates the rest as it fills.
      if slots.isEmpty { slots.reserveCapacity(min(capacity, Self.mostReserved)) }
      slots.append(slot)
      return link(slots.count - 1, isLasting)
    }
    let share = capacity / 2
    let losesLasting =
      lasting.count > 0 && (isLasting ? lasting.count >= share : lasting.count > share)
    let index = unlinkFirst(losesLasting)
    slots[index] = slot
    link(index, isLasting)
  }

  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    (lasting, passing, appended) = (Queue(), Queue(), 0)
  }

  private mutating func unlinkFirst(_ isLasting: Bool) -> Int {
    var queue = isLasting ? lasting : passing
    let index = queue.first
    queue.first = slots[index].next
    if queue.first < 0 { queue.last = -1 }
    queue.count -= 1
    if isLasting { lasting = queue } else { passing = queue }
    return index
  }

  private mutating func link(_ index: Int, _ isLasting: Bool) {
    var queue = isLasting ? lasting : passing
    if queue.last >= 0 { slots[queue.last].next = index } else { queue.first = index }
    queue.last = index
    queue.count += 1
    if isLasting { lasting = queue } else { passing = queue }
  }
}

extension JournalEntry.Kind {
  /// Whether entries of this kind explain what happened to the focus, so that the ring keeps them
  /// while many other entries arrive.
  var isLasting: Bool {
    switch self {
    case .focus, .keyboard, .diagnosis, .screen: true
    case .scroll, .dragEnd, .dismissal, .resign, .anchor, .action, .hud, .geometry: false
    }
  }
}
