/// What became of a field that was judged.
public enum DismissalOutcome: String, Codable, Sendable {
  /// It stays first responder, as the rule wants.
  case kept
  /// It resigned.
  case dismissed
  /// It was asked and has not resigned at once: it refuses, `textFieldShouldEndEditing` for one, or a library has put the
  /// resign off. The journal tells which, half a second later.
  case asked
  /// Where the scroll view will stop cannot be told yet; the field is judged while it coasts, and at rest.
  case undecided
}
