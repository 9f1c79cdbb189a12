extension TagRegistry {
  mutating func add(_ id: ReaderID, inside wanted: ReaderID?) {
    if let wanted { ensure(wanted) }
    // A reader inside itself would have no end.
    let parent = wanted.flatMap { lineage(of: $0).contains(id) ? nil : $0 }
    guard let known = readers[id] else {
      readers[id] = TagReader(parent: parent, order: tick())
      return
    }
    guard known.parent != parent else { return }
    let inside = probes.keys.filter { lineage(of: probes[$0]?.reader).contains(id) }
    for probe in inside { detach(probe) }
    readers[id]?.parent = parent
    for probe in inside { attach(probe) }
  }

  /// Makes a reader that somebody names before it was added.
  mutating func ensure(_ id: ReaderID) {
    if readers[id] == nil { readers[id] = TagReader(parent: nil, order: tick()) }
  }

  mutating func move(_ id: ReaderID, to window: WindowID?) {
    ensure(id)
    let home = readers[id]?.home
    guard home != window else { return }
    if let window { enter(window, by: id) }
    readers[id]?.home = window
    if let home { leave(home, by: id) }
  }

  mutating func remove(_ id: ReaderID) {
    guard let reader = readers[id] else { return }
    for probe in probes.keys where probes[probe]?.reader == id { remove(probe) }
    if let home = reader.home { leave(home, by: id) }
    for child in readers.keys where readers[child]?.parent == id {
      readers[child]?.parent = reader.parent
    }
    for (window, count) in readers[id]?.windows ?? [:] { release(window, count) }
    for request in asks.keys where asks[request]?.reader == id {
      asks[request] = nil
      windows[request.window]?.asks.remove(request)
    }
    readers[id] = nil
    for window in windows.keys { windows[window]?.nearest[id] = nil }
    unsettled.remove(id)
    waiting.remove(id)
    readersWithNewTags.remove(id)
  }

  /// A reader and those around it, the innermost first.
  func lineage(of id: ReaderID?) -> [ReaderID] {
    var found: [ReaderID] = []
    var next = id
    while let id = next, let reader = readers[id] {
      found.append(id)
      next = reader.parent
    }
    return found
  }
}
