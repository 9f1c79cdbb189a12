import Foundation
import TestSupport
import Testing

@testable import ResponderCore
@testable import ResponderJournal

@Suite struct DiagnosisEvidenceTests {
  @Test("each rule's mistakes", .flaw("2.1.15"), .flaw("2.5.2"), arguments: SampleEvidence.rows)
  func rules(evidence: DiagnosisEvidence, expected: Diagnosis.ID?) {
    let found = evidence.diagnosis
    #expect(found?.id == expected, "\(evidence)")
    guard let found else { return }
    #expect(found.evidence == evidence)
    #expect(found.sentence.hasSuffix(".") && found.fix.hasSuffix("."))
    #expect(found.description.hasPrefix("\(found.id.rawValue): "))
    #expect(found.severity >= .note && found.confidence.rawValue.count > 3)
    #expect(found.numbers.allSatisfy { $0.value.isFinite && !$0.description.isEmpty })
  }

  static let certainties: [(DiagnosisEvidence, Diagnosis.Severity, Diagnosis.Confidence)] = [
    // An inset that is missing, which may have been a bar's, or left behind. A refusal, which was
    // allowed or not. The keyboard covers a responder without a caret, or a
    // caret that can be scrolled free. A field is off the screen. A field lost the focus when it
    // left its window, or for an unknown reason. The order leaves a field out, or two fields share a
    // place in it.
    (SampleEvidence.left(from: 60, to: 0), .warning, .possible),
    (SampleEvidence.left(from: 0, to: 336), .warning, .likely),
    (SampleEvidence.resign(false), .note, .certain),
    (SampleEvidence.resign(false, isForced: true), .warning, .certain),
    (.place(geometry: covered, restedFor: 1), .error, .likely),
    (
      .place(geometry: covered, caret: SampleEvidence.caret(y: 700), restedFor: 1), .warning,
      .certain
    ),
    (SampleEvidence.placed(-100), .warning, .certain),
    (
      .place(
        geometry: SampleEvidence.caret(y: 100, offset: 300), isScrolledByHand: true, restedFor: 1),
      .note, .certain
    ),
    (lost(.leftWindow), .warning, .certain), (lost(.unexplained), .warning, .possible),
    (
      .unlistedField(responder: SampleJournal.field, reason: .notListed, fields: 3), .note, .likely
    ),
    (
      .fieldPlaces(place: 4, fields: [SampleJournal.field, SampleJournal.list]), .warning, .certain
    ),
  ]

  @Test("the harm and the certainty of a mistake", arguments: certainties)
  func weight(
    evidence: DiagnosisEvidence, severity: Diagnosis.Severity, confidence: Diagnosis.Confidence
  ) throws {
    let found = try #require(evidence.diagnosis)
    #expect(found.severity == severity && found.confidence == confidence)
  }

  static let words: [(DiagnosisEvidence, String)] = [
    (SampleEvidence.left(from: 60, to: 0), "missing 60.0 pt"),
    (SampleEvidence.left(from: 0, to: 336), "left behind 336.0 pt"),
    (SampleEvidence.resign(false), "if its delegate refuses"),
    (SampleEvidence.resign(false, isForced: true), "fix: Check what canResignFirstResponder"),
    (SampleEvidence.action(nil), "responders asked 5.0"),
    (lost(.leftWindow), " later: it left its window.\n"), (lost(.unexplained), " later.\n"),
    (
      SampleEvidence.windows(home: 0, key: 2_001, for: 1),
      "first responder of UIWindow, but UIWindow above the app is key"
    ),
    (SampleEvidence.windows(home: 0, key: 0, for: 1), "but UIWindow is key"),
    (SampleEvidence.windows(home: 0, key: 2_001, for: 1), "fix: Show an overlay"),
    (SampleEvidence.windows(home: 2_001, key: 0, for: 1), "fix: Resign the first responder"),
    // After the keyboard has left, a view is higher, lower, higher and also lower by its bottom
    // edge, still without the part that the keyboard covered, or as high as before and moved by
    // that part.
    (SampleEvidence.layout(raised: 336, now: 36), "UITableView is 36 pt higher than"),
    (SampleEvidence.layout(raised: 336, now: -10), "UITableView is 10 pt lower than"),
    (SampleEvidence.layout(raised: 336, now: 36, height: 780), "UITableView is 36 pt higher than"),
    (
      SampleEvidence.layout(raised: 0, now: 0, height: 508, raisedHeight: 508),
      "the bottom edge of UITableView is 336 pt higher than"
    ),
    (
      SampleEvidence.layout(raised: 0, now: 336, raisedHeight: 508),
      "but UITableView is 336 pt higher than"
    ),
    // A view rises for a keyboard that covers nothing of it, or rises too far.
    (
      SampleEvidence.layout(raised: nil, now: 300, covered: 0, isUp: true),
      "rose 300 pt for a keyboard that covers nothing of it."
    ),
    (
      SampleEvidence.layout(raised: nil, now: 672, isUp: true),
      "rose 672 pt for a keyboard that asks for 336 pt."
    ),
  ]

