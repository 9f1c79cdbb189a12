import ResponderCore
import TestSupport
import Testing

@Suite struct TagRequestTests {
  let stage = TagStage()

  @Test("a known tag makes its view first responder, within the call", .item("1.2"))
  func set() {
    let field = stage.field("a")
    stage.set("a")
    #expect(stage.window.firstResponder === field)
    #expect(stage.value == "a" && stage.published() == ["a"])
  }

  @Test("the same tag again asks no view and publishes nothing", .item("1.3"))
  func again() {
    stage.field("a")
    stage.set("a")
    stage.set("a")
    stage.endTurn()
    stage.set("a")
    #expect(stage.asks == 1 && stage.published() == ["a"] && stage.failures == [])
  }

  @Test(
    "an unknown tag resigns nothing, and the value stays what is true", .item("1.4"),
    .flaw("2.4.1"),
    arguments: [true, false])
  func unknown(hasFocus: Bool) {
    let field = stage.field("a")
    if hasFocus { stage.set("a") }
    stage.adapter.effects = []
    stage.set("nowhere")
    for _ in 0..<2 { stage.endTurn() }
    #expect(stage.asks == 0 && stage.published() == [] && stage.failures == [.unknown])
    #expect(stage.value == (hasFocus ? "a" : nil))
    #expect((stage.window.firstResponder === field) == hasFocus)
  }

  @Test("a refused tag publishes nothing and changes nothing", .item("1.5"), .flaw("2.4.2"))
  func refused() {
    let field = stage.field("a")
    stage.field("b", canBecome: false)
    stage.set("a")
    stage.set("b")
    stage.endTurn()
    #expect(stage.published() == ["a"] && stage.value == "a" && stage.failures == [.refused])
    #expect(stage.window.firstResponder === field)
  }

  @Test(
    "what came to nothing is known until a request succeeds; one that asks for what is true does, too"
  )
  func lastFailure() {
    func last() -> String? {
      stage.adapter.registry.lastFailure(of: stage.chain).map {
        "\($0.tag.map { "\($0.base)" } ?? "-") \($0.reason.rawValue)"
      }
    }
    var cleared: Int { stage.adapter.effects.count { $0 == .failureCleared(stage.chain) } }
    let held = stage.field("a")
    stage.field("b", canBecome: false)
    stage.set("a")
    #expect(last() == nil && cleared == 0)
    stage.set("b")
    #expect(last() == "b refused")
    stage.set("a")
    #expect(last() == nil && cleared == 1)
    stage.set("nowhere")
    #expect(last() == nil)
    stage.set("elsewhere")
    #expect(last() == "nowhere overtaken")
    for _ in 0..<2 { stage.endTurn() }
    #expect(last() == "elsewhere unknown" && cleared == 1)
    held.refusesToResign = true
    stage.set(nil)
    #expect(last() == "- refused")
    held.refusesToResign = false
    stage.set(nil)
    #expect(last() == nil && cleared == 2)
  }

  @Test("one that does not let go is still the value", .item("1.5"), .flaw("2.4.2"))
  func held() {
    stage.field("a").refusesToResign = true
    stage.field("b")
    stage.set("a")
    stage.set("b")
    stage.set(nil)
    stage.endTurn()
    #expect(stage.published() == ["a"] && stage.value == "a")
    #expect(stage.failures == [.refused, .refused])
  }

  @Test(
    "nil resigns the tagged one; the value says so at once, its observers hear it when the turn ends",
    .item("1.6")
  )
  func resign() {
    stage.field("a")
    stage.set("a")
    stage.set(nil)
    #expect(stage.window.firstResponder == nil && stage.value == nil)
    stage.endTurn()
    #expect(stage.published() == ["a", nil] && stage.value == nil)
  }

