import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct RestWatchTests {
  private func place(
    y: CGFloat, height: CGFloat = 44, offset: CGFloat = 0, viewport: CGFloat = 844,
    top: CGFloat = 47, bottom: CGFloat = 34, clip: CGRect? = nil
  ) -> FieldPlace {
    FieldPlace(
      rect: rect(20, y, 350, height), viewport: CGSize(width: 390, height: viewport),
      contentOffset: point(0, offset), inset: Insets(top: top, bottom: bottom), clip: clip)
  }

  /// Looks every 20 ms from `start` until the watch finds something, for at most 2 s.
  private func find(
    _ watch: inout RestWatch, at place: FieldPlace, from start: TimeInterval
  ) -> (RestWatch.Finding, TimeInterval) {
    for step in 0..<100 {
      let time = start + Double(step) * 0.02
      let finding = watch.look(at: place, activity: .none, time: time, decides: true)
      if finding != .lookAgain { return (finding, time) }
    }
    return (.lookAgain, start + 2)
  }

  @Test(
    "a keyboard that comes while focus settles is no reason to judge after the drag that ends it")
  func comesWhileSettling() {
    var watch = RestWatch()
    let upright = place(y: 100)
    var turned = upright
    turned.viewport.width = 844
    for (time, place) in [(0, upright), (0.02, turned)] {
      _ = watch.look(at: place, activity: .none, time: time, decides: true)
    }
    #expect(watch.isSettling)
    watch.keyboardComes(at: 0.04)
    watch.dragBegan(at: turned)
    #expect(find(&watch, at: turned, from: 0.1).0 == .rest)
  }

  @Test("these changes move a field, and those do not")
  func motion() {
    let old = place(y: 100, offset: 0, clip: rect(0, 0, 390, 844))
    let rows: [(FieldPlace, DismissalCause?)] = [
      (old, nil),
      (place(y: 100.4, clip: old.clip), nil),
      // Only one edge of the field moves, or the bottom inset changes.
      (place(y: 100, height: 90, clip: old.clip), nil),
      (place(y: 80, height: 64, clip: old.clip), nil),
      (place(y: 100, bottom: 336, clip: old.clip), nil),
      // Both edges of the field move.
      (place(y: 140, clip: old.clip), .contentChange),
      (place(y: 60, offset: 40, clip: old.clip), .programmatic),
      (place(y: 140, height: 90, clip: old.clip), .contentChange),
      // The list scrolls, and the field does not move on the screen, as in a floating header.
      (place(y: 100, offset: 40, clip: old.clip), nil),
      // The size or top inset of the list, or what encloses it, changes. In the last row, the place
      // is not a number.
      (place(y: 100, viewport: 390, clip: old.clip), .resize),
      (place(y: 100, top: 91, clip: old.clip), .resize),
      (place(y: 100, clip: rect(0, -50, 390, 844)), .enclosing), (place(y: 100), .enclosing),
      (place(y: .nan, clip: old.clip), .contentChange),
    ]
    for (new, cause) in rows { #expect(new.motion(since: old) == cause, "\(new)") }
    #expect(place(y: .nan).motion(since: place(y: .nan)) == nil)
    var wide = old
    wide.viewport.width = 844
    #expect(wide.motion(since: old) == .resize)
    for edge in [\Insets.left, \Insets.right] {
      var inset = old
      inset.inset[keyPath: edge] = 44
      #expect(inset.motion(since: old) == .resize)
    }
    var aside = old
    aside.rect.origin.x += 60
    aside.contentOffset.x -= 60
    #expect(aside.motion(since: old) == .programmatic)
  }

  @Test("focus settles when nothing has moved for a tenth of a second and the keyboard has come")
  func settling() {
    var watch = RestWatch()
    #expect(watch.isSettling)
    watch.keyboardMoves(until: 10.25)
    let (finding, time) = find(&watch, at: place(y: 600), from: 10)
    #expect(finding == .settled(moved: false))
    // The field settles a tenth of a second after the keyboard has arrived.
    #expect(abs(time - 10.36) < 0.011)
    #expect(!watch.isSettling)
    var moving = RestWatch()
    _ = moving.look(at: place(y: 600), activity: .none, time: 1, decides: true)
    let moved = find(&moving, at: place(y: 300, offset: 300), from: 1.05)
    #expect(moved.0 == .settled(moved: true) && abs(moved.1 - 1.15) < 0.011)
  }

  @Test("a field that moved is judged once, a tenth of a second after the last motion")
  func judged() {
    var watch = RestWatch(settledAt: place(y: 100))
    for step in 0..<10 {
      #expect(
        watch.look(
          at: place(y: 100 - CGFloat(step + 1) * 20, offset: CGFloat(step + 1) * 20),
          activity: .none,
          time: 5 + Double(step) / 60, decides: true) == .lookAgain)
    }
    let end = place(y: -100, offset: 200)
    let (finding, time) = find(&watch, at: end, from: 5.16)
    #expect(finding == .judge(.programmatic))
    #expect(time - (5 + 9.0 / 60) >= 0.1 - 1e-9)
    #expect(find(&watch, at: end, from: 6).0 == .rest)
  }

  @Test("a decision is made only where one may follow")
  func undecided() {
    var watch = RestWatch(settledAt: place(y: 100))
    for time in [1, 2, 3] {
      #expect(
        watch.look(at: place(y: 300), activity: .none, time: TimeInterval(time), decides: false)
          == .lookAgain)
    }
    #expect(
      watch.look(at: place(y: 300), activity: .none, time: 4, decides: true)
        == .judge(.contentChange))
  }

  @Test("a field that is back where it was is not judged")
  func back() {
    var watch = RestWatch(settledAt: place(y: 100))
    #expect(watch.look(at: place(y: 900), activity: .none, time: 1, decides: true) == .lookAgain)
    #expect(find(&watch, at: place(y: 100), from: 1.05).0 == .rest)
  }

  @Test("while a finger is down, or a list coasts, nothing is judged", arguments: [true, false])
  func busy(isHeld: Bool) {
    var watch = RestWatch(settledAt: place(y: 100))
    for time in [1, 2, 3] {
      #expect(
        watch.look(
          at: place(y: -500, offset: 600), activity: isHeld ? .held : .coasting,
          time: TimeInterval(time), decides: true) == .rest)
    }
    let (finding, time) = find(&watch, at: place(y: -500, offset: 600), from: 3.02)
    #expect(finding == .judge(.programmatic) && abs(time - 3.1) < 0.011)
  }

  @Test("a drag settles the focus, and what comes to rest afterwards was its doing")
  func drag() {
    var watch = RestWatch()
    watch.dragBegan(at: place(y: 100))
    #expect(!watch.isSettling)
    #expect(
      watch.look(at: place(y: -500, offset: 600), activity: .held, time: 1, decides: true) == .rest)
    #expect(find(&watch, at: place(y: -500, offset: 600), from: 1).0 == .judge(.restAfterDrag))
    // The drag does not explain the next motion.
    #expect(find(&watch, at: place(y: -600, offset: 700), from: 3).0 == .judge(.programmatic))
    // When a drag begins after a look, the field settles at the place that the look has seen.
    var seen = RestWatch()
    _ = seen.look(at: place(y: 100), activity: .none, time: 1, decides: true)
    seen.dragBegan(at: place(y: 90, offset: 10))
    #expect(find(&seen, at: place(y: 90, offset: 10), from: 1.1).0 == .judge(.restAfterDrag))
    // The app has scrolled the field away right before the drag begins.
    var early = RestWatch(settledAt: place(y: 100))
    let away = place(y: -500, offset: 600)
    #expect(early.look(at: away, activity: .none, time: 1, decides: true) == .lookAgain)
    early.dragBegan(at: away)
    #expect(find(&early, at: away, from: 1.05).0 == .judge(.restAfterDrag))
    // A drag that ends where it began has no effect.
    var nothing = RestWatch(settledAt: place(y: 100))
    nothing.dragBegan(at: place(y: 100))
    #expect(find(&nothing, at: place(y: 100), from: 1).0 == .rest)
    #expect(find(&nothing, at: place(y: 300), from: 2).0 == .judge(.contentChange))
  }

  @Test("a field that refused is not asked at the rest that follows, but after the next motion")
  func refused() {
    var watch = RestWatch(settledAt: place(y: 100))
    watch.dragBegan(at: place(y: 100))
    watch.asked()
    #expect(watch.hasAsked)
    #expect(find(&watch, at: place(y: -500, offset: 600), from: 1).0 == .rest)
    #expect(!watch.hasAsked)
    #expect(find(&watch, at: place(y: -600, offset: 700), from: 2).0 == .judge(.programmatic))
    // The watch asks the field to resign, and then nothing moves.
    watch.asked()
    #expect(find(&watch, at: place(y: -600, offset: 700), from: 3).0 == .rest)
    #expect(!watch.hasAsked)
    watch.asked()
    watch.dragBegan(at: place(y: 0))
    #expect(!watch.hasAsked)
  }

  @Test("a watch from the end of a drag judges its rest wherever it is, once")
  func oneScroll() {
    var watch = RestWatch(dragEndedAt: place(y: 100))
    #expect(find(&watch, at: place(y: 100), from: 1).0 == .judge(.restAfterDrag))
    #expect(find(&watch, at: place(y: 100), from: 2).0 == .rest)
    var refused = RestWatch(dragEndedAt: place(y: 100))
    refused.asked()
    #expect(find(&refused, at: place(y: 100), from: 1).0 == .rest)
  }

  @Test("typing excuses the motion that begins soon after it, and no other")
  func typing() {
    var watch = RestWatch(settledAt: place(y: 100))
    _ = watch.look(at: place(y: 100), activity: .none, time: 1, decides: true)
    watch.typed(at: 1)
    #expect(find(&watch, at: place(y: 100), from: 1).0 == .rest)
    #expect(find(&watch, at: place(y: 60, offset: 40), from: 1.2).0 == .settled(moved: true))
    #expect(find(&watch, at: place(y: 20, offset: 80), from: 2).0 == .judge(.programmatic))
    // Typing does not excuse a motion that a finger causes.
    watch.typed(at: 3)
    watch.dragBegan(at: place(y: 20, offset: 80))
    #expect(find(&watch, at: place(y: -80, offset: 180), from: 3.1).0 == .judge(.restAfterDrag))
  }

  @Test("times from another clock are ignored")
  func clocks() {
    var watch = RestWatch(settledAt: place(y: 100))
    watch.keyboardMoves(until: .infinity)
    _ = watch.look(at: place(y: 300), activity: .none, time: 1000, decides: true)
    #expect(
      watch.look(at: place(y: 300), activity: .none, time: 1, decides: true)
        == .judge(.contentChange))
    watch.keyboardMoves(until: 1e9)
    #expect(find(&watch, at: place(y: 500), from: 2).0 == .judge(.contentChange))
  }

  @Test(
    "a keyboard that comes back after a turn judges once more; not later, not after a refusal",
    .fact("T4.13.29")
  )
  func keyboardComesBack() {
    let upright = place(y: 300)
    var turned = place(y: 260, viewport: 390)
    turned.viewport.width = 844
    for (comes, refuses, judgesAgain) in [
      (0.3, false, true), (1.0, false, true), (1.2, false, false), (0.3, true, false),
    ] {
      var watch = RestWatch(settledAt: upright)
      let (finding, time) = find(&watch, at: turned, from: 10)
      #expect(finding == .judge(.resize))
      if refuses { watch.refused() }
      let back = 10 + comes
      watch.keyboardMoves(until: back + 0.25)
      watch.keyboardComes(at: back)
      let (second, end) = find(&watch, at: turned, from: max(time, back))
      #expect(second == (judgesAgain ? .judge(.resize) : .rest), "\(comes), \(refuses)")
      if judgesAgain { #expect(end >= back + 0.25 - 1e-9) }
      #expect(find(&watch, at: turned, from: end + 1).0 == .rest)
    }
    // The list's height shrinks, or its top inset changes as when a large title collapses. The
    // list's width stays the same, so the device was not rotated.
    for changed in [place(y: 260, viewport: 390), place(y: 300, top: 91)] {
      var watch = RestWatch(settledAt: upright)
      let (finding, time) = find(&watch, at: changed, from: 10)
      #expect(finding == .judge(.resize))
      watch.keyboardMoves(until: 10.55)
      watch.keyboardComes(at: 10.3)
      #expect(find(&watch, at: changed, from: max(time, 10.3)).0 == .rest)
    }
    // No field has settled yet, so the keyboard appears because of the new focus.
    var fresh = RestWatch()
    fresh.keyboardComes(at: 0)
    #expect(find(&fresh, at: upright, from: 0).0 == .settled(moved: false))
  }
}
