/// What made a first responder be judged.
public enum DismissalCause: String, Codable, Sendable, CaseIterable {
  /// A finger left the scroll view; judged where the scroll view says, or is computed, to come to rest.
  case dragEnd
  /// It coasted on after a finger, and nowhere it can still stop shows the responder.
  case coasting
  /// A finger's scroll came to rest elsewhere than computed: a second touch, or a target somebody rewrote.
  case restAfterDrag
  /// The app scrolled or zoomed it: `setContentOffset`, `scrollToRow`, the status bar's tap.
  case programmatic
  /// The content moved inside it: rows inserted above, a reload.
  case contentChange
  /// Its own size or its bars changed: a rotation, Split View, a bar that appeared.
  case resize
  /// What encloses it moved: an outer scroll view, a sheet, the window.
  case enclosing

  /// As it stands in a sentence after the decision.
  var phrase: String {
    switch self {
    case .dragEnd: "when the drag ended"
    case .coasting: "while it coasted, at the best of the places where it could still stop"
    case .restAfterDrag: "where the drag came to rest"
    case .programmatic: "after a scroll in code"
    case .contentChange: "after the content moved"
    case .resize: "after a change of size"
    case .enclosing: "after what encloses it moved"
    }
  }
}

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
