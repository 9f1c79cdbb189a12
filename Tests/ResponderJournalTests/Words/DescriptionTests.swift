import Foundation
import Testing

@testable import ResponderJournal

/// Tests what values say in logs, reports and tickets, and to a debugger.
@Suite("Values in words")
struct DescriptionTests {
  private typealias Value = any CustomDebugStringConvertible & CustomReflectable

  private static func says(_ value: Value, _ words: String) -> (Value, String) { (value, words) }

  private static let (field, table) = (SampleJournal.field, SampleJournal.list)
  private static let seen = SampleJournal.dismissal.visibilityNow

  private static func away(_ event: KeyboardEvent) -> KeyboardEvent {
    var away = event
    (away.isLocal, away.kind) = (false, .didShow)
    return away
  }

  private static var rules: [(Value, String)] {
    let change = SampleJournal.keyboard
    return [
      says(Insets(top: 47, bottom: 33.96), "(47, 0, 34, 0)"),
      says(Insets(top: .nan, left: .infinity, bottom: -.infinity), "(–, ∞, −∞, 0)"),
      says(
        SampleJournal.geometry,
        "viewport 390 × 844, content 390 × 2200, offset (0, 43.3), inset (47, 0, 34, 0)"),
      says(DismissalRule.fullyHidden, "dismiss when fully hidden"),
      says(DismissalRule.partlyHidden, "dismiss when partly hidden"),
      says(DismissalRule.visibleFraction(below: 0.3), "dismiss below 30 % visible"),
      says(
        SampleJournal.dismissal,
        "Dismiss: 0 % of the field will be visible at rest at (0, 437), hidden above; "
          + "the rule is to dismiss below 30 % visible."),
      says(DismissalEnding.polite, "polite"), says(DismissalEnding.forced, "forced"),
      says(FieldVisibility.Side.behindKeyboard, "behindKeyboard"),
      says(SampleJournal.projection, "will rest at (0, 412.6) from (0, 43.3)"),
      says(
        ProjectionDecision.decide(
          geometry: list(content: 8_440, offset: 797, top: 0, bottom: 0), velocity: point(0, 1),
          rate: 0.998, isPaging: true), "will rest at (0, 844) from (0, 797), paging"),
      says(KeyboardState(), "hidden"), says(change.after, "docked (0, 508) 390 × 336"),
      says(
        KeyboardState().applying(away(change.event)), "docked (0, 508) 390 × 336, another app's"),
      says(change.event, "willShow (0, 844) 390 × 336 -> (0, 508) 390 × 336, 0.25 s, curve 7"),
      says(
        away(change.event),
        "didShow (0, 844) 390 × 336 -> (0, 508) 390 × 336, 0.25 s, curve 7, another app's"),
      says(change, "willShow, hidden to docked (0, 508) 390 × 336"),
      says(
        KeyboardChange(change.event, before: change.after),
        "willShow, stays docked (0, 508) 390 × 336"),
      says(AnchorPolicy.bottom(tolerance: 2.5), "bottom, within 2.5 pt"),
      says(AnchorPolicy.readingPosition, "reading position"), says(AnchorPolicy.none, "none"),
      says(AnchorPolicy.firstResponder(), "first responder, margin 8 pt"),
      says(SampleJournal.anchor, "bottom, within 1 pt: inset 34 to 336, moves to (0, 1692)"),
      says(
        AnchorDecision.decide(
          policy: .none, geometry: SampleJournal.geometry, changingBottomInsetTo: 336),
        "none: inset 34 to 336, stays at (0, 43.3)"),
      says(ResponderIdentity(className: "UIView"), "UIView"), says(field, "UITextField \"row-10\""),
    ]
  }

