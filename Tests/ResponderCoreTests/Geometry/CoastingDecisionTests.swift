import Foundation
import ResponderCore
import TestSupport
import Testing

/// Tests the best place that a coasting list can still reach, fields in another scroll view inside
/// the list, and the recorded decision.
@Suite struct CoastingDecisionTests {
  private let field = rect(20, 440, 350, 44)

  private func coast(
    from y: CGFloat, _ direction: CGPoint, field: CGRect? = nil, fieldClip: CGRect? = nil,
    rule: DismissalRule = .fullyHidden
  ) -> DismissalDecision {
    DismissalDecision.decide(
      fieldRect: field ?? self.field, geometry: list(content: 4_000, offset: y),
      coastingIn: direction, obscuredBy: nil, fieldClip: fieldClip, rule: rule)
  }

  static let rows: [(CGFloat, CGFloat, Bool)] = [
    // Each row has an offset, a direction, and whether the field is dismissed. The visible area
    // begins 47 pt below the offset, and the field ends at 484.
    (400, 1, false), (436, 1, false), (437, 1, true), (1_000, 1, true),
    // The list moves towards the field, which may still come into view, or the field is in view
    // now.
    (1_000, -1, false), (3_000, -0.001, false), (-47, 1, false),
    // The list does not move, so its current offset counts.
    (436, 0, false), (437, 0, true), (437, .nan, true),
    // A list that is pulled past one of its ends returns to that end, and the field moves with it.
    (3_500, -1, false), (9_000, 1, true), (-300, 1, false),
  ]

  @Test(
    "a coasting list dismisses only if no place ahead shows the field", .flaw("2.2.6"),
    arguments: rows)
  func ahead(y: CGFloat, direction: CGFloat, dismisses: Bool) {
    #expect(coast(from: y, point(0, direction)).shouldDismiss == dismisses)
  }

  @Test("a coasting list is judged with its field in the middle")
  func middle() {
    let field = rect(20, 2_000, 350, 44)
    let rows: [(CGRect?, CGFloat)] = [
      // The middle of the free area is 428.5, and 277.5 above the keyboard.
      (nil, 1_593.5), (rect(0, 508, 390, 336), 1_744.5),
      // Because of rounding, a view beside the list lies over its right edge.
      (rect(389.9995, 300, 100, 50), 1_593.5),
      // Nothing is free, so the current offset counts.
      (rect(0, 0, 390, 844), 900),
    ]
    for (keyboard, offset) in rows {
      let decision = DismissalDecision.decide(
        fieldRect: field, geometry: list(content: 4_000, offset: 900), coastingIn: point(0, 1),
        obscuredBy: keyboard)
      #expect(decision.restingOffset == point(0, offset), "\(keyboard as Any)")
    }
  }

  @Test("what coasts or rests as predicted is reported only if it dismisses")
  func news() {
    let (kept, dismissed) = (coast(from: 400, point(0, 1)), coast(from: 437, point(0, 1)))
    for cause in [DismissalCause.coasting, .restAfterDrag] {
      #expect(!kept.isWorthReporting(for: cause) && dismissed.isWorthReporting(for: cause))
    }
    #expect(kept.isWorthReporting(for: .dragEnd) && dismissed.isWorthReporting(for: .dragEnd))
  }

  /// The soak found this with seed 4. Because of rounding, the keyboard ended slightly above the
  /// bottom of the viewport. It therefore counted as a floating keyboard, which does not reduce the
  /// visible area.
  @Test("a keyboard of fractional height takes its room", .flaw("2.2.6"))
  func fractionalKeyboard() {
    let keyboard = rect(0, 345.957, 375, 321.042_999_999_999_9)
    #expect(keyboard.minY + keyboard.height < 667)
    let decision = DismissalDecision.decide(
      fieldRect: rect(8, 565, 130, 34),
      geometry: ScrollViewGeometry(
        viewport: CGSize(width: 157.5, height: 667),
        contentSize: CGSize(width: 157.5, height: 2_000), contentOffset: point(0, 1_148),
        inset: Insets(top: 64)),
      coastingIn: point(0, -1), obscuredBy: keyboard)
    #expect(!decision.shouldDismiss)
    #expect(decision.visibilityAtRest.fraction == 1)
  }

  @Test("a field that is out of sight on one axis", .flaw("2.2.3"))
  func sideways() {
    let geometry = ScrollViewGeometry(
      viewport: CGSize(width: 390, height: 400), contentSize: CGSize(width: 3_900, height: 800),
      contentOffset: point(500, 100), inset: .zero)
    func decide(_ direction: CGPoint) -> Bool {
      DismissalDecision.decide(
        fieldRect: rect(20, 200, 100, 44), geometry: geometry, coastingIn: direction,
        obscuredBy: nil
      ).shouldDismiss
    }
    #expect(decide(point(1, 0)) && decide(point(0, 1)) && decide(point(0, 0)))
    #expect(!decide(point(-1, 0)) && !decide(point(-1, 1)))
  }

  @Test("a field without a finite place is kept")
  func unusable() {
    #expect(!coast(from: 1_000, point(0, 1), field: rect(.nan, 0, 10, 10)).shouldDismiss)
  }

  @Test("a list in between hides what it does not show", .flaw("2.2.7"))
  func between() {
    // The inner list shows 420 to 450 of the content, which is 10 of the field's 44 points.
    let clip = rect(0, 420, 390, 30)
    func decide(at y: CGFloat, _ clip: CGRect?, rule: DismissalRule = .fullyHidden)
      -> DismissalDecision
    {
      DismissalDecision.decide(
        fieldRect: field, geometry: list(content: 4_000, offset: 0), restingOffset: point(0, y),
        obscuredBy: nil, fieldClip: clip, rule: rule)
    }
    let seen = decide(at: 0, clip)
    #expect(!seen.shouldDismiss)
    #expect(abs(seen.visibilityAtRest.fraction - 10.0 / 44) < 1e-9)
    #expect(abs(seen.bestFraction - 30.0 / 44) < 1e-9)
    #expect(seen.visibilityAtRest.hiddenSide == .below)
    // The part that the inner list shows leaves the viewport. The field's frame is still inside.
    #expect(!decide(at: 402, clip).shouldDismiss && decide(at: 403, clip).shouldDismiss)
    #expect(!decide(at: 403, nil).shouldDismiss)
    #expect(decide(at: 0, .zero).shouldDismiss)
    // A field is not dismissed for being larger than the list.
    let web = DismissalDecision.decide(
      fieldRect: rect(0, 0, 390, 3_000), geometry: list(content: 4_000, offset: 0),
      restingOffset: .zero, obscuredBy: nil, fieldClip: rect(0, 100, 390, 300), rule: .partlyHidden)
    #expect(!web.shouldDismiss && abs(web.bestFraction - 0.1) < 1e-9)
    // While the list coasts, the field is dismissed when the part that the inner list shows has
    // left the visible area.
    #expect(!coast(from: 402, point(0, 1), fieldClip: clip).shouldDismiss)
    #expect(coast(from: 403, point(0, 1), fieldClip: clip).shouldDismiss)
  }
}
