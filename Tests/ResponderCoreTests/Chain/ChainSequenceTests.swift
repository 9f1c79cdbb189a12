import ResponderCore
import TestSupport
import Testing

@Suite struct ChainSequenceTests {
  private final class Node: ResponderNode {
    let name: Int
    var next: Node?
    var timesAsked = 0

    init(_ name: Int, next: Node? = nil) {
      self.name = name
      self.next = next
    }
  }

  /// Returns nodes 0, 1, 2 and so on. The last node leads back to `back`, unless `back` is nil.
  private func chain(_ count: Int, backTo back: Int? = nil) -> [Node] {
    let nodes = (0..<count).map { Node($0) }
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
    if let back { nodes.last?.next = nodes[back] }
    return nodes
  }

  @Test("the chain goes from the responder itself to the farthest")
  func order() {
    let nodes = chain(4)
    #expect(ChainSequence(first: nodes[0]).map(\.name) == [0, 1, 2, 3])
    #expect(ChainSequence(first: nodes[2]).map(\.name) == [2, 3])
    #expect(ChainSequence<Node>(first: nil).map(\.name) == [])
    #expect(!ChainSequence(first: nodes[0]).endsInCycle)
  }

  @Test("a cycle ends the walk and can be asked for", .flaw("2.5.1"), arguments: [0, 1, 3])
  func cycle(back: Int) {
    let nodes = chain(4, backTo: back)
    let walk = ChainSequence(first: nodes[0])
    #expect(walk.map(\.name) == [0, 1, 2, 3])
    #expect(walk.endsInCycle)
    #expect(walk.cycleStart === nodes[back])
    nodes[3].next = nil
  }

  @Test("an iterator at its end stays there")
  func exhausted() {
    let nodes = chain(2, backTo: 0)
    var walk = ChainSequence(first: nodes[0]).makeIterator()
    while walk.next() != nil {}
    #expect(walk.next() == nil)
    nodes[1].next = nil
  }

  @Test(
    "an iterator at its end asks no node again, also where the chain has grown, or is a cycle no more",
    arguments: [nil, 0])
  func grownAfterwards(back: Int?) {
    let nodes = chain(2, backTo: back)
    var walk = ChainSequence(first: nodes[0]) { node in
      node.timesAsked += 1
      return node.next
    }.makeIterator()
    while walk.next() != nil {}
    nodes[1].next = Node(2)
    #expect(walk.next() == nil && nodes.map(\.timesAsked) == [1, 1])
  }

  @Test("each node is asked once, and none beyond the one that is found")
  func cost() {
    let nodes = chain(1_000)
    let walk = ChainSequence(first: nodes[0]) { node in
      node.timesAsked += 1
      return node.next
    }
    #expect(walk.first { $0.name == 10 } === nodes[10])
    #expect(nodes.map(\.timesAsked).reduce(0, +) == 10)
    #expect(walk.map(\.name).count == 1_000)
    #expect(nodes[999].timesAsked == 1 && nodes[5].timesAsked == 2)
  }

  @Test("a chain made on the way is walked without confusing new nodes with freed ones")
  func transient() {
    var left = 5_000
    let walk = ChainSequence(first: Node(0)) { _ in
      left -= 1
      return left > 0 ? Node(left) : nil
    }
    #expect(walk.map(\.name).count == 5_000)
  }

  @MainActor private class Responder {
    var next: Responder? { parent }
    var parent: Responder?
  }

  @MainActor private final class Looping: Responder {
    override var next: Responder? { self }
  }

  /// Walks a responder chain in the same way as ResponderKit.
  @MainActor private func walk(_ responder: Responder) -> ChainSequence<Responder> {
    ChainSequence(first: responder, next: { $0.next })
  }

  @Test("nodes bound to the main actor are walked on the main actor")
  @MainActor func mainActor() {
    let top = Responder()
    let view = Responder()
    view.parent = top
    #expect(Array(walk(view)).map(ObjectIdentifier.init) == [view, top].map(ObjectIdentifier.init))
    #expect(walk(Looping()).endsInCycle)
  }
}
