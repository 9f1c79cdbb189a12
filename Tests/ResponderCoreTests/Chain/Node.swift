/// A link of a chain, which counts how often a walk asks it.
final class Node {
  let name: Int
  var next: Node?
  var timesAsked = 0

  init(_ name: Int) { self.name = name }

  /// Returns nodes with these names. Each node leads to the next one, and the last one to the node
  /// at `back`, unless `back` is nil.
  static func chain(_ names: [Int], backTo back: Int? = nil) -> [Node] {
    let nodes = names.map { Node($0) }
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
    if let back { nodes.last?.next = nodes[back] }
    return nodes
  }
}
