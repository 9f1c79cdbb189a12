import Foundation
import ResponderCore

extension ValueWords {
  private final class Node: CustomStringConvertible {
    var description: String { "a text" }
  }

  static var chain: [ValueWords] {
    let search = { ChainSearch<Node, Node>(end: $0, hops: 4) }
    return [
      ValueWords(ChainVerdict<Int>.pass, "pass"),
      ValueWords(ChainVerdict<Node>.found(Node()), "found Node"),
      ValueWords(ChainVerdict<Int>.stop, "stop"),
      ValueWords(ChainSequence<Node>(first: nil) { _ in nil }, "an empty chain"),
      ValueWords(ChainSequence<Node>(first: Node()) { _ in nil }, "Node"),
      ValueWords(ChainSequence<Node>(first: Node()) { $0 }, "Node > (a cycle)"),
      ValueWords(
        ChainSequence<Node>(first: Node()) { _ in nil }.makeIterator(), "1 still to come"),
      ValueWords(search(.exhausted), "nothing found, 4 asked"),
      ValueWords(search(.found(Node())), "found Node, 4 asked"),
      ValueWords(ChainSearch<Node, Int>.End.exhausted, "nothing found"),
      ValueWords(ChainSearch<Node, Node>.End.found(Node()), "found Node"),
      ValueWords(ChainSearch<Node, Int>.End.stopped(Node()), "stopped at Node"),
      ValueWords(ChainSearch<Node, Int>.End.cycle(Node()), "a cycle at Node"),
    ]
  }
}
