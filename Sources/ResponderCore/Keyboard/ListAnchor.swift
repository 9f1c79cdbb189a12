// This file has over 400 lines because it is one state machine, whose events share its state.
package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Keeps a list in place while the keyboard moves: events go in, effects come out.
///
/// An adapter reports its measurements and performs the effects in order. It calls `mayPerform`
/// before each step of a change, because app code that a step calls may end the anchor. Then it
/// reports the list after the change.
///
/// - A keyboard can also come to cover a list when the list joins a window, changes size, or
///   regains the first responder. No notification reports these events, so the anchor checks the
///   list in every turn in which a keyboard is over the list's window.
package struct ListAnchor: Sendable {
  package let policy: AnchorPolicy
  private var track: AnchorTrack
  private var room: AnchorRoom
  private var drag = KeyboardDrag()
  private var isRunning = false
  package private(set) var isTurnedOver: Bool
  /// The reference's offset in a list that is upside down, in the upright list's coordinates
  /// (`turned`) and in the list's own, because a conversion would round it.
  private var turnedReference: (turned: CGFloat, own: CGFloat)?
  /// The rectangle of the first responder that the anchor last kept visible, in the upright list.
  private var lastFocus: CGRect?
  /// Whether the adapter is making a change, which may call app code that causes further events.
  private var isPerforming = false
  private var mustLookAgain = false
  /// Whether the reference stays the same after the change in progress (`AnchorTrack.leave`).
  /// Otherwise the list as the change leaves it becomes the new reference.
  private var leaves = false
  /// Increases whenever the change in progress becomes obsolete.
  private var generation = 0
  /// When the app last began an animated scroll to the end, in seconds; nil once the scroll is over
  /// or a finger holds the list.
  private var sentToEnd: TimeInterval?
  /// Whether the list was in a window and laid out at the end of a turn; only then does it have a
  /// place to keep.
  package private(set) var hasBeenSeen: Bool
  /// Whether the list had no size when it was last laid out for the anchor.
  private var waitsForSize = false
  /// When the last keyboard notification arrived while the list was in a window, in seconds.
  private var movedAt: TimeInterval?

  /// For this many seconds after a notification, a layout may still be the keyboard's consequence
  /// (T4.19.6, T4.20.22).
  private static let recency: TimeInterval = 0.1

  /// Starts with the list as it is now, or takes over the room and the records about the keyboard
  /// from another anchor of the same list. If the policy and the orientation are the same too, the
  /// new anchor also takes over the records about the list.
  package init(
    policy: AnchorPolicy, reading: AnchorReading, takingOverFrom old: ListAnchor? = nil
  ) {
    let same = old.flatMap {
      $0.policy == policy && $0.isTurnedOver == reading.isTurnedOver ? $0 : nil
    }
    self.policy = policy
    isTurnedOver =
      old.map { $0.room.isHolding ? $0.isTurnedOver : reading.isTurnedOver }
      ?? reading.isTurnedOver
    // The old anchor remembers the safe area that the list has in a window (`upright(_:)`).
    let known = old.flatMap { $0.isTurnedOver == reading.isTurnedOver ? $0.upright(reading) : nil }
    track = same?.track ?? AnchorTrack(policy: policy, geometry: known ?? reading.upright)
    turnedReference = same?.turnedReference
    hasBeenSeen = same?.hasBeenSeen ?? false
    lastFocus = same?.lastFocus
    sentToEnd = same?.sentToEnd
    drag = old?.drag ?? KeyboardDrag()
    movedAt = old?.movedAt
    room = old?.room ?? AnchorRoom(reading.roomNow)
  }

  /// Gives up the room, which a successor has taken over; ending this anchor then undoes nothing.
  package mutating func handOver(_ reading: AnchorReading) {
    room = AnchorRoom(reading.roomNow)
    generation += 1
  }

  /// Whether the adapter must wait for the layout that follows before it measures the list: in a
  /// turn with a keyboard event, and until the list has its first size.
  package var awaitsLayout: Bool { !hasBeenSeen && !waitsForSize || room.isKeyboardTurn }

  /// Returns whether the adapter must measure the first responder and its caret.
  package func asksForFocus(isUnderKeyboard: @autoclosure () -> Bool) -> Bool {
    followsFocus && (room.isHolding || room.isKeyboardTurn || isUnderKeyboard())
  }

  private var followsFocus: Bool {
    if case .firstResponder = policy { isRunning } else { false }
  }

  /// Whether the list's insets contain room that this anchor made.
  package var isHolding: Bool { room.isHolding }

  /// Handles an event and returns the effects to perform.
  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .began(let reading):
      isRunning = true
      // Without a window nothing is known to cover the list, and its safe area is unknown. Its
      // first turn in a window decides.
      return reading.isInWindow ? settle(reading) : []
    case .keyboardMoved(let time):
      drag.end()
      guard isRunning, let time else { return [] }
      room.isKeyboardTurn = true
      movedAt = time
      return [.askForPlace]
    case .sentToEnd(let time):
      sentToEnd = time
    case .places(let reading):
      return attends(reading) ? settle(reading) : []
    case .turnEnds(let reading):
      return endTurn(reading)
    case .looksAgain(let reading):
      return settle(reading)
    case .caretMayHaveMoved(let reading):
      return followFocus(reading)
    case .turnEnded:
      room.isKeyboardTurn = false
    case .performed(let reading):
      return performed(reading)
    case .ended(let reading):
      isRunning = false
      generation += 1
      return room.isHolding ? settle(reading, isEnding: true) : []
    }
    return []
  }

  /// Returns whether to perform a step of a change, and records the inset that the step sets; call
  /// this once, right before the step.
  package mutating func mayPerform(_ step: Step, of change: Change) -> Bool {
    guard change.generation == generation else { return false }
    switch (step, change.room) {
    case (.inset, let room?): self.room.hold(room.content)
    case (.indicator, let room?): self.room.indicator = room.indicator
    case (.offset, _): break
    case (_, nil): return false
    }
    return true
  }

  // MARK: Timing

  private func attends(_ reading: AnchorReading) -> Bool {
    hasBeenSeen
      && (room.isHolding || room.isKeyboardTurn || reading.isKeyboardMoving || reading.cover.isUp)
  }

  private mutating func endTurn(_ reading: AnchorReading) -> [Effect] {
    guard isRunning else { return [] }
    let size = reading.upright.viewport
    waitsForSize = !hasBeenSeen && min(size.width, size.height) <= 0
    if waitsForSize { return [] }
    meet(reading.upright)
    hasBeenSeen = true
    if missesEnd(reading) {
      see(reading)
      return [.scrollToEnd]
    }
    if !isOnWayToEnd(reading) { sentToEnd = nil }
    return attends(reading) ? settle(reading) : rest(reading)
  }

  /// Forgets the size, content and offset from before the list's first layout, which nobody chose.
  private mutating func meet(_ now: ScrollViewGeometry) {
    guard !hasBeenSeen,
      now.viewport != track.last.viewport || now.contentSize != track.last.contentSize
    else { return }
    track = AnchorTrack(policy: policy, geometry: now)
  }

  /// Handles the end of a turn in which no keyboard is up and the anchor holds no room.
  private mutating func rest(_ reading: AnchorReading) -> [Effect] {
    let now = reading.upright
    let isSystemChanged = reading.roomNow.system.map { $0 != room.system } ?? false
    defer { room.see(reading.roomNow) }
    guard isTurnedOver == reading.isTurnedOver else {
      begin(with: reading)
      return []
    }
    guard track.mustFollowEnd(now, isSafeAreaChanged: isSystemChanged), !reading.isHeld,
      !isPerforming
    else {
      track.rest(now)
      see(reading)
      return []
    }
    let decision = track.decide(
      now, changingBottomInsetTo: now.inset.bottom, firstResponder: nil, isMoving: false,
      isHeld: false)
    leaves = false
    return change(nil, decision, reading, pace: .resizing)
  }

  /// Returns whether an animated scroll to the end is under way. UIKit takes 0.3 s for an animated
  /// scroll (truth T4.10.14).
  private func isOnWayToEnd(_ reading: AnchorReading, aimingPastIt: Bool = false) -> Bool {
    guard let sentToEnd, !reading.isHeld, reading.time - sentToEnd < 0.5 else { return false }
    // A list that has arrived may be off its end by less than half a point.
    return aimingPastIt
      || abs(reading.geometry.contentOffset.y - reading.geometry.maximumOffset.y) >= 0.5
  }

  /// Returns whether an animated scroll that the app began before there was room has just arrived
  /// where the end was then.
  private func missesEnd(_ reading: AnchorReading) -> Bool {
    guard case .bottom = policy, let movedAt, reading.time - movedAt < 0.6, !reading.isHeld,
      !isTurnedOver, room.isHolding
    else { return false }
    let now = reading.upright
    let oldEnd = now.maximumOffset.y - room.added
    return now.contentOffset.y != track.last.contentOffset.y
      && abs(now.contentOffset.y - oldEnd) < 0.5
  }

  // MARK: Computing the change

  /// Returns the changes of the insets and the offset that the keyboard, or the anchor's end,
  /// requires.
  private mutating func settle(_ reading: AnchorReading, isEnding: Bool = false) -> [Effect] {
    guard isEnding || isRunning else { return [] }
    // A change may call app code that causes an event. The anchor checks the list again after the
    // change.
    guard isEnding || !isPerforming else {
      mustLookAgain = true
      return []
    }
    if reading.isTurnedOver != isTurnedOver { return turnOver(reading) }
    let now = upright(reading)
    let wasDragged = drag.isActive
    let overlap = isEnding ? 0 : uncovered(reading)
    let roomChange = room.change(
      for: reading.roomNow, overlap: overlap, isRecent: isRecent(reading))
    let newInset = roomChange.map { $0.content.value + room.system } ?? now.inset.bottom
    let isMoving = reading.isKeyboardMoving || room.isKeyboardTurn
    if !isMoving, newInset > now.inset.bottom, newInset == track.last.inset.bottom {
      return remake(roomChange, now, under: newInset, reading)
    }
    // While the finger pulls the keyboard down or pushes it back, it also holds the content, so
    // that only the room changes.
    guard !drag.isActive, !wasDragged,
      track.needsDecision(
        now, changingBottomInsetTo: newInset, isMoving: isMoving, isHeld: reading.isHeld)
    else {
      leaves = isFollowingCaret(reading, to: place(of: reading, under: now.inset.bottom))
      return change(roomChange, nil, reading)
    }
    // If neither the keyboard nor the room changes, only a new size of the list is left to decide.
    let isResized =
      !isMoving && roomChange == nil && now.inset.bottom == track.last.inset.bottom
    lastFocus = place(of: reading, under: newInset)
    let list = now.contentOffset.y == track.last.contentOffset.y ? track.reference : now
    var decision = track.decide(
      now, changingBottomInsetTo: newInset,
      firstResponder: policy.part(of: lastFocus, shownBy: list, under: newInset),
      isMoving: isMoving, isHeld: reading.isHeld, madeTwice: room.madeTwice)
    if let focus = reading.focus, focus.isHeld || lastFocus == nil, overlap != 0 {
      // The user scrolls the views around the first responder, or has scrolled it out of view. The
      // list stays where it is.
      decision = AnchorDecision.decide(
        policy: policy, geometry: now, changingBottomInsetTo: newInset)
    }
    leaves = true
    return change(roomChange, decision, reading, pace: isResized ? .resizing : .keyboard)
  }

  /// Makes the room again that other code has taken away at rest, and moves the list only back to
  /// where it was.
  private mutating func remake(
    _ room: AnchorRoom.Change?, _ now: ScrollViewGeometry, under inset: CGFloat,
    _ reading: AnchorReading
  ) -> [Effect] {
    leaves = false
    guard !reading.isHeld, let offset = track.unclamped(now) else {
      return change(room, nil, reading)
    }
    var old = now
    old.contentOffset = offset
    let decision = AnchorDecision.decide(
      policy: .none, geometry: old, changingBottomInsetTo: inset)
    return change(room, decision, reading)
  }

  private func isRecent(_ reading: AnchorReading) -> Bool {
    guard let movedAt else { return reading.isKeyboardMoving }
    return reading.isKeyboardMoving || reading.time - movedAt < Self.recency
  }

  private mutating func uncovered(_ reading: AnchorReading) -> CGFloat? {
    guard let overlap = reading.cover.overlap else { return nil }
    if room.isKeyboardTurn { return overlap }
    return max(0, overlap - drag.distance(reading.pull))
  }

  /// Removes the room at the old edge; `Effect.lookAgain` leads to the room at the other edge.
  private mutating func turnOver(_ reading: AnchorReading) -> [Effect] {
    var old = reading
    old.isTurnedOver = isTurnedOver
    leaves = false
    let back = room.change(for: old.roomNow, overlap: 0, isRecent: false)
    let effects = change(back, nil, old)
    begin(with: reading)
    mustLookAgain = back != nil
    return back == nil ? [.lookAgain] : effects
  }

  private mutating func begin(with reading: AnchorReading) {
    isTurnedOver = reading.isTurnedOver
    track = AnchorTrack(policy: policy, geometry: reading.upright)
    lastFocus = nil
    noteReference(reading)
  }

  private mutating func change(
    _ room: AnchorRoom.Change?, _ decision: AnchorDecision?, _ reading: AnchorReading,
    pace: Change.Pace = .keyboard
  ) -> [Effect] {
    // UIKit moves a list at its top along with the top inset (T4.11.9), which holds the room of a
    // list that is upside down. So such a change names the offset even if it is the present one.
    let mayMoveList = room != nil && isTurnedOver
    var offset = decision.flatMap { own($0, reading) }
    if offset == reading.geometry.contentOffset.y, !mayMoveList { offset = nil }
    var effects: [Effect] = self.room.hasGivenUp ? [.giveUp] : []
    if room != nil || offset != nil {
      isPerforming = true
      effects.append(
        .change(
          Change(
            room: room, isAtTop: isTurnedOver, offset: offset, decision: decision, pace: pace,
            generation: generation)))
    } else {
      _ = performed(reading)
    }
    return effects
  }

  /// Records the list after a change; returns the effects that must follow.
  private mutating func performed(_ reading: AnchorReading) -> [Effect] {
    isPerforming = false
    var effects: [Effect] = []
    // The scroll under way aims at an end that goes with the room.
    let shrinks = reading.upright.inset.bottom < track.last.inset.bottom
    if reading.isTurnedOver == isTurnedOver {
      if leaves { track.leave(upright(reading)) } else { track.see(upright(reading)) }
      noteReference(reading)
      if leaves, isRunning, isOnWayToEnd(reading, aimingPastIt: shrinks) {
        effects.append(.scrollToEnd)
      }
    }
    if mustLookAgain { effects.append(.lookAgain) }
    mustLookAgain = false
    return effects
  }

  private mutating func see(_ reading: AnchorReading) {
    track.see(upright(reading))
    noteReference(reading)
  }

  /// Returns the upright list. If the list has no window, its safe area is unknown, so the adjusted
  /// inset keeps what the framework added to it in a window.
  private func upright(_ reading: AnchorReading) -> ScrollViewGeometry {
    var now = reading.upright
    if !reading.isInWindow {
      now.inset = track.last.inset
      now.inset.bottom = reading.roomNow.content + room.system
    }
    return now
  }

  // MARK: Lists that are upside down

  private mutating func noteReference(_ reading: AnchorReading) {
    let reference = track.reference.contentOffset.y
    guard isTurnedOver, reading.upright.contentOffset.y == reference else { return }
    turnedReference = (turned: reference, own: reading.geometry.contentOffset.y)
  }

  /// Returns the offset in the list's own coordinates for a decision about the upright list; nil if
  /// UIKit decides.
  private func own(_ decision: AnchorDecision, _ reading: AnchorReading) -> CGFloat? {
    guard isTurnedOver else { return decision.offset.y }
    let isShort = policy != .none && isShort(decision, reading)
    if decision.offset.y == reading.upright.contentOffset.y, !isShort {
      return unmoved(reading, under: decision.newBottomInset)
    }
    // Content that fits lies at the list's own top, which is the lower edge on the screen.
    if isShort { return 0 - decision.newBottomInset }
    if let known = turnedReference, known.turned == decision.offset.y { return known.own }
    return reading.geometry.turnedOver(decision.offset.y)
  }

  /// Returns the present offset in the list's own coordinates, or the largest offset that the new
  /// inset allows, if content that fitted no longer does. With `.none`, returns nil if room is
  /// removed and the offset is outside the new limits, into which UIKit then brings the list.
  private func unmoved(_ reading: AnchorReading, under inset: CGFloat) -> CGFloat? {
    let now = reading.geometry.contentOffset.y
    var changed = reading.geometry
    changed.inset.top = inset
    if policy == .none {
      let isInside = changed.clamp(changed.contentOffset).y == now
      return isInside || inset > reading.geometry.inset.top ? now : nil
    }
    return now <= reading.geometry.maximumOffset.y ? min(now, changed.maximumOffset.y) : now
  }

  /// Returns whether the list shows the beginning of its content: all of it fits, or all of it did
  /// before the keyboard came and no first responder in the list decides.
  private func isShort(_ decision: AnchorDecision, _ reading: AnchorReading) -> Bool {
    decision.geometry.changingBottomInset(to: decision.newBottomInset).fits
      || track.reference.fits && !(followsFocus && reading.focus != nil)
  }

  // MARK: Focus

  private func place(of reading: AnchorReading, under inset: CGFloat) -> CGRect? {
    guard followsFocus, let focus = reading.uprightFocus else { return nil }
    let room = reading.upright.changingBottomInset(to: inset).visibleRect(at: .zero).height
    return focus.place(room: room)
  }

  /// Returns whether the caret has moved, and no finger: a list that has moved with it was scrolled
  /// by UIKit (T4.12.10), and not by the user or the app.
  private func isFollowingCaret(_ reading: AnchorReading, to place: CGRect?) -> Bool {
    reading.cover.isUp && !reading.isHeld && reading.focus?.isHeld == false && place != nil
      && place != lastFocus
  }

  /// Keeps the caret visible after it has moved: because the user typed, another field became first
  /// responder, or a text view reported its caret only after it became first responder.
  ///
  /// While a finger moves the list or the views around the caret, the finger decides where the
  /// caret is. Rows that are measured meanwhile move the caret too, and must not undo the scroll.
  private mutating func followFocus(_ reading: AnchorReading) -> [Effect] {
    guard hasBeenSeen, reading.isInWindow, !isPerforming, reading.cover.isUp, !drag.isActive,
      reading.isTurnedOver == isTurnedOver
    else { return [] }
    let now = reading.upright
    let place = place(of: reading, under: now.inset.bottom)
    defer { lastFocus = place }
    guard let place, isFollowingCaret(reading, to: place) else { return [] }
    // While the keyboard moves, the offset is counted from the reference, as part of one movement.
    // At other times, the list moves as little as possible from its current offset.
    let isMoving = reading.isKeyboardMoving || room.isKeyboardTurn
    let (inset, reference) = (now.inset.bottom, isMoving ? track.reference : nil)
    let decision = AnchorDecision.decide(
      policy: policy, geometry: now, changingBottomInsetTo: inset,
      firstResponder: policy.part(of: place, shownBy: reference ?? now, under: inset),
      reference: reference)
    leaves = true
    return change(nil, decision, reading)
  }
}

