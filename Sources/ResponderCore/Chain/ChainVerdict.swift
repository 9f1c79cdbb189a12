/// What a search says about one node of a chain.
public enum ChainVerdict<Target> {
  /// Not this one; ask the next.
  case pass
  /// Here it is: the node itself or what it names in its place.
  case found(Target)
  /// Not this one, and nobody after it.
  case stop
}
