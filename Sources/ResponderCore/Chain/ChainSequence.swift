/// The nodes of a chain from a first node to the end, nearest to farthest, including the first
/// node.
///
/// The sequence is lazy, visits each node once, and ends before it would visit a node again. So an
/// overridden `next` that leads back never hangs the caller. A walk costs one step per node. The
/// sequence retains its first node, and an iterator retains the nodes that it has visited, so store
/// neither a sequence nor an iterator.
public struct ChainSequence<Node: AnyObject>: Sequence {
  private let first: Node?
  private let successor: (Node) -> Node?

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
  public var endsInCycle: Bool {
    var walk = makeIterator()
    while walk.next() != nil {}
    return walk.repeated != nil
  }

  /// An iterator over the nodes of a chain.
  public struct Iterator: IteratorProtocol {
    // A walk in another module is compiled for that module's nodes, which makes it several times
    // faster.
    @usableFromInline var last: Node?
    @usableFromInline let successor: (Node) -> Node?
    @usableFromInline var hasBegun = false
    @usableFromInline var passed: Set<ObjectIdentifier> = []
    // Retains every visited node, because a new node could reuse the address of a freed one.
    @usableFromInline var held: [Node] = []
    @usableFromInline var repeated: Node?

    fileprivate init(first: Node?, successor: @escaping (Node) -> Node?) {
      last = first
      self.successor = successor
    }

    /// Returns the next node; nil at the end of the chain, and where the chain would begin to
    /// repeat.
    ///
    /// The iterator looks up a node's successor only when the caller requests that successor.
    @inlinable public mutating func next() -> Node? {
      guard let former = last else { return nil }
      last = hasBegun ? successor(former) : former
      hasBegun = true
      guard let node = last else { return nil }
      guard !hasPassed(node) else {
        (last, repeated) = (nil, node)
        return nil
      }
      held.append(node)
      return node
    }

    /// A short chain is compared node by node, which takes less time than hashing.
    @inlinable mutating func hasPassed(_ node: Node) -> Bool {
      guard held.count >= 32 else { return held.contains { $0 === node } }
      if passed.isEmpty { passed = Set(held.map { ObjectIdentifier($0) }) }
      return !passed.insert(ObjectIdentifier(node)).inserted
    }
  }
}

// These descriptions name objects only by their classes, in release builds too, because a view's
// own description may contain text that the user typed.
extension ChainSequence: CustomDebugStringConvertible, CustomReflectable {
  /// The classes of the nodes, first to last, and whether the chain ends in a cycle.
  public var debugDescription: String {
    let names = map { "\(type(of: $0))" }.joined(separator: " > ")
    return names.isEmpty ? "an empty chain" : names + (endsInCycle ? " > (a cycle)" : "")
  }
  /// A mirror without children.
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ChainSequence.Iterator: CustomDebugStringConvertible, CustomReflectable {
  /// The classes of the nodes that the iterator has visited.
  public var debugDescription: String {
    held.map { "\(type(of: $0))" }.joined(separator: " > ")
  }
  /// A mirror without children.
  public var customMirror: Mirror { .withoutChildren(of: self) }
}
