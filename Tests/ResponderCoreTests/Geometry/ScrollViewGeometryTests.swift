import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct ScrollViewGeometryTests {
  private let square = ScrollViewGeometry(
    viewport: CGSize(width: 100, height: 100), contentSize: CGSize(width: 500, height: 500),
    contentOffset: .zero, inset: Insets(top: 10, left: 20, bottom: 30, right: 40))

  @Test("the limits follow the insets", .fact("T7.3.1", "T4.11.10", "T4.11.11"))
  func limits() {
    #expect(square.minimumOffset == point(-20, -10))
    #expect(square.maximumOffset == point(440, 430))
  }

  static let clampRows: [(CGPoint, CGPoint)] = [
    // The offset is inside the limits or on them.
    (point(0, 0), point(0, 0)), (point(-20, 430), point(-20, 430)),
    // The offset is outside the limits on one axis or on both.
    (point(-21, 0), point(-20, 0)), (point(441, 431), point(440, 430)),
    (point(-1e9, 1e9), point(-20, 430)),
    // The offset is not finite.
    (point(.nan, .nan), point(-20, -10)), (point(.infinity, -.infinity), point(440, -10)),
  ]

  @Test("an offset is clamped to the limits", .fact("T4.9.21"), arguments: clampRows)
  func clamp(offset: CGPoint, expected: CGPoint) {
    #expect(square.clamp(offset) == expected)
  }

  @Test("the visible rectangle is the viewport at the offset less the insets")
  func visibleRect() {
    #expect(square.visibleRect(at: point(-20, -10)) == rect(0, 0, 40, 60))
    #expect(square.visibleRect(at: point(440, 430)) == rect(460, 440, 40, 60))
    var narrow = square
    narrow.inset = Insets(top: 80, bottom: 80)
    #expect(narrow.visibleRect(at: .zero) == rect(0, 80, 100, 0))
  }

  static let atBottomRows: [(CGFloat, CGFloat, CGFloat, Bool)] = [
    // Content of 2000 in a viewport of 844 with a bottom inset of 34 ends at an offset of 1190.
    (2000.0, 1190.0, 1.0, true), (2000, 1189, 1, true), (2000, 1188.9, 1, false),
    (2000, 1188.9, 2, true), (2000, 1300, 0, true), (2000, 1156, 1, false),
    // Content that is shorter than the viewport is at its end, unless the list is pulled down.
    (100, -47, 0, true), (100, -100, 0, false),
    // The offset or the tolerance is not a number.
    (2000, CGFloat.nan, 1, false), (2000, 1190, CGFloat.nan, false),
  ]

  @Test("isAtBottom counts the inset", .flaw("2.3.1"), arguments: atBottomRows)
  func atBottom(content: CGFloat, offset: CGFloat, tolerance: CGFloat, expected: Bool) {
    let geometry = list(content: content, offset: offset)
    #expect(geometry.isAtBottom(tolerance: tolerance) == expected)
  }

  @Test("numbers that are not finite are read as 0", arguments: unusable)
  func unusableNumbers(bad: CGFloat) {
    let geometry = ScrollViewGeometry(
      viewport: CGSize(width: bad, height: bad), contentSize: CGSize(width: bad, height: bad),
      contentOffset: point(bad, bad), inset: Insets(top: bad, left: bad, bottom: bad, right: bad))
    #expect(geometry.minimumOffset == .zero)
    #expect(geometry.maximumOffset == .zero)
    #expect(geometry.visibleRect(at: geometry.contentOffset) == .zero)
  }

  @Test("clamping twice is clamping once, and never leaves the limits")
  func clampIsIdempotent() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      func length() -> CGFloat { .random(in: -200...2_000, using: &random) }
      let geometry = ScrollViewGeometry(
        viewport: CGSize(width: length(), height: length()),
        contentSize: CGSize(width: length(), height: length()), contentOffset: .zero,
        inset: Insets(top: length(), left: length(), bottom: length(), right: length()))
      let once = geometry.clamp(point(length(), length()))
      #expect(geometry.clamp(once) == once)
      #expect(once.x >= geometry.minimumOffset.x && once.x <= geometry.maximumOffset.x)
      #expect(once.y >= geometry.minimumOffset.y && once.y <= geometry.maximumOffset.y)
    }
  }
}
