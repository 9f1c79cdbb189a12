import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct DismissalRuleTests {
  /// Returns the visibility of a field if the fraction `part` of the field is inside the area.
  private func seen(_ part: CGFloat) -> FieldVisibility {
    FieldVisibility(of: rect(0, 0, 10, 100), within: rect(0, 0, 10, 100 * part), obscuredBy: nil)
  }

  static let rows: [(DismissalRule, [CGFloat], [CGFloat])] = [
    // Each row has a rule, the visible fractions at which the rule dismisses a field, and those at
    // which the rule keeps the field.
    (.fullyHidden, [0], [0.01, 0.5, 1]),
    (.partlyHidden, [0, 0.01, 0.5, 0.99], [1]),
    (.visibleFraction(below: 0.5), [0, 0.25, 0.49], [0.5, 0.75, 1]),
    (.visibleFraction(below: 1), [0, 0.99], [1]),
    (.visibleFraction(below: 0), [], [0, 0.5, 1]),
    (.visibleFraction(below: .nan), [], [0, 0.5, 1]), (.visibleFraction(below: -1), [], [0, 1]),
    // An app passes a percentage by mistake. The rule still keeps a field that is fully visible.
    (.visibleFraction(below: 50), [0, 0.99], [1]),
    (.visibleFraction(below: .infinity), [0, 0.99], [1]),
  ]

  @Test("each rule dismisses below its own threshold", .flaw("2.2.1"), arguments: rows)
  func line(rule: DismissalRule, dismissed: [CGFloat], kept: [CGFloat]) {
    for part in dismissed { #expect(rule.shouldDismiss(seen(part)), "\(part)") }
    for part in kept { #expect(!rule.shouldDismiss(seen(part)), "\(part)") }
  }

  @Test("a rule says whether its threshold makes sense")
  func sense() {
    for rule in [DismissalRule.fullyHidden, .partlyHidden, .visibleFraction(below: 0.3)] {
      #expect(rule.isSensible)
    }
    for threshold: CGFloat in [0, 1] {
      #expect(DismissalRule.visibleFraction(below: threshold).isSensible)
    }
    for threshold: CGFloat in [-0.1, 50, .nan, .infinity] {
      #expect(!DismissalRule.visibleFraction(below: threshold).isSensible)
    }
  }
}
