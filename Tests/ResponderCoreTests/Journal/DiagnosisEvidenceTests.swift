import Foundation
import TestSupport
import Testing

@testable import ResponderCore

@Suite struct DiagnosisEvidenceTests {
  @Test("a rule finds its mistake, and not what is nearly one", arguments: SampleEvidence.rows)
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

  @Test(
    "an inset that is missing may have been a bar's, which is gone; one left behind is likelier")
  func missing() {
    func found(from before: CGFloat, to now: CGFloat) -> Diagnosis? {
      DiagnosisEvidence.inset(
        list: SampleEvidence.change(from: before, to: SampleEvidence.bottom(now), isUp: false),
        restedFor: 1
      ).diagnosis
    }
    let (missing, left) = (found(from: 60, to: 0), found(from: 0, to: 336))
    #expect(missing?.confidence == .possible && left?.confidence == .likely)
    #expect(missing?.numbers == [.init("missing", 60, unit: "pt")])
    #expect(left?.numbers == [.init("left behind", 336, unit: "pt")])
  }

  static let certainties: [(DiagnosisEvidence, Diagnosis.Severity, Diagnosis.Confidence)] = [
    // A refusal, which was allowed or not. The keyboard covers a responder without a caret, or a
    // caret that can be scrolled free. A field is off the screen. A field lost the focus when it
    // left its window, or for an unknown reason. A list rests elsewhere than announced, or than
    // computed from the finger's speed.
    (SampleEvidence.resign(false), .note, .certain),
    (SampleEvidence.resign(false, isForced: true), .warning, .certain),
    (.place(geometry: covered, restedFor: 1), .error, .likely),
    (
      .place(geometry: covered, caret: SampleEvidence.caret(y: 700), restedFor: 1), .warning,
      .certain
    ),
    (.place(geometry: SampleEvidence.place(y: -100), restedFor: 1), .warning, .certain),
    (
      .lostFocus(responder: SampleJournal.field, heldFor: 0.3, loss: .leftWindow), .warning,
      .certain
    ),
    (
      .lostFocus(responder: SampleJournal.field, heldFor: 0.3, loss: .unexplained), .warning,
      .possible
    ),
    (SampleEvidence.rest(at: 360), .note, .certain),
    (SampleEvidence.rest(at: 360, within: 10), .note, .possible),
  ]

  @Test(
    "a diagnosis says how much a mistake harms, and whether the facts allow another explanation",
    arguments: certainties)
  func weight(
    evidence: DiagnosisEvidence, severity: Diagnosis.Severity, confidence: Diagnosis.Confidence
  ) throws {
    let found = try #require(evidence.diagnosis)
    #expect(found.severity == severity && found.confidence == confidence)
  }

  static let movements: [(DiagnosisEvidence, String)] = [
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

  @Test(
    "a diagnosis says which edge of a view has moved, how far and where to", arguments: movements)
  func movement(evidence: DiagnosisEvidence, words: String) throws {
    #expect(try #require(evidence.diagnosis).sentence.contains(words))
  }

  @Test("a class name is cut to what a line of a log can hold")
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

  @Test("every diagnosis has a rule among the samples, and a place in the documentation")
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

  @Test(
    "a diagnosis tells where it was found, once, and is made again there; older lines tell nothing of it"
  )
  func site() throws {
    let site = DiagnosisSite(
      controller: "LoginController", root: "TabController", frame: rect(20, 600, 350, 44))
    let bare = try #require(DiagnosisEvidence.place(geometry: Self.covered, restedFor: 1).diagnosis)
    let found = bare.found(at: site)
    #expect(
      found.sentence
        == bare.sentence
        + " In LoginController, window of TabController, at (20, 600) 350 × 44 on the screen.")
    #expect(found.site == site && found.found(at: site) == found)
    #expect(bare.found(at: nil) == bare)
    #expect(bare.found(at: DiagnosisSite(controller: nil, root: nil, frame: nil)) == bare)
    let frame = bare.found(at: DiagnosisSite(controller: nil, root: nil, frame: site.frame))
    #expect(frame.sentence == bare.sentence + " At (20, 600) 350 × 44 on the screen.")
    let controller = bare.found(at: DiagnosisSite(controller: "Login", root: nil, frame: nil))
    #expect(controller.sentence == bare.sentence + " In Login.")
    let root = bare.found(at: DiagnosisSite(controller: nil, root: "Tabs", frame: nil))
    #expect(root.sentence == bare.sentence + " Window of Tabs.")
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

  @Test("a focus that was lost because the field left its window is reported with that reason")
  func leftWindow() {
    func sentence(_ loss: FocusLoss) -> String? {
      DiagnosisEvidence.lostFocus(responder: SampleJournal.field, heldFor: 0.3, loss: loss)
        .diagnosis?.sentence
    }
    #expect(sentence(.leftWindow)?.hasSuffix(" later: it left its window.") == true)
    #expect(sentence(.unexplained)?.hasSuffix(" later.") == true)
  }

  @Test("evidence with an altered decision does not uphold a diagnosis that still applies")
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
    // The caret's decision is altered, but not that of the whole field.
    let place = DiagnosisEvidence.place(
      geometry: SampleEvidence.place(y: 100), caret: SampleEvidence.caret(y: 700), restedFor: 1)
    let hidden = try #require(place.diagnosis)
    let data = try JSONEncoder().encode(SampleEvidence.caret(y: 700))
    let caret = try JSONDecoder().decode(
      GeometryRecord.self,
      from: Data(
        String(decoding: data, as: UTF8.self).replacing(
          "\"bestFraction\":1", with: "\"bestFraction\":0.5"
        )
        .utf8))
    let altered = DiagnosisEvidence.place(
      geometry: SampleEvidence.place(y: 100), caret: caret, restedFor: 1)
    #expect(!differs(hidden, place) && differs(hidden, altered))
  }

  @Test("evidence of nothing does not uphold a diagnosis")
  func nothing() throws {
    let right = SampleEvidence.resign(true)
    let wrong = try #require(SampleEvidence.resign(false).diagnosis)
    let forged = Diagnosis(
      id: wrong.id, sentence: wrong.sentence, numbers: wrong.numbers, fix: wrong.fix,
      evidence: right)
    let replay = Replay([JournalEntry(time: 1, event: .diagnosis(forged))])
    #expect(replay.firstDifference?.recomputed.summary.contains("nothing is wrong") == true)
  }

  @Test("a geometry in a line is judged again, in a window and in a scroll view")
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
    #expect(change.need == 336 && change.lift == 302 && change.leftOver == 336)
  }
}
