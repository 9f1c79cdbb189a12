import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Remembers the lists that a keyboard may cover, as they were before it came.
struct ListWatch: Sendable {
  /// The changes of one list.
  struct Change: Sendable {
    let id: Int
    /// The room that it has made for the keyboard; nil while the keyboard belongs to another
    /// screen.
    let lift: ListChange?
    /// The change of its inset; nil if the inset proves nothing, or not yet.
    let inset: ListChange?
  }

  fileprivate struct Entry: Sendable {
    /// The list when the keyboard came.
    let first: DiagnosisFacts.List
    /// The same list, adjusted by what it has since grown or shrunk for reasons of its own.
    var before: DiagnosisFacts.List
    /// Its last known frame, in screen coordinates.
    var last: CGRect
    /// Its last known room at the bottom: the inset and what the safe area adds.
    var lastRoom: CGFloat
    /// How much its room has grown while the keyboard rested, and how much it has shrunk, which is
    /// negative: the app has shown a list of mentions over it, or its footer has gone.
    var (gained, lost): (CGFloat, CGFloat) = (0, 0)
    /// What its room was before a mistake that has been reported, and the room that was reported.
    /// Anything in between is the same mistake, or is put right.
    var told: ClosedRange<CGFloat>?
    /// Whether it has changed its size for reasons of its own. What the safe area added to its
    /// inset at that size is not known.
    var isResized = false
    /// Whether it has been off the screen since the last look.
    var wasAway: Bool
    /// What stood at the bottom of the screen before the keyboard came: nothing, or a bar alone.
    let resting: KeyboardPlacement
    /// The most that the keyboard or the bar of its own screen has covered of it, in points.
    var covered: CGFloat = 0
    /// Whether the keyboard itself has been its own screen's.
    var hasHadKeys = false
    /// The most that the keyboard of a screen in front of it has covered of it, in points.
    var coveredFromFront: CGFloat = 0
    /// Whether it is behind another screen, whose keyboard or bar stands: it cannot be judged yet.
    var isPending = false

    init(_ list: DiagnosisFacts.List, after resting: KeyboardPlacement) {
      (first, before, wasAway, self.resting) = (list, list, list.wasAway, resting)
      last = list.bottom.frame
      lastRoom = list.bottom.room
    }
  }

  private var entries: [Entry] = []
  /// The lists that have been reported: the room that they had before that, and the room that was
  /// wrong.
  private var told: [Int: (right: CGFloat, wrong: CGFloat)] = [:]
  /// The keyboard's state, and the time since which it has been unchanged.
  private var keyboard: (state: KeyboardState, since: TimeInterval)?

  var isEmpty: Bool { entries.isEmpty }

  /// Whether every list that is watched waits for a screen in front of it to go.
  var isSettled: Bool { entries.allSatisfy(\.isPending) }

  /// Records the lists before the keyboard comes. A list that still has the last keyboard's room
  /// keeps its first record. One that has been reported and has not changed since may be put right.
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

  /// Notes that the keyboard moves, also from a place to the same place. It has not rested.
  mutating func keyboardMoves() { keyboard = nil }

  /// Forgets all other lists that can be judged; of those that have been reported, it remembers what
  /// would be right.
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
  /// while another screen is shown, does so for reasons of its own: before the keyboard came it
  /// would have been larger or smaller by the same amount.
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
      (gained, lost) = (max(0, gained + change), min(0, lost + change))
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
      // It may have needed the room that it had for a bar in its old size alone.
      old.isCertain = false
    }
    var base = before
    base.bottom.inset += gained
    var inset = change(from: old, to: now, besides: keyboard, hasLeft)
    // What the app has taken away while the keyboard rested is not missing. What it has added may
    // have been a handler that came late.
    if inset.leftOver < 0 {
      old.bottom.inset += max(lost, inset.leftOver)
      inset = change(from: old, to: now, besides: keyboard, hasLeft)
    }
    // A bar that has come or gone with the keyboard changes insets by its own height. If the record
    // may already contain room for the keyboard, it cannot prove that room is missing either.
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
