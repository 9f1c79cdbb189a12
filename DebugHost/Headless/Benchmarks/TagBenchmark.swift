import ResponderCore

/// From first responder to tag: the registry's lookup against the ResponderChain library's own algorithm, all tags by depth.
@MainActor
enum TagBenchmark {
  /// How many responders stand above a field; a form of SwiftUI has about as many.
  private static let depth = 12

  static func run() {
    print("Tags: one change of the first responder, chain of \(depth), against the library's way")
    var few = 1.0
    for count in [10, 1_000] {
      let tagged = (0..<count).map { TagRegistry.ViewID(number: 1_000_000 + UInt($0)) }
      let ours = registryTime(tagged)
      let theirs = libraryTime(tagged)
      if count == 10 { few = ours }
      print(
        "  \(pad(count, 7)) tags: the library takes \(format(theirs / ours)) times as long; "
          + "the registry \(format(ours / few)) times what it takes with 10")
    }
  }

  /// The chain of a field, itself first.
  private static func path(from field: TagRegistry.ViewID) -> [TagRegistry.ViewID] {
    [field] + (1..<UInt(depth)).map { TagRegistry.ViewID(number: $0) }
  }

  /// Two paths in turn, so that each one is a change, with all that a change entails: lookup, publication, effects.
  private static func registryTime(_ tagged: [TagRegistry.ViewID]) -> Double {
    var registry = TagRegistry()
    let reader = TagRegistry.ChainID(number: 1)
    let window = TagRegistry.WindowID(number: 1)
    _ = registry.handle(.chainAdded(reader, inside: nil))
    _ = registry.handle(.chainMoved(reader, to: window))
    for (index, view) in tagged.enumerated() {
      let probe = TagRegistry.ProbeID(number: UInt(index))
      _ = registry.handle(.announced(probe, tag: index, in: reader))
      _ = registry.handle(.found(probe, view: view, in: window))
    }
    _ = registry.handle(.turnEnded(at: TagRegistry.Moment(seconds: 0, frames: 0)))
    let paths = [path(from: tagged[0]), path(from: tagged[tagged.count / 2])]
    var turn = 0
    return seconds(5_000) {
      turn += 1
      _ = registry.handle(.firstResponder(in: window, path: paths[turn % 2]))
    }
  }

  /// Each tag's view is looked for in the chain, and the one with the fewest steps counts.
  private static func libraryTime(_ tagged: [TagRegistry.ViewID]) -> Double {
    let paths = [path(from: tagged[0]), path(from: tagged[tagged.count / 2])]
    var turn = 0
    var found = 0
    let time = seconds(max(10, 500_000 / tagged.count)) {
      turn += 1
      let path = paths[turn % 2]
      var nearest: (tag: Int, steps: Int)?
      for (tag, view) in tagged.enumerated() {
        guard let steps = path.firstIndex(of: view) else { continue }
        if nearest.map({ steps < $0.steps }) ?? true { nearest = (tag, steps) }
      }
      found += nearest?.tag ?? 0
    }
    precondition(found > 0)
    return time
  }
}
