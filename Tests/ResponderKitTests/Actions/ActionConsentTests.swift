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

  @Test("a handler that cannot now is passed over", .flaw("2.5.5"))
  func validation() {
    let (near, far) = (MarkedView(), MarkedView())
    nest(near, far)
    for handler in [near, far, nil] {
      #expect(near.find(action: Fill()) === handler)
      #expect(near.execute(action: Fill()) === handler)
    }
    #expect(near.find(action: Fill(limit: 2)) === near)
    #expect(near.words.count == 1 && far.words.count == 1)
  }

  @Test("a router lets pass, passes, vetoes or forwards", .flaw("2.5.5"))
  func routing() {
    let (sender, router, above, coordinator) = (
      PlainView(), RoutingView(), MarkedView(), Coordinator()
    )
    nest(sender, router, above)
    for (choice, handler) in [
      (.proceed, router), (.pass, above), (.veto, nil), (.forward(coordinator), coordinator),
    ] as [(RoutingView.Choice, (any Marking)?)] {
      router.choice = choice
      #expect(sender.find(action: Mark()) === handler)
      #expect(sender.execute(action: Mark()) === handler)
    }
    #expect([router.words, above.words, coordinator.words].map(\.count) == [1, 1, 1])
    // A veto holds for the sender's own chain, too.
    router.choice = .veto
    let own = MarkedView()
    #expect(own.execute(action: Mark(), startingAt: router) == nil && own.words.isEmpty)
  }

  @Test("the target of a forwarded action refuses")
  func refusedForward() {
    struct Busy: ResponderAction {
      func canExecute(responder: any Marking) -> Bool { !(responder is Coordinator) }
      func execute(responder: any Marking) { responder.mark("busy") }
    }
    let (router, above) = (RoutingView(), MarkedView())
    nest(router, above)
    router.choice = .forward(Coordinator())
    #expect(router.execute(action: Busy()) === above)
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

  @Test("a handler answers or throws; nil for none", .flaw("2.5.5"))
  func throwing() throws {
    let (sender, handler, above) = (PlainView(), MarkedView(), MarkedView())
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

  @Test("an answer without errors, an error without an answer")
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

  @Test("a handler that answers or throws later is kept", .flaw("2.5.5"))
  func asynchronous() async throws {
    let sender = PlainView()
    var library: Library? = Library()
    weak var kept: Library?
    kept = library
    library.map { _ = nest(sender, $0) }
    var sent = Task { try await sender.execute(action: Load(name: "page")) }
    while kept?.waiting == nil { await Task.yield() }
    kept?.waiting?.resume(throwing: CancellationError())
    kept?.waiting = nil
    await #expect(throws: CancellationError.self) { try await sent.value }
    sent = Task { try await sender.execute(action: Load(name: "page")) }
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
