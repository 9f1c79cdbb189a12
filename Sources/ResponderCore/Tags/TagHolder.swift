/// The kinds of things that tokens name, so that a view's token is never taken for a window's.
public enum TagHolder {
  /// Anything that can be first responder, or that contains it.
  public enum View {}
  /// A window: it has one first responder (T4.4.1).
  public enum Window {}
  /// One use of a tag: the invisible view that looks for the tagged one.
  public enum Probe {}
  /// One that publishes a value: a `ResponderChain` of the SwiftUI face.
  public enum Reader {}
}
