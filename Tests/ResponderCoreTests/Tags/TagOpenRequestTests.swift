import ResponderCore
import Testing

/// Tests requests that the framework has not answered yet, and in which window they are made.
@Suite struct TagOpenRequestTests {
  private typealias ChainID = TagRegistry.ChainID
  private typealias ProbeID = TagRegistry.ProbeID
  private typealias ViewID = TagRegistry.ViewID

  private let chain = ChainID(number: 101)
  private let other = ChainID(number: 102)
  private let window = TagRegistry.WindowID(number: 201)
  private let second = TagRegistry.WindowID(number: 202)

  /// Returns a registry at rest. The first chain has the tag 1, the second the tag 2, and so on.
  /// The view of each tag has the tag's number and is in `window`.
  private func registry(_ chains: ChainID...) -> TagRegistry {
    var registry = TagRegistry()
    for (index, chain) in chains.enumerated() { registry.add(index + 1, in: chain, window) }
    _ = registry.handle(.turnEnded(at: .start))
    return registry
  }

  @Test("a request without an answer is over when the turn ends, at once or after a wait")
  func unanswered() throws {
    var registry = registry(chain)
    let effects = registry.handle(.requested(1, by: chain))
    #expect(effects.contains(.scheduleTurnEnd))
    #expect(registry.handle(.turnEnded(at: .start)).contains(.failed(1, .refused, by: chain)))
    _ = registry.handle(.requested(2, by: chain))
    #expect(registry.isWaiting)
    registry.add(2, in: chain, window)
    let late = registry.handle(.turnEnded(at: .start))
    #expect(late.request != nil && late.contains(.scheduleTurnEnd) && !registry.isWaiting)
    #expect(registry.handle(.turnEnded(at: .start)).contains(.failed(2, .refused, by: chain)))
  }

  @Test("of two requests without an answer, the later one is refused, the earlier one overtaken")
  func both() {
    var registry = registry(chain, chain)
    let effects = [1, 2].flatMap { registry.handle(.requested($0, by: chain)) }
    #expect(effects.contains(.failed(1, .overtaken, by: chain)))
    let turn = registry.handle(.turnEnded(at: .start))
    #expect(turn.contains(.failed(2, .refused, by: chain)))
    #expect(!turn.contains(.failed(1, .refused, by: chain)))
  }

  @Test("while a request is open, what is true now is requested as well")
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

  @Test("a chain that goes leaves the open request of another chain alone")
  func gone() throws {
    var registry = registry(chain, other)
    _ = registry.handle(.requested(1, by: chain))
    let request = try #require(registry.handle(.requested(2, by: other)).request)
    _ = registry.handle(.chainGone(chain))
    let view = ViewID(number: 2)
    let effects = registry.handle(.answered(request, accepted: true, path: [view]))
    #expect(effects.contains(.publish(2, to: other)) && !registry.isRetrying(other))
  }

  @Test("a request whose window closes before it is made is not made")
  func closed() throws {
    var registry = registry(chain)
    let effects = registry.handle(.requested(1, by: chain))
    let effect = try #require(effects.first { [$0].request != nil })
    _ = registry.handle(.windowClosed(window))
    #expect(registry.isDue(effect) == false)
  }

  @Test("news of a closed window leaves a late tag of another window for the end of the turn")
  func newsOfClosed() throws {
    var registry = registry(chain)
    registry.add(2, in: other, second)
    _ = registry.handle(.turnEnded(at: .start))
    let focused = ViewID(number: 3)
    _ = registry.handle(.firstResponder(in: window, path: [focused]))
    let request = try #require(registry.handle(.requested(2, by: other)).request)
    registry.add(3, in: chain, window)
    _ = registry.handle(.windowClosed(second))
    let path = [ViewID(number: 2)]
    #expect(registry.handle(.answered(request, accepted: true, path: path)) == [])
    #expect(registry.handle(.firstResponder(in: second, path: path)) == [])
    #expect(registry.handle(.turnEnded(at: .start)).contains(.publish(3, to: chain)))
  }

  @Test("a tag that moves to another chain inside its own request leaves no value that stays")
  func movesInsideRequest() throws {
    var registry = registry(chain)
    _ = registry.handle(.chainMoved(chain, to: window))
    _ = registry.handle(.chainHeld(chain))
    _ = registry.handle(.chainHeld(other))
    registry.add(2, in: chain, second)
    registry.add(3, in: chain, second)
    _ = registry.handle(.turnEnded(at: .start))
    let outer = try #require(registry.handle(.requested(2, by: chain)).request)
    let inner = try #require(registry.handle(.requested(1, by: chain)).request)
    _ = registry.handle(.announced(ProbeID(number: 2), tag: 2, in: other))
    _ = registry.handle(.answered(inner, accepted: true, path: [ViewID(number: 1)]))
    #expect(registry.firstResponder(of: chain) == AnyHashable(1))
    _ = registry.handle(.answered(outer, accepted: true, path: [ViewID(number: 2)]))
    let effects = registry.handle(.turnEnded(at: .start))
    #expect(effects.contains(.publish(nil, to: chain)))
    #expect(registry.firstResponder(of: chain) == nil)
  }

  @Test("a success that comes after the next request does not clear the failure")
  func lateSuccess() {
    let stage = TagStage()
    stage.field("a").didBecome = { stage.set("nowhere") }
    stage.set("a")
    let failure = stage.adapter.registry.lastFailure(of: stage.chain)
    #expect(failure?.tag == AnyHashable("a") && failure?.reason == .overtaken)
  }

  @Test("before any window was key, a chain follows the one that it is in itself")
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
}

extension TagRegistry {
  /// Adds a tag with a probe and a view of the same number.
  fileprivate mutating func add(_ number: Int, in chain: ChainID, _ window: WindowID) {
    let probe = ProbeID(number: UInt(number))
    _ = handle(.announced(probe, tag: number, in: chain))
    _ = handle(.found(probe, view: ViewID(number: UInt(number)), in: window))
  }
}

extension [TagRegistry.Effect] {
  /// The first request to the framework among the effects.
  fileprivate var request: TagRegistry.Request? {
    lazy.compactMap {
      switch $0 {
      case .becomeFirstResponder(_, let request), .resign(let request): request
      default: nil
      }
    }.first
  }
}
