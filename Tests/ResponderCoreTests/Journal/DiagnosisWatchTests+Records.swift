import Foundation
import ResponderCore
import Testing

/// Tests what the watch compares a list or a view with, after the app has changed it or after a
/// mistake was reported.
extension DiagnosisWatchTests {
  private func look(
    _ watch: inout DiagnosisWatch, _ time: Double, _ inset: CGFloat, y: CGFloat = 0, isUp: Bool
  ) -> [Diagnosis.ID] {
    ids(
      watch.look(
        facts(time, y: 100) {
          $0.keyboard = SampleEvidence.keyboard(isUp: isUp)
          $0.lists = [list(inset)]
          $0.surroundings = [around(y)]
        }))
  }

  /// Plays one keyboard, between an inset and a place from before it and those that it leaves.
  /// Returns what the watch then finds.
  private func cycle(
    _ watch: inout DiagnosisWatch, _ time: Double, from old: (CGFloat, CGFloat), up: CGFloat = 336,
    to left: (CGFloat, CGFloat)
  ) -> [Diagnosis.ID] {
    watch.keyboardComes(over: [list(old.0)], into: [around(old.1)])
    #expect(look(&watch, time, up, y: -336, isUp: true) == [])
    #expect(look(&watch, time + 0.5, up, y: -336, isUp: true) == [])
    #expect(look(&watch, time + 1, left.0, y: left.1, isUp: false) == [])
    return look(&watch, time + 2, left.0, y: left.1, isUp: false)
  }

  @Test("what a list's inset gains while the keyboard rests is the app's own, and no second lift")
  func growth() {
    var watch = DiagnosisWatch()
    watch.keyboardComes(over: [list(0)])
    #expect(look(&watch, 0, 336, isUp: true) == [] && !watch.waits)
    #expect(look(&watch, 1, 536, isUp: true) == [] && !watch.waits)
    #expect(look(&watch, 2, 536, isUp: true) == [])
    // When the inset of a list at rest shrinks, the watch does not make the smaller inset its
    // reference. Here, the inset shrinks because the keyboard of a sheet in front was higher.
    var other = DiagnosisWatch()
    other.keyboardComes(over: [list(0)])
    func behind(_ time: Double, _ inset: CGFloat, isBehind: Bool) -> [Diagnosis.ID] {
      var list = list(inset)
      list.isBehind = isBehind
      return ids(
        other.look(
          facts(time, y: 100) {
            $0.keyboard = SampleEvidence.keyboard()
            $0.lists = [list]
          }))
    }
    #expect(behind(0, 636, isBehind: true) == [] && behind(1, 636, isBehind: true) == [])
    #expect(behind(2, 336, isBehind: false) == [] && behind(3, 336, isBehind: false) == [])
    // The watch also attributes later growth to the app.
    #expect(behind(4, 436, isBehind: false) == [] && behind(5, 436, isBehind: false) == [])
  }

  @Test(
    "what a list gains before the keyboard has rested is a second lift, also after a move in place",
    arguments: [nil, false, true])
  func growthInMotion(isMoveAnimated: Bool?) {
    var watch = DiagnosisWatch()
    watch.keyboardComes(over: [list(0)])
    #expect(look(&watch, 0, 336, isUp: true) == [])
    if let isMoveAnimated {
      #expect(look(&watch, 1, 336, isUp: true) == [])
      watch.keyboardMoved()
      if isMoveAnimated {
        #expect(watch.look(facts(1.1, y: 100) { $0.isMoving = true }) == [])
      }
    }
    #expect(look(&watch, isMoveAnimated == nil ? 0.1 : 1.2, 672, isUp: true) == [] && watch.waits)
    #expect(look(&watch, 2, 672, isUp: true) == [.doubleLift])
  }

  @Test(
    "a footer that goes while the keyboard rests is not missing afterwards; a zeroed inset is",
    arguments: [
      ([336], []), ([], [.insetNotRestored]), ([480, 380], [.insetNotRestored]),
      ([336, 380, 336], []),
    ]
      as [([CGFloat], [Diagnosis.ID])])
  func footer(atRest: [CGFloat], expected: [Diagnosis.ID]) {
    var watch = DiagnosisWatch()
    watch.keyboardComes(over: [list(44)])
    #expect(look(&watch, 0, 380, isUp: true) == [] && look(&watch, 1, 380, isUp: true) == [])
    for (index, inset) in atRest.enumerated() {
      #expect(look(&watch, 2 + Double(index) / 2, inset, isUp: true) == [])
    }
    #expect(look(&watch, 4, 0, isUp: false) == [])
    #expect(look(&watch, 5, 0, isUp: false) == expected)
  }

