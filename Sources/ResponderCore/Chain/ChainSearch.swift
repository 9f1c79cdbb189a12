/// The result of a search along one or more chains: how the search ended, and how far it went.
public struct ChainSearch<Node: AnyObject, Target> {
  /// How a search ends.
  public enum End {
    /// The search found its target.
    case found(Target)
    /// The search stopped at this node, whose verdict was `.stop`.
    case stopped(Node)
    /// The search reached the end of every chain and found nothing.
    case exhausted
    /// The search found nothing, and a chain leads back into itself at this node.
    ///
    /// If several chains do so, this is the node of the first such chain. The search has also
    /// evaluated the chains after that one.
    case cycle(Node)
  }

  /// How the search ended.
  public let end: End
  /// The number of nodes that the search evaluated, including the last one.
  public let hops: Int

  /// The target that the search found; nil if it found none.
  public var target: Target? {
    if case .found(let target) = end { target } else { nil }
  }

  /// Creates the result of a search that evaluated `hops` nodes.
  public init(end: End, hops: Int) {
    self.end = end
    self.hops = hops
  }
}

extension ChainSearch {
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
  public init(
    along chains: [ChainSequence<Node>], then rest: () -> [ChainSequence<Node>] = { [] },
    _ verdict: (Node) -> ChainVerdict<Target>
  ) {
    // The iterators stay in `walks` and keep their nodes alive, so that no address is reused.
    var walks = chains.map { $0.makeIterator() }
    var asked: Set<ObjectIdentifier> = []
    var cycleStart: Node?
    var index = 0
    var isRestDue = true
    while true {
      if index == walks.count, isRestDue {
        isRestDue = false
        walks += rest().map { $0.makeIterator() }
      }
      guard index < walks.count else { break }
      while let node = walks[index].next() {
        guard asked.insert(ObjectIdentifier(node)).inserted else { break }
        switch verdict(node) {
        case .pass: continue
        case .found(let target):
          self.init(end: .found(target), hops: asked.count)
          return
        case .stop:
          self.init(end: .stopped(node), hops: asked.count)
          return
        }
      }
      cycleStart = cycleStart ?? walks[index].repeated
      index += 1
    }
    self.init(end: cycleStart.map { .cycle($0) } ?? .exhausted, hops: asked.count)
  }
}

extension ChainSequence {
  /// Searches the nodes in turn until a verdict is `.found` or `.stop`.
  ///
  /// The nearest match wins, and the search evaluates no node after it. The search evaluates no
  /// node twice.
  ///
  /// - Parameters:
  ///   - fallback: The start of a second chain, searched if no verdict in the first is `.found` or
  ///     `.stop`; usually the sender of an action that the first responder did not handle. The
  ///     search ends where the second chain joins the first.
  ///   - verdict: Returns the verdict on a node. A verdict of `.stop` ends the whole search.
  public func search<Target>(
    thenFrom fallback: Node? = nil, _ verdict: (Node) -> ChainVerdict<Target>
  ) -> ChainSearch<Node, Target> {
    let second = fallback.map { ChainSequence(first: $0, next: successor) }
    return ChainSearch(along: [self] + (second.map { [$0] } ?? []), verdict)
  }
}

/// What a search decides about one node of a chain.
public enum ChainVerdict<Target> {
  /// The node is not the target; the search goes on.
  case pass
  /// The search has found its target: the node itself, or an object that the node names instead.
  case found(Target)
  /// Neither the node nor any node after it is the target; the search stops.
  case stop
}
