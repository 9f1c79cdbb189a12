import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct ScrollProjectionTests {
  private let rate: CGFloat = 0.998

  /// Returns the geometry of the scroll view in the recorded traces.
  private func tall(at offset: CGFloat) -> ScrollViewGeometry {
    ScrollViewGeometry(
      viewport: CGSize(width: 393, height: 852), contentSize: CGSize(width: 393, height: 40_000),
      contentOffset: point(0, offset), inset: .zero)
  }

  static let recordedRows: [(Double, Double, Double, Double)] = [
    (5074.0, 0.75, 5443.667, 5443.333), (5326, 3.0, 6819.667, 6818.0),
  ]

  @Test(
    "the recorded flights' target and rest", .fact("T7.1.1", "T7.1.2"),
    arguments: recordedRows)
  func recorded(x0: Double, v: Double, target: Double, rest: Double) {
    let geometry = tall(at: x0)
    let announced = ScrollProjection.targetOffset(
      for: geometry, velocity: point(0, v), rate: rate, isPaging: false, scale: 3)
    let resting = ScrollProjection.restingOffset(
      for: geometry, velocity: point(0, v), rate: rate, isPaging: false)
    #expect(abs(announced.y - target) < 0.001)
    #expect(abs(ScrollProjection.rounded(resting, scale: 3).y - rest) < 0.001)
    #expect(announced.x == 0 && resting.x == 0)
  }

  @Test(
    "an invalid scale rounds nothing, and counts as 1",
    arguments: [0, -2, .nan, .infinity] as [CGFloat])
  func unusableScale(scale: CGFloat) {
    #expect(ScrollProjection.rounded(point(1.3, 2.7), scale: scale) == point(1.3, 2.7))
    let target = ScrollProjection.targetOffset(
      for: tall(at: 5_074), velocity: point(0, 0.75), rate: rate, isPaging: false)
    for (way, isOwn) in [(0, true), (0.9, true), (1.1, false), (60, false)] as [(CGFloat, Bool)] {
      let told = point(0, target.y + way)
      let rest = ScrollProjection.restingOffset(
        for: tall(at: 5_074), velocity: point(0, 0.75), rate: rate, isPaging: false,
        announcedTarget: told, scale: scale)
      #expect((rest == told) == !isOwn, "\(way)")
    }
  }

  @Test("a flight that reaches the edge ends there", .fact("T7.1.3"))
  func edge() {
    let geometry = tall(at: 39_088)
    for isTarget in [true, false] {
      let end =
        isTarget
        ? ScrollProjection.targetOffset(
          for: geometry, velocity: point(0, 3.125), rate: rate, isPaging: false)
        : ScrollProjection.restingOffset(
          for: geometry, velocity: point(0, 3.125), rate: rate, isPaging: false)
      #expect(end == point(0, 39_148))
    }
  }

  static let travelRows: [(CGPoint, CGFloat, CGPoint)] = [
    // Each row has a velocity, a rate, and the expected travel from (1000, 1000).
    (point(0, 0), 0.998, point(0, 0)), (point(0.01, -0.01), 0.998, point(0, 0)),
    (point(0.51, 0), 0.998, point(249.5, 0)), (point(-0.51, 1.01), 0.998, point(-249.5, 499)),
    (point(0, 1.01), 0.99, point(0, 99)),
    // These rates and velocities are invalid.
    (point(1, 1), 0, point(0, 0)), (point(1, 1), 1, point(0, 0)), (point(1, 1), 2, point(0, 0)),
    (point(1, 1), -1, point(0, 0)), (point(1, 1), .nan, point(0, 0)),
    (point(.nan, .infinity), 0.998, point(0, 0)),
  ]

  @Test("each axis is projected by itself", .fact("T4.9.15", "T4.9.17"), arguments: travelRows)
  func travel(velocity: CGPoint, rate: CGFloat, expected: CGPoint) {
    let geometry = ScrollViewGeometry(
      viewport: CGSize(width: 400, height: 400),
      contentSize: CGSize(width: 5_000, height: 5_000), contentOffset: point(1_000, 1_000),
      inset: .zero)
    let end = ScrollProjection.restingOffset(
      for: geometry, velocity: velocity, rate: rate, isPaging: false)
    #expect(abs(end.x - 1_000 - expected.x) < 1e-6)
    #expect(abs(end.y - 1_000 - expected.y) < 1e-6)
  }

  static let overScrolledRows: [(CGFloat, CGFloat, CGFloat)] = [
    (-235.0, -0.625, 0.0), (-235, 0, 0), (-235, 0.4, 0), (-235, 1.01, 264), (39_200, 0, 39_148),
    (39_200, -0.1, 39_148), (39_200, -1.01, 38_701),
    (-235, CGFloat.nan, 0), (CGFloat.nan, 1, 0),
  ]

  @Test(
    "an over-scrolled start returns to the edge, unless thrown inside", arguments: overScrolledRows)
  func overScrolled(start: CGFloat, velocity: CGFloat, expected: CGFloat) {
    let end = ScrollProjection.restingOffset(
      for: tall(at: start), velocity: point(0, velocity), rate: rate, isPaging: false)
    #expect(abs(end.y - expected) < 1e-9)
    #expect(end.y.sign == .plus)
  }

  static let pagingRows: [(CGFloat, CGFloat, CGFloat)] = [
    // If the finger is too slow for a flick, the list rests at the nearest page.
    (0.0, 0.0, 0.0), (190, 0, 0), (210, 0, 400), (400, 0.01, 400),
    // After a flick, the list rests at the next page in its direction, however fast the flick was.
    (30, 0.2, 400), (30, 9, 400), (230, 0.2, 400), (370, -0.2, 0), (170, -5, 0),
    // The list is exactly on a page.
    (400, 0.2, 400), (400, -0.2, 400), (399.999999999, 0.2, 400),
    (400.000000001, 0.2, 400), (400.000000001, -0.2, 400),
    // The content is 5 1/4 pages wide, so the last page is only a quarter as wide as the others. In
    // the last two rows, the list is pulled past an edge.
    (1_590, 3, 1_600), (1_610, 3, 1_700), (1_700, -1, 1_600), (1_690, 0, 1_600), (10, -3, 0),
    (1_750, 0, 1_700),
    (-30, 0, 0),
  ]

  @Test("paging goes to the right page", .fact("T4.9.34", "T4.9.35"), arguments: pagingRows)
  func paging(start: CGFloat, velocity: CGFloat, expected: CGFloat) {
    let geometry = ScrollViewGeometry(
      viewport: CGSize(width: 400, height: 800), contentSize: CGSize(width: 2_100, height: 800),
      contentOffset: point(start, 0), inset: .zero)
    let end = ScrollProjection.restingOffset(
      for: geometry, velocity: point(velocity, 0), rate: rate, isPaging: true)
    #expect(end == point(expected, 0))
  }

  @Test("paging without a viewport stays where it is")
  func pagingWithoutSize() {
    let geometry = ScrollViewGeometry(
      viewport: .zero, contentSize: CGSize(width: 100, height: 100), contentOffset: point(7, 7),
      inset: .zero)
    let end = ScrollProjection.restingOffset(
      for: geometry, velocity: point(1, 1), rate: rate, isPaging: true)
    #expect(end == point(7, 7))
  }

  @Test("a target that the delegate wrote, unless the list pages", .fact("T4.9.32", "T4.9.36"))
  func announced() {
    func rest(_ target: CGPoint, isPaging: Bool = false) -> CGPoint {
      ScrollProjection.restingOffset(
        for: tall(at: 5_074), velocity: point(0, 0.75), rate: rate, isPaging: isPaging,
        announcedTarget: target, scale: 3)
    }
    let own = ScrollProjection.restingOffset(
      for: tall(at: 5_074), velocity: point(0, 0.75), rate: rate, isPaging: false)
    #expect(rest(point(0, 5_443.667)) == own)
    #expect(rest(point(0, 6_000)) == point(0, 6_000))
    #expect(rest(point(0, .nan)) == own && rest(point(.nan, 6_000)) == own)
    #expect(rest(point(0, 6_000), isPaging: true) == point(0, 6 * 852))
  }

  static let beyondRows: [(CGPoint, CGPoint)] = [
    (point(0, 45_000), point(0, 39_148)), (point(0, -500), point(0, 0)),
    (point(300, 6_000), point(0, 6_000)), (point(-300, -1), point(0, 0)),
  ]

  @Test(
    "a target written beyond the content is clamped to it", .fact("T4.9.21"), arguments: beyondRows)
  func announcedBeyond(target: CGPoint, expected: CGPoint) {
    let rest = ScrollProjection.restingOffset(
      for: tall(at: 5_074), velocity: point(0, 0.75), rate: rate, isPaging: false,
      announcedTarget: target, scale: 3)
    #expect(rest == expected)
  }

  @Test("a field at the content's end under a target beyond it", .fact("T4.9.21"))
  func keptAtTheEnd() {
    let geometry = list(content: 2_010, offset: 0)
    let projection = ProjectionDecision.decide(
      geometry: geometry, velocity: point(0, 2), rate: rate, isPaging: false,
      announcedTarget: point(0, 5_000), scale: 3)
    #expect(projection.restingOffset == point(0, 1_200))
    let decision = DismissalDecision.decide(
      fieldRect: rect(20, 1_900, 350, 44), geometry: geometry,
      restingOffset: projection.restingOffset, obscuredBy: nil)
    #expect(!decision.shouldDismiss && decision.visibilityAtRest.status == .visible)
  }

  @Test("target and rest differ by at most 1.7 pt, inside the limits", .fact("T4.9.19"))
  func targetNearRest() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<2_000 {
      let geometry = tall(at: .random(in: -300...40_000, using: &random))
      let velocity = point(0, .random(in: -3.4...3.4, using: &random))
      let target = ScrollProjection.targetOffset(
        for: geometry, velocity: velocity, rate: rate, isPaging: false)
      let rest = ScrollProjection.restingOffset(
        for: geometry, velocity: velocity, rate: rate, isPaging: false)
      #expect(abs(target.y - rest.y) <= 1.7)
      #expect(geometry.clamp(rest) == rest && geometry.clamp(target) == target)
    }
  }
}