  @Test(
    "a reported mistake is remembered: it is the same one while it lasts, and to put it right is none"
  )
  func reported() {
    var watch = DiagnosisWatch()
    func cycle(
      _ time: Double, from old: (CGFloat, CGFloat), up: CGFloat = 336, to left: (CGFloat, CGFloat)
    ) -> [Diagnosis.ID] { self.cycle(&watch, time, from: old, up: up, to: left) }
    #expect(cycle(0, from: (0, 0), to: (336, -336)) == [.insetNotRestored, .layoutNotRestored])
    #expect(cycle(10, from: (336, -336), to: (336, -336)) == [])
    // The app only adds insets and never removes them, so it leaves an inset behind a second time.
    #expect(cycle(20, from: (336, -336), up: 672, to: (672, -336)) == [.insetNotRestored])
    #expect(cycle(30, from: (672, -336), up: 672, to: (336, 0)) == [])
    // The watch now compares with a new record.
    #expect(cycle(40, from: (0, 0), to: (336, -336)) == [.insetNotRestored, .layoutNotRestored])
    #expect(cycle(50, from: (60, -20), to: (60, -20)) == [])
  }

  @Test("an inset that is put right in part is no new mistake; after it was right once, it is one")
  func correctedInPart() {
    var watch = DiagnosisWatch()
    func cycle(_ time: Double, from old: CGFloat, to left: CGFloat) -> [Diagnosis.ID] {
      self.cycle(&watch, time, from: (old, 0), to: (left, 0))
    }
    #expect(cycle(0, from: 0, to: 336) == [.insetNotRestored])
    #expect(cycle(10, from: 336, to: 60) == [])
    #expect(cycle(20, from: 60, to: 60) == [])
    #expect(cycle(30, from: 336, to: 60) == [.insetNotRestored])
  }

  @Test("a view that is put back late is no new mistake; one that has moved since its report is")
  func putBack() {
    var watch = DiagnosisWatch()
    func cycle(_ time: Double, from old: CGFloat, to left: CGFloat) -> [Diagnosis.ID] {
      self.cycle(&watch, time, from: (0, old), to: (0, left))
    }
    #expect(cycle(0, from: 0, to: -36) == [.layoutNotRestored])
    #expect(cycle(10, from: -36, to: 0) == [])
    #expect(cycle(20, from: 20, to: 0) == [.layoutNotRestored])
  }

  @Test("a view that is back in its place before the keyboard leaves is moved by others afterwards")
  func putBackBeside() {
    var watch = DiagnosisWatch()
    #expect(cycle(&watch, 0, from: (0, 0), to: (0, -36)) == [.layoutNotRestored])
    watch.keyboardComes(over: [], into: [around(-36)])
    #expect(look(&watch, 10, 0, y: -336, isUp: true) == [])
    #expect(look(&watch, 11, 0, y: 0, isUp: true) == [])
    #expect(look(&watch, 12, 0, y: 10, isUp: false) == [] && !watch.waits)
  }

  @Test(
    "an inset that was read late proves what is left behind, but not what is missing",
    arguments: [(0, 336, [.insetNotRestored]), (336, 0, [])] as [(CGFloat, CGFloat, [Diagnosis.ID])]
  )
  func readLate(before: CGFloat, left: CGFloat, expected: [Diagnosis.ID]) {
    var watch = DiagnosisWatch()
    var late = list(before)
    late.isCertain = false
    watch.keyboardComes(over: [late])
    #expect(look(&watch, 0, 336, isUp: true) == [] && look(&watch, 1, left, isUp: false) == [])
    #expect(look(&watch, 2, left, isUp: false) == expected && !watch.followsLists)
  }

  @Test("a field that is not judged yet keeps no record of a list or a view with the same number")
  func otherSuspicion() {
    var watch = DiagnosisWatch()
    watch.keyboardComes(over: [list(0)], into: [around(0)])
    #expect(look(&watch, 0, 336, isUp: true) == [])
    let left = facts(1, y: -100) {
      $0.lists = [list(0)]
      $0.surroundings = [around(0)]
    }
    #expect(watch.look(left).isEmpty && watch.waits)
    #expect(!watch.followsLists && !watch.followsSurroundings)
  }

