/// How editing is ended where a first responder is dismissed.
public enum DismissalEnding: Hashable, Sendable {
  /// Asks the field, which may refuse.
  case polite
  /// Ends editing whatever the field says.
  case forced
}
