import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct DismissalDecisionTests {
  private let keyboard = rect(0, 508, 390, 336)

  /// Row 10 of a form, which is 44 pt high and begins at 440.
  private let field = rect(20, 440, 350, 44)

  private func decide(
    _ field: CGRect, restAt y: CGFloat, obscuredBy obscured: [CGRect] = [], clip: CGRect? = nil,
    rule: DismissalRule = .fullyHidden
  ) -> DismissalDecision {
    DismissalDecision.decide(
      fieldRect: field, geometry: list(content: 4_000, offset: 0), restingOffset: point(0, y),
      obscuredBy: obscured, clip: clip, rule: rule)
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
    #expect(decision.reason.hasPrefix(dismisses ? "Dismiss: " : "Keep: "))
  }

  @Test("the keyboard does not scroll with the content", .flaw("2.2.2"))
  func keyboardStays() {
    // The first field is behind the keyboard now, but clear of it at rest. The second is clear of
    // the keyboard now, but behind it at rest.
    let low = rect(20, 600, 350, 44)
    let clear = decide(low, restAt: 300, obscuredBy: [keyboard])
    #expect(clear.visibilityNow.status == .hidden && !clear.shouldDismiss)
    let under = decide(rect(20, 400, 350, 44), restAt: -108, obscuredBy: [keyboard])
    #expect(under.visibilityNow.status == .visible && under.shouldDismiss)
    #expect(under.visibilityAtRest.hiddenSide == .behindKeyboard)
    #expect(under.reason.contains("behind the keyboard"))
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
    "a field taller than the free area is not dismissed for its size", .flaw("2.2.1"),
    arguments: tallRows)
  func tall(height: CGFloat, y: CGFloat, rule: DismissalRule, dismisses: Bool) {
    let decision = decide(
      rect(0, 0, 390, height), restAt: y, obscuredBy: [keyboard], rule: rule)
    #expect(decision.shouldDismiss == dismisses, "\(decision)")
  }

  @Test("a field wider than the viewport is not dismissed for its size", .flaw("2.2.1"))
  func wide() {
    let decision = decide(rect(0, 100, 780, 44), restAt: 0, rule: .partlyHidden)
    #expect(decision.bestFraction == 0.5)
    #expect(!decision.shouldDismiss)
    #expect(decision.reason.contains("at best 50 %"))
  }

  @Test("the decision judges both axes", .flaw("2.2.3"))
  func horizontal() {
    let pages = ScrollViewGeometry(
      viewport: CGSize(width: 390, height: 400), contentSize: CGSize(width: 3_900, height: 400),
      contentOffset: .zero, inset: .zero)
    let decision = DismissalDecision.decide(
      fieldRect: field.offsetBy(dx: 0, dy: -300), geometry: pages, restingOffset: point(390, 0),
      obscuredBy: [])
    #expect(decision.shouldDismiss)
    #expect(decision.visibilityAtRest.hiddenSide == .left)
  }

  @Test("what encloses the scroll view cuts what is seen through it", .flaw("2.2.7"))
  func clipped() {
    #expect(!decide(field, restAt: 0, clip: rect(0, 0, 390, 500)).shouldDismiss)
    #expect(decide(field, restAt: 0, clip: rect(0, 0, 390, 440)).shouldDismiss)
    #expect(decide(field, restAt: 0, clip: rect(500, 0, 390, 844)).shouldDismiss)
    #expect(!decide(field, restAt: 0, clip: rect(.nan, 0, 390, 440)).shouldDismiss)
  }

  @Test("a field whose cell has left with it is hidden on the side where it went, keyboard or not")
  func cellLeft() {
    // A cell clips its field. In the first two checks, both rest 199 pt above the visible area. The
    // field is wider than 199 pt.
    func side(
      at y: CGFloat, _ field: CGRect, _ cell: CGRect, obscuredBy covers: [CGRect] = []
    ) -> FieldVisibility {
      DismissalDecision.decide(
        fieldRect: field, geometry: list(content: 4_000, offset: 0), restingOffset: point(0, y),
        obscuredBy: covers, fieldClip: cell
      ).visibilityAtRest
    }
    let (field, cell) = (rect(128, 182, 230, 44), rect(16, 182, 358, 44))
    #expect(side(at: 378, field, cell) == side(at: 378, field, field))
    #expect(side(at: 378, field, cell).hiddenSide == .above)
    #expect(side(at: -700, field, cell).hiddenSide == .below)
    let low = rect(128, 820, 230, 24)
    #expect(side(at: 0, low, low, obscuredBy: [keyboard]).hiddenSide == .behindKeyboard)
    // The part of a field that extends beyond its cell is clipped, although it is inside the
    // visible area. The result is therefore the side on which the cell has left.
    let tall = side(at: 378, rect(128, 600, 230, 44), cell)
    #expect(tall.status == .hidden && tall.hiddenSide == .above)
  }

  @Test("a field that cannot be judged is kept", arguments: unusable)
  func notAPlace(bad: CGFloat) {
    let broken = decide(rect(0, bad, 10, 10), restAt: 0)
    #expect(!broken.shouldDismiss)
    #expect(broken.reason.hasPrefix("Keep: "))
    #expect(!decide(field, restAt: bad).shouldDismiss)
    let flat = DismissalDecision.decide(
      fieldRect: field,
      geometry: ScrollViewGeometry(
        viewport: .zero, contentSize: .zero, contentOffset: .zero, inset: .zero),
      restingOffset: .zero, obscuredBy: [])
    #expect(!flat.shouldDismiss)
  }

  @Test("where nothing is free, no rule that compares with the best ends the editing")
  func nothingFreeToCompareWith() {
    let covers = [rect(0, 0, 390, 844)]
    for y in [0, 415, 3_000] as [CGFloat] {
      for rule in [DismissalRule.partlyHidden, .visibleFraction(below: 0.5)] {
        #expect(!decide(field, restAt: y, obscuredBy: covers, rule: rule).shouldDismiss, "\(rule)")
      }
    }
  }

  @Test("the order of the covers does not matter")
  func anyOrder() {
    // One bar is on top of the keyboard, and another bar is on top of the first. A sidebar fills
    // the space between them and the top.
    let covers = [
      keyboard, rect(0, 464, 390, 44), rect(0, 420, 390, 44), rect(0, 0, 100, 420),
    ]
    let tall = rect(0, 0, 390, 500)
    let expected = decide(tall, restAt: -47, obscuredBy: covers, rule: .partlyHidden)
    #expect(abs(expected.bestFraction - 290.0 / 390 * 373 / 500) < 1e-12)
    for shift in 0..<4 {
      let rotated = Array(covers[shift...] + covers[..<shift])
      for order in [rotated, rotated.reversed()] {
        let decision = decide(tall, restAt: -47, obscuredBy: order, rule: .partlyHidden)
        #expect(decision.bestFraction == expected.bestFraction)
        #expect(decision.verdict == expected.verdict)
        #expect(decision.visibleRect == expected.visibleRect)
      }
    }
  }

  static let visibleRows: [(CGFloat, [CGRect], CGRect?, CGRect)] = [
    // Each row has the resting offset, which makes no difference, the covering views, the enclosing
    // view, and the expected visible area.
    (0, [], nil, rect(0, 47, 390, 763)), (0, [rect(0, 508, 390, 336)], nil, rect(0, 47, 390, 461)),
    (99, [rect(0, 0, 390, 100)], nil, rect(0, 100, 390, 710)),
    (0, [rect(0, 0, 100, 844)], nil, rect(100, 47, 290, 763)),
    (0, [rect(0, 508, 390, 336)], rect(0, 0, 390, 300), rect(0, 47, 390, 253)),
    // Because of rounding, the keyboard is slightly narrower than the list.
    (0, [rect(0.0005, 508, 389.999, 336)], nil, rect(0, 47, 390, 461)),
    // A cover in the middle does not reduce the area, because the user can scroll the field away
    // from it. A cover over everything leaves no area.
    (0, [rect(100, 300, 50, 50)], nil, rect(0, 47, 390, 763)),
    (0, [rect(0, 0, 390, 844)], nil, .null),
  ]

  @Test("the decision gives the area that is visible now", arguments: visibleRows)
  func visible(restAt y: CGFloat, covers: [CGRect], clip: CGRect?, expected: CGRect) {
    #expect(decide(field, restAt: y, obscuredBy: covers, clip: clip).visibleRect == expected)
  }

  static let freeRows: [(offset: CGFloat, field: CGFloat, covers: [CGRect], isFree: Bool)] = [
    // The visible area is 47 to 810 below the offset, which can be between -47 and 3,190. Each
    // field is 44 pt high. The first fields are above the visible area, and then below it.
    (500, 300, [], true), (500, -1, [], true), (500, -2, [], false),
    (500, 1_300, [], true), (500, 3_957, [], true), (500, 3_958, [], false),
    // The keyboard covers the last row, and everything. Then the list has no place.
    (3_190, 3_956, [rect(0, 508, 390, 336)], false), (500, 700, [rect(0, 0, 390, 844)], false),
    (.infinity, 700, [], false),
  ]

  @Test(
    "a field can be scrolled free if the list can still move as far as the field is hidden",
    arguments: freeRows)
  func scrolledFree(offset: CGFloat, field: CGFloat, covers: [CGRect], isFree: Bool) {
    let decision = DismissalDecision.decide(
      fieldRect: rect(20, field, 350, 44), geometry: list(content: 4_000, offset: offset),
      restingOffset: .zero, obscuredBy: covers)
    #expect(decision.canBeScrolledFree == isFree)
  }

  static let edgeRows: [(hiding: CGFloat, field: CGFloat, isOut: Bool)] = [
    (34, 815, false), (34, 850, true),
    // A list that does not clip shows 20 pt of its content below its viewport.
    (-20, 850, false), (-20, 870, true),
  ]

  @Test(
    "a field is out of sight only below all that its list shows without a keyboard and a bottom bar",
    arguments: edgeRows)
  func outOfSight(hiding: CGFloat, field: CGFloat, isOut: Bool) {
    var geometry = list(content: 4_000, offset: 0, bottom: 336)
    geometry.hiding = Insets(top: 47, bottom: hiding)
    #expect(
      DismissalDecision.isOutOfSight(
        fieldRect: rect(20, field, 350, 20), geometry: geometry, clip: nil, fieldClip: nil,
        besidesKeyboardRoom: 0) == isOut)
  }

  @Test("deciding again from the record gives the same decision")
  func again() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let decision = decide(
        rect(0, .random(in: 0...4_000, using: &random), 300, .random(in: 0...999, using: &random)),
        restAt: .random(in: -47...3_000, using: &random), obscuredBy: [keyboard],
        rule: .visibleFraction(below: .random(in: 0...1, using: &random)))
      #expect(decision.decidedAgain() == decision)
    }
  }

  @Test("a field beside a cover in the middle is no larger for a cell around it that is")
  func largeCell() {
    let decision = DismissalDecision.decide(
      fieldRect: rect(20, 440, 350, 44), geometry: SampleJournal.geometry, restingOffset: .zero,
      obscuredBy: [rect(40, 300, 300, 200)], fieldClip: rect(0, 400, 390, 700))
    #expect(decision.bestFraction == 1)
  }
}
