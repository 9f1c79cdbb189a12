import Foundation

/// The changes of the keyboard whose ends are still to come, and the newest one even if it has ended, oldest first.
///
/// No end is waited for without limit: all are forgotten when a change begins after the newest one has ended, and the
/// oldest change when one more begins than are ever under way at a time.
struct KeyboardEndsDue: Equatable, Sendable {
  /// A change, and which of its ends are to come: none once it has ended.
  struct Change: Equatable, Codable, Sendable {
    /// Where it leads, in screen coordinates; zero where that says nothing.
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

  /// Whether the end of a change of this kind is to come.
  func contains(_ end: KeyboardEvent.Kind) -> Bool { changes.contains { $0.ends.contains(end) } }

  /// The newest change that such an end belongs to. Where several lead to one frame, the newest: it is the one that
  /// certainly has an end.
  func index(of end: KeyboardEvent.Kind, _ frame: CGRect) -> Int? {
    changes.lastIndex { $0.frame == frame && $0.ends.contains(end) }
  }

  /// Whether an end belongs to a change that another one overtook.
  func isOvertaken(_ end: KeyboardEvent.Kind, _ frame: CGRect) -> Bool {
    index(of: end, frame).map { $0 < changes.count - 1 } ?? false
  }

  /// Whether the newest change has ended, or there is none.
  var isNewestDone: Bool { changes.last?.ends.isEmpty ?? true }

  /// A change begins.
  mutating func begin(_ frame: CGRect, _ ends: [KeyboardEvent.Kind]) {
    changes =
      (isNewestDone ? [] : changes.suffix(Self.most - 1)) + [Change(frame: frame, ends: ends)]
    tidy()
  }

  /// The newest change turns out to be a show or a hide.
  mutating func expect(_ end: KeyboardEvent.Kind) {
    changes[changes.count - 1].ends.append(end)
  }

  /// An end came; one of a hide needs no frame.
  mutating func remove(_ end: KeyboardEvent.Kind, _ frame: CGRect) {
    let hide = end == .didHide ? changes.lastIndex { $0.ends.contains(end) } : nil
    guard let index = index(of: end, frame) ?? hide else { return }
    changes[index].ends.removeAll { $0 == end }
    tidy()
  }

  /// Ended changes tell nothing, but for the newest while older ones are to end.
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
