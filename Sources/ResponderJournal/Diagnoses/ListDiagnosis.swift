/// Remembers the lists that a keyboard may cover, as they were before the keyboard appeared.
struct ListDiagnosis: Sendable {
  /// The changes of one list.
  struct Change: Sendable {
    let id: Int
    /// The change that shows how much room the list has made for the keyboard; nil while the list
    /// is behind another screen that owns the keyboard.
    let lift: ListChange?
    /// The change that shows whether the list's inset is restored; nil while the list cannot be
    /// judged, if the mistake is already reported, or if the inset cannot prove a mistake.
    let inset: ListChange?
  }

  fileprivate struct Entry: Sendable {
    /// The list as it was before the keyboard appeared.
    let first: DiagnosisFacts.List
    /// The same list, adjusted by the changes of size that the keyboard has not caused.
    var before: DiagnosisFacts.List
    /// The list's last known frame, in screen coordinates.
    var last: CGRect
    /// The list's last known room at the bottom: the inset and what the safe area adds.
    var lastRoom: CGFloat
    /// By how many points the list's room has grown while the keyboard was at rest, for example for
    /// a list of mentions that the app showed over the list. Never negative: room that shrinks may
    /// have been made for a higher keyboard of a screen in front.
    var gained: CGFloat = 0
    /// The sum of all changes of the list's room while the keyboard was at rest, in points;
    /// negative, for example, if the app has removed the list's footer.
    var drift: CGFloat = 0
    /// The range from the right room to the wrong room of a reported mistake. A room in this range
    /// is either the same mistake or a correction of it.
    var told: ClosedRange<CGFloat>?
    /// Whether the list was off the screen when its changes were last requested.
    var wasAway: Bool
    /// What was at the bottom of the screen before the keyboard appeared: nothing, or a bar alone.
    let resting: KeyboardPlacement
    /// The largest part of the list's height that the keyboard or the bar of the list's own screen
    /// has covered, in points.
    var covered: CGFloat = 0
    /// The height of the last input accessory view on the keyboard, in points.
    var accessory: CGFloat = 0
    /// Whether the list's own screen has shown the keyboard itself, not only a bar.
    var hasHadKeys = false
    /// The largest part of the list's height that the keyboard of a screen in front has covered, in
    /// points.
    var coveredFromFront: CGFloat = 0
    /// Whether the list cannot be judged yet, because it is off the screen, or behind another screen
    /// that shows a keyboard or a bar.
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
  /// The keyboard's state, and the time, in seconds, since which it has been unchanged.
  private var keyboard: (state: KeyboardState, since: TimeInterval)?

  var isEmpty: Bool { entries.isEmpty }

  /// Whether no watched list can be judged, because each is behind a screen that shows a keyboard
  /// or a bar; true if no list is watched.
  var isSettled: Bool { entries.allSatisfy(\.isPending) }

  /// Records the lists before the keyboard appears. A list whose record is not forgotten yet,
  /// because it may still have room for the last keyboard, keeps that record. A reported list that
  /// still has the wrong room keeps its report, so that correcting the room is not a new mistake.
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

  /// Notes a movement of the keyboard, even one that ends where it began. The keyboard's time at
  /// rest starts anew.
  mutating func keyboardMoves() { keyboard = nil }

  /// Forgets all lists that can be judged, except `ids`. For a reported list, the room that it
  /// should have and the reported wrong room are kept.
  mutating func forgetAll(but ids: Set<Int> = [], reported: Set<Int> = []) {
    for entry in entries where reported.contains(entry.first.id) {
      told[entry.first.id] = (entry.first.bottom.room, entry.lastRoom)
    }
    entries.removeAll { !$0.isPending && !ids.contains($0.first.id) }
  }

  /// Records the current state of each watched list, and returns the changes of those that the
  /// facts contain.
  mutating func changes(_ facts: DiagnosisFacts, hasLeft: Bool) -> [Change] {
    if keyboard?.state != facts.keyboard { keyboard = (facts.keyboard, facts.time) }
    let hasRested = facts.time - (keyboard?.since ?? facts.time) >= DiagnosisEvidence.settleTime
    return entries.indices.compactMap { index -> Change? in
      guard let now = facts.lists.first(where: { $0.id == entries[index].first.id }) else {
        entries[index].wasAway = true
        // A list that is off the screen is judged when its screen is back.
        entries[index].isPending = facts.awayLists.contains(entries[index].first.id)
        return nil
      }
      entries[index].see(now, besides: facts.keyboard, hasRested: hasRested)
      return entries[index].change(to: now, besides: facts.keyboard, hasLeft)
    }
  }
}

extension ListDiagnosis.Entry {
  /// Notes the list's current frame and room. If a list changes its size while the keyboard is at
  /// rest, or while the list is off the screen, the keyboard is not the reason. Then the record of
  /// the list without the keyboard changes by the same amount.
  fileprivate mutating func see(
    _ now: DiagnosisFacts.List, besides keyboard: KeyboardState, hasRested: Bool
  ) {
    let frame = now.bottom.frame
    if hasRested || wasAway,
      abs(last.width - frame.width) > 0.5 || abs(last.height - frame.height) > 0.5
    {
      let old = before.bottom.frame
      // Subtracts `last` from `old` first: if the two are equal, the difference is exactly 0, and
      // the record becomes exactly the new frame.
      before.bottom.frame = CGRect(
        x: frame.minX + (old.minX - last.minX), y: frame.minY + (old.minY - last.minY),
        width: frame.width + (old.width - last.width),
        height: frame.height + (old.height - last.height))
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
      if keyboard.placement != .hidden { accessory = now.windowBottom?.accessory ?? accessory }
    }
  }