  @Test("nil resigns an untagged one as well", .item("1.6"))
  func resignUntagged() {
    stage.field("a")
    stage.tap(stage.untagged())
    stage.set(nil)
    stage.endTurn()
    #expect(stage.window.firstResponder == nil && stage.asks == 1 && stage.published() == [])
  }

  @Test("nil without a first responder asks no view", .item("1.6"))
  func resignNobody() {
    stage.field("a")
    stage.set(nil)
    stage.endTurn()
    #expect(stage.asks == 0 && stage.published() == [])
  }

  @Test(
    "after a resignation the value is the tag of the view that took over", .fact("T4.4.18"),
    .item("1.6"))
  func passedOn() {
    let outer = stage.field("outer")
    stage.field("inner", in: outer)
    stage.set("inner")
    stage.set(nil)
    stage.endTurn()
    #expect(stage.value == "outer" && stage.published() == ["inner", "outer"])
    #expect(stage.window.firstResponder === outer)
  }

  @Test("from one tag to another there is one publication", .flaw("2.4.2"))
  func change() {
    stage.field("a")
    stage.field("b")
    stage.set("a")
    stage.set("b")
    stage.endTurn()
    #expect(stage.published() == ["a", "b"])
  }

  @Test("nil and another tag in one turn publish the other tag only", .flaw("2.4.2"))
  func nilBetween() {
    stage.field("a")
    stage.field("b")
    stage.set("a")
    stage.endTurn()
    stage.set(nil)
    #expect(stage.value == nil)
    stage.set("b")
    stage.endTurn()
    #expect(stage.published() == ["a", "b"])
  }

  @Test(
    "a tag that is set again after its focus was lost in the same turn is asked for again",
    .flaw("2.4.2"))
  func lostAndSet() {
    let field = stage.field("a")
    stage.set("a")
    _ = stage.adapter.framework.resignFirstResponder(in: stage.window)
    stage.set("a")
    stage.endTurn()
    #expect(stage.window.firstResponder === field && stage.published() == ["a"] && stage.asks == 2)
  }

  @Test("a request from inside another's change: the later one counts")
  func nested() {
    let first = stage.field("a")
    let second = stage.field("b")
    let stage = stage
    first.didBecome = { stage.set("b") }
    stage.set("a")
    stage.endTurn()
    #expect(stage.window.firstResponder === second && stage.value == "b")
    #expect(stage.failures == [.overtaken])
    // When the first answer arrived, the second view already had the focus, so "a" was never
    // published.
    #expect(stage.published() == ["b"])
  }

  @Test("a focus that was sent elsewhere by the view itself is not the one that was asked for")
  func redirected() {
    let first = stage.field("a")
    let second = stage.field("b")
    let stage = stage
    first.didBecome = { stage.tap(second) }
    stage.set("a")
    #expect(stage.value == "b" && stage.published() == ["b"] && stage.failures == [.refused])
  }

  @Test("a request may come before its chain does, and is answered when its view comes")
  func beforeItsChain() throws {
    var registry = TagRegistry()
    let (chain, window) = (TagRegistry.ChainID(number: 1), TagRegistry.WindowID(number: 2))
    let (probe, view) = (TagRegistry.ProbeID(number: 3), TagRegistry.ViewID(number: 4))
    _ = registry.handle(.requested("a", by: chain))
    #expect(registry.isRetrying(chain))
    _ = registry.handle(.chainAdded(chain, inside: nil))
    _ = registry.handle(.announced(probe, tag: "a", in: chain))
    _ = registry.handle(.found(probe, view: view, in: window))
    let asked = registry.handle(.turnEnded(at: .start)).contains { effect in
      if case .becomeFirstResponder(view, _) = effect { true } else { false }
    }
    #expect(asked)
  }

