import Foundation
import ResponderCore

/// Evidence of every rule, and the same just short of a mistake.
enum SampleEvidence {
  static let field = SampleJournal.field
  static let list = SampleJournal.list
  static let screen = rect(0, 0, 390, 844)

  static func keyboard(isLocal: Bool = true, isUp: Bool = true) -> KeyboardState {
    KeyboardState().applying(
      KeyboardEvent(
        kind: isUp ? .willShow : .willHide, beginFrame: .zero,
        endFrame: rect(0, isUp ? 508 : 844, 390, 336), duration: 0.25, curve: 7, isLocal: isLocal,
        screen: screen))
  }

  static func place(y: CGFloat) -> GeometryRecord {
    GeometryRecord(
      responder: field, rect: rect(20, y, 350, 44), window: screen.size,
      obscuredBy: [rect(0, 508, 390, 336)])
  }

  static func window(_ level: Double) -> WindowFact {
    WindowFact(window: ResponderIdentity(className: "UIWindow"), level: level)
  }

  static func windows(home: Double, key: Double, for time: Double) -> DiagnosisEvidence {
    .otherKeyWindow(
      responder: field, home: window(home), key: window(key), restedFor: time)
  }

  static func bottom(
    _ inset: CGFloat, safeArea: CGFloat = 34, frame: CGRect = screen
  ) -> ListChange.Bottom {
    ListChange.Bottom(inset: inset, safeArea: safeArea, frame: frame)
  }

  static func change(
    from before: CGFloat = 0, to now: ListChange.Bottom, isUp: Bool = true
  ) -> ListChange {
    ListChange(list: list, before: bottom(before), now: now, keyboard: keyboard(isUp: isUp))
  }

  static func rest(at y: CGFloat, within tolerance: CGFloat = 1) -> DiagnosisEvidence {
    .rest(
      scrollView: list, predicted: point(0, 300), actual: point(0, y), tolerance: tolerance)
  }

  static func action(_ handler: ResponderIdentity?) -> DiagnosisEvidence {
    .action(record: ActionRecord(action: "Save", sender: field, handler: handler, hops: 5))
  }

  static func resign(_ didResign: Bool, isForced: Bool = false) -> DiagnosisEvidence {
    .resign(record: ResignRecord(responder: field, isForced: isForced, didResign: didResign))
  }

  static let rows: [(DiagnosisEvidence, Diagnosis.ID?)] = [
    // a place, long enough and not
    (.place(geometry: place(y: -100), restedFor: 0.25), .orphanAtRest),
    (.place(geometry: place(y: -100), restedFor: 0.24), nil),
    (.place(geometry: place(y: 600), restedFor: 1), .fieldBehindKeyboard),
    (.place(geometry: place(y: 100), restedFor: 1), nil),
    (.place(geometry: place(y: .nan), restedFor: 1), nil),
    // a keyboard of nobody's: ours, another app's, none, just now
    (.strayKeyboard(keyboard: keyboard(), restedFor: 1), .keyboardWithoutResponder),
    (.strayKeyboard(keyboard: keyboard(isLocal: false), restedFor: 1), nil),
    (.strayKeyboard(keyboard: keyboard(isUp: false), restedFor: 1), nil),
    (.strayKeyboard(keyboard: keyboard(), restedFor: 0.1), nil),
    // windows: beside, above, just now
    (windows(home: 0, key: 0, for: 1), .responderOutsideKeyWindow),
    (windows(home: 0, key: 2_001, for: 1), .overlayStoleKey),
    (windows(home: 2_001, key: 0, for: 1), .responderOutsideKeyWindow),
    (windows(home: 0, key: 0, for: 0), nil),
    // room for a keyboard of 336: once, with a margin, twice, by inset and frame, just now
    (.lift(list: change(to: bottom(302)), restedFor: 1), nil),
    (.lift(list: change(to: bottom(350)), restedFor: 1), nil),
    (.lift(list: change(to: bottom(672)), restedFor: 1), .doubleLift),
    (.lift(list: change(to: bottom(672)), restedFor: 0), nil),
    (.lift(list: change(to: bottom(302, frame: rect(0, 0, 390, 508))), restedFor: 1), .doubleLift),
    (.lift(list: change(to: bottom(0, frame: rect(0, 0, 390, 508))), restedFor: 1), nil),
    // a sheet that moved up with its list
    (.lift(list: change(to: bottom(34, frame: rect(0, -300, 390, 844))), restedFor: 1), nil),
    (.lift(list: change(to: bottom(.infinity)), restedFor: 1), nil),
    (.lift(list: change(to: bottom(672), isUp: false), restedFor: 1), nil),
    // an inset after the keyboard: left, taken, rounded, another size, keyboard still up
    (.inset(list: change(to: bottom(336), isUp: false), restedFor: 1), .insetNotRestored),
    (.inset(list: change(from: 20, to: bottom(0), isUp: false), restedFor: 1), .insetNotRestored),
    (.inset(list: change(to: bottom(1), isUp: false), restedFor: 1), nil),
    (.inset(list: change(to: bottom(336), isUp: false), restedFor: 0.2), nil),
    (.inset(list: change(to: bottom(336)), restedFor: 1), nil),
    (.inset(list: change(to: bottom(.nan), isUp: false), restedFor: 1), nil),
    (
      .inset(
        list: change(to: bottom(336, frame: rect(0, 0, 844, 390)), isUp: false), restedFor: 1), nil
    ),
    // a rest: elsewhere, within tolerance, nowhere
    (rest(at: 360), .predictionOverridden), (rest(at: 301), nil),
    (rest(at: 301.5, within: 10), nil),
    (rest(at: 298), .predictionOverridden), (rest(at: .nan), nil), (rest(at: .infinity), nil),
    // a focus: early, late, in the past
    (.lostFocus(responder: field, heldFor: 0.3), .focusLostEarly),
    (.lostFocus(responder: field, heldFor: 0), .focusLostEarly),
    (.lostFocus(responder: field, heldFor: 1), nil),
    (.lostFocus(responder: field, heldFor: -1), nil),
    (.lostFocus(responder: field, heldFor: .nan), nil),
    // what other parts tell
    (resign(false), .resignRefused), (resign(false, isForced: true), .resignRefused),
    (resign(true), nil), (action(nil), .unhandledAction), (action(list), nil),
    (.cycle(origin: field, start: list, hops: 3), .chainCycle),
    (.tag(name: "\"name\"", views: 2), .duplicateTag),
    (.scrollViews(count: 2), .ambiguousScrollView), (.scrollViews(count: 1), nil),
    (.tagRequest(name: "\"name\"", reason: .unknown, isSearch: false), .tagNotFocused),
    (.tagRequest(name: "\"name\"", reason: .late, isSearch: false), .tagNotFocused),
    (.tagRequest(name: "\"name\"", reason: .late, isSearch: true), .tagNotFocused),
    (.tagRequest(name: "\"name\"", reason: .refused, isSearch: true), .tagNotFocused),
    (.tagRequest(name: "\"name\"", reason: .overtaken, isSearch: false), nil),
  ]
}
