/// The nodes of a chain from a first node to the end, nearest to farthest, including the first
/// node.
///
/// The sequence is lazy, visits each node once, and ends before it would visit a node again. So an
/// overridden `next` that leads back never hangs the caller. A walk costs one step per node. The
/// sequence retains its first node, and an iterator retains the nodes that it has visited, so store
/// neither a sequence nor an iterator.
public struct ChainSequence<Node: AnyObject>: Sequence {
  private let first: Node?
  let successor: (Node) -> Node?

  /// Creates a chain from `first` that calls `next` for each following node; empty if `first` is
  /// nil.
  ///
  /// The closure is not sendable: a closure made on the main actor may read main-actor state.
  public init(first: Node?, next: @escaping (Node) -> Node?) {
    self.first = first
    successor = next
  }

  /// Returns an iterator that starts at the first node.
  public func makeIterator() -> Iterator {
    Iterator(first: first, successor: successor)
  }

  /// Whether the chain leads back into itself instead of ending. Reading the value visits the whole
  /// chain.
  public var endsInCycle: Bool { cycleStart != nil }

  /// The node to which the chain leads back; nil if the chain ends. Reading the value visits the
  /// whole chain.
  public var cycleStart: Node? {
    var walk = makeIterator()
    while walk.next() != nil {}
    return walk.repeated
  }

  /// An iterator over the nodes of a chain.
  public struct Iterator: IteratorProtocol {
    private let first: Node?
    private let successor: (Node) -> Node?
    private var passed: Set<ObjectIdentifier> = []
    // Retains every visited node, because a new node could reuse the address of a freed one.
    private var held: [Node] = []
    private var isFinished = false
    private(set) var repeated: Node?

    fileprivate init(first: Node?, successor: @escaping (Node) -> Node?) {
      self.first = first
      self.successor = successor
    }

    /// Returns the next node; nil at the end of the chain, and where the chain would begin to
    /// repeat.
    ///
    /// The iterator looks up a node's successor only when the caller requests that successor.
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
  /// Creates a chain from `first` along `next`; empty if `first` is nil.
  public init(first: Node?) {
    self.init(first: first, next: { $0.next })
  }
}

/// A node of a chain that knows its successor.
///
/// The protocol is for types of your own. For a class whose `next` is isolated to an actor, use
/// `ChainSequence.init(first:next:)` inside that actor instead.
public protocol ResponderNode: AnyObject {
  /// The common type of the chain's nodes.
  associatedtype Next: ResponderNode where Next.Next == Next

  /// The next node of the chain; nil at the chain's end.
  var next: Next? { get }
}
