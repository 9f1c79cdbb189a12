import Foundation
import ResponderCore
import TestSupport
import Testing

/// Tests lists that can show nothing at any offset, and lists with a cover in the middle.
@Suite struct NothingFreeTests {
  private static let rules: [DismissalRule] = [
    .fullyHidden, .partlyHidden, .visibleFraction(below: 0.5),
  ]
  private let field = rect(20, 440, 350, 44)

  private func decide(
    _ field: CGRect? = nil, at y: CGFloat = 0, covers: [CGRect] = [], clip: CGRect? = nil,
    fieldClip: CGRect? = nil, bottom: CGFloat = 34, rule: DismissalRule = .fullyHidden
  ) -> DismissalDecision {
    .decide(
      fieldRect: field ?? self.field, geometry: list(content: 4_000, offset: 0, bottom: bottom),
      restingOffset: point(0, y), obscuredBy: covers, clip: clip, fieldClip: fieldClip, rule: rule)
  }

  @Test("what covers all of the list dismisses no field, whatever the rule", arguments: rules)
  func covered(rule: DismissalRule) {
    for y: CGFloat in [0, 415, 3_000] {
      #expect(!decide(at: y, covers: [rect(0, 0, 390, 844)], rule: rule).shouldDismiss)
      let halves = [rect(0, 0, 200, 844), rect(190, 0, 200, 500), rect(190, 490, 200, 400)]
      #expect(!decide(at: y, covers: halves, rule: rule).shouldDismiss)
      let quarters = [
        rect(0, 0, 200, 450), rect(200, 0, 190, 450), rect(0, 450, 200, 394),
        rect(200, 450, 190, 394),
      ]
      #expect(!decide(at: y, covers: quarters, rule: rule).shouldDismiss)
      // Rounding leaves a gap that is far smaller than a pixel.
      let apart = [rect(0, 0, 390, 500), rect(0, 500.0005, 390, 344)]
      #expect(!decide(at: y, covers: apart, rule: rule).shouldDismiss)
      #expect(!decide(at: y, bottom: 844, rule: rule).shouldDismiss, "insets take all")
    }
  }

  @Test(
    "a list that has left with what encloses it takes its field along, by every rule",
    arguments: rules)
  func left(rule: DismissalRule) {
    #expect(decide(clip: rect(500, 0, 390, 844), rule: rule).shouldDismiss)
    #expect(decide(clip: .zero, rule: rule).shouldDismiss)
    #expect(decide(fieldClip: .zero, rule: rule).shouldDismiss)
  }

  @Test("a cell without a width shows nothing of a caret, beside a cover in the middle too")
  func narrowCell() {
    for covers in [[], [rect(40, 300, 300, 200)]] {
      let decision = decide(
        rect(20, 440, 0, 20), covers: covers, fieldClip: rect(20, 440, 0, 44))
      #expect(decision.bestFraction == 0 && decision.shouldDismiss)
    }
  }

  @Test("no rule keeps what a laxer one dismisses")
  func order() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<3_000 {
      func box(_ limit: CGFloat) -> CGRect {
        rect(
          .random(in: -200...limit, using: &random), .random(in: -200...limit, using: &random),
          .random(in: 0...limit, using: &random), .random(in: 0...limit, using: &random))
      }
      let (field, y) = (box(900), CGFloat.random(in: -100...900, using: &random))
      let covers = (0..<random.int(0...3)).map { _ in box(1_200) }
      let clip = random.chance(2) ? box(900) : nil
      let dismissed = Self.rules.map {
        decide(field, at: y, covers: covers, clip: clip, rule: $0).shouldDismiss
      }
      #expect(!dismissed[0] || dismissed[1] && dismissed[2], "\(field) \(y) \(covers)")
      #expect(!dismissed[2] || dismissed[1], "\(field) \(y) \(covers)")
    }
  }

  @Test("a bar across the middle: the best place ahead is the one that shows most")
  func bar() {
    let bar = rect(0, 392, 390, 60)
    let geometry = list(content: 4_000, offset: 280, top: 0, bottom: 0)
    let field = rect(20, 700, 350, 44)
    let decision = DismissalDecision.decide(
      fieldRect: field, geometry: geometry, coastingIn: point(0, 1), obscuredBy: [bar])
    #expect(!decision.shouldDismiss && decision.visibilityAtRest.fraction == 1, "\(decision)")
    #expect(decision.bestFraction == 1)
    // The field is taller than either half of the list, so even at its best place the bar of 60
    // points hides a part of it.
    let tall = DismissalDecision.decide(
      fieldRect: rect(20, 700, 350, 784), geometry: geometry, coastingIn: point(0, 1),
      obscuredBy: [bar])
    #expect(abs(tall.bestFraction - 724.0 / 784) < 1e-9, "\(tall)")
  }

  @Test(
    "a viewport without a size keeps every field, and the reason says why",
    arguments: [CGSize(width: 390, height: 0), CGSize(width: 0, height: 844)])
  func sizelessViewport(size: CGSize) {
    var geometry = list(content: 4_000, offset: 0)
    geometry.viewport = size
    let decision = DismissalDecision.decide(
      fieldRect: rect(20, 700, 350, 44), geometry: geometry, restingOffset: .zero, obscuredBy: [])
    #expect(!decision.shouldDismiss && decision.reason.contains("no size"))
  }

  @Test("a field without any size is kept wherever it is; a line is judged")
  func sizeless() {
    for rule in Self.rules {
      for y: CGFloat in [-900, 0, 0.4, 3_000] {
        let decision = decide(.zero, at: y, rule: rule)
        #expect(!decision.shouldDismiss)
        #expect(decision.reason.contains("no size"))
      }
    }
    #expect(decide(rect(0, 100, 350, 0), at: 200).shouldDismiss)
    #expect(decide(rect(0, 100, 0, 20), at: 200).shouldDismiss)
    let coasting = DismissalDecision.decide(
      fieldRect: .zero, geometry: list(content: 4_000, offset: 900), coastingIn: point(0, 1),
      obscuredBy: [])
    #expect(!coasting.shouldDismiss)
  }
}
