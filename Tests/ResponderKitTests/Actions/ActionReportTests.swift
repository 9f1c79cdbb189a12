import TestSupport
import Testing
import UIKit

@testable import ResponderJournal
@testable import ResponderKit

@MainActor @Suite("ResponderAction: reports and diagnoses")
struct ActionReportTests {
  /// Returns the events that are reported while the closure runs.
  private func reports(_ run: () -> Void) -> [BehaviorEvent] {
    var events: [BehaviorEvent] = []
    let token = BehaviorReports.observe { events.append($0) }
    run()
    token.cancel()
    return events
  }

  private func record(_ events: [BehaviorEvent]) -> ActionRecord? {
    guard let event = events.first, case .action(let record)? = JournalEntry.Event(event) else {
      return nil
    }
    return record
  }

  private func diagnoses(_ events: [BehaviorEvent]) -> [Diagnosis] {
    events.compactMap { event in
      if case .mistake(let mistake) = event { return Diagnosis.of(mistake) }
      return record([event]).flatMap { Diagnosis.unhandledAction($0) }
    }
  }

  @Test("the report of a handled action; none for find")
  func handled() {
    let (sender, handler) = (PlainView(), MarkedView())
    handler.accessibilityIdentifier = "page"
    nest(sender, PlainView(), handler)
    let events = reports { sender.execute(action: Mark()) }
    let plain = ResponderIdentity(className: "PlainView")
    let marked = ResponderIdentity(className: "MarkedView", identifier: "page")
    let asked = [
      ActionHop(responder: plain, answer: .pass), ActionHop(responder: plain, answer: .pass),
    ]
    #expect(
      record(events)
        == ActionRecord(
          action: "Mark", sender: plain, handler: marked, hops: 3,
          asked: asked + [ActionHop(responder: marked, answer: .take)]))
    #expect(record(events)?.decidedAgain() == record(events))
    #expect(events.count == 1 && diagnoses(events).isEmpty)
    #expect(reports { _ = sender.find(action: Mark()) }.isEmpty)
  }

  @Test("a cut chain is nil and a diagnosis", .flaw("2.5.2"))
  func unhandled() {
    let cell = PlainView()
    let list = PlainView()
    nest(cell, list)
    let events = reports { cell.execute(action: Mark()) }
    #expect(record(events)?.handler == nil)
    #expect(record(events)?.hops == 2)
    #expect(diagnoses(events).map(\.id) == [.unhandledAction])
    #expect(diagnoses(events)[0].sentence.contains("Mark was sent from PlainView"))
  }

  @Test("a cycle that kept an action from its handler", .flaw("2.5.1"))
  func cycle() {
    let sender = PlainView()
    let handler = MarkedView()
    nest(sender, handler)
    handler.nextChoice = sender
    #expect(diagnoses(reports { sender.execute(action: Mark()) }).isEmpty)
    let found = diagnoses(reports { sender.execute(action: DeleteBlog(id: 1)) })
    #expect(found.map(\.id) == [.unhandledAction, .chainCycle])
    #expect(found.last?.sentence.contains("leads back to PlainView") == true)
  }

  private struct For<Handler>: ResponderAction {
    func execute(responder: Handler) { Issue.record("given to \(responder)") }
  }

  nonisolated static let undirected: [any ResponderAction & Sendable] = [
    For<Any>(), For<AnyObject>(), For<UIResponder>(), For<any CustomStringConvertible>(),
    For<Any?>(),
  ]

  @Test("a Responder that everything is", .flaw("2.5.4"), arguments: undirected.indices)
  func undirected(index: Int) {
    let action = Self.undirected[index]
    let sender = MarkedView()
    #expect(sender.find(action: action) == nil)
    let events = reports { #expect(sender.execute(action: action) == nil) }
    #expect(record(events)?.hops == 0)
    let found = diagnoses(events)
    #expect(found.map(\.id) == [.unhandledAction, .unhandledAction])
    #expect(found.last?.sentence.contains("every responder is one") == true)
    #expect(ResponderLog.reported.contains("undirectedAction \(type(of: action))"))
  }

  @Test("an optional Responder is as good as what it may hold", .flaw("2.5.4"))
  func optional() {
    struct Perhaps: ResponderAction {
      func execute(responder: (any Marking)?) { responder?.mark("perhaps") }
    }
    let sender = PlainView()
    let handler = MarkedView()
    nest(sender, handler)
    #expect(sender.execute(action: Perhaps()) as? MarkedView === handler)
    #expect(handler.words == ["perhaps"])
    #expect(PlainView().find(action: Perhaps()) == nil)
  }

  @Test("the payload is in no report, the type's name is")
  func privacy() {
    let view = MarkedView()
    let events = reports {
      view.execute(action: Mark(word: "secret"))
      view.execute(action: EditBlog(id: 1, title: "secret"))
    }
    #expect(events.count == 2)
    #expect(!events.contains { "\($0)".contains("secret") })
  }

  @Test("the report names the target of a forwarded action, and who vetoes")
  func routed() {
    let (router, above) = (RoutingView(), MarkedView())
    nest(router, above)
    router.choice = .forward(Coordinator())
    let forwarded = record(reports { router.execute(action: Mark()) })
    #expect(forwarded?.handler == ResponderIdentity(className: "Coordinator"))
    router.choice = .veto
    let vetoed = record(reports { router.execute(action: Mark()) })
    let hop = ActionHop(responder: ResponderIdentity(className: "RoutingView"), answer: .veto)
    #expect(vetoed?.asked == [hop] && vetoed?.handler == nil && above.words.isEmpty)
  }

  @Test("the report comes before what the handler does")
  func order() {
    let near = MarkedView()
    let far = MarkedView()
    far.accessibilityIdentifier = "far"
    nest(near, far)
    near.onMark = { near.next?.execute(action: Mark(word: "again")) }
    let records = reports { near.execute(action: Mark()) }.compactMap { record([$0]) }
    #expect(records.map(\.sender.identifier) == [nil, "far"])
    let started = reports { PlainView().execute(action: Mark(), startingAt: far) }
    #expect(record(started)?.sender.identifier == "far")
  }
}