extension ListAnchor {
  /// Something that happened; most events carry the adapter's measurements at that moment.
  package enum Event: Sendable {
    /// The anchor begins.
    case began(AnchorReading)
    /// A keyboard notification arrived, at this time in seconds; nil if the list has no window.
    ///
    /// The anchor changes nothing inside the notification. The app may be inside its own call of
    /// `resignFirstResponder()`, with data that the list does not know yet. And UIKit, SwiftUI
    /// (T4.20.9), a sheet or the app itself may make room in the notification, or in the layout
    /// that follows. The anchor makes the room that is still missing at the next *place* (in the
    /// commit, or in a layout of the window that the app forces), or at the end of the turn. Room
    /// that other code makes later than that is made twice.
    case keyboardMoved(TimeInterval?)
    /// The app has begun an animated scroll to the list's end, at this time in seconds.
    case sentToEnd(TimeInterval)
    /// The *place* beat (`TurnClock`): the system lays out the list's window for the next frame.
    case places(AnchorReading)
    /// The *changed* beat (`TurnClock`), before the run loop sleeps.
    case turnEnds(AnchorReading)
    /// The adapter has measured the list once more in the same turn, for `Effect.lookAgain`.
    case looksAgain(AnchorReading)
    /// The caret may have moved.
    case caretMayHaveMoved(AnchorReading)
    /// The adapter has finished its work in the *changed* beat.
    case turnEnded
    /// The adapter has made the change of an `Effect.change`. These are the measurements after it.
    case performed(AnchorReading)
    /// The anchor ends.
    case ended(AnchorReading)
  }

