import Foundation
import ResponderCore

extension ValueWords {
  static var journal: [ValueWords] { records + evidence + entries + reading + files }

  private static var files: [ValueWords] {
    var header = JournalHeader(identifiers: .hashed)
    header.app = "shop\n 1.2"
    (header.entries, header.bytes, header.forgotten) = (2, 300, 7)
    let good = JournalReader.readLeniently(Data(Journal.jsonLines([SampleJournal.entries[8]]).utf8))
    let bad = JournalReader.readLeniently(Data("{}\n[]\nx\n".utf8))
    let one = JournalReader.readLeniently(Data("[]\nx\n".utf8))
    return [
      ValueWords(
        header,
        """
        Library: ResponderScope \(JournalHeader.libraryVersion)
        App: shop? 1.2
        Identifiers and string tags: hashed
        Entries: 2, 300 bytes
        Missing entries: 7 dropped by the journal, 0 left out of this file
        """),
      ValueWords(JournalHeader.Identifiers.plain, "plain"),
      ValueWords(good, "1 entry, 0 lines skipped"),
      ValueWords(good.lines[0], "line 1: 2.667 s hud shown"),
      ValueWords(bad, "line 1: \"version\" is missing; skipped, as 2 other lines were"),
      ValueWords(
        one, "line 1: not a JSON object, or cut off; skipped, as 1 other line was"),
    ]
  }

  private static let field = SampleJournal.field
  private static let table = SampleJournal.list

  private static let cause = FocusCause(
    origin: .app, moment: .nearTheCall,
    frames: [CallFrame(name: "Login.submit", module: "Shop", image: "Shop")])

  private static var records: [ValueWords] {
    [
      ValueWords(FocusChange(from: field, to: nil), "UITextField \"row-10\" to none"),
      ValueWords(FocusChange(from: nil, to: field), "none to UITextField \"row-10\""),
      ValueWords(
        FocusChange(from: field, to: nil, cause: cause),
        "UITextField \"row-10\" to none: probably Login.submit"),
      ValueWords(cause, "probably Login.submit\n  0  Login.submit (Shop)"),
      ValueWords(cause.origin, "app"),
      ValueWords(cause.moment, "nearTheCall"),
      ValueWords(CallFrame(name: "-main", module: nil, image: "Shop.dylib"), "-main (Shop.dylib)"),
      ValueWords(
        ActionRecord(action: "Save", sender: field, handler: nil, hops: 5),
        "Save from UITextField \"row-10\": unhandled"),
      ValueWords(
        ActionRecord(action: "Save", sender: field, handler: table, hops: 5),
        "Save from UITextField \"row-10\": handled by UITableView"),
      ValueWords(
        ActionHop(responder: field, answer: .forward, delegate: table),
        "UITextField \"row-10\": forward to UITableView"),
      ValueWords(ActionHop(responder: table, answer: .veto), "UITableView: veto"),
      ValueWords(ActionHop.Answer.pass, "pass"),
      ValueWords(
        ResignRecord(responder: field, isForced: true, didResign: false),
        "UITextField \"row-10\" refused to resign, forced"),
      ValueWords(
        ResignRecord(responder: field, isForced: false, didResign: true),
        "UITextField \"row-10\" resigned"),
      ValueWords(HUDChange(isShown: true), "shown"),
      ValueWords(HUDChange(isShown: false), "hidden"),
      ValueWords(SampleJournal.inner, "951 × 669 pt at 3.0, not the main screen"),
      ValueWords(
        ScreenChange(before: SampleJournal.inner, after: SampleJournal.outer),
        "951 × 669 pt at 3.0, not the main screen to 466 × 678 pt at 3.0"),
      ValueWords(
        DragEnd(scrollView: table, projection: SampleJournal.projection),
        "UITableView will rest at (0, 412.6) from (0, 43.3)"),
      ValueWords(
        AnchorRecord(scrollView: table, decision: SampleJournal.anchor),
        "UITableView: bottom, within 1 pt: inset 34 to 336, moves to (0, 1692)"),
      ValueWords(
        DismissalRecord(
          scrollView: table, responder: field, decision: SampleJournal.dismissal, cause: .dragEnd),
        "UITextField \"row-10\": \(SampleJournal.dismissal) Judged when the drag ended."),
      ValueWords(
        DismissalRecord(scrollView: table, responder: field, decision: SampleJournal.dismissal),
        "UITextField \"row-10\": \(SampleJournal.dismissal)"),
      ValueWords(
        ScrollSample(scrollView: table, phase: .atRest, geometry: SampleJournal.geometry),
        "UITableView atRest at (0, 43.3)"),
      ValueWords(ScrollSample.Phase.programmatic, "programmatic"),
    ]
  }

