import Foundation
import ResponderCore
import TestSupport
import Testing

/// The place of a field that is 350 points wide, in a list.
func fieldPlace(
  y: CGFloat, height: CGFloat = 44, offset: CGFloat = 0, viewport: CGFloat = 844,
  width: CGFloat = 390, top: CGFloat = 47, bottom: CGFloat = 34, clip: CGRect? = nil
) -> FieldPlace {
  FieldPlace(
    rect: rect(20, y, 350, height), viewport: CGSize(width: width, height: viewport),
    contentOffset: point(0, offset), inset: Insets(top: top, bottom: bottom), clip: clip)
}

extension RestRule {
  mutating func look(at place: FieldPlace, _ time: TimeInterval) -> Finding {
    look(at: place, activity: .none, time: time, decides: true)
  }

  /// Looks every 20 ms from `start` until the rule finds something, for at most 2 s.
  mutating func find(at place: FieldPlace, from start: TimeInterval) -> (Finding, TimeInterval) {
    for step in 0..<100 {
      let time = start + Double(step) * 0.02
      let finding = look(at: place, time)
      if finding != .lookAgain { return (finding, time) }
    }
    return (.lookAgain, start + 2)
  }
}

@Suite struct RestRuleTests {
  @Test("a keyboard that comes while focus settles is no reason later")
  func comesWhileSettling() {
    var watch = RestRule()
    let upright = fieldPlace(y: 100)
    var turned = upright
    turned.viewport.width = 844
    for (time, place) in [(0, upright), (0.02, turned)] {
      _ = watch.look(at: place, time)
    }
    #expect(watch.isSettling)
    watch.keyboardComes(at: 0.04)
    watch.dragBegan(at: turned)
    #expect(watch.find(at: turned, from: 0.1).0 == .rest)
  }

  @Test("focus settles when all is still and the keyboard has come")
  func settling() {
    var watch = RestRule()
    #expect(watch.isSettling)
    watch.keyboardMoves(until: 10.25)
    let (finding, time) = watch.find(at: fieldPlace(y: 600), from: 10)
    #expect(finding == .settled(moved: false))
    // The field settles a tenth of a second after the keyboard has arrived.
    #expect(abs(time - 10.36) < 0.011)
    #expect(!watch.isSettling)
    var moving = RestRule()
    _ = moving.look(at: fieldPlace(y: 600), 1)
    let moved = moving.find(at: fieldPlace(y: 300, offset: 300), from: 1.05)
    #expect(moved.0 == .settled(moved: true) && abs(moved.1 - 1.15) < 0.011)
  }

