/// What made the package judge whether a first responder should resign.
public enum DismissalCause: String, Sendable, CaseIterable {
  /// A drag of the scroll view ended. The field is judged at the offset where the scroll view is
  /// expected to rest (`ProjectionDecision`).
  case dragEnd
  /// The scroll view coasts after a drag. Of the offsets at which the scroll view may still stop,
  /// the field is judged at the offset that shows most of it.
  case coasting
  /// The scroll view came to rest after a drag, perhaps not at the computed offset, because a
  /// second touch stopped it or its delegate changed the target.
  case restAfterDrag
  /// The scroll view was scrolled or zoomed, but not by a drag: for example by `setContentOffset`,
  /// by `scrollToRow` or by a tap on the status bar.
  case programmatic
  /// The content moved inside the scroll view, for example when rows were inserted above the field
  /// or the list was reloaded.
  case contentChange
  /// The scroll view's size, or its top, left or right inset, changed: for example in a rotation,
  /// in Split View, or when a bar appeared.
  case resize
  /// An enclosing view, such as an outer scroll view, a sheet or the window, moved or now shows
  /// another part of the scroll view.
  case enclosing
}

/// What happened to a field after it was judged.
public enum DismissalOutcome: String, Sendable {
  /// The field stays first responder, as the rule allows.
  case kept
  /// The field resigned.
  case dismissed
  /// The field was asked to resign and did not resign at once. Either it refused, for example in
  /// `textFieldShouldEndEditing`, or a library postponed the resignation. At most half a second
  /// later, the journal records whether the field has resigned.
  case asked
  /// The outcome depends on where the scroll view will rest, which is not known yet. The field is
  /// judged again while the scroll view coasts, and when it rests.
  case undecided
}
