import Foundation
import ResponderCore
import Testing

/// Tests lists that the framework, the app or the user changes in the same turn as the keyboard.
extension AnchorTrackTests {
  static let topRows:
    [(
      String, policy: AnchorPolicy, top: CGFloat, offset: CGFloat, newTop: CGFloat,
      moved: CGFloat?, closed: CGFloat
    )] = [
      // Each row has a name, the policy, the top inset and the offset before the keyboard appears,
      // the new top inset, the new offset if there is one, and the offset after the keyboard has
      // hidden.
      ("grown, the list was at its top", .readingPosition, 44, -44, 96, nil, -96),
      ("grown, the list moves along", .bottom(), 44, -44, 96, -96, -96),
      ("grown, the list stays where it is", .bottom(), 44, -44, 96, nil, -44),
      ("scrolled to the top", .readingPosition, 44, 500.3, 96, -96, -96),
      ("scrolled from the top", .bottom(), 96, -96, 44, 200, 200),
    ]

  @Test("a top inset that changes under a keyboard undoes no scroll", arguments: topRows)
  func topInsetUnderKeyboard(
    name: String, policy: AnchorPolicy, top: CGFloat, offset: CGFloat, newTop: CGFloat,
    moved: CGFloat?, closed: CGFloat
  ) {
    let start = list(content: 2_000, offset: offset, top: top)
    var track = AnchorTrack(policy: policy, geometry: start)
    var now = move(&track, start, to: 336)
    now.inset.top = newTop
    if let moved { now.contentOffset.y = moved }
    #expect(move(&track, now, to: 34).contentOffset.y == closed, "\(name)")
  }

  @Test("a large title that collapses at rest leaves the way back")
  func titleAtRest() {
    let (start, field) = (list(content: 2_000, offset: 100, top: 96), rect(0, 700, 390, 40))
    var track = AnchorTrack(policy: .firstResponder(), geometry: start)
    var now = move(&track, start, to: 336, field: field)
    #expect(now.contentOffset.y == 240)
    now.inset.top = 44
    track.see(now)
    #expect(move(&track, now, to: 34, field: field).contentOffset.y == 100)
  }

  static let titleRows: [(content: CGFloat, height: CGFloat, left: CGFloat)] = [
    (2_000, 844, 258), (2_100, 844, -44), (2_000, 644, -44),
  ]

  @Test("a title that collapses while others make room is no scroll", arguments: titleRows)
  func titleUnderOthersRoom(content: CGFloat, height: CGFloat, left: CGFloat) {
    let start = list(content: 2_000, offset: -96, top: 96)
    var track = AnchorTrack(policy: .readingPosition, geometry: start)
    var now = list(content: content, offset: -44, top: 44, bottom: 336)
    now.viewport.height = height
    #expect(move(&track, now, to: 336).contentOffset.y == left)
  }

  /// A list at its end, as other code leaves it, and the inset that the anchor wants.
  static let left:
    [(
      String, AnchorPolicy, now: ScrollViewGeometry, to: CGFloat, isMoving: Bool, isHeld: Bool,
      madeTwice: CGFloat
    )] = [
      (
        "resized and scrolled", .bottom(), end(1_242, bottom: 336, height: 644), 336, true, false,
        0
      ),
      ("a finger holds it in others' room", .bottom(), end(1_242, bottom: 336), 336, true, true, 0),
      (
        "rows were added at rest", .bottom(), list(content: 2_060, offset: 1_210), 80, false, false,
        0
      ),
      (
        "the app scrolls it back, under double room", .bottom(), end(800, bottom: 638), 336, true,
        false, 302
      ),
    ]

  private static func end(
    _ offset: CGFloat, bottom: CGFloat, height: CGFloat = 844
  ) -> ScrollViewGeometry {
    var now = list(content: 2_000, offset: offset, bottom: bottom)
    now.viewport.height = height
    return now
  }

  @Test("where others leave a list is their choice", arguments: left)
  func leftByOthers(
    name: String, policy: AnchorPolicy, now: ScrollViewGeometry, inset: CGFloat, isMoving: Bool,
    isHeld: Bool, madeTwice: CGFloat
  ) {
    var track = AnchorTrack(policy: policy, geometry: rest)
    let decision = track.decide(
      now, changingBottomInsetTo: inset, firstResponder: nil, isMoving: isMoving, isHeld: isHeld,
      madeTwice: madeTwice)
    #expect(decision.offset == now.contentOffset, "\(name)")
  }

  @Test("a resize along with others' room needs no decision")
  func resizedAndScrolled() {
    let start = rest.changingBottomInset(to: 336)
    let track = AnchorTrack(policy: .readingPosition, geometry: start)
    let now = Self.end(1_242, bottom: 336, height: 644)
    #expect(
      !track.needsDecision(now, changingBottomInsetTo: 336, isMoving: true, isHeld: false))
  }

  @Test("half a point that a user scrolls to the end is kept")
  func scrolledToTheVeryEnd() {
    var track = AnchorTrack(
      policy: .bottom(), geometry: list(content: 2_000, offset: 1_189.5))
    let open = move(&track, rest, to: 336)
    #expect(open.contentOffset.y == 1_492)
    #expect(move(&track, open, to: 34) == rest)
  }
}