  private static func lost(_ loss: FocusLoss) -> DiagnosisEvidence {
    .lostFocus(responder: SampleJournal.field, heldFor: 0.3, loss: loss)
  }

  @Test("what a diagnosis says: the view, the numbers, the fix", arguments: words)
  func says(evidence: DiagnosisEvidence, words: String) throws {
    let text = try #require(evidence.diagnosis).debugDescription
    #expect(text.contains(words), "\(text)")
  }

  @Test("a class name is cut to what a line can hold")
  func longNames() {
    final class Named<One, Other> {}
    typealias Twice<One> = Named<Named<One, One>, Named<One, One>>
    let short = ResponderIdentity.className(of: Named<Int, Int>())
    #expect(short == "Named<Int, Int>")
    let long = ResponderIdentity.className(of: Twice<Twice<Twice<Int>>>())
    #expect(long.count == ResponderIdentity.longestClassName && long.hasSuffix("…"))
    #expect(long.hasPrefix("Named<Named<Named<"))
    // The line of the longest possible action fits into a file.
    let identity = ResponderIdentity(className: long, identifier: "#0123abcd")
    let hop = ActionHop(responder: identity, answer: .forward, delegate: identity)
    let record = ActionRecord(
      action: "Save", sender: identity, handler: nil, hops: 64,
      asked: Array(repeating: hop, count: ActionRecord.mostAsked))
    let line = Journal.jsonLines([JournalEntry(time: 1, event: .action(record))])
    #expect(line.utf8.count < JournalReader.longestLine)
  }

  @Test("every diagnosis has a sample, and a place in the documentation")
  func complete() throws {
    let found = SampleEvidence.rows.compactMap { $0.0.diagnosis?.id }
    #expect(Set(found) == Set(Diagnosis.ID.allCases))
    for id in Diagnosis.ID.allCases {
      #expect(id.link.hasPrefix("https://"))
      let parts = id.link.components(separatedBy: "/blob/main/").last?.split(separator: "#") ?? []
      try #require(parts.count == 2)
      let page = try Repository.text(String(parts[0]))
      let anchors = page.split(separator: "\n").filter { $0.hasPrefix("## ") }
        .map { $0.dropFirst(3).lowercased() }
      #expect(anchors.contains(String(parts[1])), "\(id.link)")
    }
  }

  @Test("a diagnosis is written, read and made again", arguments: SampleEvidence.rows)
  func replayed(evidence: DiagnosisEvidence, expected: Diagnosis.ID?) throws {
    guard let diagnosis = evidence.diagnosis else { return }
    #expect(diagnosis.link == diagnosis.id.link)
    let entry = JournalEntry(time: 2, event: .diagnosis(diagnosis))
    let lines = Journal.jsonLines([entry])
    let read = try JournalReader.read(lines)
    #expect(read == [entry])
    #expect(Replay(read).decisions == 1 && Replay(read).firstDifference == nil)
    // A different wording is still the same decision. A different mistake or different numbers are
    // not.
    let words = lines.replacingOccurrences(of: "\"sentence\":\"", with: "\"sentence\":\"x")
      .replacingOccurrences(of: "\"fix\":\"", with: "\"fix\":\"x")
    #expect(words != lines)
    #expect(Replay(try JournalReader.read(words)).firstDifference == nil)
    let other = diagnosis.id == .chainCycle ? Diagnosis.ID.doubleLift : .chainCycle
    let altered = lines.replacingOccurrences(
      of: "\"id\":\"\(diagnosis.id.rawValue)\"", with: "\"id\":\"\(other.rawValue)\"")
    #expect(Replay(try JournalReader.read(altered)).firstDifference?.index == 0)
    let number = Diagnosis(
      id: diagnosis.id, sentence: diagnosis.sentence,
      numbers: diagnosis.numbers + [.init("more", 1, unit: "")], fix: diagnosis.fix,
      evidence: diagnosis.evidence)
    let more = Replay([JournalEntry(time: 2, event: .diagnosis(number))])
    #expect(more.firstDifference?.index == 0)
  }