  @Test("a field that moved is judged once, after the last motion")
  func judged() {
    var watch = RestRule(settledAt: fieldPlace(y: 100))
    for step in 0..<10 {
      #expect(
        watch.look(
          at: fieldPlace(y: 100 - CGFloat(step + 1) * 20, offset: CGFloat(step + 1) * 20),
          5 + Double(step) / 60) == .lookAgain)
    }
    let end = fieldPlace(y: -100, offset: 200)
    let (finding, time) = watch.find(at: end, from: 5.16)
    #expect(finding == .judge(.programmatic))
    #expect(time - (5 + 9.0 / 60) >= 0.1 - 1e-9)
    #expect(watch.find(at: end, from: 6).0 == .rest)
  }

  @Test("a decision is made only where one may follow")
  func undecided() {
    var watch = RestRule(settledAt: fieldPlace(y: 100))
    for time in [1, 2, 3] {
      #expect(
        watch.look(
          at: fieldPlace(y: 300), activity: .none, time: TimeInterval(time), decides: false)
          == .lookAgain)
    }
    #expect(
      watch.look(at: fieldPlace(y: 300), 4)
        == .judge(.contentChange))
  }

  @Test("a field that is back where it was is not judged")
  func back() {
    var watch = RestRule(settledAt: fieldPlace(y: 100))
    #expect(watch.look(at: fieldPlace(y: 900), 1) == .lookAgain)
    #expect(watch.find(at: fieldPlace(y: 100), from: 1.05).0 == .rest)
  }

  @Test(
    "while a finger is down, a list coasts, or a transition runs, nothing is judged",
    arguments: [RestRule.Activity.held, .coasting, .inTransition])
  func busy(activity: RestRule.Activity) {
    var watch = RestRule(settledAt: fieldPlace(y: 100))
    for time in [1, 2, 3] {
      #expect(
        watch.look(
          at: fieldPlace(y: -500, offset: 600), activity: activity,
          time: TimeInterval(time), decides: true)
          == (activity == .inTransition ? .lookAgain : .rest))
    }
    let (finding, time) = watch.find(at: fieldPlace(y: -500, offset: 600), from: 3.02)
    #expect(finding == .judge(.programmatic) && abs(time - 3.1) < 0.011)
  }

  @Test("a drag settles the focus, and explains the rest after it")
  func drag() {
    var watch = RestRule()
    watch.dragBegan(at: fieldPlace(y: 100))
    #expect(!watch.isSettling)
    #expect(
      watch.look(at: fieldPlace(y: -500, offset: 600), activity: .held, time: 1, decides: true)
        == .rest)
    #expect(watch.find(at: fieldPlace(y: -500, offset: 600), from: 1).0 == .judge(.restAfterDrag))
    // The drag does not explain the next motion.
    #expect(watch.find(at: fieldPlace(y: -600, offset: 700), from: 3).0 == .judge(.programmatic))
    // When a drag begins after a look, the field settles at the place that the look has seen.
    var seen = RestRule()
    _ = seen.look(at: fieldPlace(y: 100), 1)
    seen.dragBegan(at: fieldPlace(y: 90, offset: 10))
    #expect(seen.find(at: fieldPlace(y: 90, offset: 10), from: 1.1).0 == .judge(.restAfterDrag))
    // The app has scrolled the field away right before the drag begins.
    var early = RestRule(settledAt: fieldPlace(y: 100))
    let away = fieldPlace(y: -500, offset: 600)
    #expect(early.look(at: away, 1) == .lookAgain)
    early.dragBegan(at: away)
    #expect(early.find(at: away, from: 1.05).0 == .judge(.restAfterDrag))
    // A drag that ends where it began has no effect.
    var nothing = RestRule(settledAt: fieldPlace(y: 100))
    nothing.dragBegan(at: fieldPlace(y: 100))
    #expect(nothing.find(at: fieldPlace(y: 100), from: 1).0 == .rest)
    #expect(nothing.find(at: fieldPlace(y: 300), from: 2).0 == .judge(.contentChange))
  }

  @Test("a field that refused is asked again only after the next motion")
  func refused() {
    var watch = RestRule(settledAt: fieldPlace(y: 100))
    watch.dragBegan(at: fieldPlace(y: 100))
    watch.asked()
    #expect(watch.hasAsked)
    #expect(watch.find(at: fieldPlace(y: -500, offset: 600), from: 1).0 == .rest)
    #expect(!watch.hasAsked)
    #expect(watch.find(at: fieldPlace(y: -600, offset: 700), from: 2).0 == .judge(.programmatic))
    // The watch asks the field to resign, and then nothing moves.
    watch.asked()
    #expect(watch.find(at: fieldPlace(y: -600, offset: 700), from: 3).0 == .rest)
    #expect(!watch.hasAsked)
    watch.asked()
    watch.dragBegan(at: fieldPlace(y: 0))
    #expect(!watch.hasAsked)
  }

  @Test("a rule from the end of a drag judges its rest once")
  func oneScroll() {
    var watch = RestRule(dragEndedAt: fieldPlace(y: 100))
    #expect(watch.find(at: fieldPlace(y: 100), from: 1).0 == .judge(.restAfterDrag))
    #expect(watch.find(at: fieldPlace(y: 100), from: 2).0 == .rest)
    var refused = RestRule(dragEndedAt: fieldPlace(y: 100))
    refused.asked()
    #expect(refused.find(at: fieldPlace(y: 100), from: 1).0 == .rest)
  }

  @Test("typing excuses the motion that begins soon after it, and no other")
  func typing() {
    var watch = RestRule(settledAt: fieldPlace(y: 100))
    _ = watch.look(at: fieldPlace(y: 100), 1)
    watch.typed(at: 1)
    #expect(watch.find(at: fieldPlace(y: 100), from: 1).0 == .rest)
    #expect(watch.find(at: fieldPlace(y: 60, offset: 40), from: 1.2).0 == .settled(moved: true))
    #expect(watch.find(at: fieldPlace(y: 20, offset: 80), from: 2).0 == .judge(.programmatic))
    // Typing does not excuse a motion that a finger causes.
    watch.typed(at: 3)
    watch.dragBegan(at: fieldPlace(y: 20, offset: 80))
    #expect(watch.find(at: fieldPlace(y: -80, offset: 180), from: 3.1).0 == .judge(.restAfterDrag))
  }

  @Test("a caret that moves with its responder counts as typing, except in another width")
  func caret() {
    for (width, finding) in [
      (CGFloat(390), RestRule.Finding.settled(moved: true)), (400, .judge(.resize)),
    ] {
      let (before, after) = (fieldPlace(y: 100), fieldPlace(y: 60, offset: 40, width: width))
      var watch = RestRule(settledAt: before)
      for (y, place) in [(CGFloat(0), before), (20, after)] {
        #expect(watch.needsCaret(at: place))
        watch.read(caret: rect(0, y, 2, 20), at: place, time: 1)
        #expect(watch.look(at: place, 1) == (y == 0 ? .rest : .lookAgain))
      }
      #expect(!watch.needsCaret(at: after) && watch.find(at: after, from: 1.05).0 == finding)
      let later = fieldPlace(y: 20, offset: 80, width: width)
      watch.read(caret: rect(0, 20, 2, 20), at: later, time: 3)
      #expect(watch.find(at: later, from: 3).0 == .judge(.programmatic))
    }
  }

  @Test("a keyboard that comes back after a turn judges once more", .fact("T4.13.29"))
  func keyboardComesBack() {
    let upright = fieldPlace(y: 300)
    var turned = fieldPlace(y: 260, viewport: 390)
    turned.viewport.width = 844
    for (comes, refuses, judgesAgain) in [
      (0.3, false, true), (1.0, false, true), (1.2, false, false), (0.3, true, false),
    ] {
      var watch = RestRule(settledAt: upright)
      let (finding, time) = watch.find(at: turned, from: 10)
      #expect(finding == .judge(.resize))
      if refuses { watch.refused() }
      let back = 10 + comes
      watch.keyboardMoves(until: back + 0.25)
      watch.keyboardComes(at: back)
      let (second, end) = watch.find(at: turned, from: max(time, back))
      #expect(second == (judgesAgain ? .judge(.resize) : .rest), "\(comes), \(refuses)")
      if judgesAgain { #expect(end >= back + 0.25 - 1e-9) }
      #expect(watch.find(at: turned, from: end + 1).0 == .rest)
    }
    // The list's height shrinks, or its top inset changes as when a large title collapses. The
    // list's width stays the same, so the device was not rotated.
    for changed in [fieldPlace(y: 260, viewport: 390), fieldPlace(y: 300, top: 91)] {
      var watch = RestRule(settledAt: upright)
      let (finding, time) = watch.find(at: changed, from: 10)
      #expect(finding == .judge(.resize))
      watch.keyboardMoves(until: 10.55)
      watch.keyboardComes(at: 10.3)
      #expect(watch.find(at: changed, from: max(time, 10.3)).0 == .rest)
    }
    // No field has settled yet, so the keyboard appears because of the new focus.
    var fresh = RestRule()
    fresh.keyboardComes(at: 0)
    #expect(fresh.find(at: upright, from: 0).0 == .settled(moved: false))
  }
}
