import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("ResponderAction: reports and diagnoses")
struct ActionReportTests {
  /// Returns the events that are reported while the closure runs.
  private func reports(_ run: () -> Void) -> [JournalEntry.Event] {
    var events: [JournalEntry.Event] = []
    let token = BehaviorReports.observe { events.append($0) }
    run()
    token.cancel()
    return events
  }

  private func record(_ events: [JournalEntry.Event]) -> ActionRecord? {
    guard case .action(let record)? = events.first else { return nil }
    return record
  }

  private func diagnoses(_ events: [JournalEntry.Event]) -> [Diagnosis] {
    events.flatMap { event -> [Diagnosis] in
      if case .diagnosis(let diagnosis) = event { return [diagnosis] }
      return Diagnosis.found(in: JournalEntry(time: 0, event: event))
    }
  }

  @Test("a handled action reports its handler, its sender and its hops; find reports nothing")
  func handled() {
    let sender = PlainView()
    let handler = MarkedView()
    handler.accessibilityIdentifier = "page"
    nest(sender, PlainView(), handler)
    let events = reports { sender.execute(action: Mark()) }
    #expect(
      record(events)
        == ActionRecord(
          action: "Mark", sender: ResponderIdentity(className: "PlainView"),
          handler: ResponderIdentity(className: "MarkedView", identifier: "page"), hops: 3,
          asked: [
            ActionHop(responder: ResponderIdentity(className: "PlainView"), answer: .pass),
            ActionHop(responder: ResponderIdentity(className: "PlainView"), answer: .pass),
            ActionHop(
              responder: ResponderIdentity(className: "MarkedView", identifier: "page"),
              answer: .take),
          ]))
    #expect(record(events)?.decidedAgain() == record(events))
    #expect(events.count == 1 && diagnoses(events).isEmpty)
    #expect(reports { _ = sender.find(action: Mark()) }.isEmpty)
  }

  @Test("a cut chain is nil and a diagnosis, with how many were asked", .flaw("2.5.2"))
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

  @Test(
    "a cycle that kept an action from its handler is diagnosed, once found it is not",
    .flaw("2.5.1"))
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

  private struct ForAny: ResponderAction {
    func execute(responder: Any) { Issue.record("given to \(responder)") }
  }
  private struct ForObject: ResponderAction {
    func execute(responder: AnyObject) { Issue.record("given to \(responder)") }
  }
  private struct ForResponder: ResponderAction {
    func execute(responder: UIResponder) { Issue.record("given to \(responder)") }
  }
  private struct ForDescription: ResponderAction {
    func execute(responder: any CustomStringConvertible) { Issue.record("given to \(responder)") }
  }
  private struct ForAnyOrNone: ResponderAction {
    func execute(responder: Any?) { Issue.record("given to \(String(describing: responder))") }
  }

  nonisolated static let undirected: [any ResponderAction & Sendable] = [
    ForAny(), ForObject(), ForResponder(), ForDescription(), ForAnyOrNone(),
  ]

  @Test(
    "a Responder that everything is gets nothing, and the type is named", .flaw("2.5.4"),
    arguments: undirected.indices)
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

  @Test("the report names the target of a forwarded action, though it is no responder")
  func forwarded() {
    let router = RoutingView()
    router.choice = .forward(Coordinator())
    let events = reports { router.execute(action: Mark()) }
    #expect(record(events)?.handler == ResponderIdentity(className: "Coordinator"))
  }

  @Test("the report names the responder whose router ends the walk by a veto")
  func veto() {
    let (router, above) = (RoutingView(), MarkedView())
    nest(router, above)
    router.choice = .veto
    let events = reports { router.execute(action: Mark()) }
    let hop = ActionHop(responder: ResponderIdentity(className: "RoutingView"), answer: .veto)
    #expect(record(events)?.asked == [hop] && record(events)?.handler == nil)
    #expect(above.words.isEmpty)
  }

  @Test("the report comes before what the handler does; the walk's start is the sender")
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
