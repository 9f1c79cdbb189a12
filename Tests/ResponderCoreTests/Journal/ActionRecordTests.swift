import Foundation
import Testing

@testable import ResponderCore

@Suite("An action's decision, made again from the answers of the responders that were asked")
struct ActionRecordTests {
  private static let field = ResponderIdentity(className: "UITextField", identifier: "email")
  private static let form = ResponderIdentity(className: "FormViewController")
  private static let coordinator = ResponderIdentity(className: "Coordinator")

  private static func hop(
    _ answer: ActionHop.Answer, _ responder: ResponderIdentity = field,
    to delegate: ResponderIdentity? = nil
  ) -> ActionHop {
    ActionHop(responder: responder, answer: answer, delegate: delegate)
  }

  private static func record(
    _ handler: ResponderIdentity?, _ hops: Int, _ asked: [ActionHop]?
  ) -> ActionRecord {
    ActionRecord(action: "Save", sender: field, handler: handler, hops: hops, asked: asked)
  }

  static let rows: [(asked: [ActionHop], handler: ResponderIdentity?, hops: Int)] = [
    ([], nil, 0), ([hop(.pass)], nil, 1), ([hop(.pass), hop(.take, form)], form, 2),
    // The nearest responder wins. Responders further up the chain make no difference.
    ([hop(.take), hop(.take, form)], field, 1),
    ([hop(.pass), hop(.forward, form, to: coordinator)], coordinator, 2),
    // The nearest responder forwards the action without naming a target, or vetoes it.
    ([hop(.forward)], nil, 1), ([hop(.veto), hop(.take, form)], nil, 1),
  ]

  @Test(
    "the nearest that takes or forwards it decides the handler; after a veto there is no handler",
    arguments: rows)
  func again(asked: [ActionHop], handler: ResponderIdentity?, hops: Int) throws {
    let again = try #require(Self.record(nil, 99, asked).decidedAgain())
    #expect(again.handler == handler && again.hops == hops && again.asked == asked)
    let entry = JournalEntry(time: 1, event: .action(again))
    #expect(Replay([entry]).decisions == 1 && Replay([entry]).firstDifference == nil)
  }

  @Test("another handler, or another count, is a difference; without answers nothing is decided")
  func differences() {
    let asked = [Self.hop(.pass), Self.hop(.take, Self.form)]
    for altered in [Self.record(nil, 2, asked), Self.record(Self.form, 3, asked)] {
      let replay = Replay([JournalEntry(time: 0, event: .action(altered))])
      #expect(
        replay.firstDifference?.recomputed.event == .action(Self.record(Self.form, 2, asked)))
    }
    let old = Self.record(Self.form, 2, nil)
    #expect(old.decidedAgain() == nil)
    #expect(Replay([JournalEntry(time: 0, event: .action(old))]).decisions == 0)
  }

  @Test("a line with the answers reads back, and so does one from before they were kept")
  func coding() throws {
    let entry = JournalEntry(
      time: 2, event: .action(Self.record(Self.form, 2, [Self.hop(.pass), Self.hop(.veto)])))
    let line = Journal.jsonLines([entry])
    #expect(try JournalReader.read(line) == [entry])
    let old = JournalEntry(time: 2, event: .action(Self.record(nil, 2, nil)))
    #expect(!Journal.jsonLines([old]).contains("asked"))
    #expect(try JournalReader.read(Journal.jsonLines([old])) == [old])
    let alien = line.replacingOccurrences(of: "\"veto\"", with: "\"shrug\"")
    #expect(throws: JournalReadError.self) { try JournalReader.read(alien) }
  }

  @Test("how exactly a rest is held to its projection: a pixel, ten points, a tenth of the way")
  func tolerance() {
    func end(_ speed: CGFloat, _ target: CGPoint?) -> CGFloat {
      Diagnosis.tolerance(
        of: .decide(
          geometry: ScrollViewGeometry(
            viewport: CGSize(width: 390, height: 844),
            contentSize: CGSize(width: 390, height: 9_000), contentOffset: .zero,
            inset: Insets()), velocity: CGPoint(x: 0, y: speed), rate: 0.998, isPaging: false,
          announcedTarget: target))
    }
    #expect(end(1, CGPoint(x: 0, y: 500)) == 1)
    #expect(end(0.05, nil) == 10)
    #expect(abs(end(2, nil) - 99.3) < 1)
  }

  @Test("what moves stands nowhere; a missing inset is told only where it was known before")
  func watch() {
    let list = ResponderIdentity(className: "UITableView")
    func fact(_ inset: CGFloat, certain: Bool) -> DiagnosisFacts.List {
      DiagnosisFacts.List(
        id: 1, identity: list,
        bottom: ListChange.Bottom(
          inset: inset, safeArea: 0, frame: CGRect(x: 0, y: 0, width: 390, height: 844)),
        isCertain: certain)
    }
    for certain in [true, false] {
      var watch = DiagnosisWatch()
      watch.keyboardComes(over: [fact(80, certain: certain)])
      var up = DiagnosisFacts(time: 0.5)
      up.keyboard = SampleEvidence.keyboard()
      up.lists = [fact(336, certain: true)]
      _ = watch.look(up)
      var found: [DiagnosisEvidence] = []
      for time in [1.0, 2.0] {
        var facts = DiagnosisFacts(time: time)
        facts.lists = [fact(0, certain: true)]
        found += watch.look(facts)
        if time == 1 {
          #expect(watch.waits == certain)
          #expect(watch.moves() == certain)
          #expect(!watch.waits)
          watch.keyboardComes(over: [fact(80, certain: certain)])
          _ = watch.look(up)
          facts.time = 1.5
          found += watch.look(facts)
        }
      }
      #expect(found.map(\.diagnosis?.id) == (certain ? [.insetNotRestored] : []))
    }
  }
}
