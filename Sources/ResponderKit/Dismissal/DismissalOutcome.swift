/// What became of a field that was judged.
public enum DismissalOutcome: String, Codable, Sendable {
  /// It stays first responder, as the rule wants.
  case kept
  /// It resigned.
  case dismissed
  /// It was asked and refused, `textFieldShouldEndEditing` for one.
  case refused
  /// Where the scroll view will stop cannot be told yet; the field is judged while it coasts, and at rest.
  case undecided
}
