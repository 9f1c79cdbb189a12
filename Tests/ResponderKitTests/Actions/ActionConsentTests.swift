import ResponderKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("ResponderAction: validate, veto, forward, throw, answer later")
struct ActionConsentTests {
  /// An action that a view can handle only while it has recorded fewer words than `limit`.
  private struct Fill: ResponderAction {
    var limit = 1
    func canExecute(responder: MarkedView) -> Bool { responder.words.count < limit }
    func execute(responder: MarkedView) { responder.mark("filled") }
  }

  @Test("a handler that cannot now is passed over, by find and by execute", .flaw("2.5.5"))
  func validation() {
    let near = MarkedView()
    let far = MarkedView()
    nest(near, far)
    #expect(near.execute(action: Fill()) === near)
    #expect(near.find(action: Fill()) === far)
    #expect(near.execute(action: Fill()) === far)
    #expect(near.find(action: Fill()) == nil)
    #expect(near.execute(action: Fill()) == nil)
    #expect(near.find(action: Fill(limit: 2)) === near)
    #expect(near.words.count == 1 && far.words.count == 1)
  }

  @Test(
    "a router lets pass, passes, vetoes or forwards, before its own type counts", .flaw("2.5.5"))
  func routing() {
    let sender = PlainView()
    let router = RoutingView()
    let above = MarkedView()
    let coordinator = Coordinator()
    nest(sender, router, above)
    #expect(sender.find(action: Mark()) === router)
    router.choice = .pass
    #expect(sender.execute(action: Mark()) === above)
    router.choice = .veto
    #expect(sender.find(action: Mark()) == nil)
    #expect(sender.execute(action: Mark()) == nil)
    router.choice = .forward(coordinator)
    #expect(sender.find(action: Mark()) === coordinator)
    #expect(sender.execute(action: Mark(word: "f")) === coordinator)
    #expect(coordinator.words == ["f"])
    #expect(above.words == ["x"] && router.words.isEmpty)
  }

  @Test("a veto holds for the sender's own chain too", .flaw("2.5.5"))
  func vetoEndsFallback() {
    let router = RoutingView()
    router.choice = .veto
    let sender = MarkedView()
    #expect(sender.execute(action: Mark(), startingAt: router) == nil)
    #expect(sender.words.isEmpty)
  }

  @Test("the target of a forwarded action can refuse it, and the walk goes on", .flaw("2.5.5"))
  func refusedForward() {
    struct Busy: ResponderAction {
      func canExecute(responder: any Marking) -> Bool { !(responder is Coordinator) }
      func execute(responder: any Marking) { responder.mark("busy") }
    }
    let router = RoutingView()
    let above = MarkedView()
    nest(router, above)
    router.choice = .forward(Coordinator())
    #expect(router.execute(action: Busy()) === above)
  }

  @Test("a handler hands an action on from its own next", .flaw("2.5.5"))
  func handOn() {
    let near = MarkedView()
    let far = MarkedView()
    nest(near, far)
    near.onMark = { near.next?.execute(action: Mark(word: "again")) }
    near.execute(action: Mark())
    #expect(near.words == ["x"] && far.words == ["again"])
  }

  /// An action that returns the number of the view's words, and throws `Empty`, the error type that
  /// it declares, if there are none.
  private struct Count: AnsweringResponderAction {
    struct Empty: Error, Equatable { let depth: Int }
    func execute(responder: MarkedView) throws(Empty) -> Int {
      guard !responder.words.isEmpty else { throw Empty(depth: 1) }
      return responder.words.count
    }
  }

  @Test(
    "a handler answers, or throws to the sender; nil says that no responder handled the action",
    .flaw("2.5.5"))
  func throwing() throws {
    let sender = PlainView()
    let handler = MarkedView()
    let above = MarkedView()
    nest(sender, handler, above)
    above.words = ["a", "b"]
    do throws(Count.Empty) {
      let count = try sender.execute(action: Count())
      Issue.record("answered \(String(describing: count))")
    } catch {
      #expect(error == Count.Empty(depth: 1))
    }
    handler.words = ["a"]
    #expect(try sender.execute(action: Count()) == 1)
    #expect(try PlainView().execute(action: Count()) == nil)
  }

  @Test("an answer without errors needs no try, an error without an answer no result")
  func answerOnly() throws {
    struct Last: AnsweringResponderAction {
      func execute(responder: MarkedView) -> String? { responder.words.last }
    }
    struct Clear: AnsweringResponderAction {
      func execute(responder: MarkedView) throws { responder.words = [] }
    }
    let view = MarkedView()
    view.words = ["end"]
    #expect(view.execute(action: Last()) == "end")
    try view.execute(action: Clear())
    #expect(view.words.isEmpty)
  }

  /// An action whose handler waits for the test to supply the answer.
  private struct Load: AsyncResponderAction {
    let name: String
    func execute(responder: Library) async throws -> String { try await responder.load(name) }
  }

  @Test(
    "a handler answers later, found when the action was sent and kept until then", .flaw("2.5.5"))
  func asynchronous() async throws {
    let sender = PlainView()
    var library: Library? = Library()
    weak var kept: Library?
    kept = library
    library.map { _ = nest(sender, $0) }
    let sent = Task { try await sender.execute(action: Load(name: "page")) }
    while kept?.waiting == nil { await Task.yield() }
    sender.removeFromSuperview()
    library = nil
    #expect(kept != nil)
    kept?.waiting?.resume(returning: "text")
    #expect(try await sent.value == "page: text")
    #expect(kept == nil)
    let answer = try await sender.execute(action: Load(name: "page"))
    #expect(answer == nil)
  }

  @Test("what an asynchronous handler throws reaches the sender", .flaw("2.5.5"))
  func asynchronousError() async {
    let library = Library()
    let sent = Task { try await library.execute(action: Load(name: "page")) }
    while library.waiting == nil { await Task.yield() }
    library.waiting?.resume(throwing: CancellationError())
    await #expect(throws: CancellationError.self) { try await sent.value }
  }
}

/// An object that is not a responder, to which actions are forwarded.
@MainActor
final class Coordinator: Marking {
  var words: [String] = []
  func mark(_ word: String) { words.append(word) }
}

/// A handler that waits for the test to supply the answer.
@MainActor
private final class Library: PlainView {
  var waiting: CheckedContinuation<String, any Error>?

  func load(_ name: String) async throws -> String {
    "\(name): " + (try await withCheckedThrowingContinuation { waiting = $0 })
  }
}