  private static var inspection: [(Value, String)] {
    [
      says(SampleSnapshot.notAView, SampleSnapshot.notAView.report),
      says(SampleSnapshot.placement, "visible, 100 % on screen (20, 400) 350 × 44"),
      says(SampleSnapshot.scroll, "(20, 440) 350 × 44 of UITableView, visible (0, 90) 390 × 461"),
      says(
        SampleSnapshot.prediction, "decelerating, will rest at (0, 437): hidden, 0 %, hidden above"),
      says(
        PredictionOutcome(
          predictedOffset: point(0, 437), predicted: SampleSnapshot.prediction.visibility,
          actualOffset: point(0, 44), actual: seen),
        "predicted hidden, 0 %, hidden above at (0, 437), came to visible, 100 % at (0, 44)"),
      says(ResponderDetails(address: "0x1234"), "no module 0x1234"),
      says(
        ResponderDetails(
          module: "UIKit", address: "0x1234", keyboardType: "emailAddress",
          contentType: "username", isSecure: true, inputView: "Picker", inputAccessoryView: "Bar"),
        "UIKit 0x1234, emailAddress, username, secure, Picker, Bar"),
      says(
        ScrollFrame(scrollView: table, screenRect: rect(0, 0, 390, 844)),
        "UITableView on screen (0, 0) 390 × 844"),
    ]
  }

  private static var records: [(Value, String)] {
    let cause = FocusCause(
      origin: .app, moment: .nearTheCall,
      frames: [CallFrame(name: "Login.submit", module: "Shop", image: "Shop")])
    let sample = ScrollSample(
      scrollView: table, phase: .atRest, geometry: SampleJournal.geometry, predicted: point(0, 9))
    return [
      says(FocusChange(from: field, to: nil), "UITextField \"row-10\" to none"),
      says(FocusChange(from: nil, to: field), "none to UITextField \"row-10\""),
      says(
        FocusChange(from: field, to: nil, cause: cause),
        "UITextField \"row-10\" to none: probably Login.submit"),
      says(cause, "probably Login.submit\n  0  Login.submit (Shop)"),
      says(CallFrame(name: "-main", module: nil, image: "Shop.dylib"), "-main (Shop.dylib)"),
      says(
        ActionRecord(action: "Save", sender: field, handler: nil, hops: 5),
        "Save from UITextField \"row-10\": unhandled"),
      says(
        ActionRecord(action: "Save", sender: field, handler: table, hops: 5),
        "Save from UITextField \"row-10\": handled by UITableView"),
      says(
        ActionHop(responder: field, answer: .forward, delegate: table),
        "UITextField \"row-10\": forward to UITableView"),
      says(ActionHop(responder: table, answer: .veto), "UITableView: veto"),
      says(
        ResignRecord(responder: field, isForced: true, didResign: false),
        "UITextField \"row-10\" refused to resign, forced"),
      says(
        ResignRecord(responder: field, isForced: false, didResign: true),
        "UITextField \"row-10\" resigned"),
      says(HUDChange(isShown: true), "shown"), says(HUDChange(isShown: false), "hidden"),
      says(
        ScreenChange(before: SampleJournal.inner, after: SampleJournal.outer),
        "951 × 669 pt at 3.0, not the main screen to 466 × 678 pt at 3.0"),
      says(
        DragEnd(scrollView: table, projection: SampleJournal.projection),
        "UITableView will rest at (0, 412.6) from (0, 43.3)"),
      says(
        AnchorRecord(scrollView: table, decision: SampleJournal.anchor),
        "UITableView: \(SampleJournal.anchor)"),
      says(
        DismissalRecord(
          scrollView: table, responder: field, decision: SampleJournal.dismissal, cause: .dragEnd),
        "UITextField \"row-10\": \(SampleJournal.dismissal) Judged when the drag ended."),
      says(
        DismissalRecord(scrollView: table, responder: field, decision: SampleJournal.dismissal),
        "UITextField \"row-10\": \(SampleJournal.dismissal)"),
      says(
        ScrollSample(scrollView: table, phase: .dragging, geometry: SampleJournal.geometry),
        "UITableView dragging at (0, 43.3)"),
      says(sample, "UITableView atRest at (0, 43.3), will rest at (0, 9)"),
    ]
  }

  private static var evidence: [(Value, String)] {
    [
      says(
        SampleEvidence.place(y: 490),
        "UITextField \"row-10\" is partial, 41 %, behind the keyboard"),
      says(
        SampleEvidence.change(to: SampleEvidence.bottom(302)),
        "UITableView: lifted 302 pt for 336 pt"),
      says(SampleEvidence.bottom(302.25), "inset 302.3, safe area 34, (0, 0) 390 × 844"),
      says(SampleEvidence.window(2_001), "UIWindow, level 2001"),
      says(
        SampleEvidence.resign(false),
        "resignRefused: UITextField \"row-10\" was asked to resign and is still first responder."),
      says(SampleEvidence.resign(true), "nothing wrong"),
      says(SampleEvidence.layoutChange, "UITableView: risen 300 pt for 336 pt"),
      says(DiagnosisSite(controller: nil, root: nil, frame: nil), "nowhere"),
    ]
  }

