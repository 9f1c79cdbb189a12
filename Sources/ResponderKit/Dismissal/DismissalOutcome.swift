/// What became of a field that was judged.
public enum DismissalOutcome: String, Codable, Sendable {
  /// It stays first responder, as the rule wants.
  case kept
  /// It resigned.
  case dismissed
  /// It was asked and refused, `textFieldShouldEndEditing` for one.
  case refused
}
