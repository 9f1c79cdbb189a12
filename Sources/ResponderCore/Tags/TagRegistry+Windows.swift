extension TagRegistry {
  /// A reader has one thing more in a window.
  mutating func enter(_ window: WindowID, by reader: ReaderID) {
    if windows[window] == nil {
      windows[window] = TagWindow(order: tick())
      emit(.watch(window))
    }
    windows[window]?.interest += 1
    if readers[reader]?.windows[window] == nil { markUnsettled(reader) }
    readers[reader]?.windows[window, default: 0] += 1
  }

  /// A reader has one thing less in a window.
  mutating func leave(_ window: WindowID, by reader: ReaderID) {
    guard let count = readers[reader]?.windows[window] else { return }
    readers[reader]?.windows[window] = count > 1 ? count - 1 : nil
    if count == 1 { markUnsettled(reader) }
    release(window, 1)
  }

  /// Forgets a window at the end of the turn unless somebody comes back to it.
  mutating func release(_ window: WindowID, _ count: Int) {
    guard let interest = windows[window]?.interest else { return }
    windows[window]?.interest = interest - count
    guard interest == count else { return }
    idleWindows.insert(window)
    scheduleTurnEnd()
  }

  mutating func dropIdleWindows() {
    let idle = windows.filter { idleWindows.contains($0.key) && $0.value.interest == 0 }
    for (window, _) in idle.sorted(by: { $0.value.order < $1.value.order }) { drop(window) }
    idleWindows = []
  }

  mutating func becameKey(_ window: WindowID) {
    guard windows[window] != nil else { return }
    let now = tick()
    windows[window]?.keyStamp = now
    for reader in readers.keys where readers[reader]?.windows[window] != nil {
      markUnsettled(reader)
    }
    settle(atEndOfTurn: false)
  }

  mutating func close(_ window: WindowID) {
    guard windows[window] != nil else { return }
    for probe in ordered(probes.keys.filter { probes[$0]?.window == window }) {
      update(probe) { $0.window = nil }
    }
    for reader in ordered(Set(readers.keys.filter { readers[$0]?.home == window })) {
      move(reader, to: nil)
    }
    drop(window)
  }

  private mutating func drop(_ window: WindowID) {
    let asks = windows[window]?.asks ?? []
    for request in asks.sorted(by: { $0.number < $1.number }) { abandon(request) }
    windows[window] = nil
    staleWindows.remove(window)
    idleWindows.remove(window)
    emit(.unwatch(window))
  }

  mutating func firstResponder(in window: WindowID, path: [ViewID]) {
    guard windows[window] != nil, windows[window]?.path != path else { return }
    windows[window]?.path = path
    lookUp(window)
    settle(atEndOfTurn: false)
  }

  /// Looks up whose tagged views are nearest to a window's first responder: one step for each entry of the path.
  mutating func lookUp(_ id: WindowID) {
    staleWindows.remove(id)
    guard let window = windows[id] else { return }
    var nearest: [ReaderID: ViewID] = [:]
    for view in window.path {
      entriesTouched += 1
      for probe in probesByView[view] ?? [] {
        for reader in lineage(of: probes[probe]?.reader) {
          entriesTouched += 1
          if nearest[reader] == nil { nearest[reader] = view }
        }
      }
    }
    windows[id]?.nearest = nearest
    for reader in Set(window.nearest.keys).union(nearest.keys) { markUnsettled(reader) }
  }

  /// The window that a reader follows.
  func activeWindow(of id: ReaderID) -> WindowID? {
    guard let reader = readers[id] else { return nil }
    return reader.windows.keys.max { rank($0, for: reader) < rank($1, for: reader) }
  }

  private func rank(_ id: WindowID, for reader: TagReader) -> (Int, Int, Int) {
    let success = reader.success.map { $0.window == id ? $0.stamp : 0 } ?? 0
    let window = windows[id]
    return (max(window?.keyStamp ?? 0, success), reader.home == id ? 1 : 0, -(window?.order ?? 0))
  }
}
