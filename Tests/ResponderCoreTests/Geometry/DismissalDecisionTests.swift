import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct DismissalDecisionTests {
  private static let rules: [DismissalRule] = [
    .fullyHidden, .partlyHidden, .visibleFraction(below: 0.5),
  ]
  private let keyboard = rect(0, 508, 390, 336)

  /// Row 10 of a form, which is 44 pt high and begins at 440.
  private let field = rect(20, 440, 350, 44)

  private func decide(
    _ field: CGRect, restAt y: CGFloat, obscuredBy keyboard: CGRect? = nil, clip: CGRect? = nil,
    fieldClip: CGRect? = nil, bottom: CGFloat = 34, rule: DismissalRule = .fullyHidden
  ) -> DismissalDecision {
    DismissalDecision.decide(
      fieldRect: field, geometry: list(content: 4_000, offset: 0, bottom: bottom),
      restingOffset: point(0, y), obscuredBy: keyboard, clip: clip, fieldClip: fieldClip,
      rule: rule)
  }

  static let restRows: [(CGFloat, DismissalRule, Bool, CGFloat, FieldVisibility.Side?)] = [
    // The visible area begins 47 pt below the offset, so the field leaves it between 393 and 437.
    (0, .fullyHidden, false, 1, nil), (393, .fullyHidden, false, 1, nil),
    (415, .fullyHidden, false, 0.5, .above), (436, .fullyHidden, false, 1 / 44, .above),
    (437, .fullyHidden, true, 0, .above), (3_000, .fullyHidden, true, 0, .above),
    // The stricter rules dismiss the field earlier.
    (393, .partlyHidden, false, 1, nil), (394, .partlyHidden, true, 43 / 44, .above),
    (415, .visibleFraction(below: 0.5), false, 0.5, .above),
    (416, .visibleFraction(below: 0.5), true, 21 / 44, .above),
    // The visible area ends 810 pt below the offset, and the field leaves it at the bottom.
    (-326, .fullyHidden, false, 1, nil), (-370, .fullyHidden, true, 0, .below),
  ]

  @Test(
    "the decision judges the place at rest, by the visible area", .item("0.10"), .flaw("2.2.1"),
    arguments: restRows)
  func rest(
    y: CGFloat, rule: DismissalRule, dismisses: Bool, fraction: CGFloat, side: FieldVisibility.Side?
  ) {
    let decision = decide(field, restAt: y, rule: rule)
    #expect(decision.shouldDismiss == dismisses)
    #expect(abs(decision.visibilityAtRest.fraction - fraction) < 1e-9)
    #expect(decision.visibilityAtRest.hiddenSide == side)
    #expect(decision.visibilityNow.status == .visible)
  }

  @Test("the keyboard does not scroll with the content", .flaw("2.2.2"))
  func keyboardStays() {
    // The first field is behind the keyboard now, but clear of it at rest. The second is clear of
    // the keyboard now, but behind it at rest.
    let low = rect(20, 600, 350, 44)
    let clear = decide(low, restAt: 300, obscuredBy: keyboard)
    #expect(clear.visibilityNow.status == .hidden && !clear.shouldDismiss)
    let under = decide(rect(20, 400, 350, 44), restAt: -108, obscuredBy: keyboard)
    #expect(under.visibilityNow.status == .visible && under.shouldDismiss)
    #expect(under.visibilityAtRest.hiddenSide == .behindKeyboard)
  }

  static let tallRows: [(CGFloat, CGFloat, DismissalRule, Bool)] = [
    // Each row has the field's height, the offset, the rule, and whether the field is dismissed.
    // 763 pt are visible without the keyboard, and 461 pt with it.
    (1_000, 0, .partlyHidden, false), (1_000, 100, .partlyHidden, false),
    (1_000, 0, .visibleFraction(below: 0.9), false), (1_000, 0, .fullyHidden, false),
    // A part of the field that could be visible has left the visible area.
    (1_000, -200, .partlyHidden, true), (1_000, -200, .visibleFraction(below: 0.5), false),
    (1_000, 700, .visibleFraction(below: 0.6), true), (1_000, 953, .fullyHidden, true),
    // The field is exactly as high as the visible area above the keyboard.
    (461, -47, .partlyHidden, false), (461, -48, .partlyHidden, true),
  ]

  @Test(
    "a field taller than the free area is not too large", .flaw("2.2.1"),
    arguments: tallRows)
  func tall(height: CGFloat, y: CGFloat, rule: DismissalRule, dismisses: Bool) {
    let decision = decide(
      rect(0, 0, 390, height), restAt: y, obscuredBy: keyboard, rule: rule)
    #expect(decision.shouldDismiss == dismisses, "\(decision)")
  }

  @Test("a field wider than the viewport is not dismissed for its size", .flaw("2.2.1"))
  func wide() {
    let decision = decide(rect(0, 100, 780, 44), restAt: 0, rule: .partlyHidden)
    #expect(decision.bestFraction == 0.5)
    #expect(!decision.shouldDismiss)
  }

  @Test("the decision judges both axes", .flaw("2.2.3"))
  func horizontal() {
    let pages = ScrollViewGeometry(
      viewport: CGSize(width: 390, height: 400), contentSize: CGSize(width: 3_900, height: 400),
      contentOffset: .zero, inset: .zero)
    let decision = DismissalDecision.decide(
      fieldRect: field.offsetBy(dx: 0, dy: -300), geometry: pages, restingOffset: point(390, 0),
      obscuredBy: nil)
    #expect(decision.shouldDismiss)
    #expect(decision.visibilityAtRest.hiddenSide == .left)
  }

  @Test("what encloses the scroll view cuts what is seen through it", .flaw("2.2.7"))
  func clipped() {
    #expect(!decide(field, restAt: 0, clip: rect(0, 0, 390, 500)).shouldDismiss)
    #expect(decide(field, restAt: 0, clip: rect(0, 0, 390, 440)).shouldDismiss)
    #expect(decide(field, restAt: 0, clip: rect(500, 0, 390, 844)).shouldDismiss)
  }

  @Test("a field whose cell has left is hidden on that side")
  func cellLeft() {
    // A cell clips its field. In the first two checks, both rest 199 pt above the visible area. The
    // field is wider than 199 pt.
    func side(
      at y: CGFloat, _ field: CGRect, _ cell: CGRect, obscuredBy keyboard: CGRect? = nil
    ) -> FieldVisibility {
      DismissalDecision.decide(
        fieldRect: field, geometry: list(content: 4_000, offset: 0), restingOffset: point(0, y),
        obscuredBy: keyboard, fieldClip: cell
      ).visibilityAtRest
    }
    let (field, cell) = (rect(128, 182, 230, 44), rect(16, 182, 358, 44))
    #expect(side(at: 378, field, cell) == side(at: 378, field, field))
    #expect(side(at: 378, field, cell).hiddenSide == .above)
    #expect(side(at: -700, field, cell).hiddenSide == .below)
    let low = rect(128, 820, 230, 24)
    #expect(side(at: 0, low, low, obscuredBy: keyboard).hiddenSide == .behindKeyboard)
    // The part of a field that extends beyond its cell is clipped, although it is inside the
    // visible area. The result is therefore the side on which the cell has left.
    let tall = side(at: 378, rect(128, 600, 230, 44), cell)
    #expect(tall.status == .hidden && tall.hiddenSide == .above)
  }

  @Test("a field that cannot be judged is kept", arguments: unusable)
  func notAPlace(bad: CGFloat) {
    let broken = decide(rect(0, bad, 10, 10), restAt: 0)
    #expect(!broken.shouldDismiss)
    #expect(!decide(field, restAt: bad).shouldDismiss)
  }

  @Test("what covers all of the list dismisses no field, whatever the rule", arguments: rules)
  func covered(rule: DismissalRule) {
    for y: CGFloat in [0, 415, 3_000] {
      for keyboard in [rect(0, 0, 390, 844), rect(0.0005, 47.0005, 389.999, 800)] {
        #expect(!decide(field, restAt: y, obscuredBy: keyboard, rule: rule).shouldDismiss)
      }
      #expect(!decide(field, restAt: y, bottom: 844, rule: rule).shouldDismiss, "insets take all")
    }
  }

  @Test("a list that its surroundings hide takes its field along", arguments: rules)
  func left(rule: DismissalRule) {
    #expect(decide(field, restAt: 0, clip: rect(500, 0, 390, 844), rule: rule).shouldDismiss)
    #expect(decide(field, restAt: 0, clip: .zero, rule: rule).shouldDismiss)
    #expect(decide(field, restAt: 0, fieldClip: .zero, rule: rule).shouldDismiss)
  }

  @Test("a cell without a width shows nothing of a caret")
  func narrowCell() {
    let decision = decide(
      rect(20, 440, 0, 20), restAt: 0, obscuredBy: keyboard, fieldClip: rect(20, 440, 0, 44))
    #expect(decision.bestFraction == 0 && decision.shouldDismiss)
  }

  @Test(
    "a viewport without a size keeps every field",
    arguments: [CGSize(width: 390, height: 0), CGSize(width: 0, height: 844)])
  func sizelessViewport(size: CGSize) {
    var geometry = list(content: 4_000, offset: 0)
    geometry.viewport = size
    let decision = DismissalDecision.decide(
      fieldRect: rect(20, 700, 350, 44), geometry: geometry, restingOffset: .zero, obscuredBy: nil)
    #expect(!decision.shouldDismiss)
  }

  @Test("a field without any size is kept; a line is judged")
  func sizeless() {
    for rule in Self.rules {
      for y: CGFloat in [-900, 0, 0.4, 3_000] {
        #expect(!decide(.zero, restAt: y, rule: rule).shouldDismiss)
      }
    }
    #expect(decide(rect(0, 100, 350, 0), restAt: 200).shouldDismiss)
    #expect(decide(rect(0, 100, 0, 20), restAt: 200).shouldDismiss)
    let coasting = DismissalDecision.decide(
      fieldRect: .zero, geometry: list(content: 4_000, offset: 900), coastingIn: point(0, 1),
      obscuredBy: nil)
    #expect(!coasting.shouldDismiss)
  }

  static let visibleRows: [(CGFloat, CGRect?, CGRect?, CGRect)] = [
    // Each row has the resting offset, which makes no difference, the keyboard, the enclosing view,
    // and the expected visible area.
    (0, nil, nil, rect(0, 47, 390, 763)), (0, rect(0, 508, 390, 336), nil, rect(0, 47, 390, 461)),
    (99, rect(0, 0, 390, 100), nil, rect(0, 100, 390, 710)),
    (0, rect(0, 0, 100, 844), nil, rect(100, 47, 290, 763)),
    (0, rect(300, 0, 100, 844), nil, rect(0, 47, 300, 763)),
    (0, rect(0, 508, 390, 336), rect(0, 0, 390, 300), rect(0, 47, 390, 253)),
    // Because of rounding, the keyboard is slightly narrower than the list.
    (0, rect(0.0005, 508, 389.999, 336), nil, rect(0, 47, 390, 461)),
    // Of the areas beside a keyboard in the middle, the largest counts.
    (0, rect(100, 300, 50, 50), nil, rect(150, 47, 240, 763)),
    (0, rect(0, 0, 390, 844), nil, .null),
  ]

  @Test("the decision gives the area that is visible now", arguments: visibleRows)
  func visible(restAt y: CGFloat, keyboard: CGRect?, clip: CGRect?, expected: CGRect) {
    #expect(decide(field, restAt: y, obscuredBy: keyboard, clip: clip).visibleRect == expected)
  }

  static let edgeRows: [(hiding: CGFloat, field: CGFloat, isOut: Bool)] = [
    (34, 815, false), (34, 850, true),
    // A list that does not clip shows 20 pt of its content below its viewport.
    (-20, 850, false), (-20, 870, true),
  ]

  @Test("a field is out of sight below all that its list shows", arguments: edgeRows)
  func outOfSight(hiding: CGFloat, field: CGFloat, isOut: Bool) {
    var geometry = list(content: 4_000, offset: 0, bottom: 336)
    geometry.hiding = Insets(top: 47, bottom: hiding)
    #expect(
      DismissalDecision.decide(
        fieldRect: rect(20, field, 350, 20), geometry: geometry, restingOffset: .zero,
        obscuredBy: nil
      ).isOutOfSight(besidesKeyboardRoom: 0) == isOut)
  }

}
