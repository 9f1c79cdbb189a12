import ResponderCore
import TestSupport
import Testing

@Suite struct ChainSequenceTests {
  private func walk(_ first: Node?) -> ChainSequence<Node> {
    ChainSequence(first: first) { node in
      node.timesAsked += 1
      return node.next
    }
  }

  @Test("the chain goes from the responder itself to the farthest")
  func order() {
    let nodes = Node.chain(Array(0..<4))
    #expect(walk(nodes[0]).map(\.name) == [0, 1, 2, 3] && walk(nodes[2]).map(\.name) == [2, 3])
    #expect(walk(nil).map(\.name) == [] && !walk(nodes[0]).endsInCycle)
  }

  @Test("a cycle ends the walk and can be asked for", .flaw("2.5.1"), arguments: [0, 1, 3])
  func cycle(back: Int) {
    let nodes = Node.chain(Array(0..<4), backTo: back)
    #expect(walk(nodes[0]).map(\.name) == [0, 1, 2, 3] && walk(nodes[0]).endsInCycle)
    nodes[3].next = nil
  }

  @Test("an iterator at its end asks no node again", arguments: [nil, 0])
  func atEnd(back: Int?) {
    let nodes = Node.chain(Array(0..<2), backTo: back)
    var walk = walk(nodes[0]).makeIterator()
    while walk.next() != nil {}
    #expect(walk.next() == nil)
    nodes[1].next = Node(2)
    #expect(walk.next() == nil && nodes.map(\.timesAsked) == [1, 1])
  }

  @Test("each node is asked once, and none beyond")
  func cost() {
    let nodes = Node.chain(Array(0..<1_000))
    let walk = walk(nodes[0])
    #expect(walk.first { $0.name == 10 } === nodes[10])
    #expect(nodes.map(\.timesAsked).reduce(0, +) == 10)
    #expect(walk.map(\.name).count == 1_000)
    #expect(nodes[999].timesAsked == 1 && nodes[5].timesAsked == 2)
  }

  @Test("new nodes are not confused with freed ones")
  func transient() {
    var left = 5_000
    let walk = ChainSequence(first: Node(0)) { _ in
      left -= 1
      return left > 0 ? Node(left) : nil
    }
    #expect(walk.map(\.name).count == 5_000)
  }

  @MainActor private class Responder {
    var parent: Responder?
    var next: Responder? { parent }
  }

  @Test("nodes bound to the main actor are walked on the main actor")
  @MainActor func mainActor() {
    let (top, view) = (Responder(), Responder())
    view.parent = top
    let walk = ChainSequence(first: view, next: { $0.next })
    #expect(walk.map { ObjectIdentifier($0) } == [view, top].map { ObjectIdentifier($0) })
  }

  @Test("a chain names its nodes by their classes alone")
  func description() {
    final class Field: CustomStringConvertible { var description: String { "typed" } }
    let field = Field()
    func chain(_ next: @escaping (Field) -> Field?) -> ChainSequence<Field> {
      ChainSequence(first: field, next: next)
    }
    #expect("\(chain { _ in nil })" == "Field")
    #expect("\(chain { $0 })" == "Field > (a cycle)")
    #expect("\(ChainSequence<Field>(first: nil) { _ in nil })" == "an empty chain")
    var walk = chain { _ in nil }.makeIterator()
    _ = walk.next()
    #expect("\(walk)" == "Field" && Mirror(reflecting: walk).children.isEmpty)
    #expect(Mirror(reflecting: chain { _ in nil }).children.isEmpty)
  }
}