  @Test("a report about a field is not one about a list with the same number")
  func otherReport() {
    var watch = DiagnosisWatch()
    func lookAway(_ time: Double, _ inset: CGFloat, isUp: Bool) -> [Diagnosis.ID] {
      ids(
        watch.look(
          facts(time, y: -100) {
            $0.keyboard = SampleEvidence.keyboard(isUp: isUp)
            $0.lists = [list(inset)]
          }))
    }
    watch.keyboardComes(over: [list(0)])
    #expect(look(&watch, 0, 336, isUp: true) == [])
    #expect(lookAway(1, 336, isUp: true) == [] && lookAway(2, 336, isUp: true) == [.orphanAtRest])
    // The keyboard leaves. The list has more room than before, but not enough for a mistake.
    #expect(lookAway(3, 200, isUp: false) == [] && !watch.waits && !watch.followsLists)
    // After the next keyboard, all of that room is missing.
    watch.keyboardComes(over: [list(200)])
    #expect(look(&watch, 4, 536, isUp: true) == [] && look(&watch, 4.1, 0, isUp: false) == [])
    #expect(look(&watch, 5, 0, isUp: false) == [.insetNotRestored])
  }

  @Test("an inset that was put right in time was no mistake, and is not remembered as one")
  func notReported() {
    var watch = DiagnosisWatch()
    watch.keyboardComes(over: [list(0)])
    #expect(look(&watch, 0, 336, isUp: true) == [])
    #expect(look(&watch, 1, 336, isUp: false) == [] && watch.waits)
    #expect(look(&watch, 1.1, 0, isUp: false) == [] && !watch.followsLists)
    // The app now gives the list the same inset for a panel of its own, and it is missing after the
    // next keyboard.
    watch.keyboardComes(over: [list(336)])
    #expect(look(&watch, 2, 672, isUp: true) == [] && look(&watch, 2.1, 0, isUp: false) == [])
    #expect(look(&watch, 3, 0, isUp: false) == [.insetNotRestored])
  }

  @Test("what was reported and has gone while a finger held the views is reported when it returns")
  func goneWhileHeld() {
    var watch = DiagnosisWatch()
    let away: (inout DiagnosisFacts) -> Void = {
      $0.elsewhere = .init(
        responder: SampleJournal.field, home: SampleEvidence.window(0),
        key: SampleEvidence.window(2_001))
    }
    _ = watch.look(facts(0, y: 100, away))
    #expect(ids(watch.look(facts(1, y: 100, away))) == [.overlayStoleKey])
    #expect(watch.look(facts(2, y: 100) { $0.isHeld = true }).isEmpty)
    #expect(watch.look(facts(3, y: 100, away)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(4, y: 100, away))) == [.overlayStoleKey])
  }

  @Test("while the keyboard is up, no panel is in its place, and a lift without need is reported")
  func panelBesideKeyboard() {
    var watch = DiagnosisWatch()
    watch.keyboardComes(over: [], into: [around(0)])
    let raised: (inout DiagnosisFacts) -> Void = {
      $0.keyboard = SampleEvidence.keyboard()
      $0.surroundings = [self.around(-672)]
      $0.isPlaceTaken = true
    }
    #expect(watch.look(facts(0, y: 100, raised)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(1, y: 100, raised))) == [.needlessLift])
  }

  @Test(
    "a bar stands on a keyboard that is not docked where its layout guide follows; a screen does not",
    arguments: [
      (0.0, 740, true, false), (10, 740, true, false), (40, 740, true, true), (0, 0, true, true),
      (0, 24, false, false),
    ])
  func undocked(gap: Double, top: Double, isScreen: Bool, fires: Bool) {
    let keyboard = KeyboardState().applying(
      KeyboardEvent(
        kind: .willChangeFrame, beginFrame: .zero, endFrame: rect(0, 400, 390, 336), duration: 0.25,
        curve: 7, isLocal: true, screen: SampleEvidence.screen))
    #expect(keyboard.placement == .undocked)
    // Returns a bar with a controller of its own if `top` is 740, or the whole screen if `top` is
    // 0.
    func view(bottom: CGFloat) -> DiagnosisFacts.Surrounding {
      let frame = rect(0, bottom - (844 - top), 390, 844 - top)
      return DiagnosisFacts.Surrounding(
        id: 1, identity: SampleJournal.list, frame: frame, screenFrame: frame, reachesBottom: true,
        isScreen: isScreen)
    }
    var watch = DiagnosisWatch()
    watch.keyboardComes(over: [], into: [view(bottom: 844)])
    func look(_ time: Double) -> [Diagnosis.ID] {
      ids(
        watch.look(
          facts(time, y: 100) {
            $0.keyboard = keyboard
            $0.surroundings = [view(bottom: 400 - gap)]
          }))
    }
    #expect(look(0) == [] && look(1) == (fires ? [.needlessLift] : []))
  }
}