  private static var evidence: [ValueWords] {
    let wrong = SampleEvidence.resign(false)
    return [
      ValueWords(
        SampleEvidence.place(y: 490),
        "UITextField \"row-10\" is partial, 41 %, hidden behind the keyboard"),
      ValueWords(
        SampleEvidence.change(to: SampleEvidence.bottom(302)),
        "UITableView: lifted 302 pt for 336 pt"),
      ValueWords(
        SampleEvidence.bottom(302.25), "inset 302.3, safe area 34, (0, 0) 390 × 844"),
      ValueWords(SampleEvidence.window(2_001), "UIWindow, level 2001"),
      ValueWords(
        wrong,
        "resignRefused: UITextField \"row-10\" was asked to resign and is still first responder."
      ),
      ValueWords(SampleEvidence.resign(true), "nothing wrong"),
      ValueWords(SampleEvidence.layoutChange, "UITableView: risen 300 pt for 336 pt"),
      ValueWords(
        DiagnosisSite(
          controller: "LoginController", root: "TabController", frame: rect(20, 600, 350, 44)),
        "In LoginController, window of TabController, at (20, 600) 350 × 44 on the screen."),
      ValueWords(DiagnosisSite(controller: nil, root: nil, frame: nil), "nowhere"),
      ValueWords(FocusLoss.leftWindow, "leftWindow"),
      ValueWords(Diagnosis.Severity.warning, "warning"),
      ValueWords(Diagnosis.Confidence.likely, "likely"),
    ]
  }

  private static var entries: [ValueWords] {
    let diagnosis = Diagnosis(
      id: .doubleLift, sentence: "Two lift it.",
      numbers: [.init("lift", 336, unit: "pt"), .init("parties", 2, unit: "")], fix: "Remove one.")
    var journal = Journal(byteBudget: 12 * Journal.bytesPerEntry)
    for number in 0..<13 {
      journal.append(.hud(HUDChange(isShown: number % 2 == 1)), at: Double(number))
    }
    let newest = (3...12).map { "\n  \($0).000 s hud \($0 % 2 == 1 ? "shown" : "hidden")" }
    return [
      ValueWords(Journal(), "0 of 512 entries, 0 forgotten"),
      ValueWords(journal, "12 of 12 entries, 1 forgotten" + newest.joined()),
      ValueWords(SampleJournal.entries[8], "2.667 s hud shown"),
      ValueWords(JournalEntry.Kind.dragEnd, "dragEnd"),
      ValueWords(JournalEntry.Event.hud(HUDChange(isShown: true)), "hud shown"),
      ValueWords(
        diagnosis,
        "doubleLift: Two lift it.\n  lift 336.0 pt\n  parties 2.0\n  fix: Remove one."),
      ValueWords(Diagnosis.ID.chainCycle, "chainCycle"),
      ValueWords(diagnosis.numbers[0], "lift 336.0 pt"),
      ValueWords(diagnosis.numbers[1], "parties 2.0"),
      ValueWords(Replay([]), "0 decisions recomputed, all the same"),
      ValueWords(Replay([SampleJournal.entries[3]]), "1 decision recomputed, all the same"),
    ]
  }

  private static var reading: [ValueWords] {
    let wrong = JournalEntry(
      time: 2,
      event: .diagnosis(
        Diagnosis(
          id: .resignRefused, sentence: "It refused.", numbers: [], fix: "",
          evidence: SampleEvidence.resign(true))))
    let difference =
      "entry 1 (diagnosis at 2.000 s): recorded \"resignRefused: It refused.\", "
      + "recomputed \"resignRefused: nothing is wrong\""
    let replay = Replay([wrong])
    let rows: [(JournalReadError.Problem, String)] = [
      (.tooLong, "too long"), (.tooMany, "too many"), (.notJSON, "not JSON"),
      (.newerVersion(3), "newer version 3"),
      (.unknownKind("boo"), "unknown kind \"boo\""), (.missing("hud"), "\"hud\" missing"),
      (.wrong("time"), "\"time\" wrong"),
    ]
    let whole: [(JournalReadError.Problem, String)] = [
      (.tooLong, "longer than 65536 bytes"), (.tooMany, "more entries than any journal has"),
      (.notJSON, "not a JSON object, or cut off"),
      (.newerVersion(3), "written by a newer version (format 3; this reads up to 2)"),
      (.unknownKind("boo"), "unknown kind \"boo\""), (.missing("hud"), "\"hud\" is missing"),
      (.wrong("time"), "\"time\" has a wrong value"),
    ]
    return [ValueWords(replay, difference)]
      + (replay.firstDifference.map { [ValueWords($0, difference)] } ?? [])
      + rows.map { ValueWords($0, $1) }
      + whole.map { ValueWords(JournalReadError(line: 7, problem: $0), "line 7: \($1)") }
  }
}
