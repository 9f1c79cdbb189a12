/// Finds mistakes in facts and events, and returns the evidence of these mistakes.
///
/// A mistake that is a state (a hidden field, a stray keyboard, an inset) is reported once, after
/// `DiagnosisEvidence.settleTime`, and again only if it has disappeared and returned. While `waits`
/// is true, the adapter, the code that reads UIKit, must call `look(_:)` even if nothing happens.
package struct DiagnosisFinder: Sendable {
  /// The evidence of a mistake, and the number of the object that the mistake is about.
  package struct Finding: Sendable {
    package let evidence: DiagnosisEvidence
    package let subject: Int
  }

  private enum Rule {
    case place, cover, content, bar, keyboard, guide, window, refusal, lift, inset, raised, layout
  }

  private struct Suspicion: Sendable {
    var rule: Rule
    /// The number of the object that may be wrong.
    var subject: Int
    /// The time since which the state has lasted, in seconds.
    var since: TimeInterval
    /// The object's place at that time, in screen coordinates, in points; nil for a mistake without
    /// a place.
    var spot: CGRect?
    var isTold = false

    /// Returns whether the object is within a point of `spot`; true if either place is not known.
    func stands(at now: CGRect?) -> Bool {
      guard let spot, let now else { return true }
      return abs(spot.minX - now.minX) <= 1 && abs(spot.minY - now.minY) <= 1
    }
  }

  private var suspicions: [Suspicion] = []
  private var lists = ListDiagnosis()
  /// What was at the bottom of the screen when `layout` recorded the views: nothing, or a bar
  /// alone.
  private var resting = KeyboardPlacement.hidden
  /// Whether the keyboard itself, not only a bar, has been up since `keyboardComes` was last
  /// called.
  private var wasUp = false
  private var layout = LayoutDiagnosis()
  /// The number of the last first responder that was visible, at least in part.
  private var seen: Int?
  /// The first responder and the time at which it got the focus, if it got the focus in code.
  private var focus: (identity: ResponderIdentity, since: TimeInterval)?
  private var hasResigned = false
  private var drag: (scrollView: Int, end: DragEnd)?

  package init() {}

  /// Whether a state lasts that is not reported yet, and that will be a mistake if it continues.
  package private(set) var waits = false

  // MARK: Events

  /// Notes that the keyboard, or a bar alone, appears. `lists` are the lists that it may cover, and
  /// `surroundings` the views around the first responder, both as they were before. `resting` is
  /// what was at the bottom of the screen until now: nothing, or a bar alone.
  package mutating func keyboardComes(
    over lists: [DiagnosisFacts.List], into surroundings: [DiagnosisFacts.Surrounding] = [],
    after resting: KeyboardPlacement = .hidden
  ) {
    // The records were made before a bar appeared without a keyboard. They lack the room that the
    // lists and views have since made for the bar.
    if resting == .accessoryOnly, !wasUp {
      self.lists.forgetAll()
      layout = LayoutDiagnosis()
    }
    if layout.isEmpty { self.resting = resting }
    wasUp = false
    self.lists.keyboardComes(over: lists, after: resting)
    layout.keyboardComes(into: surroundings)
  }

  /// Notes that the keyboard moves, with or without an animation, even if it ends where it began.
  package mutating func keyboardMoved() { lists.keyboardMoves() }

  /// Notes that the first responder changed; `identity` is nil if there is none now. `isInCode` is
  /// true if the new one takes input and the user did not touch it. Returns evidence if the
  /// previous one got the focus in code and lost it too early, to no other responder, as `loss`
  /// describes.
  package mutating func focusChanged(
    to identity: ResponderIdentity?, isInCode: Bool, at time: TimeInterval,
    loss: FocusLoss? = nil
  ) -> DiagnosisEvidence? {
    let old = hasResigned ? nil : focus
    hasResigned = false
    focus = isInCode ? identity.map { ($0, time) } : nil
    guard identity == nil, let old else { return nil }
    let evidence = DiagnosisEvidence.lostFocus(
      responder: old.identity, heldFor: time - old.since, loss: loss)
    return evidence.diagnosis == nil ? nil : evidence
  }

  /// Notes that one of this package's behaviours asked the first responder to resign. If it
  /// resigned, the change of focus that follows does not count as a loss.
  package mutating func resigned(_ record: ResignRecord) {
    if record.didResign { hasResigned = true }
  }

  /// Notes that a finger left the scroll view with this number.
  package mutating func dragEnded(_ end: DragEnd, in scrollView: Int) {
    drag = (scrollView, end)
  }

  /// Notes a sample of the scroll view with this number. Returns the sample, with the offset that
  /// was predicted if the scroll view has come to rest elsewhere.
  package mutating func scrolled(_ sample: ScrollSample, in scrollView: Int) -> ScrollSample {
    guard let drag, drag.scrollView == scrollView, sample.phase != .decelerating else {
      return sample
    }
    self.drag = nil
    return sample.checked(against: drag.end.projection)
  }

  // MARK: Facts

  /// Notes that something moves. A state that is not reported yet must then last for its whole time
  /// again. Returns the former value of `waits`.
  @discardableResult
  package mutating func moves() -> Bool {
    suspicions.removeAll { !$0.isTold }
    defer { waits = false }
    return waits
  }

  /// Judges the facts at the end of a turn. Returns the states that have now lasted long enough to
  /// be mistakes, and that were not reported before.
  package mutating func look(_ facts: DiagnosisFacts) -> [Finding] {
    guard !facts.isMoving else {
      moves()
      return []
    }
    var found: [Finding] = []
    var standing: [Suspicion] = []
    waits = false
    @discardableResult
    func judge(
      _ rule: Rule, _ subject: Int = 0, at spot: CGRect? = nil,
      _ evidence: (TimeInterval) -> DiagnosisEvidence
    ) -> Bool {
      // Checks whether the state would be a mistake if it lasted long enough.
      guard evidence(DiagnosisEvidence.settleTime).diagnosis != nil else { return false }
      var suspicion =
        suspicions.first { $0.rule == rule && $0.subject == subject }
        ?? Suspicion(rule: rule, subject: subject, since: facts.time, spot: spot)
      if !facts.isSteady || facts.time < suspicion.since || !suspicion.stands(at: spot) {
        suspicion.since = facts.time
        suspicion.spot = spot
      }
      if !suspicion.isTold {
        let evidence = evidence(facts.time - suspicion.since)
        suspicion.isTold = evidence.diagnosis != nil
        if suspicion.isTold { found.append(Finding(evidence: evidence, subject: subject)) }
      }
      if !suspicion.isTold { waits = true }
      standing.append(suspicion)
      return true
    }
    if facts.isHeld {
      // While a finger or a transition moves the views around the first responder, the rules do not
      // judge its place. A mistake that was already reported about the place still counts as
      // reported.
      standing += suspicions.filter { $0.isTold && [.place, .cover, .content].contains($0.rule) }
    } else if let place = facts.place {
      var isPlaceWrong = false
      if place.visibility.status != .hidden { seen = facts.responder }
      // A field that was never visible, and that scrolling cannot show, counts as hidden on
      // purpose; for example, the app draws the digits of a code elsewhere. But a field under the
      // keyboard is judged, because it may be meant to be visible.
      let canBeShown = place.scrollView != nil && place.decision.canBeReached
      let isUnderKeyboard = place.visibility.hiddenSide == .behindKeyboard
      if seen == facts.responder || canBeShown || isUnderKeyboard {
        isPlaceWrong = judge(.place, facts.responder ?? 0, at: facts.spot) {
          .place(
            geometry: place, caret: facts.caret, isScrolledByHand: facts.isScrolledByHand,
            restedFor: $0)
        }
      }
      // What the user needs next is judged only if the user sees where the caret is.
      if let content = facts.content, !isPlaceWrong {
        judge(.content, facts.responder ?? 0) {
          .coveredContent(
            responder: place.responder, content: content, keyboard: facts.keyboard, restedFor: $0)
        }
      }
      if let cover = facts.cover,
        !facts.isScrolledByHand || !cover.canBeLeft(facts.caret ?? place)
      {
        judge(.cover, facts.responder ?? 0, at: facts.spot) {
          .covered(
            responder: place.responder, line: cover.line, by: cover.identity, frame: cover.frame,
            isStanding: cover.isStanding, keyboard: facts.keyboard, restedFor: $0)
        }
      }
    }
    if facts.responder == nil {
      judge(.keyboard) {
        .strayKeyboard(keyboard: facts.keyboard, field: facts.fieldThatLeft, restedFor: $0)
      }
    }
    for state in facts.states {
      switch state {
      case .guide: judge(.guide) { state.lasting($0) }
      case .otherKeyWindow: judge(.window) { state.lasting($0) }
      case .refusedFocus: judge(.refusal) { state.lasting($0) }
      default: judge(.bar) { state.lasting($0) }
      }
    }
    // If the app shows a panel of its own in the keyboard's place, views may keep the room for it.
    // Their insets and places are judged only after the panel has gone.
    if facts.keyboard.placement.isUp { wasUp = true }
    let hasLeft = hasLeft(facts.keyboard)
    let isPlaceTaken = hasLeft && facts.isPlaceTaken
    for change in lists.changes(facts, hasLeft: hasLeft) {
      if let lift = change.lift { judge(.lift, change.id) { .lift(list: lift, restedFor: $0) } }
      guard !isPlaceTaken, let inset = change.inset else { continue }
      judge(.inset, change.id) { .inset(list: inset, restedFor: $0) }
    }
    // A bar that has appeared or disappeared with the keyboard moves views by its own height, so
    // their places are not judged.
    let isAsBefore = !hasLeft || facts.keyboard.placement == resting
    for (number, change) in isPlaceTaken || !isAsBefore
      ? [] : layout.changes(facts, hasLeft: hasLeft)
    {
      let rule = hasLeft ? Rule.layout : .raised
      // A mistake of an outer view explains those of the views inside it.
      if judge(rule, number, { .layout(change: change, restedFor: $0) }) { break }
    }
    suspicions = standing
    if hasLeft, !isPlaceTaken {
      // The lists in `open` are not judged yet. The records of the other lists that can be judged
      // are forgotten, so that the next keyboard begins with new ones.
      let open = standing.filter { $0.rule == .inset && !$0.isTold }
      func reported(_ rule: Rule) -> Set<Int> {
        Set(standing.filter { $0.rule == rule && $0.isTold }.map(\.subject))
      }
      lists.forgetAll(but: Set(open.map(\.subject)), reported: reported(.inset))
      if !standing.contains(where: { $0.rule == .layout && !$0.isTold }) {
        layout.forget(reported: reported(.layout), facts)
      }
    }
    return found
  }

  /// Whether no state is suspected, and neither a list nor a view is watched.
  package var isIdle: Bool { suspicions.isEmpty && lists.isEmpty && layout.isEmpty }

  /// Returns whether the keyboard has left, even if a bar is still up.
  package func hasLeft(_ keyboard: KeyboardState) -> Bool {
    keyboard.placement == .hidden || keyboard.placement == .accessoryOnly && wasUp
  }

  /// Returns whether the lists may have room for a keyboard. While this is true, the adapter must
  /// not note their current insets as those without a keyboard. It may note insets with room for a
  /// bar that has been up without a keyboard.
  package func mayHaveRoom(after keyboard: KeyboardState) -> Bool {
    keyboard.placement.isUp || !lists.isSettled && (wasUp || keyboard.placement == .hidden)
  }

  /// Whether the adapter has to read the views around the first responder.
  package var followsSurroundings: Bool { !layout.isEmpty }

  /// Whether the adapter has to read the lists.
  package var followsLists: Bool { !lists.isEmpty }
}
