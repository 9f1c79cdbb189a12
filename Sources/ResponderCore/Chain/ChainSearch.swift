/// How a search along a chain ended, and how far it went.
public struct ChainSearch<Node: AnyObject, Target> {
  /// Where a search ends.
  public enum End {
    /// At what it was looking for.
    case found(Target)
    /// At a node that let nobody after it be asked.
    case stopped(Node)
    /// At the end of the chain, nothing found.
    case exhausted
    /// Nothing found; the first of the chains that leads back into itself does so at this node, and those after it were asked too.
    case cycle(Node)
  }

  /// How it ended.
  public let end: End
  /// How many nodes were asked, the last one included.
  public let hops: Int

  /// What was found; nil if nothing was.
  public var target: Target? {
    if case .found(let target) = end { target } else { nil }
  }

  /// Makes the result of a search that asked `hops` nodes.
  public init(end: End, hops: Int) {
    self.end = end
    self.hops = hops
  }
}

extension ChainSearch {
  /// Asks the nodes of one chain after another until one is it; the nearest wins, nobody after it is asked, and nobody is asked twice.
  ///
  /// Where a chain joins one that was walked before there is nobody new to ask in it, and the next chain follows.
  ///
  /// - Parameters:
  ///   - chains: The chains, in the order in which they are walked.
  ///   - rest: More of them, made only when these had nothing.
  ///   - verdict: What to make of a node. A verdict of `.stop` ends the whole search.
  public init(
    along chains: [ChainSequence<Node>], then rest: () -> [ChainSequence<Node>] = { [] },
    _ verdict: (Node) -> ChainVerdict<Target>
  ) {
    // The iterators stay in `walks` and keep their nodes alive, so that no address can come a second time.
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
  /// Asks the nodes in turn until one is it; the nearest wins, nobody after it is asked, and nobody is asked twice.
  ///
  /// - Parameters:
  ///   - fallback: Where to begin a second time when the first walk found nothing, usually the sender of what the
  ///     first responder did not want. Where the second chain joins the first there is nobody new to ask, and the
  ///     search ends. A verdict of `.stop` ends the whole search.
  ///   - verdict: What to make of a node.
  public func search<Target>(
    thenFrom fallback: Node? = nil, _ verdict: (Node) -> ChainVerdict<Target>
  ) -> ChainSearch<Node, Target> {
    let second = fallback.map { ChainSequence(first: $0, next: successor) }
    return ChainSearch(along: [self] + (second.map { [$0] } ?? []), verdict)
  }
}
