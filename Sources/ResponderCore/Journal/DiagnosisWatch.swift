package import Foundation

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
    var isTold = false
  }

  private var suspicions: [Suspicion] = []
  private var before: [DiagnosisFacts.List] = []
  /// Who got the focus in code, and when.
  private var focus: (identity: ResponderIdentity, since: TimeInterval)?
  private var hasResigned = false
  private var drag: (scrollView: Int, end: DragEnd)?

  package init() {}

  /// Whether a mistake stands that would be one if it lasted.
  package private(set) var waits = false

  // MARK: Events

  /// A keyboard comes over these lists, as they were without one.
  package mutating func keyboardComes(over lists: [DiagnosisFacts.List]) {
    // Lists that still have the last keyboard's room are known already, as they were before it.
    before += lists.filter { list in !before.contains { $0.id == list.id } }
  }

  /// The first responder changed; nil for nobody. `isInCode`: no finger was on it.
  package mutating func focusChanged(
    to identity: ResponderIdentity?, isInCode: Bool, at time: TimeInterval
  ) -> DiagnosisEvidence? {
    let old = hasResigned ? nil : focus
    hasResigned = false
    focus = isInCode ? identity.map { ($0, time) } : nil
    guard identity == nil, let old else { return nil }
    let evidence = DiagnosisEvidence.lostFocus(
      responder: old.identity, heldFor: time - old.since)
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
    guard !facts.isMoving else {
      moves()
      return []
    }
    var found: [DiagnosisEvidence] = []
    var standing: [Suspicion] = []
    waits = false
    func judge(
      _ rule: String, _ subject: Int, _ evidence: (TimeInterval) -> DiagnosisEvidence
    ) {
      // Would it be a mistake if it stood long enough?
      guard evidence(DiagnosisEvidence.settleTime).diagnosis != nil else { return }
      var suspicion =
        suspicions.first { $0.rule == rule && $0.subject == subject }
        ?? Suspicion(rule: rule, subject: subject, since: facts.time)
      if !suspicion.isTold, !facts.isSteady || facts.time < suspicion.since {
        suspicion.since = facts.time
      }
      if !suspicion.isTold {
        let evidence = evidence(facts.time - suspicion.since)
        suspicion.isTold = evidence.diagnosis != nil
        if suspicion.isTold { found.append(evidence) }
      }
      if !suspicion.isTold { waits = true }
      standing.append(suspicion)
    }
    if let place = facts.place {
      judge("place", facts.responder ?? 0) { .place(geometry: place, restedFor: $0) }
    }
    if facts.responder == nil {
      judge("keyboard", 0) { .strayKeyboard(keyboard: facts.keyboard, restedFor: $0) }
    }
    if let elsewhere = facts.elsewhere {
      judge("window", 0) {
        .otherKeyWindow(
          responder: elsewhere.responder, home: elsewhere.home, key: elsewhere.key, restedFor: $0)
      }
    }
    for old in before {
      guard let now = facts.lists.first(where: { $0.id == old.id }) else { continue }
      let change = ListChange(
        list: old.identity, before: old.bottom, now: now.bottom, keyboard: facts.keyboard)
      judge("lift", old.id) { .lift(list: change, restedFor: $0) }
      // A "before" that may have had room for the keyboard already proves nothing missing.
      guard change.leftOver > 0 || old.isCertain else { continue }
      judge("inset", old.id) { .inset(list: change, restedFor: $0) }
    }
    suspicions = standing
    if facts.keyboard.placement == .hidden {
      // Judged, or as it was: the next keyboard begins anew.
      before.removeAll { old in
        !standing.contains { $0.subject == old.id && $0.rule == "inset" && !$0.isTold }
      }
    }
    return found
  }

  /// Whether no state is suspected and no list is watched.
  package var isIdle: Bool { suspicions.isEmpty && before.isEmpty }

  /// Whether lists are to be looked at.
  package var followsLists: Bool { !before.isEmpty }
}
