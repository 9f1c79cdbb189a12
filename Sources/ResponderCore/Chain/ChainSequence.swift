/// The nodes from one up to the end of its chain: itself first, then nearest to farthest.
///
/// The walk is lazy, asks each node once, and ends where a node would come a second time, so that an overridden `next`
/// that leads back never hangs its caller. It costs one step per node passed. The sequence holds its first node, and an
/// iterator the nodes it passed; use it and let it go.
public struct ChainSequence<Node: AnyObject>: Sequence {
  private let first: Node?
  let successor: (Node) -> Node?

  /// Makes a walk from `first` that asks `next` for the node after one; empty if `first` is nil.
  ///
  /// The closure is not sendable: made on the main actor it may read main-actor state there.
  public init(first: Node?, next: @escaping (Node) -> Node?) {
    self.first = first
    successor = next
  }

  /// Starts the walk.
  public func makeIterator() -> Iterator {
    Iterator(first: first, successor: successor)
  }

  /// Whether the chain leads back into itself instead of ending; walks the chain.
  public var endsInCycle: Bool { cycleStart != nil }

  /// The node to which the chain leads back, nil if it ends; walks the chain.
  public var cycleStart: Node? {
    var walk = makeIterator()
    while walk.next() != nil {}
    return walk.repeated
  }

  /// One walk along the chain.
  public struct Iterator: IteratorProtocol {
    private let first: Node?
    private let successor: (Node) -> Node?
    private var passed: Set<ObjectIdentifier> = []
    // Keeps every node that was passed alive: a freed one's address could be given to a new node.
    private var held: [Node] = []
    private var isFinished = false
    private(set) var repeated: Node?

    fileprivate init(first: Node?, successor: @escaping (Node) -> Node?) {
      self.first = first
      self.successor = successor
    }

    /// The next node, nil at the end of the chain and where it would begin to repeat.
    ///
    /// A node is asked for its successor only when that one is wanted.
    public mutating func next() -> Node? {
      guard !isFinished else { return nil }
      guard let node = held.isEmpty ? first : held.last.flatMap(successor) else {
        isFinished = true
        return nil
      }
      guard passed.insert(ObjectIdentifier(node)).inserted else {
        isFinished = true
        repeated = node
        return nil
      }
      held.append(node)
      return node
    }
  }
}

extension ChainSequence where Node: ResponderNode, Node.Next == Node {
  /// Makes a walk from `first` along `next`; empty if `first` is nil.
  public init(first: Node?) {
    self.init(first: first, next: { $0.next })
  }
}
