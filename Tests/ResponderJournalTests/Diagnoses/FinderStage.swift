import Foundation
import ResponderJournal

/// A finder, and turns of the run loop with a visible field, one list and one view around the field.
struct FinderStage {
  static let none = SampleEvidence.keyboard(isUp: false)
  static let keys = SampleEvidence.keyboard()
  static let bar = SampleEvidence.barAlone

  var finder = DiagnosisFinder()
  var waits: Bool { finder.waits }

  static func list(
    _ inset: CGFloat, number: Int = 1, safeArea: CGFloat = 34,
    _ frame: CGRect =
      SampleEvidence.screen, isBehind: Bool = false
  ) -> DiagnosisFacts.List {
    DiagnosisFacts.List(
      id: number, identity: SampleJournal.list,
      bottom: SampleEvidence.bottom(inset, safeArea: safeArea, frame: frame), isBehind: isBehind)
  }

  /// Returns a screen's root view at `y`.
  static func view(_ y: CGFloat, number: Int = 1) -> DiagnosisFacts.Surrounding {
    view(rect(0, y, 390, 844), number: number)
  }

  static func view(
    _ frame: CGRect, number: Int = 1, isScreen: Bool = true
  ) -> DiagnosisFacts.Surrounding {
    DiagnosisFacts.Surrounding(
      id: number, identity: SampleJournal.list, frame: frame, screenFrame: frame,
      reachesBottom: true, isScreen: isScreen)
  }

  /// A keyboard or a bar alone comes, over lists with these insets and views at these heights.
  mutating func comes(
    list: CGFloat? = nil, view: CGFloat? = nil, after resting: KeyboardPlacement = .hidden
  ) {
    finder.keyboardComes(
      over: list.map { [Self.list($0)] } ?? [], into: view.map { [Self.view($0)] } ?? [],
      after: resting)
  }

  /// Ends a turn, and returns what is found in it. `y` is the height of the field, which by default
  /// is visible; nil for no first responder.
  mutating func turn(
    _ time: Double, y: CGFloat? = 100, _ keyboard: KeyboardState = none, list: CGFloat? = nil,
    isBehind: Bool = false, view: CGFloat? = nil,
    change: (inout DiagnosisFacts) -> Void = { _ in }
  ) -> [Diagnosis.ID] {
    var facts = DiagnosisFacts(time: time)
    if let y {
      facts.responder = 1
      facts.place = SampleEvidence.place(y: y)
    }
    facts.keyboard = keyboard
    facts.lists = list.map { [Self.list($0, isBehind: isBehind)] } ?? []
    facts.surroundings = view.map { [Self.view($0)] } ?? []
    change(&facts)
    return finder.look(facts).compactMap { $0.evidence.diagnosis?.id }
  }

  /// Plays one keyboard, between what was before it and what it leaves: a list's inset and a view's
  /// height. Returns what is then found; nil if anything was found before.
  mutating func cycle(
    _ time: Double, from old: (CGFloat, CGFloat), up: CGFloat = 336, to left: (CGFloat, CGFloat)
  ) -> [Diagnosis.ID]? {
    comes(list: old.0, view: old.1)
    let before =
      turn(time, Self.keys, list: up, view: -336)
      + turn(time + 0.5, Self.keys, list: up, view: -336)
      + turn(time + 1, list: left.0, view: left.1)
    return before.isEmpty ? turn(time + 2, list: left.0, view: left.1) : nil
  }
}
