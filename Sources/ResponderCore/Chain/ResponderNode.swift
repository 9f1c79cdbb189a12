/// A node of a chain that knows its successor.
///
/// The protocol is for types of your own. For a class whose `next` is isolated to an actor, use
/// `ChainSequence.init(first:next:)` inside that actor instead.
public protocol ResponderNode: AnyObject {
  /// The common type of the chain's nodes.
  associatedtype Next: ResponderNode where Next.Next == Next

  /// The next node of the chain; nil at its end.
  var next: Next? { get }
}
