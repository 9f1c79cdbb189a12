// Windows: the first responder of each, and which window a chain follows.
extension TagRegistry {
  /// Records that a window contains a chain itself, or the view of one more probe that the chain
  /// sees.
  mutating func enter(_ window: WindowID, by chain: ChainID) {
    if windows[window] == nil {
      windows[window] = Window(order: tick())
      emit(.watch(window))
    }
    windows[window]?.interest += 1
    chains[chain]?.windows[window, default: 0] += 1
    markUnsettled(chain)
  }

  /// Records that a window no longer contains a chain itself, or the view of a probe that the chain
  /// sees.
  mutating func leave(_ window: WindowID, by chain: ChainID) {
    guard let count = chains[chain]?.windows[window] else { return }
    chains[chain]?.windows[window] = count > 1 ? count - 1 : nil
    windows[window]?.interest -= 1
    markUnsettled(chain)
  }

  /// Drops the windows that contain neither a chain nor the view of a probe.
  mutating func dropIdleWindows() {
    let idle = windows.filter { $0.value.interest == 0 }
    for (window, _) in idle.sorted(by: { $0.value.order < $1.value.order }) { drop(window) }
  }

  /// Records that a window became key, which may change the window that a chain follows. The change
  /// is published when the turn ends, because a window may become key while SwiftUI updates its
  /// views.
  mutating func becameKey(_ window: WindowID) {
    let now = tick()
    windows[window]?.keyStamp = now
    for chain in chains.keys where chains[chain]?.windows[window] != nil {
      markUnsettled(chain)
    }
  }

  mutating func close(_ window: WindowID) {
    guard windows[window] != nil else { return }
    for probe in ordered(probes.keys.filter { probes[$0]?.window == window }) {
      update(probe) { $0.window = nil }
    }
    for chain in ordered(Set(chains.keys.filter { chains[$0]?.home == window })) {
      move(chain, to: nil)
    }
    drop(window)
  }

  private mutating func drop(_ window: WindowID) {
    let asks = windows[window]?.asks ?? []
    for request in asks.sorted(by: { $0.number < $1.number }) { abandon(request) }
    windows[window] = nil
    staleWindows.remove(window)
    emit(.unwatch(window))
  }

  mutating func firstResponder(in window: WindowID, path: [ViewID]) {
    guard windows[window] != nil, windows[window]?.path != path else { return }
    windows[window]?.path = path
    lookUp(window)
    settle(atEndOfTurn: false)
  }

  /// Finds each chain's tagged view that is nearest to a window's first responder. The cost is one
  /// step per entry of the path, and one per chain that sees the entry's tag.
  mutating func lookUp(_ id: WindowID) {
    staleWindows.remove(id)
    guard let window = windows[id] else { return }
    var nearest: [ChainID: ViewID] = [:]
    for view in window.path {
      entriesTouched += 1
      for probe in probesByView[view] ?? [] {
        for chain in lineage(of: probes[probe]?.chain) {
          entriesTouched += 1
          if nearest[chain] == nil { nearest[chain] = view }
        }
      }
    }
    windows[id]?.nearest = nearest
    for chain in Set(window.nearest.keys).union(nearest.keys) { markUnsettled(chain) }
  }

  /// Returns the window that a chain follows.
  func activeWindow(of id: ChainID) -> WindowID? {
    guard let chain = chains[id] else { return nil }
    return chain.windows.keys.max { rank($0, for: chain) < rank($1, for: chain) }
  }

  private func rank(_ id: WindowID, for chain: Chain) -> (Int, Int, Int) {
    let success = chain.success.map { $0.window == id ? $0.stamp : 0 } ?? 0
    let window = windows[id]
    return (max(window?.keyStamp ?? 0, success), chain.home == id ? 1 : 0, -(window?.order ?? 0))
  }
}