  @Test("a diagnosis tells once where it was found")
  func site() throws {
    let site = DiagnosisSite(
      controller: "LoginController", root: "TabController", frame: rect(20, 600, 350, 44))
    let bare = try #require(DiagnosisEvidence.place(geometry: Self.covered, restedFor: 1).diagnosis)
    let found = bare.found(at: site)
    #expect(found.site == site && found.found(at: site) == found)
    #expect(bare.found(at: nil) == bare)
    #expect(bare.found(at: DiagnosisSite(controller: nil, root: nil, frame: nil)) == bare)
    let sentences: [(String?, String?, CGRect?, String)] = [
      (
        site.controller, site.root, site.frame,
        " In LoginController, window of TabController, at (20, 600) 350 × 44 on the screen."
      ),
      (nil, nil, site.frame, " At (20, 600) 350 × 44 on the screen."),
      ("Login", nil, nil, " In Login."), ("Login", "Login", nil, " In Login."),
      (nil, "Tabs", nil, " Window of Tabs."),
    ]
    for (controller, root, frame, words) in sentences {
      let other = DiagnosisSite(controller: controller, root: root, frame: frame)
      #expect(bare.found(at: other).sentence == bare.sentence)
      #expect(bare.found(at: other).account == "\(bare.sentence) \(bare.fix)\(words)")
    }
    let entry = JournalEntry(time: 2, event: .diagnosis(found))
    let read = try JournalReader.read(Journal.jsonLines([entry]))
    #expect(read == [entry] && Replay(read).decisions == 1)
    #expect(Replay(read).firstDifference == nil)
    let old = JournalEntry(time: 2, event: .diagnosis(bare))
    let line = Journal.jsonLines([old])
    #expect(!line.contains("\"site\"") && !line.contains("\"caret\""))
    #expect(try JournalReader.read(line) == [old])
  }

  private static let covered = SampleEvidence.place(y: 600)

  @Test("altered evidence does not uphold a diagnosis")
  func alteredEvidence() throws {
    func differs(_ diagnosis: Diagnosis, _ evidence: DiagnosisEvidence?) -> Bool {
      let altered = Diagnosis(
        id: diagnosis.id, sentence: diagnosis.sentence, numbers: diagnosis.numbers,
        fix: diagnosis.fix, evidence: evidence)
      return Replay([JournalEntry(time: 1, event: .diagnosis(altered))]).firstDifference != nil
    }
    // The record names a handler, although the only responder that was asked passed the action on,
    // or says that two responders were asked.
    func sent(to handler: ResponderIdentity?, hops: Int = 1) -> DiagnosisEvidence {
      .action(
        record: ActionRecord(
          action: "Save", sender: SampleJournal.field, handler: handler, hops: hops,
          asked: [ActionHop(responder: SampleJournal.field, answer: .pass)]))
    }
    let lost = try #require(sent(to: nil).diagnosis)
    #expect(!differs(lost, sent(to: nil)) && differs(lost, sent(to: SampleJournal.list)))
    #expect(differs(lost, sent(to: nil, hops: 2)))
    // The decision of the caret, or that of the whole field, is altered.
    func altered(_ record: GeometryRecord) throws -> GeometryRecord {
      let data = try JSONEncoder().encode(record)
      let text = String(decoding: data, as: UTF8.self).replacing(
        "\"bestFraction\":1", with: "\"bestFraction\":0.5")
      return try JSONDecoder().decode(GeometryRecord.self, from: Data(text.utf8))
    }
    let (place, caret) = (SampleEvidence.place(y: 100), SampleEvidence.caret(y: 700))
    let whole = DiagnosisEvidence.place(geometry: place, caret: caret, restedFor: 1)
    let hidden = try #require(whole.diagnosis)
    #expect(!differs(hidden, whole))
    #expect(differs(hidden, .place(geometry: place, caret: try altered(caret), restedFor: 1)))
    #expect(differs(hidden, .place(geometry: try altered(place), caret: caret, restedFor: 1)))
  }

  @Test("a geometry in a line is judged again")
  func geometry() throws {
    let record = SampleEvidence.place(y: 490)
    #expect(record.visibility.status == .partial && record.scrollView == nil)
    #expect(record.description.hasPrefix("UITextField \"row-10\" is partial, 41 %"))
    let entry = JournalEntry(time: 0, event: .geometry(record))
    let lines = Journal.jsonLines([entry])
    #expect(Replay(try JournalReader.read(lines)).firstDifference == nil)
    let altered = lines.replacingOccurrences(of: "[350,44]", with: "[350,20]")
    #expect(altered != lines)
    #expect(Replay(try JournalReader.read(altered)).firstDifference != nil)
  }

  @Test("need and lift are measured at the list's bottom")
  func lift() {
    let change = SampleEvidence.change(to: SampleEvidence.bottom(336, safeArea: 0))
    #expect(change.need == 336 && change.lift == 302 && change.leftOver == 302)
  }
}
