import Foundation

/// The keyboard's changes whose ends are still to come, and the newest change even if it has ended,
/// oldest first.
///
/// The list never grows without limit. A change that begins after the newest one has ended clears
/// it, and a change beyond the maximum number that can be under way at a time drops the oldest.
struct KeyboardEndsDue: Equatable, Sendable {
  /// A change and its ends that are still to come; the ends are empty once it has ended.
  struct Change: Equatable, Codable, Sendable {
    /// The frame to which it leads, in screen coordinates; zero if the notification has no usable
    /// frame.
    var frame: CGRect
    var ends: [KeyboardEvent.Kind]
  }

  /// More changes than are ever under way at a time: T4.13.51 saw three.
  static let most = 4

  private(set) var changes: [Change] = []

  init() {}

  private init(_ changes: [Change]) {
    self.changes = changes.suffix(Self.most).map {
      let ends = Self.ends.filter($0.ends.contains)
      return Change(frame: $0.frame, ends: ends)
    }
    tidy()
  }

  private static let ends: [KeyboardEvent.Kind] = [.didChangeFrame, .didShow, .didHide]

  /// Whether an end of this kind is still to come.
  func contains(_ end: KeyboardEvent.Kind) -> Bool { changes.contains { $0.ends.contains(end) } }

  /// The newest change that the end belongs to. If several changes lead to the same frame, only the
  /// newest is certain to get an end.
  func index(of end: KeyboardEvent.Kind, _ frame: CGRect) -> Int? {
    changes.lastIndex { $0.frame == frame && $0.ends.contains(end) }
  }

  /// Whether an end belongs to a change that another one overtook.
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

  /// Records that the newest change is a show or a hide.
  mutating func expect(_ end: KeyboardEvent.Kind) {
    changes[changes.count - 1].ends.append(end)
  }

  /// Records an end. The end of a hide matches whatever its frame is.
  mutating func remove(_ end: KeyboardEvent.Kind, _ frame: CGRect) {
    let hide = end == .didHide ? changes.lastIndex { $0.ends.contains(end) } : nil
    guard let index = index(of: end, frame) ?? hide else { return }
    changes[index].ends.removeAll { $0 == end }
    tidy()
  }

  /// Drops changes that have ended, except the newest while older ones are still to end.
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
