/// What caused a first responder to be judged.
public enum DismissalCause: String, Codable, Sendable, CaseIterable {
  /// A finger left the scroll view. The field is judged where the scroll view will rest, as
  /// reported by the scroll view or as computed.
  case dragEnd
  /// The scroll view coasts after a drag, and hides the responder wherever it may still stop.
  case coasting
  /// A drag came to rest, perhaps elsewhere than computed, because of a second touch or a rewritten
  /// target.
  case restAfterDrag
  /// The app scrolled or zoomed the scroll view: `setContentOffset`, `scrollToRow`, a tap on the
  /// status bar.
  case programmatic
  /// The content moved inside the scroll view: rows inserted above, a reload.
  case contentChange
  /// The scroll view's size or its bars changed: a rotation, Split View, a bar that appeared.
  case resize
  /// An enclosing view moved: an outer scroll view, a sheet, the window.
  case enclosing

  /// The cause as a phrase that follows the decision in a sentence.
  var phrase: String {
    switch self {
    case .dragEnd: "when the drag ended"
    case .coasting: "while the scroll view coasted, at the reachable offset that shows most of it"
    case .restAfterDrag: "where the drag came to rest"
    case .programmatic: "after a programmatic scroll or zoom"
    case .contentChange: "after the content moved"
    case .resize: "after the scroll view's size or bars changed"
    case .enclosing: "after an enclosing view moved"
    }
  }
}

/// What happened to a field after it was judged.
public enum DismissalOutcome: String, Codable, Sendable {
  /// The field stays first responder, as the rule allows.
  case kept
  /// The field resigned.
  case dismissed
  /// The field was asked to resign and did not do so at once. Either it refused, for example in
  /// `textFieldShouldEndEditing`, or a library postponed the resignation. Half a second later, the
  /// journal records whether the field has resigned.
  case asked
  /// The scroll view's resting place is not known yet; the field is judged while it coasts, and at
  /// rest.
  case undecided
}
