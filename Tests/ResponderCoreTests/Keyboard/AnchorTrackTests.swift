import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct AnchorTrackTests {
  let rest = list(content: 2_000, offset: 1_190)

  /// Makes a decision and applies it.
  func move(
    _ track: inout AnchorTrack, _ now: ScrollViewGeometry, to inset: CGFloat, field: CGRect? = nil,
    isMoving: Bool = true, isHeld: Bool = false
  ) -> ScrollViewGeometry {
    let decision = track.decide(
      now, changingBottomInsetTo: inset, firstResponder: field, isMoving: isMoving, isHeld: isHeld)
    #expect(decision.geometry == now)
    let left = now.changingBottomInset(to: inset).scrolled(to: decision.offset)
    track.leave(left)
    return left
  }

  static let policies: [AnchorPolicy] = [.bottom(), .readingPosition, .firstResponder(), .none]

  @Test("through any heights a list comes back to the last bit", arguments: policies)
  func reversible(policy: AnchorPolicy) {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      var start = list(content: .random(in: 100...4_000, using: &random), offset: 0)
      start.contentOffset.y = .random(
        in: start.minimumOffset.y...start.maximumOffset.y, using: &random)
      let field = rect(0, start.contentOffset.y + 700, 100, 40)
      var (track, now) = (AnchorTrack(policy: policy, geometry: start), start)
      for _ in 0..<5 {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          now = move(&track, now, to: .random(in: 60...400, using: &random), field: field)
        }
        now = move(&track, now, to: 34)
        #expect(now == start)
      }
    }
  }

  @Test(
    "a collapsing large title moves nothing but a list at its top",
    arguments: [500.3, -96] as [CGFloat])
  func topInset(offset: CGFloat) {
    var start = list(content: 2_000, offset: offset)
    start.inset.top = 96
    var track = AnchorTrack(policy: .readingPosition, geometry: start)
    var now = move(&track, start, to: 336)
    now.inset.top = 44
    now = move(&track, now, to: 380)
    now = move(&track, now, to: 34)
    #expect(now.contentOffset.y == (offset == -96 ? -44 : offset))
  }

  /// A list with 2,000 points of content, and a field at 700. The anchor has added 302 points to the
  /// bottom inset. Then other code adds the same 302 points again and moves the list.
  struct Doubled: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let policy: AnchorPolicy
    let start: CGFloat
    /// The offset and the content height after the other code.
    let (moved, content): (CGFloat, CGFloat)
    let (isMoving, isHeld): (Bool, Bool)
    /// The offset after the anchor, and after the keyboard has hidden.
    let (left, closed): (CGFloat, CGFloat?)

    init(
      _ name: String, _ policy: AnchorPolicy = .firstResponder(margin: 8),
      from start: CGFloat = 100,
      moved: CGFloat, content: CGFloat = 2_000, isMoving: Bool = true, isHeld: Bool = false,
      left: CGFloat, closed: CGFloat?
    ) {
      (testDescription, self.policy, self.start) = (name, policy, start)
      (self.moved, self.content, self.isMoving, self.isHeld) = (moved, content, isMoving, isHeld)
      (self.left, self.closed) = (left, closed)
    }
  }

  static let doubled: [Doubled] = [
    Doubled("a step that shows the field, for both rooms", moved: 542, left: 240, closed: 100),
    Doubled("… and its row, a little lower", moved: 560, left: 240, closed: 100),
    Doubled("… while rows were measured", moved: 542, content: 2_100, left: 240, closed: 240),
    Doubled("the app's own scroll, further", moved: 650, left: 348, closed: 348),
    Doubled("no step", moved: 240, left: 240, closed: 100),
    Doubled("the app's own scroll up", moved: 300, left: 240, closed: 240),
    Doubled("the app's own scroll back", moved: 150, left: 240, closed: 150),
    Doubled("a policy that knows no field", .bottom(), moved: 542, left: 542, closed: 542),
    Doubled("… and a step as high as the room", .bottom(), moved: 402, left: 402, closed: 402),
    Doubled("… at its end", .bottom(), from: 1_190, moved: 1_770, left: 1_492, closed: 1_190),
    Doubled(
      "… at its end, at rest", .bottom(), from: 1_189.5, moved: 1_770, isMoving: false,
      left: 1_491.5, closed: 1_189.5),
    Doubled(
      "… at its end, held by a finger", .bottom(), from: 1_190, moved: 1_400, isHeld: true,
      left: 1_400, closed: nil),
  ]

  @Test("a step for room made twice goes back by the doubled part", arguments: doubled)
  func madeTwice(row: Doubled) {
    let field = rect(0, 700, 390, 40)
    let start = list(content: 2_000, offset: row.start)
    var track = AnchorTrack(policy: row.policy, geometry: start)
    let room = move(&track, start, to: 336, field: field)
    var now = room.changingBottomInset(to: 336 + 302)
    (now.contentOffset.y, now.contentSize.height) = (row.moved, row.content)
    let decision = track.decide(
      now, changingBottomInsetTo: 336, firstResponder: field, isMoving: row.isMoving,
      isHeld: row.isHeld, madeTwice: 302)
    #expect(decision.offset.y == row.left)
    guard let closed = row.closed else { return }
    now = now.changingBottomInset(to: 336).scrolled(to: decision.offset)
    track.leave(now)
    #expect(move(&track, now, to: 34).contentOffset.y == closed)
  }

  /// A list at its end. Other code adds 302 points to the bottom inset and moves the list, during a
  /// keyboard's animation or at rest.
  static let ends: [(String, moved: CGFloat, isMoving: Bool, left: CGFloat)] = [
    ("moved on to show a field", 1_242, true, 1_492), ("not moved", 1_190, true, 1_492),
    ("scrolled back by the app", 800, true, 800),
    ("moved on, and no keyboard moves", 1_242, false, 1_242),
  ]

  @Test("a list stays at its end while others make room and scroll", arguments: ends)
  func endUnderOthersRoom(name: String, moved: CGFloat, isMoving: Bool, left: CGFloat) {
    var track = AnchorTrack(policy: .bottom(), geometry: rest)
    var now = rest.changingBottomInset(to: 336)
    now.contentOffset.y = moved
    now = move(&track, now, to: 336, isMoving: isMoving)
    #expect(now.contentOffset.y == left, "\(name)")
    let closed = move(&track, now, to: 34)
    #expect(closed.contentOffset.y == (left == 1_492 ? 1_190 : min(left, 1_190)), "\(name)")
  }

  @Test("an inset that others changed first is the one that changes", .flaw("2.3.2"))
  func changedByOthers() {
    var track = AnchorTrack(policy: .bottom(), geometry: rest)
    let changed = rest.changingBottomInset(to: 336)
    #expect(!changed.isAtBottom())
    #expect(
      track.needsDecision(changed, changingBottomInsetTo: 336, isMoving: true, isHeld: false))
    let left = move(&track, changed, to: 336)
    #expect(left.contentOffset.y == 1_492)
    // If the anchor had seen this change at rest, it would have counted as the app's own.
    track = AnchorTrack(policy: .bottom(), geometry: rest)
    track.see(changed)
    #expect(move(&track, changed, to: 380).contentOffset.y == 1_190)
  }

  @Test("a list that closing left at its end stays there")
  func endReachedByClosing() {
    var now = list(content: 2_000, offset: 1_190)
    var track = AnchorTrack(policy: .bottom(), geometry: now)
    now = move(&track, now, to: 336)
    // The app adds a row, which stays behind the keyboard.
    now.contentSize.height += 44
    track.see(now)
    #expect(!now.isAtBottom(tolerance: 1))
    now = move(&track, now, to: 34)
    #expect(now.isAtBottom(tolerance: 0))
    now = move(&track, now, to: 336)
    #expect(now.isAtBottom(tolerance: 0))
  }

  @Test("a user who scrolled has the last word")
  func scrolled() {
    var track = AnchorTrack(policy: .bottom(), geometry: rest)
    var now = move(&track, rest, to: 336)
    now.contentOffset.y = 900
    #expect(!track.needsDecision(now, changingBottomInsetTo: 336, isMoving: true, isHeld: true))
    now = move(&track, now, to: 34)
    #expect(now.contentOffset.y == 900)
    #expect(track.reference.contentOffset.y == 900)
  }

  @Test("a decision counted from the present list has no reference")
  func reference() {
    var track = AnchorTrack(policy: .readingPosition, geometry: rest)
    let first = track.decide(
      rest, changingBottomInsetTo: 336, firstResponder: nil, isMoving: true, isHeld: false)
    #expect(first.reference == nil)
    let open = rest.changingBottomInset(to: 336).scrolled(to: first.offset)
    track.leave(open)
    let second = track.decide(
      open, changingBottomInsetTo: 34, firstResponder: nil, isMoving: true, isHeld: false)
    #expect(second.reference == rest && second.offset == rest.contentOffset)
  }

  static let resized: [(String, AnchorPolicy, moving: Bool, held: Bool, size: CGFloat, CGFloat)] = [
    // Each row has a name, the policy, whether the keyboard moves, whether a finger holds the list,
    // the new content height, and the expected offset. The viewport shrinks from 844 to 644, and
    // the inset grows from 34 to 209.
    ("the end stays the end", .bottom(), true, false, 2_000, 1_565),
    ("the line stays", .readingPosition, true, false, 2_000, 1_565),
    ("at rest too", .bottom(), false, false, 2_000, 1_565),
    ("grown while it moves", .bottom(), true, false, 2_100, 1_665),
    ("grown at rest", .bottom(), false, false, 2_100, 1_190),
    ("held", .bottom(), true, true, 2_000, 1_190),
    ("none", .none, true, false, 2_000, 1_190),
  ]

  @Test(
    "the size or the content may change along with the inset", .flaw("2.3.15"), arguments: resized)
  func resizing(
    name: String, policy: AnchorPolicy, isMoving: Bool, isHeld: Bool, content: CGFloat,
    expected: CGFloat
  ) {
    var track = AnchorTrack(policy: policy, geometry: rest)
    var now = rest
    now.viewport.height = 644
    now.contentSize.height = content
    #expect(
      move(&track, now, to: 209, isMoving: isMoving, isHeld: isHeld).contentOffset.y == expected,
      "\(name)")
  }

  @Test("a list at its top whose viewport grows stays at its top")
  func grownAtTheTop() {
    let low = ScrollViewGeometry(
      viewport: CGSize(width: 390, height: 464), contentSize: CGSize(width: 390, height: 2_000),
      contentOffset: .zero, inset: .zero)
    var track = AnchorTrack(policy: .readingPosition, geometry: low)
    var high = low
    high.viewport.height = 800
    #expect(move(&track, high, to: 0).contentOffset == .zero)
  }

  @Test(
    "the line stays when the viewport shrinks along with an inset",
    arguments: [34, 80] as [CGFloat])
  func resizedWithForeignInset(inset: CGFloat) {
    let start = list(content: 2_000, offset: 500)
    let line = start.contentOffset.y + start.viewport.height - start.inset.bottom
    var track = AnchorTrack(policy: .readingPosition, geometry: start)
    var now = start.changingBottomInset(to: inset)
    now.viewport.height = 644
    now = move(&track, now, to: 209)
    #expect(now.contentOffset.y + now.viewport.height - now.inset.bottom == line)
  }

  @Test("a list at its end in another width stays at its end", arguments: [false, true])
  func reflowed(isTouched: Bool) {
    var track = AnchorTrack(policy: .bottom(), geometry: rest)
    var now = rest
    now.viewport = CGSize(width: 320, height: 644)
    now.contentSize = CGSize(width: 320, height: 2_300)
    if isTouched { now.contentOffset.y -= 300 }
    let moved = move(&track, now, to: 209)
    #expect(moved.contentOffset.y == (isTouched ? now.contentOffset.y : 2_300 - 644 + 209))
  }

  typealias Rest = (
    name: String, policy: AnchorPolicy, change: @Sendable (inout ScrollViewGeometry) -> Void,
    must: Bool
  )
  static let rests: [Rest] = [
    ("turned", .bottom(), { $0.viewport = CGSize(width: 844, height: 390) }, true),
    (
      "turned, another inset", .bottom(),
      {
        $0.viewport = CGSize(width: 844, height: 390)
        $0.inset.bottom = 21
      }, true
    ),
    ("lower", .bottom(), { $0.viewport.height = 700 }, true),
    (
      "narrower, other content", .bottom(),
      {
        $0.viewport.width = 320
        $0.contentSize = CGSize(width: 320, height: 2_300)
      }, true
    ),
    (
      "lower, rows added", .bottom(),
      {
        $0.viewport.height = 700
        $0.contentSize.height += 44
      }, false
    ),
    (
      "turned and scrolled", .bottom(),
      {
        $0.viewport = CGSize(width: 844, height: 390)
        $0.contentOffset.y += 1
      }, false
    ),
    (
      "turned and moved sideways", .bottom(),
      {
        $0.viewport = CGSize(width: 844, height: 390)
        $0.contentOffset.x = 20
      }, true
    ),
    ("the same size", .bottom(), { $0.inset.bottom = 80 }, false),
    ("unchanged", .bottom(), { _ in }, false),
    ("put away", .bottom(), { $0.viewport.height = 0 }, false),
    (
      "emptied", .bottom(),
      {
        $0.viewport.width = 320
        $0.contentSize = .zero
      }, false
    ),
    ("another policy", .readingPosition, { $0.viewport.height = 700 }, false),
  ]

  @Test("an uncovered list at its end follows its end when resized", arguments: rests)
  func following(_ row: Rest) {
    var now = rest
    row.change(&now)
    var track = AnchorTrack(policy: row.policy, geometry: rest)
    #expect(track.mustFollowEnd(now) == row.must, "\(row.name)")
    // If the safe area caused the change of the inset, the list must follow its end even at the
    // same size.
    let mustForSafeArea = row.must || row.name == "the same size"
    #expect(track.mustFollowEnd(now, isSafeAreaChanged: true) == mustForSafeArea, "\(row.name)")
    if mustForSafeArea {
      let moved = move(&track, now, to: now.inset.bottom, isMoving: false)
      #expect(moved.contentOffset.y == now.maximumOffset.y, "\(row.name)")
      #expect(!track.mustFollowEnd(moved), "\(row.name)")
    }
    var up = rest
    up.contentOffset.y -= 100
    var (scrolled, other) = (AnchorTrack(policy: row.policy, geometry: up), up)
    row.change(&other)
    #expect(!scrolled.mustFollowEnd(other), "\(row.name), scrolled up")
    scrolled = AnchorTrack(policy: .bottom(), geometry: list(content: 0, offset: 1_190))
    #expect(!scrolled.mustFollowEnd(now), "\(row.name), before the first layout")
  }

  static let needs: [(String, AnchorPolicy, moving: Bool, held: Bool, CGFloat, CGFloat, Bool)] = [
    // Each row has a name, the policy, whether the keyboard moves, whether a finger holds the list,
    // the viewport, the content, and whether a decision is needed. The inset stays the same.
    ("nothing happened", .bottom(), true, false, 844, 2_000, false),
    ("grown on the way", .bottom(), true, false, 844, 2_100, true),
    ("grown at rest", .bottom(), false, false, 844, 2_100, false),
    ("grown under a finger", .bottom(), true, true, 844, 2_100, false),
    ("resized on the way", .bottom(), true, false, 700, 2_000, true),
    ("reading, grown", .readingPosition, true, false, 844, 2_100, false),
    ("reading, resized", .readingPosition, true, false, 700, 2_000, true),
    ("none, resized", .none, true, false, 700, 2_100, false),
  ]

  @Test("some changes need a decision though the inset stays", arguments: needs)
  func needed(
    name: String, policy: AnchorPolicy, isMoving: Bool, isHeld: Bool, viewport: CGFloat,
    content: CGFloat, expected: Bool
  ) {
    let track = AnchorTrack(policy: policy, geometry: rest)
    var now = rest
    now.viewport.height = viewport
    now.contentSize.height = content
    #expect(
      track.needsDecision(now, changingBottomInsetTo: 34, isMoving: isMoving, isHeld: isHeld)
        == expected, "\(name)")
    #expect(track.needsDecision(now, changingBottomInsetTo: 35, isMoving: false, isHeld: true))
    // Other code has changed the inset, and the anchor changes it back.
    now.inset.bottom = 35
    #expect(track.needsDecision(now, changingBottomInsetTo: 34, isMoving: false, isHeld: true))
  }

  @Test("a table that measures rows on the way stays at its end")
  func measured() {
    var track = AnchorTrack(policy: .bottom(), geometry: rest)
    var now = move(&track, rest, to: 336)
    now.contentSize.height += 60
    now.contentOffset.y += 20
    #expect(track.needsDecision(now, changingBottomInsetTo: 336, isMoving: true, isHeld: false))
    now = move(&track, now, to: 336)
    #expect(now.isAtBottom(tolerance: 0))
    now = move(&track, now, to: 34)
    #expect(now.isAtBottom(tolerance: 0))
  }

  @Test("numbers that are not finite leave no trace", arguments: unusable)
  func hostile(number: CGFloat) {
    var track = AnchorTrack(policy: .readingPosition, geometry: rest)
    var bad = rest
    bad.contentOffset.y = number
    bad.viewport.height = number
    track.see(bad)
    // The decision's geometry is not compared, because NaN does not equal itself.
    let decision = track.decide(
      bad, changingBottomInsetTo: 336, firstResponder: nil, isMoving: true, isHeld: false)
    #expect(decision.policy == .readingPosition)
    track.leave(bad)
    track.see(rest)
    #expect(move(&track, rest, to: 336).contentOffset.y == 1_492)
  }
}
