import ResponderCore
import TestSupport
import Testing

/// Tests requests that the framework has not answered yet, and in which window they are made.
@Suite struct TagOpenRequestTests {
  private typealias ViewID = TagRegistry.ViewID

  private let chain = TagRegistry.ChainID(number: 101)
  private let other = TagRegistry.ChainID(number: 102)
  private let window = TagRegistry.WindowID(number: 201)
  private let second = TagRegistry.WindowID(number: 202)

  /// Returns a registry at rest. The first chain has the tag 1, the second the tag 2, and so on.
  /// The view of each tag has the tag's number and is in `window`.
  private func registry(_ chains: TagRegistry.ChainID...) -> TagRegistry {
    var registry = TagRegistry()
    for (index, chain) in chains.enumerated() {
      registry.add(index + 1, index + 1, in: chain, window)
    }
    _ = registry.handle(.turnEnded(at: .start))
    return registry
  }

  @Test("a request without an answer is over with the turn")
  func unanswered() throws {
    var registry = registry(chain)
    #expect(registry.handle(.requested(1, by: chain)).contains(.scheduleTurnEnd))
    _ = registry.handle(.afterRetrying(chain))
    #expect(registry.handle(.firstResponder(in: window, path: [ViewID(number: 1)])) == [])
    let effects = registry.handle(.turnEnded(at: .start))
    #expect(effects.published(to: chain) == ["1"] && effects.failures == ["1 refused"])
    #expect(effects.contains(.runAfterRetrying(chain)) && !registry.isRetrying(chain))
    // The same holds for a request that the end of a turn has made.
    _ = registry.handle(.requested(2, by: chain))
    #expect(registry.isWaiting)
    registry.add(2, 2, in: chain, window)
    let late = registry.handle(.turnEnded(at: .start))
    #expect(late.request != nil && late.contains(.scheduleTurnEnd) && !registry.isWaiting)
    #expect(registry.handle(.turnEnded(at: .start)).failures == ["2 refused"])
  }

  @Test("an answer after the turn's end")
  func lateAnswer() throws {
    var registry = registry(chain)
    let request = try #require(registry.handle(.requested(1, by: chain)).request)
    #expect(registry.handle(.turnEnded(at: .start)).failures == ["1 refused"])
    let late = registry.handle(.answered(request, path: [ViewID(number: 1)]))
    #expect(late.published(to: chain) == ["1"] && late.failures == [])
    #expect(registry.firstResponder(of: chain) == AnyHashable(1))
  }

  @Test("the request of a chain that ends is dropped", arguments: [true, false])
  func dropped(isAnswered: Bool) throws {
    var registry = registry(chain)
    _ = registry.handle(.chainHeld(chain))
    let request = try #require(registry.handle(.requested(1, by: chain)).request)
    _ = registry.handle(.probeGone(.init(number: 1)))
    #expect(registry.handle(.chainLetGo(chain)).contains(.chainEnded(chain)))
    if isAnswered {
      let path = [ViewID(number: 1)]
      #expect(registry.handle(.answered(request, path: path)) == [])
    }
    _ = registry.handle(.windowClosed(window))
    #expect(registry.isEmpty)
  }

