import ResponderJournal

/// Measures how long it takes to find the tag of a first responder. The benchmark compares the
/// registry's lookup with the algorithm of the ResponderChain library, which goes through all tags
/// and takes the one whose view is nearest in the responder chain.
@MainActor
enum TagBenchmark {
  /// The length of a field's responder chain. A SwiftUI form has chains of about this length.
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
        "  \(count) tags: the library takes \(format(theirs / ours)) times as long; "
          + "the registry \(format(ours / few)) times what it takes with 10")
    }
  }

  /// Returns the responder chain of a field, which starts with the field itself.
  private static func path(from field: TagRegistry.ViewID) -> [TagRegistry.ViewID] {
    [field] + (1..<UInt(depth)).map { TagRegistry.ViewID(number: $0) }
  }

  /// Returns the seconds that the registry takes for a change of the first responder. Two fields
  /// take turns, so that each call is a change. The time includes all that a change entails:
  /// lookup, publication and effects.
  private static func registryTime(_ tagged: [TagRegistry.ViewID]) -> Double {
    var registry = TagRegistry()
    let reader = TagRegistry.ChainID(number: 1)
    let window = TagRegistry.WindowID(number: 1)
    _ = registry.handle(.chainHeld(reader))
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

  /// Returns the seconds that the library's algorithm takes: it looks for the view of each tag in
  /// the responder chain, and takes the tag with the fewest steps.
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
