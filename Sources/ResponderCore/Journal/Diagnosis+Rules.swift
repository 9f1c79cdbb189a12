import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension Diagnosis {
  /// A line of which no more than this could be shown besides, points, is in sight: that much is a pixel and what rounding adds.
  private static let sliver: CGFloat = 1

  /// The mistake of a first responder's place: of all of it where it is to be seen at all, of its caret where the keyboard
  /// is to leave it free.
  ///
  /// What `OffscreenDismissal` keeps by its default rule is no orphan: the two ask one question.
  ///
  /// What tells no caret and is larger than the free area, a canvas or a page, may have its lower part behind the keyboard.
  /// `isScrolledByHand`: a finger has scrolled since the caret was last moved. What can be scrolled back is no mistake then.
  static func place(
    _ geometry: GeometryRecord, caret: GeometryRecord?, isScrolledByHand: Bool,
    _ evidence: DiagnosisEvidence
  ) -> Diagnosis? {
    let (whole, line) = (geometry.visibility, caret ?? geometry)
    if let orphan = orphanAtRest(
      responder: geometry.responder, visibility: whole, evidence: evidence)
    {
      return orphan
    }
    let missing = line.decision.bestFraction - line.visibility.fraction
    guard missing * line.decision.fieldRect.height > sliver,
      caret == nil
        ? line.decision.bestFraction >= 1 || line.visibility.fraction == 0
        : line.decision.isInViewport,
      !isScrolledByHand || !line.decision.canBeScrolledFree
    else { return nil }
    return fieldBehindKeyboard(
      responder: geometry.responder, visibility: line.visibility, evidence: evidence)
  }

  /// A first responder of which nothing is seen at rest, though not for the keyboard; nil if some of it is.
  ///
  /// `visibility` is judged where the scroll view rests. One that is not a place, hidden on no side, is not judged.
  public static func orphanAtRest(
    responder: ResponderIdentity, visibility: FieldVisibility, evidence: DiagnosisEvidence? = nil
  ) -> Diagnosis? {
    guard
      visibility.status == .hidden, let side = visibility.hiddenSide, side != .behindKeyboard
    else { return nil }
    return Diagnosis(
      id: .orphanAtRest,
      sentence: "\(responder) is first responder, but nothing of it is visible at rest: "
        + "it is hidden \(side.phrase).",
      numbers: [Number("visible", 0, unit: "%")],
      fix: "Dismiss the first responder when it scrolls away, or scroll it back into view.",
      evidence: evidence)
  }

  /// A first responder that the keyboard covers, in part or in full; nil if the keyboard is not what hides it.
  public static func fieldBehindKeyboard(
    responder: ResponderIdentity, visibility: FieldVisibility, evidence: DiagnosisEvidence? = nil
  ) -> Diagnosis? {
    guard visibility.status != .visible, visibility.hiddenSide == .behindKeyboard else {
      return nil
    }
    return Diagnosis(
      id: .fieldBehindKeyboard,
      sentence: "\(responder) is first responder, but the keyboard covers it: "
        + "\(Wording.percent(visibility.fraction)) of it is visible.",
      numbers: [Number("visible", Double(visibility.fraction * 100), unit: "%")],
      fix: "Give the scroll view a bottom inset as high as the keyboard's overlap, "
        + "or anchor it to the first responder.",
      evidence: evidence)
  }

  /// A first responder that was asked to resign and did not; nil if it did.
  public static func resignRefused(_ record: ResignRecord) -> Diagnosis? {
    guard !record.didResign else { return nil }
    return Diagnosis(
      id: .resignRefused,
      sentence: "\(record.responder) was \(record.isForced ? "forced" : "asked") to resign "
        + "and is still first responder.",
      numbers: [],
      fix: record.isForced
        ? "Look at what canResignFirstResponder and an override of resignFirstResponder() answer."
        : "Nothing, if its delegate is to hold on to it; else look at what that and "
          + "canResignFirstResponder answer, or force the ending.",
      evidence: .resign(record: record))
  }

  /// An action that nobody in the chain handled; nil if somebody did.
  public static func unhandledAction(_ record: ActionRecord) -> Diagnosis? {
    guard record.handler == nil, record.isOptional != true else { return nil }
    return Diagnosis(
      id: .unhandledAction,
      sentence:
        "\(record.action) was sent from \(record.sender) and nobody in its chain handles it.",
      numbers: [Number("responders asked", Double(record.hops), unit: "")],
      fix: "Check that the sender is in a window, and that a responder above it has the type "
        + "the action asks for.",
      evidence: .action(record: record))
  }

  /// The mistakes that an entry of the journal shows by itself.
  public static func found(in entry: JournalEntry) -> [Diagnosis] {
    let found: [Diagnosis?] =
      switch entry.event {
      case .resign(let record): [resignRefused(record)]
      case .action(let record): [unhandledAction(record)]
      case .dismissal(let record) where !record.decision.shouldDismiss:
        // Kept although hidden at rest: by a rule that does not end it.
        [
          orphanAtRest(
            responder: record.responder, visibility: record.decision.visibilityAtRest),
          fieldBehindKeyboard(
            responder: record.responder, visibility: record.decision.visibilityAtRest),
        ]
      case .focus, .scroll, .dragEnd, .keyboard, .dismissal, .anchor, .hud, .diagnosis, .geometry:
        []
      }
    return found.compactMap { $0 }
  }
}