  @Test("of two requests without an answer only the later one fails")
  func both() {
    var registry = registry(chain, chain)
    for tag in [1, 2] { #expect(registry.handle(.requested(tag, by: chain)).failures == []) }
    #expect(registry.handle(.turnEnded(at: .start)).failures == ["2 refused"])
  }

  @Test("while a request is open, what is true is requested too")
  func whileOpen() {
    var registry = registry(chain, chain)
    _ = registry.handle(.firstResponder(in: window, path: [ViewID(number: 1)]))
    _ = registry.handle(.requested(2, by: chain))
    #expect(registry.handle(.requested(1, by: chain)).request != nil)
    _ = registry.handle(.turnEnded(at: .start))
    _ = registry.handle(.firstResponder(in: window, path: []))
    #expect(registry.handle(.requested(nil, by: chain)).request == nil)
    _ = registry.handle(.requested(2, by: chain))
    #expect(registry.handle(.requested(nil, by: chain)).request != nil)
  }

  @Test("a chain that ends leaves the open request of another chain alone")
  func gone() throws {
    var registry = registry(chain, other)
    _ = registry.handle(.requested(1, by: chain))
    let request = try #require(registry.handle(.requested(2, by: other)).request)
    _ = registry.handle(.probeGone(.init(number: 1)))
    #expect(!registry.isKnown(chain))
    let effects = registry.handle(.answered(request, path: [ViewID(number: 2)]))
    #expect(effects.published(to: other) == ["2"] && !registry.isRetrying(other))
  }

  @Test("a request whose window closes before it is made is not made")
  func closed() throws {
    var registry = registry(chain)
    let effects = registry.handle(.requested(1, by: chain))
    let effect = try #require(effects.first { [$0].request != nil })
    _ = registry.handle(.windowClosed(window))
    #expect(registry.isDue(effect) == false)
  }

  @Test("news of a closed window publish nothing")
  func newsOfClosed() throws {
    var registry = registry(chain)
    registry.add(2, 2, in: other, second)
    _ = registry.handle(.turnEnded(at: .start))
    _ = registry.handle(.firstResponder(in: window, path: [ViewID(number: 3)]))
    let request = try #require(registry.handle(.requested(2, by: other)).request)
    registry.add(3, 3, in: chain, window)
    _ = registry.handle(.windowClosed(second))
    let path = [ViewID(number: 2)]
    #expect(registry.handle(.answered(request, path: path)) == [])
    #expect(registry.handle(.firstResponder(in: second, path: path)) == [])
    #expect(registry.handle(.turnEnded(at: .start)).published(to: chain) == ["3"])
  }

  @Test("a tag that moves to another chain inside its own request")
  func movesInsideRequest() throws {
    var registry = registry(chain)
    _ = registry.handle(.chainMoved(chain, to: window))
    for held in [chain, other] { _ = registry.handle(.chainHeld(held)) }
    for number in [2, 3] { registry.add(number, number, in: chain, second) }
    _ = registry.handle(.turnEnded(at: .start))
    let outer = try #require(registry.handle(.requested(2, by: chain)).request)
    let inner = try #require(registry.handle(.requested(1, by: chain)).request)
    _ = registry.handle(.announced(.init(number: 2), tag: 2, in: other))
    _ = registry.handle(.answered(inner, path: [ViewID(number: 1)]))
    #expect(registry.firstResponder(of: chain) == AnyHashable(1))
    _ = registry.handle(.answered(outer, path: [ViewID(number: 2)]))
    #expect(registry.handle(.turnEnded(at: .start)).published(to: chain) == ["nil"])
    #expect(registry.firstResponder(of: chain) == nil)
  }

  @Test("a request before its chain, its window and its view", .item("1.15"))
  func beforeItsChain() throws {
    var registry = TagRegistry()
    let (probe, view) = (TagRegistry.ProbeID(number: 3), ViewID(number: 4))
    _ = registry.handle(.requested("a", by: chain))
    #expect(registry.isRetrying(chain))
    _ = registry.handle(.chainHeld(chain))
    _ = registry.handle(.announced(probe, tag: "a", in: chain))
    _ = registry.handle(.found(probe, view: view, in: nil))
    #expect(registry.handle(.turnEnded(at: .start)).contains(.scheduleTurnEnd))
    #expect(registry.handle(.viewMoved(view, to: window)) == [.checkWhetherKey(window)])
    let request = try #require(registry.handle(.turnEnded(at: .start)).request)
    #expect(request.window == window)
    let effects = registry.handle(.answered(request, path: [view]))
    #expect(effects == [.publish("a", after: nil, to: chain)])
  }

  @Test("before any window was key, a chain follows its own")
  func home() {
    var registry = registry(chain)
    _ = registry.handle(.chainMoved(chain, to: second))
    _ = registry.handle(.firstResponder(in: second, path: [ViewID(number: 9)]))
    #expect(registry.handle(.requested(nil, by: chain)).request?.window == second)
  }

  @Test("a window that becomes key publishes no value that stays")
  func becameKey() {
    var registry = registry(chain)
    _ = registry.handle(.firstResponder(in: window, path: [ViewID(number: 1)]))
    _ = registry.handle(.turnEnded(at: .start))
    #expect(registry.handle(.windowBecameKey(window)) == [.scheduleTurnEnd])
    #expect(registry.handle(.turnEnded(at: .start)) == [])
  }

  @Test("requests that a window's or the turn's end ends fail in order", arguments: [true, false])
  func order(closes: Bool) {
    for _ in 0..<4 {
      var registry = TagRegistry()
      let chains = (1...12).map { TagRegistry.ChainID(number: $0) }
      for chain in chains { registry.add(Int(chain.number), Int(chain.number), in: chain, window) }
      for chain in chains { _ = registry.handle(.requested(Int(chain.number), by: chain)) }
      let effects =
        (closes ? registry.handle(.windowClosed(window)) : [])
        + registry.handle(.turnEnded(at: .start))
      #expect(effects.failures == (1...12).map { "\($0) refused" })
    }
  }
}
