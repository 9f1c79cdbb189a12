extension TagRegistry {
  mutating func add(_ id: ReaderID, inside wanted: ReaderID?) {
    if let wanted { ensure(wanted) }
    // A reader inside itself would have no end.
    let parent = wanted.flatMap { lineage(of: $0).contains(id) ? nil : $0 }
    guard let known = readers[id] else {
      readers[id] = TagReader(parent: parent, order: tick())
      if let parent { readers[parent]?.children.insert(id) }
      return
    }
    guard known.parent != parent else { return }
    let inside = probes(inside: id)
    for probe in inside { detach(probe) }
    if let old = known.parent { readers[old]?.children.remove(id) }
    readers[id]?.parent = parent
    if let parent { readers[parent]?.children.insert(id) }
    for probe in inside { attach(probe) }
  }

  /// The probes of a reader and of all inside it, in the order of their announcement.
  private func probes(inside id: ReaderID) -> [ProbeID] {
    let lists = readers[id]?.tags.values.flatMap { $0 } ?? []
    return ordered(lists)
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
    for probe in ordered(Array(reader.probes)) { remove(probe) }
    if let home = reader.home { leave(home, by: id) }
    if let parent = reader.parent { readers[parent]?.children.remove(id) }
    for child in ordered(reader.children) {
      readers[child]?.parent = reader.parent
      if let parent = reader.parent { readers[parent]?.children.insert(child) }
    }
    for (window, count) in readers[id]?.windows ?? [:] { release(window, count) }
    // What is asked for is answered or given up within a turn: there are few, however many readers there are.
    for request in asks.keys where asks[request]?.reader == id {
      asks[request] = nil
      windows[request.window]?.asks.remove(request)
    }
    readers[id] = nil
    // A window has a reader among its nearest only while the reader has something in it, or had in this turn.
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
