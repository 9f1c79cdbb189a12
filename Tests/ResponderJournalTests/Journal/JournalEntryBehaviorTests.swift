import Foundation
import Testing

@testable import ResponderJournal

@Suite("What the journal makes of a behaviour's event")
struct JournalEntryBehaviorTests {
  private static let field = SampleJournal.field
  private static let list = SampleJournal.list

  private static func sent(_ steps: [BehaviorEvent.ActionStep]) -> BehaviorEvent {
    .sentAction("Save", from: field, to: list, steps: steps, isOptional: true)
  }

  private static func step(_ answer: BehaviorEvent.ActionAnswer) -> BehaviorEvent.ActionStep {
    BehaviorEvent.ActionStep(responder: field, answer: answer, delegate: nil)
  }

  @Test("each event is one entry, with its values")
  func entries() {
    let hops = [ActionHop.Answer.pass, .take, .forward, .veto].map {
      ActionHop(responder: Self.field, answer: $0)
    }
    let rows: [(BehaviorEvent, JournalEntry.Event?)] = [
      (
        .dragEnded(SampleJournal.projection, in: Self.list, fieldRect: nil, obscured: nil),
        .dragEnd(
          DragEnd(
            scrollView: Self.list, projection: SampleJournal.projection, fieldRect: nil,
            obscured: nil))
      ),
      (
        .judged(SampleJournal.dismissal, .coasting, field: Self.field, in: Self.list),
        .dismissal(
          DismissalRecord(
            scrollView: Self.list, responder: Self.field, decision: SampleJournal.dismissal,
            cause: .coasting))
      ),
      (
        .askedToResign(Self.field, isForced: true, didResign: false),
        .resign(ResignRecord(responder: Self.field, isForced: true, didResign: false))
      ),
      (
        .anchored(SampleJournal.anchor, Self.list),
        .anchor(AnchorRecord(scrollView: Self.list, decision: SampleJournal.anchor))
      ),
      (
        Self.sent([.pass, .take, .forward, .veto].map(Self.step)),
        .action(
          ActionRecord(
            action: "Save", sender: Self.field, handler: Self.list, hops: 4, asked: hops,
            isOptional: true))
      ),
      (
        Self.sent(Array(repeating: Self.step(.pass), count: ActionRecord.mostAsked + 1)),
        .action(
          ActionRecord(
            action: "Save", sender: Self.field, handler: Self.list,
            hops: ActionRecord.mostAsked + 1, isOptional: true))
      ),
      (.mistake(.ambiguousScrollView(count: 2)), nil),
    ]
    for (event, entry) in rows { #expect(JournalEntry.Event(event) == entry) }
  }

  @Test("each mistake is a diagnosis")
  func mistakes() {
    let rows: [(BehaviorEvent.Mistake, Diagnosis.ID?)] = [
      (.chainCycle(from: Self.field, backTo: Self.list, hops: 3), .chainCycle),
      (.undirectedAction("Save", responder: "Any", sender: Self.field), .unhandledAction),
      (.ambiguousScrollView(count: 2), .ambiguousScrollView),
      (.duplicateTag("\"a\"", views: 2), .duplicateTag),
      (.tagNotFocused("\"a\"", .late, isSearch: false), .tagNotFocused),
    ]
    for (mistake, id) in rows { #expect(Diagnosis.of(mistake)?.id == id) }
  }
}
