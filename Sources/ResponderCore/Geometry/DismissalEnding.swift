/// How a dismissal ends editing.
public enum DismissalEnding: Hashable, Sendable {
  /// Asks the field to resign; the field may refuse.
  case polite
  /// Ends editing even if the field refuses.
  case forced
}
