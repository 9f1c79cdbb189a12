import Foundation

@testable import ResponderJournal

/// One entry of every kind, with real decisions.
enum SampleJournal {
  static let list = ResponderIdentity(className: "UITableView")
  static let field = ResponderIdentity(className: "UITextField", identifier: "row-10")

  static let projection = ProjectionDecision.decide(
    geometry: geometry, velocity: point(0, 0.75), rate: 0.998, isPaging: false,
    announcedTarget: point(0, 412.667), scale: 3)

  static let geometry = ScrollViewGeometry(
    viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 2_200),
    contentOffset: point(0, 43 + 1.0 / 3), inset: Insets(top: 47, bottom: 34))

  static let keyboard = KeyboardChange(
    KeyboardEvent(
      kind: .willShow, beginFrame: rect(0, 844, 390, 336), endFrame: rect(0, 508, 390, 336),
      duration: 0.25, curve: 7, isLocal: true, screen: rect(0, 0, 390, 844)),
    before: KeyboardState())

  static let dismissal = DismissalDecision.decide(
    fieldRect: rect(20, 440, 350, 44), geometry: geometry, restingOffset: point(0, 437),
    obscuredBy: rect(0, 508, 390, 336), clip: rect(0, 0, 390, 844),
    rule: .visibleFraction(below: 0.3))

  static let anchor = AnchorDecision.decide(
    policy: .bottom(), geometry: geometry.scrolled(to: point(0, 1_390)),
    changingBottomInsetTo: 336, firstResponder: rect(0, 1, 2, 3))

  /// The displays of an iPhone Duo.
  static let outer = ScreenChange.Screen(
    size: CGSize(width: 466, height: 678), scale: 3, isMain: true)
  static let inner = ScreenChange.Screen(
    size: CGSize(width: 951, height: 669), scale: 3, isMain: false)

  static let events: [JournalEntry.Event] = [
    .focus(FocusChange(from: nil, to: field)),
    .keyboard(keyboard),
    .scroll(ScrollSample(scrollView: list, phase: .dragging, geometry: geometry)),
    .dragEnd(
      DragEnd(
        scrollView: list, projection: projection, fieldRect: rect(20, 440, 350, 44),
        obscured: rect(0, 508, 390, 336))),
    .dismissal(DismissalRecord(scrollView: list, responder: field, decision: dismissal)),
    .resign(ResignRecord(responder: field, isForced: false, didResign: true)),
    .anchor(AnchorRecord(scrollView: list, decision: anchor)),
    .action(ActionRecord(action: "DeleteRow", sender: field, handler: list, hops: 4)),
    .hud(HUDChange(isShown: true)),
    .diagnosis(
      Diagnosis(
        id: .chainCycle, sentence: "A sentence with \"quotes\" / and ümlauts.",
        numbers: [.init("hops", 3, unit: "")], fix: "Fix it.")),
    .geometry(
      GeometryRecord(
        responder: field, scrollView: list,
        decision: .decide(
          fieldRect: rect(32, 440, 320, 44), geometry: geometry, restingOffset: point(0, 437),
          obscuredBy: rect(0, 508, 390, 336), clip: rect(0, 0, 390, 844),
          rule: .visibleFraction(below: 0.3)))),
    .screen(ScreenChange(before: outer, after: inner)),
    .listMove(listMove),
  ]

  static var listMove: ListMove {
    var move = ListMove(list: list)
    move.note(.contentInset, from: 0, to: 336, by: "Form.keyboardWillShow", inTurn: 0)
    move.note(.contentOffset, from: 0, to: 120, by: nil, inTurn: 1)
    return move
  }

  static let entries = events.enumerated().map {
    JournalEntry(time: Double($0.offset) / 3, event: $0.element)
  }

  static func journal(of entries: [JournalEntry] = entries) -> Journal {
    var journal = Journal()
    for entry in entries { journal.append(entry) }
    return journal
  }
}