  fileprivate func change(
    to now: DiagnosisFacts.List, besides keyboard: KeyboardState, _ hasLeft: Bool
  ) -> ListDiagnosis.Change {
    // If the app has resized the list and restored the old size, compare with the first record.
    var old = first
    if first.bottom.frame.size != now.bottom.frame.size {
      old = before
      // It is not known what the safe area would have added to the inset at the new size.
      old.bottom.safeArea = now.bottom.safeArea
      // The old record may contain room for a bar that covered the list only at its old size.
      old.isCertain = false
    }
    var base = before
    base.bottom.inset += gained
    var inset = change(from: old, to: now, besides: keyboard, hasLeft)
    // Room that the app has removed while the keyboard was at rest is not missing. Room that the
    // app has added is not considered, because a keyboard handler that ran late may have added it.
    if inset.leftOver < 0 {
      old.bottom.inset += max(min(0, drift), inset.leftOver)
      inset = change(from: old, to: now, besides: keyboard, hasLeft)
    }
    // Room can be missing only if the record cannot already contain room for the keyboard. Nor can
    // it be missing if a bar has appeared or disappeared with the keyboard, because the bar changes
    // insets by its own height.
    let canMiss = old.isCertain && keyboard.placement == resting
    let isTold = told.map { $0.lowerBound - 1...$0.upperBound + 1 ~= now.bottom.room } ?? false
    return ListDiagnosis.Change(
      id: first.id,
      lift: now.isBehind ? nil : change(from: base, to: now, besides: keyboard, hasLeft),
      inset: !isPending && !isTold && !now.isTextView && (inset.leftOver > 0 || canMiss)
        ? inset : nil)
  }

  private func change(
    from old: DiagnosisFacts.List, to now: DiagnosisFacts.List, besides keyboard: KeyboardState,
    _ hasLeft: Bool
  ) -> ListChange {
    var windowBottom = now.windowBottom
    if hasLeft {
      windowBottom?.accessory = accessory
      // A bar that has come or gone may have changed the inset.
      if let old = first.windowBottom, windowBottom?.hasSameBars(as: old) != true {
        windowBottom = nil
      }
    }
    return ListChange(
      list: old.identity, before: old.bottom, now: now.bottom, keyboard: keyboard,
      covered: hasHadKeys ? covered : max(covered, coveredFromFront), hasLeft: hasLeft,
      isBarOnly: !hasHadKeys && coveredFromFront == 0, windowBottom: windowBottom,
      isTextView: now.isTextView ? true : nil, writers: now.writers)
  }
}
