import ResponderCore
import TestSupport
import Testing

@Suite struct ChainSearchTests {
  private final class Node {
    let name: Int
    var next: Node?
    var timesAsked = 0

    init(_ name: Int) { self.name = name }
  }

  /// Returns nodes with these names. Each node leads to the next one.
  private func chain(_ names: [Int]) -> [Node] {
    let nodes = names.map { Node($0) }
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
    return nodes
  }

  private func walk(_ node: Node?) -> ChainSequence<Node> {
    ChainSequence(first: node, next: { $0.next })
  }

  /// Searches for a name, stops at the node named `stop`, and counts how often it examines each
  /// node.
  private func search(
    _ first: Node?, for name: Int, stopAt stop: Int = -1, thenFrom fallback: Node? = nil
  ) -> ChainSearch<Node, String> {
    walk(first).search(thenFrom: fallback) { node in
      node.timesAsked += 1
      if node.name == name { return .found("node \(name)") }
      return node.name == stop ? .stop : .pass
    }
  }

  @Test(
    "the nearest responder wins, and the search asks none after it",
    arguments: [(0, 1), (2, 3), (4, 5)])
  func nearest(name: Int, hops: Int) {
    let nodes = chain([0, 1, 2, 3, 4])
    let result = search(nodes[0], for: name)
    #expect(result.target == "node \(name)")
    #expect(result.hops == hops)
    #expect(nodes.map(\.timesAsked) == (0..<5).map { $0 < hops ? 1 : 0 })
  }

  @Test(
    "a search that finds no handler ends with the chain, and counts the responders that it asked")
  func exhausted() {
    let nodes = chain([0, 1, 2])
    let result = search(nodes[0], for: 9)
    guard case .exhausted = result.end else {
      Issue.record("ended \(result.end)")
      return
    }
    #expect(result.target == nil)
    #expect(result.hops == 3)
    #expect(search(nil, for: 0).hops == 0)
  }

  @Test("a stop ends the search, the second walk included")
  func stopped() {
    let nodes = chain([0, 1, 2])
    let other = chain([7, 2])
    let result = search(nodes[0], for: 2, stopAt: 1, thenFrom: other[0])
    guard case .stopped(let node) = result.end else {
      Issue.record("ended \(result.end)")
      return
    }
    #expect(node === nodes[1])
    #expect(result.hops == 2)
    #expect(other.map(\.timesAsked) == [0, 0])
  }

  @Test("a cycle ends the search and is named", .flaw("2.5.1"))
  func cycle() {
    let nodes = chain([0, 1, 2, 3])
    nodes[3].next = nodes[1]
    defer { nodes[3].next = nil }
    #expect(search(nodes[0], for: 3).target == "node 3")
    let result = search(nodes[0], for: 9)
    guard case .cycle(let start) = result.end else {
      Issue.record("ended \(result.end)")
      return
    }
    #expect(start === nodes[1])
    #expect(result.hops == 4)
  }

  @Test("the second walk begins at the fallback and asks no responder again", .flaw("2.5.6"))
  func fallback() {
    let first = chain([0, 1, 2])
    let sender = Node(5)
    sender.next = first[1]
    #expect(search(first[0], for: 1, thenFrom: sender).hops == 2)
    #expect(sender.timesAsked == 0)
    let result = search(first[0], for: 5, thenFrom: sender)
    #expect(result.target == "node 5")
    #expect(result.hops == 4)
    let nothing = search(first[0], for: 9, thenFrom: sender)
    guard case .exhausted = nothing.end else {
      Issue.record("joining the first chain is no cycle, but it ended \(nothing.end)")
      return
    }
    #expect(nothing.hops == 4)
    #expect(sender.timesAsked == 2 && first[2].timesAsked == 2)
  }

  @Test("a cycle in the first walk does not keep the second from finding, and is still named")
  func cycleThenFallback() {
    let loop = chain([0, 1])
    loop[1].next = loop[0]
    defer { loop[1].next = nil }
    let sender = chain([5, 6])
    #expect(search(loop[0], for: 6, thenFrom: sender[0]).hops == 4)
    guard case .cycle(let start) = search(loop[0], for: 9, thenFrom: sender[0]).end else {
      Issue.record("the cycle was not named")
      return
    }
    #expect(start === loop[0])
  }

  @Test("nodes that only the walk keeps alive are not taken for one another")
  func transient() {
    // The two chains have a thousand nodes each. `next` creates each node when the walk needs it.
    var left = 2_000
    let walk = ChainSequence(first: Node(0)) { _ in
      left -= 1
      return left % 1_000 == 0 ? nil : Node(left)
    }
    #expect(walk.search(thenFrom: Node(-1)) { _ in ChainVerdict<Int>.pass }.hops == 2_000)
  }

  @Test("the diagnoses name the mistake, the numbers and the fix")
  func diagnoses() {
    let button = ResponderIdentity(className: "UIButton", identifier: "delete")
    let list = ResponderIdentity(className: "ListController")
    let cycle = Diagnosis.chainCycle(from: button, backTo: list, hops: 7)
    #expect(cycle.id == .chainCycle)
    #expect(cycle.sentence.contains("UIButton \"delete\" leads back to ListController"))
    #expect(cycle.numbers == [Diagnosis.Number("responders asked", 7, unit: "")])
    #expect(cycle.fix.contains("next"))
    let undirected = Diagnosis.undirectedAction("Save", responder: "Any", sender: button)
    #expect(undirected.id == .unhandledAction)
    #expect(undirected.sentence.contains("Save") && undirected.sentence.contains("nearest Any"))
    #expect(undirected.fix.contains("Responder type"))
  }

  @Test(
    "chains are searched in turn, no responder is asked twice, and the rest is made only when needed"
  )
  func along() {
    let (first, second, third) = (chain([0, 1]), chain([2, 3]), chain([4]))
    second[1].next = first[1]
    var isMade = false
    func search(for name: Int) -> ChainSearch<Node, Int> {
      ChainSearch(along: [walk(first[0]), walk(second[0])]) {
        isMade = true
        return [walk(third[0]), walk(first[1])]
      } _: { node in
        node.timesAsked += 1
        return node.name == name ? .found(name) : .pass
      }
    }
    #expect(search(for: 3).hops == 4)
    #expect(!isMade)
    #expect(search(for: 4).target == 4)
    #expect(isMade)
    #expect(search(for: 9).hops == 5)
    #expect((first + second + third).map(\.timesAsked) == [3, 3, 3, 3, 2])
    guard
      case .stopped = ChainSearch<Node, Int>(
        along: [walk(first[0]), walk(third[0])], { _ in .stop }
      ).end
    else {
      Issue.record("went on")
      return
    }
  }
}
