package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Finds mistakes in what happens: fed with facts and events, it answers with what they are evidence of.
///
/// A mistake that is a state (a hidden field, a stray keyboard, an inset) is told once when it has stood for
/// `DiagnosisEvidence.settleTime`, and again only after it was gone. `waits` says whether one stands that has not been told:
/// only then is it worth to look though nothing happens.
package struct DiagnosisWatch: Sendable {
  private struct Suspicion: Sendable {
    /// The rule's name and the number of what it is about.
    var rule: String
    var subject: Int
    var since: TimeInterval
    /// Where it was then, screen coordinates; nil where it is about no place.
    var spot: CGRect?
    var isTold = false

    /// Whether it is no farther than a point from where it was.
    func stands(at now: CGRect?) -> Bool {
      guard let spot, let now else { return true }
      return abs(spot.minX - now.minX) <= 1 && abs(spot.minY - now.minY) <= 1
    }
  }

  private var suspicions: [Suspicion] = []
  private var lists = ListWatch()
  private var layout = LayoutWatch()
  /// The last first responder that was seen at its place.
  private var seen: Int?
  /// Who got the focus in code, and when.
  private var focus: (identity: ResponderIdentity, since: TimeInterval)?
  private var hasResigned = false
  private var drag: (scrollView: Int, end: DragEnd)?

  package init() {}

  /// Whether a mistake stands that would be one if it lasted.
  package private(set) var waits = false
  /// The numbers of what the last look's evidence is about, in its order.
  package private(set) var subjects: [Int] = []

  // MARK: Events

  /// A keyboard comes over these lists, and into these surroundings of the first responder, as they were without one.
  package mutating func keyboardComes(
    over lists: [DiagnosisFacts.List], into surroundings: [DiagnosisFacts.Surrounding] = []
  ) {
    self.lists.keyboardComes(over: lists)
    layout.keyboardComes(into: surroundings)
  }

  /// The first responder changed; nil for nobody. `isInCode`: no finger was on it. `loss`: what was seen of the one before.
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

  /// One of our behaviours asked the first responder to resign: what follows is no loss.
  package mutating func resigned(_ record: ResignRecord) {
    if record.didResign { hasResigned = true }
  }

  /// A finger left the scroll view with this number.
  package mutating func dragEnded(_ end: DragEnd, in scrollView: Int) {
    drag = (scrollView, end)
  }

  /// The scroll view with this number was seen.
  package mutating func scrolled(_ sample: ScrollSample, in scrollView: Int) -> DiagnosisEvidence? {
    guard let drag, drag.scrollView == scrollView, sample.phase != .decelerating else { return nil }
    self.drag = nil
    let (old, new) = (drag.end.projection.geometry, sample.geometry)
    // A second touch, or another content, and there is nothing to compare.
    guard sample.phase == .atRest, old.contentSize == new.contentSize, old.inset == new.inset,
      old.viewport == new.viewport
    else { return nil }
    let evidence = DiagnosisEvidence.rest(
      scrollView: sample.scrollView, predicted: drag.end.projection.restingOffset,
      actual: new.contentOffset,
      tolerance: Diagnosis.tolerance(of: drag.end.projection))
    return evidence.diagnosis == nil ? nil : evidence
  }

  // MARK: Facts

  /// Something moves, so nothing stands; true if something was waited for until now.
  @discardableResult
  package mutating func moves() -> Bool {
    if !suspicions.isEmpty { suspicions.removeAll { !$0.isTold } }
    defer { waits = false }
    return waits
  }

  /// What the facts at the end of a turn are evidence of, now that it has stood long enough.
  package mutating func look(_ facts: DiagnosisFacts) -> [DiagnosisEvidence] {
    subjects = []
    guard !facts.isMoving else {
      moves()
      return []
    }
    var found: [DiagnosisEvidence] = []
    var standing: [Suspicion] = []
    waits = false
    @discardableResult
    func judge(
      _ rule: String, _ subject: Int, at spot: CGRect? = nil,
      _ evidence: (TimeInterval) -> DiagnosisEvidence
    ) -> Bool {
      // Would it be a mistake if it stood long enough?
      guard evidence(DiagnosisEvidence.settleTime).diagnosis != nil else { return false }
      var suspicion =
        suspicions.first { $0.rule == rule && $0.subject == subject }
        ?? Suspicion(rule: rule, subject: subject, since: facts.time, spot: spot)
      if !suspicion.isTold,
        !facts.isSteady || facts.time < suspicion.since || !suspicion.stands(at: spot)
      {
        suspicion.since = facts.time
        suspicion.spot = spot
      }
      if !suspicion.isTold {
        let evidence = evidence(facts.time - suspicion.since)
        suspicion.isTold = evidence.diagnosis != nil
        if suspicion.isTold {
          found.append(evidence)
          subjects.append(subject)
        }
      }
      if !suspicion.isTold { waits = true }
      standing.append(suspicion)
      return true
    }
    if facts.isHeld {
      // Neither there nor gone: what was told of its place stays told.
      standing += suspicions.filter { $0.isTold && ["place", "cover"].contains($0.rule) }
    } else if let place = facts.place {
      if place.visibility.status != .hidden { seen = facts.responder }
      // One that was never seen and that no scrolling shows is not meant to be: an app draws its digits elsewhere. Of one under
      // the keyboard it is not known.
      let isUnderKeyboard = place.visibility.hiddenSide == .behindKeyboard
      if seen == facts.responder || place.scrollView != nil || isUnderKeyboard {
        judge("place", facts.responder ?? 0, at: facts.spot) {
          .place(
            geometry: place, caret: facts.caret, isScrolledByHand: facts.isScrolledByHand,
            restedFor: $0)
        }
      }
      if let cover = facts.cover {
        judge("cover", facts.responder ?? 0, at: facts.spot) {
          .covered(
            responder: place.responder, line: cover.line, by: cover.identity, frame: cover.frame,
            keyboard: facts.keyboard, restedFor: $0)
        }
      }
    }
    if let bar = facts.lostBar {
      judge("bar", 0) { .lostBar(controller: bar.controller, bar: bar.bar, restedFor: $0) }
    }
    if facts.responder == nil {
      judge("keyboard", 0) { .strayKeyboard(keyboard: facts.keyboard, restedFor: $0) }
    }
    if let elsewhere = facts.elsewhere {
      judge("window", 0) {
        .otherKeyWindow(
          responder: elsewhere.responder, home: elsewhere.home, key: elsewhere.key,
          isCovered: elsewhere.isCovered, restedFor: $0)
      }
    }
    // What keeps the keyboard's room for a panel of the app's own is judged when that has gone.
    let isPlaceTaken = facts.keyboard.placement == .hidden && facts.isPlaceTaken
    for change in lists.changes(facts) {
      if let lift = change.lift { judge("lift", change.id) { .lift(list: lift, restedFor: $0) } }
      guard !isPlaceTaken, let inset = change.inset else { continue }
      judge("inset", change.id) { .inset(list: inset, restedFor: $0) }
    }
    for (number, change) in isPlaceTaken ? [] : layout.changes(facts) {
      let rule = facts.keyboard.placement == .hidden ? "layout" : "raised"
      // What stands around another that is wrong already is wrong with it.
      if judge(rule, number, { .layout(change: change, restedFor: $0) }) { break }
    }
    suspicions = standing
    if facts.keyboard.placement == .hidden, !isPlaceTaken {
      // Judged, or as it was: the next keyboard begins anew.
      let open = standing.filter { $0.rule == "inset" && !$0.isTold }
      lists.forgetAll(but: Set(open.map(\.subject)))
      if !standing.contains(where: { $0.rule == "layout" && !$0.isTold }) { layout.forget() }
    }
    return found
  }

  /// Whether no state is suspected and no list is watched.
  package var isIdle: Bool { suspicions.isEmpty && lists.isEmpty && layout.isEmpty }

  /// Whether what is around the first responder is to be looked at.
  package var followsSurroundings: Bool { !layout.isEmpty }

  /// Whether lists are to be looked at.
  package var followsLists: Bool { !lists.isEmpty }
}
