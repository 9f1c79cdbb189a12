import Foundation
import ResponderCore

extension ValueWords {
  static var geometry: [ValueWords] {
    [
      ValueWords(Insets(top: 47, bottom: 34), "(47, 0, 34, 0)"),
      ValueWords(
        SampleJournal.geometry,
        "viewport 390 × 844, content 390 × 2200, offset (0, 43.3), inset (47, 0, 34, 0)"),
      ValueWords(
        FieldVisibility(of: rect(0, 0, 10, 100), within: rect(0, 0, 10, 40), obscuredBy: []),
        "partial, 40 %, hidden below"),
      ValueWords(
        FieldVisibility(of: rect(0, 0, 10, 100), within: rect(0, 0, 10, 100), obscuredBy: []),
        "visible, 100 %"),
      ValueWords(FieldVisibility.Status.partial, "partial"),
      ValueWords(FieldVisibility.Side.behindKeyboard, "behindKeyboard"),
      ValueWords(DismissalCause.restAfterDrag, "restAfterDrag"),
      ValueWords(DismissalOutcome.asked, "asked"),
      ValueWords(VisibleArea.insideInsets, "insideInsets"),
      ValueWords(DismissalEnding.polite, "polite"),
      ValueWords(DismissalEnding.forced, "forced"),
      ValueWords(DismissalRule.fullyHidden, "dismiss when fully hidden"),
      ValueWords(DismissalRule.partlyHidden, "dismiss when partly hidden"),
      ValueWords(DismissalRule.visibleFraction(below: 0.3), "dismiss below 30 % visible"),
      ValueWords(
        SampleJournal.dismissal,
        "Dismiss: 0 % of the field will be visible at rest at (0, 437), hidden above; "
          + "the rule is to dismiss below 30 % visible."),
      ValueWords(DismissalDecision.Verdict.dismiss, "dismiss"),
      ValueWords(SampleJournal.projection, "will rest at (0, 412.6) from (0, 43.3)"),
      ValueWords(
        ProjectionDecision.decide(
          geometry: list(content: 8_440, offset: 797, top: 0, bottom: 0), velocity: point(0, 1),
          rate: 0.998, isPaging: true),
        "will rest at (0, 844) from (0, 797), paging"),
    ]
  }
}
