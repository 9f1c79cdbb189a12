/// A search along one or more chains: how far it went, and whether a chain leads back into itself.
package struct ChainSearch {
  /// What a search decides about one node of a chain.
  package enum Verdict {
    /// The node is not the target; the search goes on.
    case pass
    /// The search has found its target: the node itself, or an object that the node names instead.
    case found
    /// Neither the node nor any node after it is the target; the search stops.
    case stop
  }

  /// The node at which a chain leads back into itself, if the search found nothing and did not
  /// stop; otherwise nil.
  ///
  /// If several chains do so, this is the node of the first such chain. The search has also
  /// evaluated the chains after that one.
  package private(set) var cycle: AnyObject?
  /// The number of nodes that the search evaluated, including the last one.
  package private(set) var hops = 0

  /// Searches several chains, one after another, until a verdict is `.found` or `.stop`.
  ///
  /// The nearest match wins, and the search evaluates no node after it. The search evaluates no
  /// node twice: where a chain joins an earlier one, the search continues with the next chain.
  ///
  /// - Parameters:
  ///   - chains: The chains, in the order of the search.
  ///   - rest: Returns further chains; called only if no verdict in `chains` is `.found` or
  ///     `.stop`.
  ///   - verdict: Returns the verdict on a node. A verdict of `.stop` ends the whole search.
  package init(
    along chains: [ChainSequence<AnyObject>], then rest: () -> [ChainSequence<AnyObject>] = { [] },
    _ verdict: (AnyObject) -> Verdict
  ) {
    // The iterators stay in `walks` and keep their nodes alive, so that no address is reused.
    var walks = chains.map { $0.makeIterator() }
    var asked: Set<ObjectIdentifier> = []
    defer { hops = asked.count }
    var index = 0
    var isRestDue = true
    while index < walks.count || isRestDue {
      guard index < walks.count else {
        isRestDue = false
        walks += rest().map { $0.makeIterator() }
        continue
      }
      while let node = walks[index].next(), asked.insert(ObjectIdentifier(node)).inserted {
        guard case .pass = verdict(node) else {
          cycle = nil
          return
        }
      }
      cycle = cycle ?? walks[index].repeated
      index += 1
    }
  }
}
