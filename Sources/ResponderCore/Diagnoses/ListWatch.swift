import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Remembers the lists that a keyboard may cover, as they were before it appeared.
struct ListWatch: Sendable {
  /// The changes of one list.
  struct Change: Sendable {
    let id: Int
    /// The room that it has made for the keyboard; nil while the keyboard belongs to another
    /// screen.
    let lift: ListChange?
    /// The change of its inset; nil as long as the inset proves nothing.
    let inset: ListChange?
  }

  fileprivate struct Entry: Sendable {
    /// The list when the keyboard appeared.
    let first: DiagnosisFacts.List
    /// The same list, adjusted by the changes of size that the keyboard has not caused.
    var before: DiagnosisFacts.List
    /// Its last known frame, in screen coordinates.
    var last: CGRect
    /// Its last known room at the bottom: the inset and what the safe area adds.
    var lastRoom: CGFloat
    /// How much its room has grown while the keyboard rested, in points, such as by a list of
    /// mentions that the app showed over it. It is never negative: a keyboard in front that was
    /// higher had asked for more room.
    var gained: CGFloat = 0
    /// By how much its room differs from what it was when the keyboard came to rest, in points;
    /// negative if the app has removed its footer, for example.
    var drift: CGFloat = 0
    /// The range from the right room to the wrong room of a reported mistake. A room in this range
    /// is the same mistake, or the app has corrected it.
    var told: ClosedRange<CGFloat>?
    /// Whether it has changed its size for reasons other than the keyboard. What the safe area
    /// would have added to its inset at the new size is not known.
    var isResized = false
    /// Whether it has been off the screen since the last look.
    var wasAway: Bool
    /// What was at the bottom of the screen before the keyboard appeared: nothing, or a bar alone.
    let resting: KeyboardPlacement
    /// The largest height that the keyboard or the bar of its own screen has covered of it, in
    /// points.
    var covered: CGFloat = 0
    /// Whether its own screen has shown the keyboard itself, not only a bar.
    var hasHadKeys = false
    /// The largest height that the keyboard of a screen in front of it has covered of it, in
    /// points.
    var coveredFromFront: CGFloat = 0
    /// Whether it is behind another screen that shows a keyboard or a bar, so that it cannot be
    /// judged yet.
    var isPending = false

    init(_ list: DiagnosisFacts.List, after resting: KeyboardPlacement) {
      (first, before, wasAway, self.resting) = (list, list, list.wasAway, resting)
      last = list.bottom.frame
      lastRoom = list.bottom.room
    }
  }

  private var entries: [Entry] = []
  /// The reported lists, by number: the room that each should have, and the wrong room that was
  /// reported, in points.
  private var told: [Int: (right: CGFloat, wrong: CGFloat)] = [:]
  /// The keyboard's state, and the time since which it has been unchanged.
  private var keyboard: (state: KeyboardState, since: TimeInterval)?

  var isEmpty: Bool { entries.isEmpty }

  /// Whether every watched list waits for a screen in front of it to disappear.
  var isSettled: Bool { entries.allSatisfy(\.isPending) }

  /// Records the lists before the keyboard appears. A list that still has the last keyboard's room
  /// keeps its first record. A reported list that has not changed since keeps its report, so that
  /// correcting it is not a new mistake.
  mutating func keyboardComes(
    over lists: [DiagnosisFacts.List], after resting: KeyboardPlacement
  ) {
    let known = Set(entries.map(\.first.id))
    entries += lists.filter { !known.contains($0.id) }.map { list in
      var entry = Entry(list, after: resting)
      if let old = told[list.id], abs(old.wrong - list.bottom.room) <= 1 {
        entry.told = min(old.right, old.wrong)...max(old.right, old.wrong)
      } else {
        told[list.id] = nil
      }
      return entry
    }
  }

  /// Notes that the keyboard moves, even if it ends where it began. Its time at rest starts anew.
  mutating func keyboardMoves() { keyboard = nil }

  /// Forgets all lists that can be judged, except `ids`. For the reported lists, it keeps the room
  /// that they should have.
  mutating func forgetAll(but ids: Set<Int> = [], reported: Set<Int> = []) {
    for entry in entries where reported.contains(entry.first.id) {
      told[entry.first.id] = (entry.first.bottom.room, entry.lastRoom)
    }
    entries.removeAll { !$0.isPending && !ids.contains($0.first.id) }
  }

