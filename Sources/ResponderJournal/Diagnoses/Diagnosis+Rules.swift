extension Diagnosis {
  /// A line counts as visible if at most this much of its height is hidden, in points. The value
  /// allows for a pixel and for rounding.
  private static let sliver: CGFloat = 1

  /// Diagnoses a first responder that the user cannot see: nothing of it is visible, or the
  /// keyboard covers its caret. A responder without a caret is judged by its whole rectangle.
  ///
  /// A responder that `OffscreenDismissal` keeps under its default rule is never reported as an
  /// orphan, because both use the same test. A responder without a caret that is larger than the
  /// free area, such as a canvas or a page, may have its lower part behind the keyboard.
  ///
  /// `isScrolledByHand` is true if the user has scrolled around the responder since the caret last
  /// moved to another line. What the user can also scroll free is then not a mistake.
  static func place(
    _ geometry: GeometryRecord, caret: GeometryRecord?, isScrolledByHand: Bool
  ) -> Diagnosis? {
    let (whole, line) = (geometry.visibility, caret ?? geometry)
    if let orphan = orphanAtRest(responder: geometry.responder, visibility: whole) {
      return orphan
    }
    guard (1 - line.visibility.fraction) * line.decision.fieldRect.height > sliver,
      caret == nil
        ? line.decision.bestFraction >= 1 || line.visibility.fraction == 0
        : line.decision.isInViewport,
      !isScrolledByHand || !line.decision.canBeScrolledFree
    else { return nil }
    return fieldBehindKeyboard(responder: geometry.responder, visibility: line.visibility)
  }

  /// Diagnoses a first responder of which nothing is visible at rest, unless the keyboard hides
  /// most of it. If no side hides the rectangle, it is not a valid place, and the result is nil.
  private static func orphanAtRest(
    responder: ResponderIdentity, visibility: FieldVisibility
  ) -> Diagnosis? {
    guard visibility.status == .hidden, let side = visibility.hiddenSide, side != .behindKeyboard
    else { return nil }
    return Diagnosis(
      id: .orphanAtRest,
      sentence: "\(responder) is first responder, but nothing of it is visible at rest: "
        + "it is hidden \(side.words).",
      numbers: [Number("visible", 0, unit: "%")],
      fix: "Dismiss the first responder when it scrolls away, or scroll it back into view.")
  }

  /// Diagnoses a first responder that the keyboard covers in part or in full; returns nil if
  /// nothing is hidden, or if another side hides more of it than the keyboard.
  private static func fieldBehindKeyboard(
    responder: ResponderIdentity, visibility: FieldVisibility
  ) -> Diagnosis? {
    guard visibility.hiddenSide == .behindKeyboard else { return nil }
    return Diagnosis(
      id: .fieldBehindKeyboard,
      sentence: "\(responder) is first responder, but the keyboard covers it: "
        + "\(Wording.percent(visibility.fraction)) of it is visible.",
      numbers: [Number("visible", Double(visibility.fraction * 100), unit: "%")],
      fix: "Give the scroll view a bottom inset as high as the keyboard's overlap, "
        + "or anchor it to the first responder.")
  }

  /// Diagnoses a first responder that was asked to resign and did not; returns nil if it did.
  public static func resignRefused(_ record: ResignRecord) -> Diagnosis? {
    guard !record.didResign else { return nil }
    return Diagnosis(
      id: .resignRefused,
      sentence: "\(record.responder) was \(record.isForced ? "forced" : "asked") to resign "
        + "and is still first responder.",
      numbers: [],
      fix: record.isForced
        ? "Check what canResignFirstResponder and any override of resignFirstResponder() return."
        : "Change nothing if its delegate refuses on purpose; otherwise check what the delegate "
          + "and canResignFirstResponder return, or force the ending.",
      evidence: .resign(record: record))
  }

  /// Diagnoses an action that no responder in the chain handled; returns nil if a responder did, or
  /// if the action is optional.
  public static func unhandledAction(_ record: ActionRecord) -> Diagnosis? {
    guard record.handler == nil, record.isOptional != true else { return nil }
    return Diagnosis(
      id: .unhandledAction,
      sentence:
        "\(record.action) was sent from \(record.sender) and no responder in its chain handles it.",
      numbers: [Number("responders asked", Double(record.hops), unit: "")],
      fix: "Check that the sender is in a window, and that a responder above it has the type "
        + "the action asks for.",
      evidence: .action(record: record))
  }
}
