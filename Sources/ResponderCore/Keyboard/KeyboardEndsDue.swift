import Foundation

/// The changes of the keyboard whose ends, the `did` events, are still expected, oldest first. The
/// newest change stays in the list after its end while older ones have not ended.
///
/// The list has at most `most` elements. When a change begins after the newest one has ended, the
/// list is emptied first. When a change begins while the list is full, the oldest change is removed
/// first.
struct KeyboardEndsDue: Equatable, Sendable {
  /// A change of the keyboard, and its ends that are still expected: none once it has ended.
  struct Change: Equatable, Codable, Sendable {
    /// The frame to which the change leads, in screen coordinates; zero if the notification has no
    /// usable frame.
    var frame: CGRect
    var ends: [KeyboardEvent.Kind]
  }

  /// The largest number of changes in the list. At most three changes have been seen under way at a
  /// time (T4.13.51).
  static let most = 4

  private(set) var changes: [Change] = []

  init() {}

  private init(_ changes: [Change]) {
    self.changes = changes.suffix(Self.most).map {
      let ends = Self.ends.filter($0.ends.contains)
      return Change(frame: $0.frame, ends: ends)
    }
  }

  private static let ends: [KeyboardEvent.Kind] = [.didChangeFrame, .didShow, .didHide]

  /// Returns whether an end of this kind is still expected.
  func contains(_ end: KeyboardEvent.Kind) -> Bool { changes.contains { $0.ends.contains(end) } }

  /// Returns the index of the newest change that expects this end with this frame. If several
  /// changes lead to the same frame, only the newest is certain to get an end.
  func index(of end: KeyboardEvent.Kind, _ frame: CGRect) -> Int? {
    changes.lastIndex { $0.frame == frame && $0.ends.contains(end) }
  }

  /// Returns whether an end belongs to a change after which another one has begun.
  func isOvertaken(_ end: KeyboardEvent.Kind, _ frame: CGRect) -> Bool {
    index(of: end, frame).map { $0 < changes.count - 1 } ?? false
  }

  /// Whether the newest change has ended, or there is none.
  var isNewestDone: Bool { changes.last?.ends.isEmpty ?? true }

  /// Records that a change begins.
  mutating func begin(_ frame: CGRect, _ ends: [KeyboardEvent.Kind]) {
    changes =
      (isNewestDone ? [] : changes.suffix(Self.most - 1)) + [Change(frame: frame, ends: ends)]
    tidy()
  }

  /// Records that the newest change expects one more end, because it is a show or a hide.
  mutating func expect(_ end: KeyboardEvent.Kind) {
    changes[changes.count - 1].ends.append(end)
  }

  /// Records an end that has arrived. A `didHide` whose frame is not that of an expected hide
  /// counts as the end of the newest hide.
  mutating func remove(_ end: KeyboardEvent.Kind, _ frame: CGRect) {
    let hide = end == .didHide ? changes.lastIndex { $0.ends.contains(end) } : nil
    guard let index = index(of: end, frame) ?? hide else { return }
    changes[index].ends.removeAll { $0 == end }
    tidy()
  }

  /// Removes the changes that have ended. The newest is removed only when all older ones have
  /// ended.
  private mutating func tidy() {
    let last = changes.count - 1
    changes = changes.enumerated().filter { $0 == last || !$1.ends.isEmpty }.map(\.element)
    if changes.count == 1, isNewestDone { changes = [] }
  }
}

extension KeyboardEndsDue: Codable {
  init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Change].self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(changes)
  }
}
