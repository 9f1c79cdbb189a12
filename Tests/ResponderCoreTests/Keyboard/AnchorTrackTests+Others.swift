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

  @Test(
    "a top inset that changes under a keyboard moves a list only if the list was at its top, and undoes no scroll",
    arguments: topRows)
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

  @Test("a large title that collapses while the keyboard rests leaves the way back as it is")
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

  @Test(
    "a title that collapses while other code makes the room is no scroll, unless the content or the size is new",
    arguments: titleRows)
  func titleUnderOthersRoom(content: CGFloat, height: CGFloat, left: CGFloat) {
    let start = list(content: 2_000, offset: -96, top: 96)
    var track = AnchorTrack(policy: .readingPosition, geometry: start)
    var now = list(content: content, offset: -44, top: 44, bottom: 336)
    now.viewport.height = height
    #expect(move(&track, now, to: 336).contentOffset.y == left)
  }

  @Test("a list at its end that other code resizes and scrolls counts as scrolled")
  func resizedAndScrolled() {
    var track = AnchorTrack(policy: .bottom(), geometry: rest)
    var now = rest.changingBottomInset(to: 336)
    now.viewport.height = 644
    now.contentOffset.y = 1_242
    #expect(move(&track, now, to: 336).contentOffset.y == 1_242)
    track = AnchorTrack(policy: .readingPosition, geometry: rest.changingBottomInset(to: 336))
    #expect(
      !track.needsDecision(now, changingBottomInsetTo: 336, isMoving: true, isHeld: false))
  }

  @Test("a list at its end that a finger moves while other code makes the room stays under it")
  func heldUnderOthersRoom() {
    var track = AnchorTrack(policy: .bottom(), geometry: rest)
    var now = rest.changingBottomInset(to: 336)
    now.contentOffset.y = 1_242
    #expect(move(&track, now, to: 336, isHeld: true).contentOffset.y == 1_242)
  }

  @Test("half a point that a user scrolls to the end as the keyboard appears is not lost")
  func scrolledToTheVeryEnd() {
    var track = AnchorTrack(
      policy: .bottom(), geometry: list(content: 2_000, offset: 1_189.5))
    let open = move(&track, rest, to: 336)
    #expect(open.contentOffset.y == 1_492)
    #expect(move(&track, open, to: 34) == rest)
  }

  @Test("a list that a finger scrolls from its end stays under the finger when room is made twice")
  func heldWithRoomMadeTwice() {
    var track = AnchorTrack(policy: .bottom(), geometry: rest)
    var now = move(&track, rest, to: 336).changingBottomInset(to: 336 + 302)
    now.contentOffset.y = 1_400
    let decision = track.decide(
      now, changingBottomInsetTo: 336, firstResponder: nil, isMoving: true, isHeld: true,
      madeTwice: 302)
    #expect(decision.offset.y == 1_400)
  }

  @Test("a list at its end that the app scrolls back stays there, also where room is made twice")
  func scrolledBackUnderDoubleRoom() {
    var track = AnchorTrack(policy: .bottom(), geometry: rest)
    var now = rest.changingBottomInset(to: 638)
    now.contentOffset.y = 800
    let decision = track.decide(
      now, changingBottomInsetTo: 336, firstResponder: nil, isMoving: true, isHeld: false,
      madeTwice: 302)
    #expect(decision.offset.y == 800)
  }

  @Test("room made twice at rest leaves no drift in a list half a point from its end")
  func roomMadeTwiceAtRest() {
    let start = list(content: 2_000, offset: 1_189.5)
    var track = AnchorTrack(policy: .bottom(), geometry: start)
    var now = move(&track, start, to: 336).changingBottomInset(to: 336 + 302)
    now.contentOffset.y = 1_770
    let decision = track.decide(
      now, changingBottomInsetTo: 336, firstResponder: nil, isMoving: false, isHeld: false,
      madeTwice: 302)
    #expect(decision.offset.y == 1_491.5)
    now = now.changingBottomInset(to: 336).scrolled(to: decision.offset)
    track.leave(now)
    #expect(move(&track, now, to: 34) == start)
  }

  @Test("where a list scrolls when the app adds rows is the app's choice while no keyboard moves")
  func rowsAddedAtRest() {
    var track = AnchorTrack(policy: .bottom(), geometry: rest)
    let now = list(content: 2_060, offset: 1_210)
    #expect(move(&track, now, to: 80, isMoving: false).contentOffset.y == 1_210)
  }
}
