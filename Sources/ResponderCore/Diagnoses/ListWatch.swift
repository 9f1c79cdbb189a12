import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Remembers the lists that a keyboard may cover as they were before it came.
struct ListWatch: Sendable {
  /// What became of a list.
  struct Change: Sendable {
    let id: Int
    /// The room that it has made for the keyboard; nil while the keyboard is another screen's.
    let lift: ListChange?
    /// What has become of its inset; nil where it proves nothing.
    let inset: ListChange?
  }

  fileprivate struct Entry: Sendable {
    /// As it was when the keyboard came.
    let first: DiagnosisFacts.List
    /// The same, with what it has grown or shrunk since for a reason of its own.
    var before: DiagnosisFacts.List
    /// Where it was seen last, screen coordinates.
    var last: CGRect?
    /// Whether it has been off the screen since.
    var wasAway: Bool
    /// The most that the keyboard covered of it, points.
    var covered: CGFloat = 0

    init(_ list: DiagnosisFacts.List) {
      (first, before, wasAway) = (list, list, list.wasAway)
      last = list.wasAway ? list.bottom.frame : nil
    }
  }

  private var entries: [Entry] = []
  /// Since when the keyboard stands as it does.
  private var keyboard: (state: KeyboardState, since: TimeInterval)?

  var isEmpty: Bool { entries.isEmpty }

  /// What still has the last keyboard's room is known already, as it was before that.
  mutating func keyboardComes(over lists: [DiagnosisFacts.List]) {
    let known = Set(entries.map(\.first.id))
    entries += lists.filter { !known.contains($0.id) }.map(Entry.init)
  }

  /// The keyboard has left: only these are still looked at.
  mutating func forgetAll(but ids: Set<Int>) {
    entries.removeAll { !ids.contains($0.first.id) }
  }

  /// What became of each.
  mutating func changes(_ facts: DiagnosisFacts) -> [Change] {
    if keyboard?.state != facts.keyboard { keyboard = (facts.keyboard, facts.time) }
    let hasRested = facts.time - (keyboard?.since ?? facts.time) >= DiagnosisEvidence.settleTime
    return entries.indices.compactMap { index -> Change? in
      guard let now = facts.lists.first(where: { $0.id == entries[index].first.id }) else {
        entries[index].wasAway = true
        return nil
      }
      entries[index].see(now, besides: facts.keyboard, hasRested: hasRested)
      return entries[index].change(to: now, besides: facts.keyboard)
    }
  }
}

extension ListWatch.Entry {
  /// A list that takes another size while the keyboard rests, or while another screen is shown, does so for a reason of its own: before
  /// the keyboard it would have been that much larger or smaller, too.
  fileprivate mutating func see(
    _ now: DiagnosisFacts.List, besides keyboard: KeyboardState, hasRested: Bool
  ) {
    let frame = now.bottom.frame
    if let last, hasRested || wasAway,
      abs(last.width - frame.width) > 0.5 || abs(last.height - frame.height) > 0.5
    {
      let old = before.bottom.frame
      // In this order nothing is left of a number that comes back to what it was.
      before.bottom.frame = CGRect(
        x: frame.minX + (old.minX - last.minX), y: frame.minY + (old.minY - last.minY),
        width: frame.width + (old.width - last.width),
        height: frame.height + (old.height - last.height))
      // What the safe area added to it at that size is not known.
      before.isCertain = false
    }
    (last, wasAway) = (frame, false)
    covered = max(covered, change(from: before, to: now, besides: keyboard).need)
  }

  fileprivate func change(
    to now: DiagnosisFacts.List, besides keyboard: KeyboardState
  ) -> ListWatch.Change {
    // One that the app had cut, and that has its size again, is as it was.
    let old = first.bottom.frame.size == now.bottom.frame.size ? first : before
    let inset = change(from: old, to: now, besides: keyboard)
    return ListWatch.Change(
      id: first.id, lift: now.isBehind ? nil : change(from: before, to: now, besides: keyboard),
      // A "before" that may have had room for the keyboard already proves nothing missing.
      inset: inset.leftOver > 0 || old.isCertain ? inset : nil)
  }

  private func change(
    from old: DiagnosisFacts.List, to now: DiagnosisFacts.List, besides keyboard: KeyboardState
  ) -> ListChange {
    ListChange(
      list: old.identity, before: old.bottom, now: now.bottom, keyboard: keyboard, covered: covered)
  }
}
