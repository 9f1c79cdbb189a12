import ResponderCore

/// An adapter with one chain in one window, and the helpers of the tag tests.
struct TagStage {
  let adapter = SimulatedAdapter()
  let window: SimulatedWindow
  let chain = TagRegistry.ChainID(number: 1)

  init() {
    window = adapter.framework.openWindow()
    add(chain, in: window)
  }

  /// Adds a chain that the app holds, inside another one or in a window.
  func add(
    _ chain: TagRegistry.ChainID, inside outer: TagRegistry.ChainID? = nil,
    in window: SimulatedWindow? = nil
  ) {
    adapter.send(.chainHeld(chain))
    if let outer { adapter.send(.chainEntered(chain, inside: outer)) }
    if let window { adapter.send(.chainMoved(chain, to: window.id)) }
  }

  var value: String? { value(of: chain) }

  /// Returns the value of a chain as a string, so that tests can compare it with literals.
  func value(of chain: TagRegistry.ChainID) -> String? {
    adapter.registry.firstResponder(of: chain).map { "\($0.base)" }
  }

  /// The tags of the views that answer that they can become first responder.
  var available: [String] { tags { $0.answersCanBecome() } }
  /// The tags of all candidates.
  var candidates: [String] { tags { _ in true } }

  /// Returns the values that were published to the first chain, or to another one.
  func published(to other: TagRegistry.ChainID? = nil) -> [String?] {
    adapter.effects.compactMap { effect -> String?? in
      guard case .publish(let tag, _, other ?? chain) = effect else { return nil }
      return .some(tag.map { "\($0.base)" })
    }
  }

  /// The reports of several views with one tag, each as `TAG: VIEWS`.
  var duplicates: [String] {
    adapter.effects.compactMap {
      if case .duplicated(let tag, let views, _) = $0 { "\(tag): \(views)" } else { nil }
    }
  }

  var failures: [TagFailureReason] {
    adapter.effects.compactMap { if case .failed(_, let why, _) = $0 { why } else { nil } }
  }

  /// How often the registry has asked the framework to change the focus.
  var asks: Int {
    adapter.effects.count {
      switch $0 {
      case .becomeFirstResponder, .resign: true
      default: false
      }
    }
  }

  func probe() -> TagRegistry.ProbeID { .init(number: adapter.framework.number()) }

  /// Adds a view with a tag, whose probe finds it at once.
  @discardableResult func field(
    _ tag: AnyHashable, in parent: SimulatedView? = nil, chain other: TagRegistry.ChainID? = nil,
    canBecome: Bool = true, probe: TagRegistry.ProbeID? = nil
  ) -> SimulatedView {
    let view = untagged(in: parent, canBecome: canBecome)
    let probe = probe ?? self.probe()
    adapter.announce(probe, tag, in: other ?? chain)
    adapter.found(probe, view)
    return view
  }

  /// Adds a view without a tag.
  func untagged(in parent: SimulatedView? = nil, canBecome: Bool = true) -> SimulatedView {
    adapter.framework.makeView(in: parent ?? window.root, canBecome: canBecome)
  }

  /// Moves the focus as a user's tap does.
  func tap(_ view: SimulatedView) { _ = adapter.framework.becomeFirstResponder(view) }

  func set(_ tag: AnyHashable?) { adapter.request(tag, by: chain) }

  func endTurn() { adapter.endTurn() }

  private func tags(_ isWanted: (SimulatedView) -> Bool) -> [String] {
    adapter.registry.candidates(of: chain).filter { candidate in
      adapter.view(of: candidate.probe).map(isWanted) ?? false
    }
    .map { "\($0.tag.base)" }
  }
}
