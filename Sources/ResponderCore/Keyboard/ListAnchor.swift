// Over 150 lines: one machine, whose events share its state.
internal import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Keeps a list in place while the keyboard moves: what happened goes in, what is to be done comes out (design rule 4).
///
/// A value without a framework, as `TagRegistry`: an adapter tells it what it sees, performs the effects in their order, and asks
/// `mayPerform` before each step, because what a step calls may end the anchor; then it tells what the effects left.
/// Replayable from its events alone. Its parts: `AnchorRoom` knows the insets, `AnchorTrack` what offsets are counted from,
/// `AnchorDecision` answers where to go and is what the journal keeps.
///
/// - A list is also covered by joining a window, by a new size, or by a first responder that comes back, of which no
///   notification tells: so every turn in which a keyboard is up is looked at.
/// - Where nothing is covered, a list at its end that was resized follows its end.
/// - A list that is turned over by a transform is reckoned as it is seen, upside down: its room is at the top inset.
package struct ListAnchor: Equatable, Sendable {
  package let policy: AnchorPolicy
  private var track: AnchorTrack
  private var room: AnchorRoom
  private var pull = KeyboardPull()
  private var isRunning = false
  package private(set) var isTurnedOver: Bool
  /// The present reference's offset as the list itself has it: turning it over and back costs its last bits.
  private var turnedReference: TurnedOffset?
  /// Where the focus was when it was last looked at.
  private var lastFocus: CGRect?
  /// Whether effects are being performed: whom they call may bring about the next event.
  private var isPerforming = false
  private var mustLookAgain = false
  /// Whether what the effects leave is the anchor's own doing; otherwise it is only seen.
  private var leaves = false
  /// Counts what ends a change under way.
  private var era = 0
  /// When the app sent the list to its end, animated; nil once it is there, or held.
  private var sentToEnd: TimeInterval?
  /// Whether the list was in a window at the end of a turn, laid out: only from then on has it a place to keep.
  private var hasBeenSeen: Bool
  /// When a keyboard last began to move.
  private var movedAt: TimeInterval?

  /// An offset of a list that is upside down, both ways.
  private struct TurnedOffset: Equatable {
    var turned: CGFloat
    var own: CGFloat
  }

  /// A keyboard is news for so many seconds, in which a layout that it leads to is made (T4.19.6, T4.20.22).
  private static let news: TimeInterval = 0.1

  /// Whether others make room in the layout that follows a keyboard's notification, as SwiftUI does (T4.20.9): at the notification none is
  /// made, as theirs would count ours, and so would UIKit where it shows the field. What the layout has not brought by the next *place*
  /// or turn's end is made then; where theirs comes later still, it is room made twice.
  private let letsOthersGoFirst: Bool

  /// Begins with the list as it is, or with what another anchor of the list knows and has made.
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
    track = same?.track ?? AnchorTrack(policy: policy, geometry: sight.upright)
    turnedReference = same?.turnedReference
    hasBeenSeen = same?.hasBeenSeen ?? false
    lastFocus = same?.lastFocus
    sentToEnd = same?.sentToEnd
    pull = old?.pull ?? KeyboardPull()
    movedAt = old?.movedAt
    room = old?.room ?? AnchorRoom(sight.roomNow)
  }

  /// Gives what it has added to a successor; ending then has nothing to undo.
  package mutating func handOver(_ sight: AnchorSight) {
    room = AnchorRoom(sight.roomNow)
    era += 1
  }

  /// Whether the list has to be laid out before it is looked at: what came with a keyboard's event is to be seen now, and a
  /// list's first size. What else a turn changed is the app's, to be laid out when the app or UIKit does so.
  package var mustLayOut: Bool { !hasBeenSeen || room.isKeyboardTurn }

  /// Whether it is worth asking where the caret is.
  package func asksForFocus(isUnderKeyboard: Bool) -> Bool {
    followsFocus && (isUnderKeyboard || room.isHolding || room.isKeyboardTurn)
  }

  private var followsFocus: Bool {
    if case .firstResponder = policy { isRunning } else { false }
  }

  /// Whether anything of the list's insets is its own.
  package var isHolding: Bool { room.isHolding }

  /// Whether a pull of the keyboard is being followed.
  package var followsPull: Bool { pull.isActive }

  /// Takes in what happened and says what is to be done about it.
  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .began(let sight):
      isRunning = true
      return settle(sight)
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

  /// Whether a step of a change is still to be made; to be asked once, right before it.
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

  // MARK: When

  private func attends(_ sight: AnchorSight) -> Bool {
    isRunning && hasBeenSeen
      && (room.isHolding || room.isKeyboardTurn || sight.isKeyboardMoving || sight.cover.isUp)
  }

  private mutating func endTurn(_ sight: AnchorSight) -> [Effect] {
    guard isRunning else { return [] }
    meet(sight.upright)
    hasBeenSeen = true
    if sentToEnd != nil, !isOnWayToEnd(sight) { sentToEnd = nil }
    guard attends(sight) else { return rest(sight) }
    mustLookAgain = false
    return settle(sight)
  }

  /// The size, the content and the place that a list had before its first layout are nobody's choice: not even one that
  /// appears together with a keyboard goes to its end for them.
  private mutating func meet(_ now: ScrollViewGeometry) {
    guard !hasBeenSeen,
      now.viewport != track.last.viewport || now.contentSize != track.last.contentSize
    else { return }
    track = AnchorTrack(policy: policy, geometry: now)
  }

  /// A turn without a keyboard.
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

  /// Such a scroll lasts 0.3 s (truth T4.10.14).
  private func isOnWayToEnd(_ sight: AnchorSight) -> Bool {
    guard let sentToEnd, !sight.isHeld, abs(sight.time - sentToEnd) < 0.5 else { return false }
    // A list that has arrived may stand on a pixel beside its end.
    return abs(sight.geometry.contentOffset.y - sight.geometry.maximumOffset.y) >= 0.5
  }

  // MARK: What

  /// Brings inset and offset to where the keyboard wants them.
  private mutating func settle(_ sight: AnchorSight, isEnding: Bool = false) -> [Effect] {
    guard isEnding || isRunning else { return [] }
    // Whom our changes call may bring about the next one; the end of the turn sees to it.
    guard isEnding || !isPerforming else {
      mustLookAgain = true
      return []
    }
    if sight.isTurnedOver != isTurnedOver, !isEnding { return turnOver(sight) }
    var now = sight.upright
    // Without a window there is no safe area; the one that was left comes back with it.
    if !sight.isInWindow { now.inset = track.last.inset }
    let wasPulled = pull.isActive
    let overlap = isEnding ? 0 : uncovered(sight)
    let roomChange = room.change(for: sight.roomNow, overlap: overlap, isNews: isNews(sight))
    let newInset = roomChange.map { $0.content + room.system } ?? now.inset.bottom
    let isMoving = sight.isKeyboardMoving || room.isKeyboardTurn
    // While it is pulled the finger holds the content; only the room for it changes, also when it is pushed back.
    guard !pull.isActive, !wasPulled,
      track.needsDecision(
        now, changingBottomInsetTo: newInset, isMoving: isMoving, isHeld: sight.isHeld)
    else {
      leaves = false
      return change(roomChange, nil, sight)
    }
    // The keyboard rests, and its room with it: what is left to be decided for is a new size.
    let isResized =
      !isMoving && roomChange == nil && now.inset.bottom == track.last.inset.bottom
    lastFocus = place(of: sight, under: newInset)
    var decision = track.decide(
      now, changingBottomInsetTo: newInset, firstResponder: lastFocus, isMoving: isMoving,
      isHeld: sight.isHeld, madeTwice: room.madeTwice)
    if followsFocus, let focus = sight.focus, focus.isHeld || lastFocus == nil, overlap != 0 {
      // What is around the focus was moved by a finger, which has the last word: the list stays where it is.
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

  /// Takes back what was added at one edge; the other one is seen to in the next look.
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
    turnedReference = nil
    noteReference(sight)
  }

  private mutating func change(
    _ room: AnchorRoom.Change?, _ decision: AnchorDecision?, _ sight: AnchorSight,
    pace: Change.Pace = .keyboard
  ) -> [Effect] {
    let now = sight.geometry.contentOffset.y
    let offset = decision.map { own($0, sight) }.flatMap { $0 == now ? nil : $0 }
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

  /// Takes note of where the effects left the list.
  private mutating func performed(_ sight: AnchorSight) -> [Effect] {
    let wasPerforming = isPerforming
    isPerforming = false
    guard sight.isTurnedOver == isTurnedOver else { return mustLookAgain ? again() : [] }
    if leaves {
      var now = sight.upright
      if !sight.isInWindow { now.inset = track.last.inset }
      track.leave(now)
    } else {
      see(sight)
    }
    noteReference(sight)
    var effects: [Effect] = []
    if leaves, isRunning, wasPerforming, isOnWayToEnd(sight) { effects.append(.scrollToEnd) }
    return effects + (mustLookAgain && wasPerforming ? again() : [])
  }

  private mutating func again() -> [Effect] {
    mustLookAgain = false
    return [.lookAgain]
  }

  private mutating func see(_ sight: AnchorSight) {
    var now = sight.upright
    if !sight.isInWindow { now.inset = track.last.inset }
    track.see(now)
    noteReference(sight)
  }

  // MARK: Upside down

  private mutating func noteReference(_ sight: AnchorSight) {
    let reference = track.reference.contentOffset.y
    guard isTurnedOver, sight.upright.contentOffset.y == reference else { return }
    turnedReference = TurnedOffset(turned: reference, own: sight.geometry.contentOffset.y)
  }

  /// The list's own offset for a decision about the upright list.
  private func own(_ decision: AnchorDecision, _ sight: AnchorSight) -> CGFloat {
    guard isTurnedOver else { return decision.offset.y }
    let upright = sight.upright
    if decision.offset.y == upright.contentOffset.y, !isShort(decision, sight) {
      return sight.geometry.contentOffset.y
    }
    // Content that fits lies at the list's own top, which is the lower edge on the screen.
    if policy != .none, isShort(decision, sight) { return 0 - decision.newBottomInset }
    if let known = turnedReference, known.turned == decision.offset.y { return known.own }
    return sight.geometry.turnedOver(decision.offset.y)
  }

  private func isShort(_ decision: AnchorDecision, _ sight: AnchorSight) -> Bool {
    decision.geometry.changingBottomInset(to: decision.newBottomInset).fits
      || track.reference.fits && decision.geometry.contentSize == track.reference.contentSize
  }

  // MARK: Focus

  private func place(of sight: AnchorSight, under inset: CGFloat) -> CGRect? {
    guard followsFocus, let focus = sight.uprightFocus else { return nil }
    let room = sight.upright.changingBottomInset(to: inset).visibleRect(at: .zero).height
    return focus.place(room: room)
  }

  /// Keeps a caret in sight that moved: by typing, because another field took over, or because a text view knows its
  /// caret only after it has become first responder. While a finger moves the list, or what is around the caret, its place is
  /// the finger's: rows that are measured meanwhile move the caret's place, and are no reason to undo the scroll.
  private mutating func followFocus(_ sight: AnchorSight) -> [Effect] {
    guard followsFocus, sight.isInWindow, !isPerforming, sight.cover.isUp, !pull.isActive,
      sight.isTurnedOver == isTurnedOver
    else { return [] }
    let now = sight.upright
    let place = place(of: sight, under: now.inset.bottom)
    defer { lastFocus = place }
    guard !sight.isHeld, let place, place != lastFocus, sight.focus?.isHeld == false else {
      return []
    }
    // While the keyboard moves this is still part of its one movement; at rest it is the least from here.
    let isMoving = sight.isKeyboardMoving || room.isKeyboardTurn
    let decision = AnchorDecision.decide(
      policy: policy, geometry: now, changingBottomInsetTo: now.inset.bottom,
      firstResponder: place, reference: isMoving ? track.reference : nil)
    leaves = true
    return change(nil, decision, sight)
  }
}