  /// Something that the adapter must do. It performs the effects of one event in their order.
  package enum Effect: Equatable, Sendable {
    /// Write the insets and move the offset together.
    case change(Change)
    /// Request a *place* beat in the next layout of the list's window.
    case askForPlace
    /// Measure the list once more, and report `Event.looksAgain`.
    case lookAgain
    /// Scroll to the list's end again, because the end moved while the list scrolled towards it.
    case scrollToEnd
    /// Log that other code keeps setting the content inset. The anchor leaves both insets alone
    /// until the next keyboard event, or until the inset has the anchor's value again.
    case giveUp
  }

  /// One change of the list's insets and offset.
  package struct Change: Equatable, Sendable {
    /// The animation in which the adapter makes the change.
    package enum Pace: Equatable, Sendable {
      case keyboard
      /// The animation in which the list gets its new size.
      case resizing
    }

    package var room: AnchorRoom.Change?
    /// Whether the insets at the top change, and not those at the bottom.
    package var isAtTop: Bool
    /// The new y of the content offset; nil if it does not change.
    package var offset: CGFloat?
    /// The decision for the journal; nil if the offset was not decided.
    package var decision: AnchorDecision?
    package var pace: Pace
    /// The anchor's `generation` when it requested the change. If the anchor's generation differs
    /// now, the change is obsolete, because the anchor has ended or has handed its room over.
    var generation: Int
  }

  /// A step of a change. Each step may call the app's code.
  package enum Step: Equatable, Sendable {
    case inset, indicator, offset
  }
}
