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
      registry.add(tag, tag, in: chain, window)
    }
    _ = registry.handle(.turnEnded(at: .start))
    let before = registry.entriesTouched
    // The path has untagged views from the responder up, and the view of the last tag at its top.
    let path = (1..<depth).map { TagRegistry.ViewID(number: UInt(1_000_000 + $0)) }
    _ = registry.handle(.firstResponder(in: window, path: path + [.init(number: UInt(tags))]))
    #expect(registry.firstResponder(of: chain) == AnyHashable(tags))
    return registry.entriesTouched - before
  }

  @Test("a step for each level, and none for each tag", arguments: [1, 10, 100])
  func lookup(depth: Int) {
    for tags in [1, 1_000] { #expect(touched(tags: tags, depth: depth) == 3 * depth) }
  }

  @Test("a thousand tags in one turn cost one lookup")
  func arrival() {
    var registry = TagRegistry()
    let chain = TagRegistry.ChainID(number: 1)
    let window = TagRegistry.WindowID(number: 2)
    _ = registry.handle(.chainMoved(chain, to: window))
    let path = (1...20).map { TagRegistry.ViewID(number: UInt(1_000_000 + $0)) }
    _ = registry.handle(.firstResponder(in: window, path: path))
    let before = registry.entriesTouched
    for tag in 1...1_000 {
      registry.add(tag, tag, in: chain, window)
    }
    _ = registry.handle(.turnEnded(at: .start))
    #expect(registry.entriesTouched - before == 20)
  }

  @Test("rows that share a tag by mistake are counted once")
  func duplicates() {
    func touched(_ count: Int) -> Int {
      var registry = TagRegistry()
      for number in 1...count {
        registry.add(number, "row", in: .init(number: 1), .init(number: 2))
      }
      let before = registry.entriesTouched
      _ = registry.handle(.turnEnded(at: .start))
      return registry.entriesTouched - before
    }
    #expect(touched(1_000) == 1_000 && touched(100) == 100)
  }

  @Test("a move between untagged views needs no turn's end")
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