  private static var journals: [(Value, String)] {
    var header = JournalHeader(identifiers: .hashed)
    header.app = "shop\n 1.2"
    (header.entries, header.bytes, header.forgotten) = (2, 300, 7)
    let diagnosis = Diagnosis(
      id: .doubleLift, sentence: "Two lift it.",
      numbers: [.init("lift", 336, unit: "pt"), .init("parties", 2, unit: "")], fix: "Remove one.")
    var journal = Journal(byteBudget: 12 * Journal.bytesPerEntry)
    for number in 0..<13 {
      journal.append(.hud(HUDChange(isShown: number % 2 == 1)), at: Double(number))
    }
    let newest = (3...12).map { "\n  \($0).000 s hud \($0 % 2 == 1 ? "shown" : "hidden")" }
    let good = JournalReader.readLeniently(Data(Journal.jsonLines([SampleJournal.entries[8]]).utf8))
    return [
      says(
        header,
        """
        Library: ResponderScope \(JournalHeader.libraryVersion)
        App: shop? 1.2
        Identifiers and string tags: hashed
        Entries: 2, 300 bytes
        Missing entries: 7 dropped by the journal, 0 left out of this file
        """),
      says(good, "1 entry, 0 lines skipped"), says(good.lines[0], "line 1: 2.667 s hud shown"),
      says(
        JournalReader.readLeniently(Data("{}\n[]\nx\n".utf8)),
        "line 1: \"version\" is missing; skipped, as 2 other lines were"),
      says(
        JournalReader.readLeniently(Data("[]\nx\n".utf8)),
        "line 1: not a JSON object, or cut off; skipped, as 1 other line was"),
      says(Journal(), "0 of 512 entries, 0 forgotten"),
      says(journal, "12 of 12 entries, 1 forgotten" + newest.joined()),
      says(SampleJournal.entries[0], "0.000 s focus none to UITextField \"row-10\""),
      says(JournalEntry.Kind.dragEnd, "dragEnd"),
      says(JournalEntry.Event.hud(HUDChange(isShown: true)), "hud shown"),
      says(
        diagnosis, "doubleLift: Two lift it.\n  lift 336.0 pt\n  parties 2.0\n  fix: Remove one."),
      says(Replay([]), "0 decisions recomputed, all the same"),
      says(Replay([SampleJournal.entries[3]]), "1 decision recomputed, all the same"),
    ]
  }

  private static var differences: [(Value, String)] {
    let forged = Diagnosis(
      id: .resignRefused, sentence: "It refused.", numbers: [], fix: "",
      evidence: SampleEvidence.resign(true))
    let replay = Replay([JournalEntry(time: 2, event: .diagnosis(forged))])
    let words =
      "entry 1 (diagnosis at 2.000 s): recorded \"resignRefused: It refused.\", "
      + "recomputed \"resignRefused: nothing is wrong\""
    return [(replay, words)] + (replay.firstDifference.map { [($0, words)] } ?? [])
  }

  private static let problems: [(JournalReadError.Problem, words: String)] = [
    (.tooLong, "longer than 65536 bytes"), (.tooMany, "more entries than any journal has"),
    (.notJSON, "not a JSON object, or cut off"),
    (.unknownVersion(3), "in version 3 of the format; this reads version 2"),
    (.unknownKind("boo"), "unknown kind \"boo\""), (.missing("hud"), "\"hud\" is missing"),
    (.wrong("time"), "\"time\" has a wrong value"),
  ]

  @Test("what a value says, and that its mirror is empty")
  func words() {
    let errors: [(Value, String)] =
      Self.problems.map { ($0.0, $0.words) }
      + Self.problems.map { (JournalReadError(line: 7, problem: $0.0), "line 7: \($0.words)") }
    let all =
      Self.rules + Self.inspection + Self.records + Self.evidence + Self.journals
      + Self.differences + errors
    for (value, words) in all {
      #expect(value.debugDescription == words)
      #expect(value.customMirror.children.isEmpty, "\(words)")
      #expect("\(Mirror(reflecting: value).subjectType)" == "\(type(of: value))")
    }
  }
}
