/// Something that knows who is asked after it; what a chain walk needs and no more.
///
/// For values of a program's own. A class whose `next` is bound to an actor is walked with
/// `ChainSequence.init(first:next:)` instead, inside that actor.
public protocol ResponderNode: AnyObject {
  /// The common type of the nodes in the chain.
  associatedtype Next: ResponderNode where Next.Next == Next

  /// The node that is asked after this one, nil at the end of the chain.
  var next: Next? { get }
}