  /// Returns the changes of each list.
  mutating func changes(_ facts: DiagnosisFacts, hasLeft: Bool) -> [Change] {
    if keyboard?.state != facts.keyboard { keyboard = (facts.keyboard, facts.time) }
    let hasRested = facts.time - (keyboard?.since ?? facts.time) >= DiagnosisEvidence.settleTime
    return entries.indices.compactMap { index -> Change? in
      guard let now = facts.lists.first(where: { $0.id == entries[index].first.id }) else {
        entries[index].wasAway = true
        entries[index].isPending = false
        return nil
      }
      entries[index].see(now, besides: facts.keyboard, hasRested: hasRested)
      return entries[index].change(to: now, besides: facts.keyboard, hasLeft)
    }
  }
}

extension ListWatch.Entry {
  /// Notes the list's present frame. A list that changes its size while the keyboard rests, or
  /// while another screen is shown, does so for reasons other than the keyboard. Without the
  /// keyboard it would have changed by the same amount.
  fileprivate mutating func see(
    _ now: DiagnosisFacts.List, besides keyboard: KeyboardState, hasRested: Bool
  ) {
    let frame = now.bottom.frame
    if hasRested || wasAway,
      abs(last.width - frame.width) > 0.5 || abs(last.height - frame.height) > 0.5
    {
      let old = before.bottom.frame
      // In this order of operations a value that returns to its start leaves no rounding error.
      before.bottom.frame = CGRect(
        x: frame.minX + (old.minX - last.minX), y: frame.minY + (old.minY - last.minY),
        width: frame.width + (old.width - last.width),
        height: frame.height + (old.height - last.height))
      isResized = true
    }
    if hasRested {
      let change = now.bottom.room - lastRoom
      gained = max(0, gained + change)
      drift += change
    }
    (last, lastRoom, wasAway) = (frame, now.bottom.room, false)
    isPending = now.isBehind && keyboard.placement != .hidden
    let need = change(from: before, to: now, besides: keyboard, false).need
    if now.isBehind {
      coveredFromFront = max(coveredFromFront, need)
    } else {
      covered = max(covered, need)
      if keyboard.placement.isUp { hasHadKeys = true }
    }
  }

  fileprivate func change(
    to now: DiagnosisFacts.List, besides keyboard: KeyboardState, _ hasLeft: Bool
  ) -> ListWatch.Change {
    // A list that the app made smaller, and that has its old size again, is compared with its first
    // record.
    var old = first
    if isResized, first.bottom.frame.size != now.bottom.frame.size {
      old = before
      old.bottom.safeArea = now.bottom.safeArea
      // The old record may contain room for a bar that covered the list only at its old size.
      old.isCertain = false
    }
    var base = before
    base.bottom.inset += gained
    var inset = change(from: old, to: now, besides: keyboard, hasLeft)
    // Room that the app has removed while the keyboard rested is not missing. Room that it has
    // added may come from a keyboard handler that ran late.
    if inset.leftOver < 0 {
      old.bottom.inset += max(min(0, drift), inset.leftOver)
      inset = change(from: old, to: now, besides: keyboard, hasLeft)
    }
    // A bar that has appeared or disappeared with the keyboard changes insets by its own height. If
    // the record may already contain room for the keyboard, it cannot prove that room is missing
    // either.
    let canMiss = old.isCertain && (!hasLeft || keyboard.placement == resting)
    let isTold = told.map { $0.lowerBound - 1...$0.upperBound + 1 ~= now.bottom.room } ?? false
    return ListWatch.Change(
      id: first.id,
      lift: now.isBehind ? nil : change(from: base, to: now, besides: keyboard, hasLeft),
      inset: !isPending && !isTold && (inset.leftOver > 0 || canMiss) ? inset : nil)
  }

  private func change(
    from old: DiagnosisFacts.List, to now: DiagnosisFacts.List, besides keyboard: KeyboardState,
    _ hasLeft: Bool
  ) -> ListChange {
    ListChange(
      list: old.identity, before: old.bottom, now: now.bottom, keyboard: keyboard,
      covered: hasHadKeys ? covered : max(covered, coveredFromFront), hasLeft: hasLeft,
      isBarOnly: !hasHadKeys && coveredFromFront == 0)
  }
}