  @Test("a window may be told before its chain is added")
  func windowFirst() {
    var registry = TagRegistry()
    let (chain, window) = (TagRegistry.ChainID(number: 1), TagRegistry.WindowID(number: 2))
    _ = registry.handle(.chainMoved(chain, to: window))
    _ = registry.handle(.firstResponder(in: window, path: [TagRegistry.ViewID(number: 4)]))
    let asked = registry.handle(.requested(nil, by: chain)).contains { effect in
      if case .resign(let request) = effect { request.window == window } else { false }
    }
    #expect(asked)
  }

  @Test("a question without an answer is over when the turn ends, and the truth counts")
  func unanswered() {
    var registry = TagRegistry()
    let (chain, window) = (TagRegistry.ChainID(number: 1), TagRegistry.WindowID(number: 2))
    let (probe, view) = (TagRegistry.ProbeID(number: 3), TagRegistry.ViewID(number: 4))
    _ = registry.handle(.announced(probe, tag: "a", in: chain))
    _ = registry.handle(.found(probe, view: view, in: window))
    _ = registry.handle(.requested("a", by: chain))
    _ = registry.handle(.afterRetrying(chain))
    #expect(registry.handle(.firstResponder(in: window, path: [view])) == [])
    let effects = registry.handle(.turnEnded(at: .start))
    #expect(effects.prefix(1) == [.publish("a", to: chain)])
    #expect(effects.contains(.runAfterRetrying(chain)) && !registry.isRetrying(chain))
  }

  /// Returns a registry that has asked its framework to focus a view and has not received an
  /// answer.
  private func asked() -> (
    registry: TagRegistry, chain: TagRegistry.ChainID, view: TagRegistry.ViewID,
    window: TagRegistry.WindowID, request: TagRegistry.Request?
  ) {
    var registry = TagRegistry()
    let (chain, window) = (TagRegistry.ChainID(number: 1), TagRegistry.WindowID(number: 2))
    let (probe, view) = (TagRegistry.ProbeID(number: 3), TagRegistry.ViewID(number: 4))
    for input in [
      TagRegistry.Event.chainAdded(chain, inside: nil), .chainMoved(chain, to: window),
      .announced(probe, tag: "a", in: chain), .found(probe, view: view, in: window),
    ] {
      _ = registry.handle(input)
    }
    let effects = registry.handle(.requested("a", by: chain))
    let request = effects.compactMap { effect -> TagRegistry.Request? in
      if case .becomeFirstResponder(view, let request) = effect { request } else { nil }
    }.first
    return (registry, chain, view, window, request)
  }

  @Test("an answer after the turn's end is no answer, but what it says is true")
  func lateAnswer() throws {
    var (registry, chain, view, _, asked) = asked()
    let request = try #require(asked)
    let turn = registry.handle(.turnEnded(at: .start))
    #expect(turn.contains(.failed("a", .refused, by: chain)))
    let late = registry.handle(.answered(request, accepted: true, path: [view]))
    #expect(late.contains(.publish("a", to: chain)))
    #expect(registry.firstResponder(of: chain) == AnyHashable("a"))
    #expect(!late.contains(.failed("a", .refused, by: chain)))
  }

  @Test(
    "a chain that goes while the framework is asked leaves nothing behind, with an answer or without",
    arguments: [true, false])
  func goneWhileAsked(isAnswered: Bool) throws {
    var (registry, chain, view, window, asked) = asked()
    let request = try #require(asked)
    _ = registry.handle(.chainGone(chain))
    if isAnswered {
      #expect(registry.handle(.answered(request, accepted: true, path: [view])) == [])
    }
    _ = registry.handle(.windowClosed(window))
    #expect(registry.isEmpty)
  }

  @Test("an object has one token, which is told by its number")
  func tokens() {
    let (one, other) = (SimulatedAdapter(), SimulatedAdapter())
    #expect(TagRegistry.ViewID(one) == TagRegistry.ViewID(one))
    #expect(TagRegistry.ViewID(one) != TagRegistry.ViewID(other))
    #expect(TagRegistry.ViewID(number: 7).description == "#7")
  }
}
