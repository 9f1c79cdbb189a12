/// What a search decides about one node of a chain.
public enum ChainVerdict<Target> {
  /// The node is not the target; the search goes on.
  case pass
  /// The search has found its target: the node itself, or what it names in its place.
  case found(Target)
  /// Neither the node nor any node after it is the target; the search stops.
  case stop
}
