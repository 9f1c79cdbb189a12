import Foundation
import Testing

@testable import ResponderCore
@testable import ResponderJournal

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

  @Test("the nearest that takes or forwards it is its handler", arguments: rows)
  func again(asked: [ActionHop], handler: ResponderIdentity?, hops: Int) throws {
    let again = try #require(Self.record(nil, 99, asked).decidedAgain())
    #expect(again.handler == handler && again.hops == hops && again.asked == asked)
    let entry = JournalEntry(time: 1, event: .action(again))
    #expect(Replay([entry]).decisions == 1 && Replay([entry]).firstDifference == nil)
  }

  @Test("another handler or count is a difference")
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

  @Test("a line reads back, with and without the answers")
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
}
