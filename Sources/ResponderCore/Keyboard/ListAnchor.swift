// This file has over 400 lines because it is one state machine, whose events share its state.
internal import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Keeps a list in place while the keyboard moves: events go in, effects come out (design rule 4).
///
/// Like `TagRegistry`, it is a value that uses no framework, and a replay needs only its events. An
/// adapter reports its measurements and performs the effects in order. It calls `mayPerform` before
/// each step of a change, because app code that a step calls may end the anchor. Then it reports
/// the list after the change. `AnchorRoom` computes the insets, `AnchorTrack` keeps the reference
/// for offsets, and `AnchorDecision`, which the journal records, computes the offset.
///
/// - A keyboard can also come to cover a list when the list joins a window, changes size, or
///   regains the first responder. No notification reports these events, so the anchor checks the
///   list in every turn in which a keyboard is over the list's window.
/// - A list at its end that nothing covers stays at its end when it is resized.
/// - A list that a transform flips upside down is computed as the user sees it. The anchor then
///   makes room at the list's top inset.
package struct ListAnchor: Equatable, Sendable {
  package let policy: AnchorPolicy
  private var track: AnchorTrack
  private var room: AnchorRoom
  private var pull = KeyboardPull()
  private var isRunning = false
  package private(set) var isTurnedOver: Bool
  /// The reference's offset in a list that is upside down. It is kept in both coordinate systems,
  /// because a conversion would round it.
  private var turnedReference: TurnedOffset?
  /// The rectangle of the first responder that the anchor last kept visible, in the upright list.
  private var lastFocus: CGRect?
  /// Whether the adapter is making a change, which may call app code that causes further events.
  private var isPerforming = false
  private var mustLookAgain = false
  /// Whether the reference stays the same after the change in progress (`AnchorTrack.leave`).
  /// Otherwise the list as the change leaves it becomes the new reference.
  private var leaves = false
  /// Increases whenever the change in progress becomes obsolete.
  private var era = 0
  /// When the app last began an animated scroll to the end, in seconds; nil once the scroll is over
  /// or a finger holds the list.
  private var sentToEnd: TimeInterval?
  /// Whether the list was in a window and laid out at the end of a turn; only then does it have a
  /// place to keep.
  private var hasBeenSeen: Bool
  /// When the last keyboard notification arrived while the list was in a window, in seconds.
  private var movedAt: TimeInterval?

  /// An offset of an upside-down list, in the upright list's coordinates and in the list's own.
  private struct TurnedOffset: Equatable {
    var turned: CGFloat
    var own: CGFloat
  }

  /// For this many seconds after a notification, a layout may still be the keyboard's consequence
  /// (T4.19.6, T4.20.22).
  private static let news: TimeInterval = 0.1

  /// Whether an anchor that holds no room lets other code make room first, in the layout that
  /// follows a keyboard notification, as SwiftUI does (T4.20.9).
  ///
  /// If the anchor made room at the notification, that code would take it into account, and so
  /// would UIKit when it scrolls to the field. The anchor makes the room that is still missing at
  /// the next *place* or at the end of the turn. Room that other code makes later than that is made
  /// twice.
  private let letsOthersGoFirst: Bool

  /// Starts with the list as it is now, or takes over the room and the records about the keyboard
  /// from another anchor of the same list. If the policy and the orientation are the same too, the
  /// new anchor also takes over the records about the list.
  package init(
    policy: AnchorPolicy, sight: AnchorSight, takingOverFrom old: ListAnchor? = nil,
    letsOthersGoFirst: Bool = false
  ) {
    self.letsOthersGoFirst = letsOthersGoFirst
    let same = old.flatMap {
      $0.policy == policy && $0.isTurnedOver == sight.isTurnedOver ? $0 : nil
    }
    self.policy = policy
    isTurnedOver =
      old.map { $0.room.isHolding ? $0.isTurnedOver : sight.isTurnedOver }
      ?? sight.isTurnedOver
    // The old anchor remembers the safe area that the list has in a window (`upright(_:)`).
    let known = old.flatMap { $0.isTurnedOver == sight.isTurnedOver ? $0.upright(sight) : nil }
    track = same?.track ?? AnchorTrack(policy: policy, geometry: known ?? sight.upright)
    turnedReference = same?.turnedReference
    hasBeenSeen = same?.hasBeenSeen ?? false
    lastFocus = same?.lastFocus
    sentToEnd = same?.sentToEnd
    pull = old?.pull ?? KeyboardPull()
    movedAt = old?.movedAt
    room = old?.room ?? AnchorRoom(sight.roomNow)
  }

  /// Gives up the room, which a successor has taken over; ending this anchor then undoes nothing.
  package mutating func handOver(_ sight: AnchorSight) {
    room = AnchorRoom(sight.roomNow)
    era += 1
  }

  /// Whether the adapter must lay the list out before it measures it: in a turn with a keyboard
  /// event, and until the list has its first size. The app or UIKit lays out whatever else has
  /// changed.
  package var mustLayOut: Bool { !hasBeenSeen || room.isKeyboardTurn }

  /// Returns whether the adapter must measure the first responder and its caret.
  package func asksForFocus(isUnderKeyboard: Bool) -> Bool {
    followsFocus && (isUnderKeyboard || room.isHolding || room.isKeyboardTurn)
  }

  private var followsFocus: Bool {
    if case .firstResponder = policy { isRunning } else { false }
  }

  /// Whether the list's insets contain room that this anchor made.
  package var isHolding: Bool { room.isHolding }

  /// Handles an event and returns the effects to perform.
  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .began(let sight):
      isRunning = true
      // Without a window nothing is known to cover the list, and its safe area is unknown. Its first
      // turn in a window decides.
      return sight.isInWindow ? settle(sight) : []
    case .keyboardMoved(let sight):
      pull.end()
      guard isRunning, let sight else { return [] }
      meet(sight.upright)
      room.isKeyboardTurn = true
      movedAt = sight.time
      let waits = letsOthersGoFirst && !room.isHolding
      return (waits ? [] : settle(sight)) + [.askForPlace]
    case .sentToEnd(let time):
      sentToEnd = time
    case .places(let sight):
      return attends(sight) ? settle(sight) : []
    case .turnEnds(let sight):
      return endTurn(sight)
    case .looksAgain(let sight):
      return settle(sight)
    case .caretMayHaveMoved(let sight):
      return followFocus(sight)
    case .turnEnded:
      room.isKeyboardTurn = false
    case .performed(let sight):
      return performed(sight)
    case .ended(let sight):
      isRunning = false
      era += 1
      return room.isHolding ? settle(sight, isEnding: true) : []
    }
    return []
  }

  /// Returns whether to perform a step of a change, and records the inset that the step sets; call
  /// this once, right before the step.
  package mutating func mayPerform(_ step: Step, of change: Change) -> Bool {
    guard change.era == era else { return false }
    switch (step, change.room) {
    case (.inset, let room?): self.room.holdContent(room)
    case (.indicator, let room?): self.room.holdIndicator(room)
    case (.offset, _): break
    case (_, nil): return false
    }
    return true
  }

  // MARK: Timing

  private func attends(_ sight: AnchorSight) -> Bool {
    hasBeenSeen
      && (room.isHolding || room.isKeyboardTurn || sight.isKeyboardMoving || sight.cover.isUp)
  }

  private mutating func endTurn(_ sight: AnchorSight) -> [Effect] {
    guard isRunning else { return [] }
    meet(sight.upright)
    hasBeenSeen = true
    if !isOnWayToEnd(sight) { sentToEnd = nil }
    return attends(sight) ? settle(sight) : rest(sight)
  }

  /// Forgets the size, content and offset from before the list's first layout. Neither the user nor
  /// the app chose these values. Because of them, a list could scroll to its end when it appears
  /// together with a keyboard.
  private mutating func meet(_ now: ScrollViewGeometry) {
    guard !hasBeenSeen,
      now.viewport != track.last.viewport || now.contentSize != track.last.contentSize
    else { return }
    track = AnchorTrack(policy: policy, geometry: now)
  }

  /// Handles the end of a turn in which no keyboard is up and the anchor holds no room.
  private mutating func rest(_ sight: AnchorSight) -> [Effect] {
    let now = sight.upright
    let isSystemChanged = sight.roomNow.system.map { $0 != room.system } ?? false
    defer { room.see(sight.roomNow) }
    guard isTurnedOver == sight.isTurnedOver else {
      begin(with: sight)
      return []
    }
    guard track.mustFollowEnd(now, isSafeAreaChanged: isSystemChanged), !sight.isHeld,
      !isPerforming
    else {
      see(sight)
      return []
    }
    let decision = track.decide(
      now, changingBottomInsetTo: now.inset.bottom, firstResponder: nil, isMoving: false,
      isHeld: false)
    leaves = false
    return change(nil, decision, sight, pace: .resizing)
  }

  /// Returns whether an animated scroll to the end is under way. UIKit takes 0.3 s for an animated
  /// scroll (truth T4.10.14).
  private func isOnWayToEnd(_ sight: AnchorSight) -> Bool {
    guard let sentToEnd, !sight.isHeld, abs(sight.time - sentToEnd) < 0.5 else { return false }
    // A list that has arrived may be off its end by less than half a point.
    return abs(sight.geometry.contentOffset.y - sight.geometry.maximumOffset.y) >= 0.5
  }

  // MARK: Computing the change

  /// Returns the changes of the insets and the offset that the keyboard, or the anchor's end,
  /// requires.
  private mutating func settle(_ sight: AnchorSight, isEnding: Bool = false) -> [Effect] {
    guard isEnding || isRunning else { return [] }
    // A change may call app code that causes an event. The anchor checks the list again after the
    // change.
    guard isEnding || !isPerforming else {
      mustLookAgain = true
      return []
    }
    if sight.isTurnedOver != isTurnedOver { return turnOver(sight) }
    let now = upright(sight)
    let wasPulled = pull.isActive
    let overlap = isEnding ? 0 : uncovered(sight)
    let roomChange = room.change(for: sight.roomNow, overlap: overlap, isNews: isNews(sight))
    let newInset = roomChange.map { $0.content + room.system } ?? now.inset.bottom
    let isMoving = sight.isKeyboardMoving || room.isKeyboardTurn
    // While the finger pulls the keyboard down or pushes it back, it also holds the content, so
    // that only the room changes.
    guard !pull.isActive, !wasPulled,
      track.needsDecision(
        now, changingBottomInsetTo: newInset, isMoving: isMoving, isHeld: sight.isHeld)
    else {
      leaves = false
      return change(roomChange, nil, sight)
    }
    // If neither the keyboard nor the room changes, only a new size of the list is left to decide.
    let isResized =
      !isMoving && roomChange == nil && now.inset.bottom == track.last.inset.bottom
    lastFocus = place(of: sight, under: newInset)
    var decision = track.decide(
      now, changingBottomInsetTo: newInset, firstResponder: lastFocus, isMoving: isMoving,
      isHeld: sight.isHeld, madeTwice: room.madeTwice)
    if let focus = sight.focus, focus.isHeld || lastFocus == nil, overlap != 0 {
      // The user scrolls the views around the first responder, or has scrolled it out of view. The
      // list stays where it is.
      decision = AnchorDecision.decide(
        policy: policy, geometry: now, changingBottomInsetTo: newInset)
    }
    leaves = true
    return change(roomChange, decision, sight, pace: isResized ? .resizing : .keyboard)
  }

  private func isNews(_ sight: AnchorSight) -> Bool {
    guard let movedAt else { return sight.isKeyboardMoving }
    return sight.isKeyboardMoving || abs(sight.time - movedAt) < Self.news
  }

  private mutating func uncovered(_ sight: AnchorSight) -> CGFloat? {
    guard let overlap = sight.cover.overlap else { return nil }
    if room.isKeyboardTurn { return overlap }
    return max(0, overlap - pull.distance(sight.edge))
  }

  /// Removes the room at the old edge; `Effect.lookAgain` leads to the room at the other edge.
  private mutating func turnOver(_ sight: AnchorSight) -> [Effect] {
    var old = sight
    old.isTurnedOver = isTurnedOver
    leaves = false
    let back = room.change(for: old.roomNow, overlap: 0, isNews: false)
    let effects = change(back, nil, old)
    begin(with: sight)
    mustLookAgain = back != nil
    return back == nil ? [.lookAgain] : effects
  }

  private mutating func begin(with sight: AnchorSight) {
    isTurnedOver = sight.isTurnedOver
    track = AnchorTrack(policy: policy, geometry: sight.upright)
    lastFocus = nil
    noteReference(sight)
  }

  private mutating func change(
    _ room: AnchorRoom.Change?, _ decision: AnchorDecision?, _ sight: AnchorSight,
    pace: Change.Pace = .keyboard
  ) -> [Effect] {
    // UIKit moves a list at its top along with the top inset (T4.11.9), which holds the room of a
    // list that is upside down. So such a change names the offset even if it is the present one.
    let mayMoveList = room != nil && isTurnedOver
    var offset = decision.flatMap { own($0, sight) }
    if offset == sight.geometry.contentOffset.y, !mayMoveList { offset = nil }
    var effects: [Effect] = self.room.hasGivenUp ? [.giveUp] : []
    if room != nil || offset != nil {
      isPerforming = true
      effects.append(
        .change(
          Change(
            room: room, edge: isTurnedOver ? .top : .bottom, offset: offset, decision: decision,
            pace: pace, era: era)))
    } else {
      _ = performed(sight)
    }
    return effects
  }

  /// Records the list after a change; returns the effects that must follow.
  private mutating func performed(_ sight: AnchorSight) -> [Effect] {
    isPerforming = false
    guard sight.isTurnedOver == isTurnedOver else { return mustLookAgain ? again() : [] }
    if leaves {
      track.leave(upright(sight))
    } else {
      see(sight)
    }
    noteReference(sight)
    var effects: [Effect] = []
    if leaves, isRunning, isOnWayToEnd(sight) { effects.append(.scrollToEnd) }
    return effects + (mustLookAgain ? again() : [])
  }

  private mutating func again() -> [Effect] {
    mustLookAgain = false
    return [.lookAgain]
  }

  private mutating func see(_ sight: AnchorSight) {
    track.see(upright(sight))
    noteReference(sight)
  }

  /// Returns the upright list. If the list has no window, its safe area is unknown, so the adjusted
  /// inset keeps what the framework added to it in a window.
  private func upright(_ sight: AnchorSight) -> ScrollViewGeometry {
    var now = sight.upright
    if !sight.isInWindow {
      now.inset = track.last.inset
      now.inset.bottom = sight.roomNow.content + room.system
    }
    return now
  }

  // MARK: Lists that are upside down

  private mutating func noteReference(_ sight: AnchorSight) {
    let reference = track.reference.contentOffset.y
    guard isTurnedOver, sight.upright.contentOffset.y == reference else { return }
    turnedReference = TurnedOffset(turned: reference, own: sight.geometry.contentOffset.y)
  }

  /// Returns the offset in the list's own coordinates for a decision about the upright list; nil if
  /// UIKit decides.
  private func own(_ decision: AnchorDecision, _ sight: AnchorSight) -> CGFloat? {
    guard isTurnedOver else { return decision.offset.y }
    let isShort = policy != .none && isShort(decision, sight)
    if decision.offset.y == sight.upright.contentOffset.y, !isShort {
      return unmoved(sight, under: decision.newBottomInset)
    }
    // Content that fits lies at the list's own top, which is the lower edge on the screen.
    if isShort { return 0 - decision.newBottomInset }
    if let known = turnedReference, known.turned == decision.offset.y { return known.own }
    return sight.geometry.turnedOver(decision.offset.y)
  }

  /// Returns the present offset in the list's own coordinates, or the largest offset that the new
  /// inset allows, if content that fitted no longer does. With `.none`, returns nil if room is
  /// removed and the offset is outside the new limits, into which UIKit then brings the list.
  private func unmoved(_ sight: AnchorSight, under inset: CGFloat) -> CGFloat? {
    let now = sight.geometry.contentOffset.y
    var changed = sight.geometry
    changed.inset.top = inset
    if policy == .none {
      let isInside = changed.clamp(changed.contentOffset).y == now
      return isInside || inset > sight.geometry.inset.top ? now : nil
    }
    return now <= sight.geometry.maximumOffset.y ? min(now, changed.maximumOffset.y) : now
  }

  /// Returns whether the list shows the beginning of its content: all of it fits, or all of it did
  /// before the keyboard came and no first responder in the list decides.
  private func isShort(_ decision: AnchorDecision, _ sight: AnchorSight) -> Bool {
    decision.geometry.changingBottomInset(to: decision.newBottomInset).fits
      || track.reference.fits && !(followsFocus && sight.focus != nil)
  }

  // MARK: Focus

  private func place(of sight: AnchorSight, under inset: CGFloat) -> CGRect? {
    guard followsFocus, let focus = sight.uprightFocus else { return nil }
    let room = sight.upright.changingBottomInset(to: inset).visibleRect(at: .zero).height
    return focus.place(room: room)
  }

  /// Keeps the caret visible after it has moved: because the user typed, another field became first
  /// responder, or a text view reported its caret only after it became first responder.
  ///
  /// While a finger moves the list or the views around the caret, the finger decides where the
  /// caret is. Rows that are measured meanwhile move the caret too, and must not undo the scroll.
  private mutating func followFocus(_ sight: AnchorSight) -> [Effect] {
    guard sight.isInWindow, !isPerforming, sight.cover.isUp, !pull.isActive,
      sight.isTurnedOver == isTurnedOver
    else { return [] }
    let now = sight.upright
    let place = place(of: sight, under: now.inset.bottom)
    defer { lastFocus = place }
    guard !sight.isHeld, let place, place != lastFocus, sight.focus?.isHeld == false else {
      return []
    }
    // While the keyboard moves, the offset is counted from the reference, as part of one movement.
    // At other times, the list moves as little as possible from its current offset.
    let isMoving = sight.isKeyboardMoving || room.isKeyboardTurn
    let decision = AnchorDecision.decide(
      policy: policy, geometry: now, changingBottomInsetTo: now.inset.bottom,
      firstResponder: place, reference: isMoving ? track.reference : nil)
    leaves = true
    return change(nil, decision, sight)
  }
}
