import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct AnchorPolicyTests {
  static let openClose: [(String, AnchorPolicy, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [
    // Each row has a name, the policy, the content height, the offset, the old and the new bottom
    // inset, and the expected offset.
    // With `.bottom` and the list at its end, the offset changes by as much as the inset.
    ("bottom opens", .bottom(), 2_000, 1_190, 34, 336, 1_492),
    ("bottom closes", .bottom(), 2_000, 1_492, 336, 34, 1_190),
    ("bottom, half a point off", .bottom(), 2_000, 1_189.5, 34, 336, 1_491.5),
    ("bottom, pulled past the end", .bottom(), 2_000, 1_230, 34, 336, 1_492),
    // With `.bottom` away from the end, the list does not move, unless its end comes closer.
    ("reading, opens", .bottom(), 2_000, 500, 34, 336, 500),
    ("reading, closes", .bottom(), 2_000, 500, 336, 34, 500),
    ("two points off", .bottom(), 2_000, 1_188, 34, 336, 1_188),
    ("two points off, tolerated", .bottom(tolerance: 2), 2_000, 1_188, 34, 336, 1_490),
    ("scrolled past the closed end", .bottom(), 2_000, 1_400, 336, 34, 1_190),
    ("pulled down at the top", .bottom(), 2_000, -120, 34, 336, -120),
    // 2.3.9: Short content stays in place if the keyboard does not cover it. If the keyboard covers
    // a part, the list moves just far enough.
    ("short, uncovered", .bottom(), 300, -47, 34, 336, -47),
    ("short, partly covered", .bottom(), 600, -47, 34, 336, 92),
    ("short, closes again", .bottom(), 600, 92, 336, 34, -47),
    // With `.readingPosition`, the offset changes by as much as the inset, wherever the list is.
    ("line opens", .readingPosition, 2_000, 500, 34, 336, 802),
    ("line closes", .readingPosition, 2_000, 802, 336, 34, 500),
    ("line at the end", .readingPosition, 2_000, 1_190, 34, 336, 1_492),
    ("line, short", .readingPosition, 300, -47, 34, 336, -47),
    // With `.none`, nothing moves, not even a list beyond its limits.
    ("none", .none, 2_000, 1_190, 34, 336, 1_190),
    ("none, past the end", .none, 2_000, 1_492, 336, 34, 1_492),
    // The inset is not finite.
    ("no number", .readingPosition, 2_000, 500, 34, .nan, 500),
    ("infinite", .bottom(), 2_000, 1_190, 34, .infinity, 1_190),
    ("infinite offset", .bottom(), 2_000, .infinity, 34, 336, .infinity),
    // The inset does not change. Counted from the end, the offset would be rounded.
    ("the same inset, within the tolerance", .bottom(tolerance: 44), 840.3, 0.1, 34, 34, 0.1),
  ]

  @Test(
    "a policy says where a list goes when its bottom inset changes", .flaw("2.3.9"),
    arguments: openClose)
  func moves(
    name: String, policy: AnchorPolicy, content: CGFloat, offset: CGFloat, old: CGFloat,
    new: CGFloat, expected: CGFloat
  ) {
    var geometry = list(content: content, offset: offset, bottom: old)
    geometry.contentOffset.x = 17
    let result = policy.offset(for: geometry, changingBottomInsetTo: new, firstResponder: nil)
    #expect(result == point(17, expected), "\(name)")
  }

  static let fieldRows: [(String, CGRect?, CGFloat, CGFloat, CGFloat)] = [
    // Each row has a name, the field, the offset, the new inset, and the expected offset.
    // With an inset of 336, the visible area is 47...508 below the offset. The margin is 8.
    ("visible already", rect(0, 300, 390, 44), 0, 336, 0),
    ("just covered", rect(0, 480, 390, 44), 0, 336, 24),
    ("deep", rect(0, 780, 390, 44), 0, 336, 324),
    ("above the top", rect(0, 300, 390, 44), 400, 336, 245),
    ("keyboard closes, still visible", rect(0, 480, 390, 44), 24, 34, 24),
    ("last row", rect(0, 1_956, 390, 44), 1_190, 336, 1_492),
    ("first row", rect(0, 0, 390, 44), 20, 336, -47),
    // The field is higher than the visible 461 pt. The list moves just until the field fills the
    // area, or not at all if it fills the area already.
    ("taller, below", rect(0, 600, 390, 600), 0, 336, 553),
    ("taller, above", rect(0, 0, 390, 600), 400, 336, 92),
    ("taller, filling", rect(0, 200, 390, 900), 300, 336, 300),
    // The field is 455 pt high, which leaves a margin of 3 pt above and below instead of 8 pt.
    ("margin that does not fit", rect(0, 600, 390, 455), 0, 336, 550),
    ("none", nil, 700, 336, 700), ("not a place", rect(.nan, 0, 1, 1), 700, 336, 700),
  ]

  @Test("the first responder is shown by the least motion", arguments: fieldRows)
  func field(name: String, field: CGRect?, offset: CGFloat, new: CGFloat, expected: CGFloat) {
    let result = AnchorPolicy.firstResponder(margin: 8).offset(
      for: list(content: 2_000, offset: offset), changingBottomInsetTo: new, firstResponder: field)
    #expect(result == point(0, expected), "\(name)")
  }

  @Test("a hundred rounds at the bottom come back to the last bit")
  func noDriftAtTheBottom() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<50 {
      let content = CGFloat(Int.random(in: 300...20_000, using: &random)) / 3
      var start = list(content: content, offset: 0)
      start.contentOffset = start.maximumOffset
      var now = start
      for _ in 0..<100 {
        let height = CGFloat(Int.random(in: 600...1_200, using: &random)) / 3
        for inset in [height, 34] {
          now.contentOffset = AnchorPolicy.bottom().offset(
            for: now, changingBottomInsetTo: inset, firstResponder: nil)
          now.inset.bottom = inset
          #expect(now.isAtBottom(tolerance: 0))
        }
      }
      #expect(now == start)
    }
  }

  @Test("only the list's own offset may lie above the top")
  func referenceAboveTheTop() {
    let now = ScrollViewGeometry(
      viewport: CGSize(width: 390, height: 800), contentSize: CGSize(width: 390, height: 2_000),
      contentOffset: .zero, inset: .zero)
    let policies: [AnchorPolicy] = [.bottom(), .readingPosition, .firstResponder()]
    func offset(_ policy: AnchorPolicy, _ now: ScrollViewGeometry, to inset: CGFloat = 0) -> CGPoint
    {
      AnchorDecision.decide(
        policy: policy, geometry: now, changingBottomInsetTo: inset,
        reference: now.scrolled(to: point(9, -336))
      ).offset
    }
    for policy in policies {
      #expect(offset(policy, now) == .zero, "\(policy)")
      // A list that is itself pulled down past its top stays there.
      #expect(offset(policy, now.scrolled(to: point(0, -336))).y == -336, "\(policy)")
    }
    #expect(offset(.readingPosition, now, to: .nan) == .zero)
    #expect(offset(.none, now) == .zero)
    #expect(offset(.none, now.scrolled(to: point(0, 100))) == point(0, 100))
  }

  @Test("an inset or an offset that is not finite moves nothing", arguments: unusable)
  func notFinite(number: CGFloat) {
    let now = list(content: 2_000, offset: 100)
    for (inset, reference) in [(number, 500), (336, number)] as [(CGFloat, CGFloat)] {
      let decision = AnchorDecision.decide(
        policy: .readingPosition, geometry: now, changingBottomInsetTo: inset,
        reference: now.scrolled(to: point(0, reference)))
      #expect(decision.offset == point(0, 100))
    }
  }

  @Test("which policies say what their caller can have meant")
  func sense() {
    let sensible: [AnchorPolicy] = [
      .none, .readingPosition, .bottom(), .bottom(tolerance: 0), .bottom(tolerance: .infinity),
      .firstResponder(), .firstResponder(margin: 0),
    ]
    let senseless: [AnchorPolicy] = [
      .bottom(tolerance: -1), .bottom(tolerance: .nan), .firstResponder(margin: -1),
      .firstResponder(margin: .infinity), .firstResponder(margin: .nan),
    ]
    for policy in sensible { #expect(policy.isSensible, "\(policy)") }
    for policy in senseless { #expect(!policy.isSensible, "\(policy)") }
  }
}
