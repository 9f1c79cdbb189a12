import ResponderCore
import Testing

@Suite struct TagCostTests {
  /// Returns how many entries the registry touches to find the tag of a responder at a depth, among
  /// a number of tags.
  private func touched(tags: Int, depth: Int) -> Int {
    var registry = TagRegistry()
    let chain = TagRegistry.ChainID(number: 1)
    let window = TagRegistry.WindowID(number: 2)
    for tag in 1...tags {
      let probe = TagRegistry.ProbeID(number: UInt(tag))
      _ = registry.handle(.announced(probe, tag: tag, in: chain))
      _ = registry.handle(.found(probe, view: .init(number: UInt(tag)), in: window))
    }
    _ = registry.handle(.turnEnded(at: .start))
    let before = registry.entriesTouched
    // The path has untagged views from the responder up, and the view of the last tag at its top.
    let path = (1..<depth).map { TagRegistry.ViewID(number: UInt(1_000_000 + $0)) }
    _ = registry.handle(.firstResponder(in: window, path: path + [.init(number: UInt(tags))]))
    #expect(registry.firstResponder(of: chain) == AnyHashable(tags))
    return registry.entriesTouched - before
  }

  @Test(
    "the tag of a responder costs a step for each level, and none for each tag",
    arguments: [1, 10, 100])
  func lookup(depth: Int) {
    let many = touched(tags: 1_000, depth: depth)
    #expect(many == depth + 1)
    #expect(touched(tags: 1, depth: depth) == many)
    // For comparison, the ResponderChain library checks each tag's view at each level.
    #expect(1_000 * depth / many >= 500)
  }

  @Test("a thousand tags that come in one turn cost one lookup, not a thousand")
  func arrival() {
    var registry = TagRegistry()
    let chain = TagRegistry.ChainID(number: 1)
    let window = TagRegistry.WindowID(number: 2)
    _ = registry.handle(.chainMoved(chain, to: window))
    let path = (1...20).map { TagRegistry.ViewID(number: UInt(1_000_000 + $0)) }
    _ = registry.handle(.firstResponder(in: window, path: path))
    let before = registry.entriesTouched
    for tag in 1...1_000 {
      let probe = TagRegistry.ProbeID(number: UInt(tag))
      _ = registry.handle(.announced(probe, tag: tag, in: chain))
      _ = registry.handle(.found(probe, view: .init(number: UInt(tag)), in: window))
    }
    _ = registry.handle(.turnEnded(at: .start))
    #expect(registry.entriesTouched - before == 20)
  }

  @Test(
    "requests that a closing window or the turn's end ends fail in the order of their asking",
    arguments: [true, false])
  func order(closes: Bool) {
    for _ in 0..<4 {
      var registry = TagRegistry()
      let window = TagRegistry.WindowID(number: 1)
      let chains = (1...12).map { TagRegistry.ChainID(number: UInt($0)) }
      for chain in chains {
        let number = chain.number
        _ = registry.handle(.announced(.init(number: number), tag: Int(number), in: chain))
        _ = registry.handle(
          .found(.init(number: number), view: .init(number: number), in: window))
      }
      for chain in chains {
        _ = registry.handle(.requested(Int(chain.number), by: chain))
      }
      let effects =
        (closes ? registry.handle(.windowClosed(window)) : [])
        + registry.handle(.turnEnded(at: .start))
      let failed = effects.compactMap { effect -> TagRegistry.ChainID? in
        if case .failed(_, _, let chain) = effect { chain } else { nil }
      }
      #expect(failed == chains)
    }
  }

  @Test("rows that share a tag by mistake are counted once in a turn, not once for each row")
  func duplicates() {
    func touched(_ count: Int) -> Int {
      var registry = TagRegistry()
      for number in 1...UInt(count) {
        _ = registry.handle(.announced(.init(number: number), tag: "row", in: .init(number: 1)))
        _ = registry.handle(
          .found(.init(number: number), view: .init(number: number), in: .init(number: 2)))
      }
      let before = registry.entriesTouched
      _ = registry.handle(.turnEnded(at: .start))
      return registry.entriesTouched - before
    }
    #expect(touched(1_000) == 1_000 && touched(100) == 100)
  }

  @Test("a focus that moves between views without a tag needs no end of the turn")
  func untagged() {
    let stage = TagStage()
    let views = [stage.untagged(), stage.untagged()]
    stage.field("a")
    stage.tap(views[0])
    while stage.adapter.isTurnEndDue { stage.endTurn() }
    stage.tap(views[1])
    #expect(!stage.adapter.isTurnEndDue && stage.value == nil)
  }
}
