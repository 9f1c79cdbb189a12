import ResponderCore
import TestSupport
import Testing

@Suite struct ChainSearchTests {
  private func walk(_ node: Node?) -> ChainSequence<AnyObject> {
    ChainSequence(first: node, next: { ($0 as? Node)?.next })
  }

  /// Searches the chains of the nodes for a name, and stops at the node named `stop`. Counts how
  /// often it asks each node. Returns how the search ended, and the number of nodes that it asked.
  private func search(
    _ first: [Node?], for name: Int, stopAt stop: Int = -1,
    then rest: () -> [ChainSequence<AnyObject>] = { [] }
  ) -> [String] {
    var end: String?
    let result = ChainSearch(along: first.map { walk($0) }, then: rest) { node in
      guard let node = node as? Node else { return .pass }
      node.timesAsked += 1
      guard node.name == name || node.name == stop else { return .pass }
      end = "\(node.name == name ? "found" : "stopped") \(node.name)"
      return node.name == name ? .found : .stop
    }
    #expect(end == nil || result.cycle == nil)
    let cycle = (result.cycle as? Node).map { "cycle \($0.name)" }
    return [end ?? cycle ?? "exhausted", "\(result.hops)"]
  }

  @Test("the nearest responder wins, and the search asks none after it", arguments: [0, 2, 4, 9])
  func nearest(name: Int) {
    let nodes = Node.chain([0, 1, 2, 3, 4])
    #expect(
      search([nodes[0]], for: name)
        == (name < 5 ? ["found \(name)", "\(name + 1)"] : ["exhausted", "5"]))
    #expect(nodes.map(\.timesAsked) == (0..<5).map { $0 <= name ? 1 : 0 })
    #expect(search([nil], for: 0) == ["exhausted", "0"])
  }

  @Test("a stop ends the search, the second walk included")
  func stopped() {
    let (nodes, other) = (Node.chain([0, 1, 2]), Node.chain([7, 2]))
    #expect(search([nodes[0], other[0]], for: 2, stopAt: 1) == ["stopped 1", "2"])
    #expect(other.map(\.timesAsked) == [0, 0])
  }

  @Test("a cycle ends its walk, but not the next one", .flaw("2.5.1"))
  func cycle() {
    let (loop, sender) = (Node.chain([0, 1, 2, 3]), Node.chain([5, 6]))
    loop[3].next = loop[1]
    defer { loop[3].next = nil }
    #expect(search([loop[0]], for: 3) == ["found 3", "4"])
    #expect(search([loop[0]], for: 9) == ["cycle 1", "4"])
    #expect(search([loop[0], sender[0]], for: 6) == ["found 6", "6"])
    #expect(search([loop[0], sender[0]], for: 9) == ["cycle 1", "6"])
  }

  @Test("the second walk begins at the fallback and asks no responder again", .flaw("2.5.6"))
  func fallback() {
    let (first, sender) = (Node.chain([0, 1, 2]), Node(5))
    sender.next = first[1]
    #expect(search([first[0], sender], for: 1) == ["found 1", "2"] && sender.timesAsked == 0)
    #expect(search([first[0], sender], for: 5) == ["found 5", "4"])
    // Joining the first chain is no cycle.
    #expect(search([first[0], sender], for: 9) == ["exhausted", "4"])
    #expect(sender.timesAsked == 2 && first[2].timesAsked == 2)
  }

  @Test("nodes that only the walk keeps alive")
  func transient() {
    // The two chains have a thousand nodes each. `next` creates each node when the walk needs it.
    var left = 2_000
    let next: (AnyObject) -> AnyObject? = { _ in
      left -= 1
      return left % 1_000 == 0 ? nil : Node(left)
    }
    let walks = [Node(0), Node(-1)].map { ChainSequence<AnyObject>(first: $0, next: next) }
    #expect(ChainSearch(along: walks) { _ in .pass }.hops == 2_000)
  }

  @Test("the rest is made only when needed")
  func rest() {
    let (first, second, third) = (Node.chain([0, 1]), Node.chain([2, 3]), Node.chain([4]))
    second[1].next = first[1]
    var isMade = false
    func search(for name: Int) -> [String] {
      self.search([first[0], second[0]], for: name) {
        isMade = true
        return [walk(third[0]), walk(first[1])]
      }
    }
    #expect(search(for: 3) == ["found 3", "4"] && !isMade)
    #expect(search(for: 4) == ["found 4", "5"] && isMade)
    #expect(search(for: 9) == ["exhausted", "5"])
    #expect((first + second + third).map(\.timesAsked) == [3, 3, 3, 3, 2])
  }
}
