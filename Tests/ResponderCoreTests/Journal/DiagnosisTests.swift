import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct DiagnosisTests {
  private let area = rect(0, 0, 390, 844)
  private let keyboard = rect(0, 508, 390, 336)
  private let field = SampleJournal.field

  private func seen(_ y: CGFloat) -> FieldVisibility {
    FieldVisibility(of: rect(20, y, 350, 44), within: area, obscuredBy: [keyboard])
  }

  static let placeRows: [(CGFloat, Diagnosis.ID?)] = [
    // The field is fully visible, or partly beyond an edge.
    (100, nil), (-20, nil),
    // The field is off the screen.
    (-44, .orphanAtRest), (-500, .orphanAtRest), (900, .orphanAtRest),
    // The field is fully or partly behind the keyboard.
    (600, .fieldBehindKeyboard), (490, .fieldBehindKeyboard),
  ]

  @Test("a place has one diagnosis at most", arguments: placeRows)
  func place(y: CGFloat, expected: Diagnosis.ID?) {
    let found = [
      Diagnosis.orphanAtRest(responder: field, visibility: seen(y)),
      Diagnosis.fieldBehindKeyboard(responder: field, visibility: seen(y)),
    ].compactMap { $0 }
    #expect(found.map(\.id) == (expected.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.sentence.contains("UITextField \"row-10\"") && !$0.fix.isEmpty })
  }

  @Test("an invalid place is not judged")
  func noPlace() {
    let nowhere = FieldVisibility(of: rect(.nan, 0, 1, 1), within: area, obscuredBy: [])
    #expect(Diagnosis.orphanAtRest(responder: field, visibility: nowhere) == nil)
    #expect(Diagnosis.fieldBehindKeyboard(responder: field, visibility: nowhere) == nil)
  }

  @Test("a refusal is diagnosed, an ending is not", .flaw("2.1.15"))
  func resign() {
    let refused = ResignRecord(responder: field, isForced: false, didResign: false)
    #expect(Diagnosis.resignRefused(refused)?.id == .resignRefused)
    #expect(Diagnosis.resignRefused(refused)?.fix.contains("its delegate refuses") == true)
    let forced = ResignRecord(responder: field, isForced: true, didResign: false)
    #expect(Diagnosis.resignRefused(forced)?.fix.contains("delegate") == false)
    let done = ResignRecord(responder: field, isForced: false, didResign: true)
    #expect(Diagnosis.resignRefused(done) == nil)
  }

  @Test("an unhandled action is diagnosed, a handled one is not", .flaw("2.5.2"))
  func action() {
    let lost = ActionRecord(action: "DeleteRow", sender: field, handler: nil, hops: 6)
    #expect(Diagnosis.unhandledAction(lost)?.numbers == [.init("responders asked", 6, unit: "")])
    let handled = ActionRecord(action: "DeleteRow", sender: field, handler: field, hops: 1)
    #expect(Diagnosis.unhandledAction(handled) == nil)
  }

  @Test("an entry shows its mistakes; a decision to dismiss is not a mistake")
  func inEntry() {
    #expect(SampleJournal.entries.flatMap(Diagnosis.found) == [])
    func decided(_ rule: DismissalRule, restAt y: CGFloat) -> JournalEntry {
      let decision = DismissalDecision.decide(
        fieldRect: rect(20, 440, 350, 44), geometry: SampleJournal.geometry,
        restingOffset: point(0, y), obscuredBy: [keyboard], rule: rule)
      let record = DismissalRecord(
        scrollView: SampleJournal.list, responder: field, decision: decision)
      return JournalEntry(time: 1, event: .dismissal(record))
    }
    #expect(Diagnosis.found(in: decided(.fullyHidden, restAt: 600)) == [])
    let kept = decided(.visibleFraction(below: 0), restAt: 600)
    #expect(Diagnosis.found(in: kept).map(\.id) == [.orphanAtRest])
    let covered = decided(.visibleFraction(below: 0), restAt: -100)
    #expect(Diagnosis.found(in: covered).map(\.id) == [.fieldBehindKeyboard])
    let refused = ResignRecord(responder: field, isForced: true, didResign: false)
    let entry = JournalEntry(time: 2, event: .resign(refused))
    #expect(Diagnosis.found(in: entry).map(\.id) == [.resignRefused])
  }
}
