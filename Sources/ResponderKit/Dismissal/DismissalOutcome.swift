/// What became of a field that was judged.
public enum DismissalOutcome: String, Codable, Sendable {
  /// It stays first responder, as the rule wants.
  case kept
  /// It resigned.
  case dismissed
  /// It was asked and has not resigned: it refused, `textFieldShouldEndEditing` for one, or a library has put the resign
  /// off. The journal tells which, once that is certain.
  case refused
  /// Where the scroll view will stop cannot be told yet; the field is judged while it coasts, and at rest.
  case undecided
}
