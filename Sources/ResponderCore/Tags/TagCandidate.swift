/// A tag and the view that a request for it would ask.
public struct TagCandidate: Equatable {
  /// The tag.
  public let tag: AnyHashable
  /// Its view, which stands in a window.
  public let view: TagRegistry.ViewID
}
