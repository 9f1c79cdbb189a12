import Foundation
import ResponderCore
import Testing

/// Tests how the watch judges a layout when a bar stays, when a sheet is in front, when the user
/// has scrolled, or when a new view has appeared next to it.
extension DiagnosisWatchTests {
  @Test("what has come beside a view, or beside a view around it, explains where it rests")
  func neighbors() {
    for isChanged in [false, true] {
      var watch = DiagnosisWatch()
      let outer = DiagnosisFacts.Surrounding(
        id: 1, identity: SampleJournal.list, frame: SampleEvidence.screen,
        screenFrame: SampleEvidence.screen, reachesBottom: true, isScreen: true,
        neighbors: [CGSize(width: 390, height: 52)])
      watch.keyboardComes(over: [], into: [outer, around(0, number: 2)])
      func look(_ time: Double, _ y: CGFloat, isUp: Bool) -> [Diagnosis.ID] {
        ids(
          watch.look(
            facts(time, y: 100) {
              $0.keyboard = SampleEvidence.keyboard(isUp: isUp)
              $0.surroundings = [outer, around(y, number: 2)]
              if isChanged, !isUp {
                $0.surroundings[0].neighbors.append(CGSize(width: 390, height: 20))
              }
            }))
      }
      #expect(look(0, -336, isUp: true) == [])
      #expect(look(1, -20, isUp: false) == [] && watch.waits == !isChanged)
      #expect(look(2, -20, isUp: false) == (isChanged ? [] : [.layoutNotRestored]))
      #expect(!watch.followsSurroundings)
    }
  }

  @Test(
    "a bar that stays when the keys have left is not a keyboard, and is not what was there before")
  func barStays() {
    func look(
      _ watch: inout DiagnosisWatch, _ time: Double, _ inset: CGFloat, _ keyboard: KeyboardState
    ) -> [Diagnosis.ID] {
      ids(
        watch.look(
          facts(time, y: 100) {
            $0.keyboard = keyboard
            $0.lists = [list(inset)]
            $0.surroundings = [around(inset > 100 ? -inset : 0)]
          }))
    }
    let (none, bar) = (SampleEvidence.keyboard(isUp: false), SampleEvidence.barAlone)
    let keys = SampleEvidence.keyboard()
    var watch = DiagnosisWatch()
    #expect(!watch.mayHaveRoom(after: none) && watch.mayHaveRoom(after: keys))
    // The bar appears alone first, then together with the keyboard.
    watch.keyboardComes(over: [list(0)], into: [around(0)], after: .hidden)
    #expect(watch.mayHaveRoom(after: none) && !watch.mayHaveRoom(after: bar))
    #expect(look(&watch, 0, 86, bar) == [] && !watch.hasLeft(bar) && watch.followsLists)
    watch.keyboardComes(over: [list(86)], into: [around(0)], after: .accessoryOnly)
    #expect(look(&watch, 1, 336, keys) == [] && watch.hasLeft(bar) && watch.mayHaveRoom(after: bar))
    var (kept, bare) = (watch, watch)
    // The keyboard hides, but its bar stays. In `watch`, the list removes its extra inset. In the
    // copy `kept`, it keeps the inset. In the copy `bare`, it also removes the inset for the bar,
    // which it had before the keyboard appeared.
    #expect(look(&watch, 2, 86, bar) == [] && !watch.waits && !watch.followsLists)
    #expect(look(&kept, 2, 336, bar) == [] && kept.waits)
    #expect(look(&kept, 3, 336, bar) == [.insetNotRestored, .layoutNotRestored])
    #expect(!kept.followsLists && !kept.followsSurroundings)
    #expect(look(&bare, 2, 0, bar) == [] && bare.waits)
    #expect(look(&bare, 3, 0, bar) == [.insetNotRestored])
    // The keyboard hides together with its bar, and the list removes its inset for the bar, which
    // is not a mistake.
    watch.keyboardComes(over: [list(86)], into: [around(-20)], after: .accessoryOnly)
    #expect(look(&watch, 4, 336, keys) == [])
    #expect(look(&watch, 5, 0, none) == [] && !watch.waits && !watch.followsLists)
    // The keyboard appears again before the watch has judged the last leftover, so the watch still
    // compares with its first record.
    watch.keyboardComes(over: [list(86)], into: [], after: .accessoryOnly)
    #expect(look(&watch, 6, 336, keys) == [] && look(&watch, 7, 336, bar) == [] && watch.waits)
    watch.keyboardComes(over: [list(336)], into: [], after: .accessoryOnly)
    #expect(look(&watch, 7.1, 336, keys) == [] && look(&watch, 8, 336, bar) == [])
    #expect(look(&watch, 9, 336, bar) == [.insetNotRestored])
  }

  @Test("a list behind a sheet, whose bar stays, is judged when the bar has gone")
  func behindSheet() {
    for (left, staysBehind, expected) in [
      (0, false, []), (336, false, [.insetNotRestored]), (336, true, [.insetNotRestored]),
    ] as [(CGFloat, Bool, [Diagnosis.ID])] {
      var watch = DiagnosisWatch()
      watch.keyboardComes(over: [list(0)], into: [], after: .hidden)
      func look(_ time: Double, _ inset: CGFloat, _ keyboard: KeyboardState, isBehind: Bool)
        -> [Diagnosis.ID]
      {
        var list = list(inset)
        list.isBehind = isBehind
        return ids(
          watch.look(
            facts(time, y: 100) {
              $0.keyboard = keyboard
              $0.lists = [list]
            }))
      }
      #expect(look(0, 336, SampleEvidence.keyboard(), isBehind: false) == [])
      for time in [1.0, 2, 3] {
        #expect(look(time, 336, SampleEvidence.barAlone, isBehind: true) == [])
        #expect(watch.followsLists && !watch.waits, "it waits for news, not for frames")
      }
      let none = SampleEvidence.keyboard(isUp: false)
      #expect(look(4, left, none, isBehind: staysBehind) == [] && watch.waits == (left > 0))
      #expect(look(5, left, none, isBehind: staysBehind) == expected && !watch.followsLists)
    }
  }

  @Test("a list that waits behind a sheet hides nothing of what is wrong in the sheet")
  func inFrontOfWaiting() {
    var (watch, time) = (DiagnosisWatch(), 0.0)
    let (none, bar) = (SampleEvidence.keyboard(isUp: false), SampleEvidence.barAlone)
    let keys = SampleEvidence.keyboard()
    func look(_ own: CGFloat?, raised: CGFloat = 0, _ keyboard: KeyboardState) -> [Diagnosis.ID] {
      time += 1
      var behind = list(336)
      behind.isBehind = own != nil
      return ids(
        watch.look(
          facts(time, y: 100) {
            $0.keyboard = keyboard
            $0.lists = [behind] + (own.map { [list($0, number: 2)] } ?? [])
            $0.surroundings = [around(-raised)]
          }))
    }
    // The keyboard covers the list behind the sheet. Then the sheet's own keyboard replaces that
    // keyboard, hides, and leaves its bar.
    watch.keyboardComes(over: [list(0)], into: [], after: .hidden)
    #expect(look(nil, keys) == [] && look(86, bar) == [] && watch.followsLists)
    #expect(!watch.mayHaveRoom(after: bar), "the sheet's own list is noted beside its bar")
    // After the sheet's next keyboard, the sheet's list has a smaller inset than the bar needs, and
    // a view is still raised.
    watch.keyboardComes(over: [list(86, number: 2)], into: [around(0)], after: .accessoryOnly)
    #expect(look(336, raised: 336, keys) == [])
    #expect(look(0, raised: 20, bar) == [] && watch.waits)
    #expect(look(0, raised: 20, bar) == [.insetNotRestored, .layoutNotRestored])
    // The sheet is dismissed together with its bar, so the watch judges the list behind it now.
    #expect(watch.followsLists && look(nil, none) == [] && watch.waits)
    #expect(look(nil, none) == [.insetNotRestored] && watch.isIdle == false)
  }

  @Test(
    "each list is compared with what stood beside it: a sheet's keys do not renew the record behind"
  )
  func recordsOfTwoScreens() {
    var watch = DiagnosisWatch()
    let (none, bar) = (SampleEvidence.keyboard(isUp: false), SampleEvidence.barAlone)
    func look(_ time: Double, _ inset: CGFloat, _ keyboard: KeyboardState, isBehind: Bool)
      -> [Diagnosis.ID]
    {
      var list = list(inset)
      list.isBehind = isBehind
      return ids(
        watch.look(
          facts(time, y: 100) {
            $0.keyboard = keyboard
            $0.lists = [list]
          }))
    }
    let keys = SampleEvidence.keyboard()
    watch.keyboardComes(over: [list(100)], after: .hidden)
    #expect(look(0, 336, keys, isBehind: false) == [])
    #expect(look(1, 336, bar, isBehind: true) == [])
    watch.keyboardComes(over: [list(86, number: 2)], after: .accessoryOnly)
    #expect(look(2, 336, keys, isBehind: true) == [])
    // The sheet is dismissed with its keyboard and its bar, and the list's own inset is missing.
    #expect(look(3, 0, none, isBehind: false) == [] && watch.waits)
    #expect(look(4, 0, none, isBehind: false) == [.insetNotRestored])
  }

  @Test("a chat that makes room for the keys of a sheet over it, and keeps the room")
  func keysOfTheSheetAlone() {
    for (inset, expected) in [(336, [.insetNotRestored]), (60, [])] as [(CGFloat, [Diagnosis.ID])] {
      var watch = DiagnosisWatch()
      func look(_ time: Double, _ inset: CGFloat, _ keyboard: KeyboardState, isBehind: Bool)
        -> [Diagnosis.ID]
      {
        var list = list(inset)
        list.isBehind = isBehind
        return ids(
          watch.look(
            facts(time, y: 100) {
              $0.keyboard = keyboard
              $0.lists = [list]
            }))
      }
      watch.keyboardComes(over: [list(86)], after: .accessoryOnly)
      #expect(look(0, 336, SampleEvidence.keyboard(), isBehind: true) == [])
      #expect(look(1, inset, SampleEvidence.barAlone, isBehind: false) == [])
      #expect(look(2, inset, SampleEvidence.barAlone, isBehind: false) == expected)
    }
  }

  @Test("a higher keyboard of the sheet in front explains nothing of what a list has left")
  func coveredFromFront() {
    var watch = DiagnosisWatch()
    watch.keyboardComes(over: [list(0)], into: [], after: .hidden)
    func look(_ time: Double, _ inset: CGFloat, _ top: CGFloat, isBehind: Bool) -> [Diagnosis.ID] {
      var list = list(inset)
      list.isBehind = isBehind
      return ids(
        watch.look(
          facts(time, y: 100) {
            $0.keyboard = KeyboardState().applying(
              KeyboardEvent(
                kind: top < 844 ? .willShow : .willHide, beginFrame: .zero,
                endFrame: rect(0, top, 390, 844 - top), duration: 0.25, curve: 7, isLocal: true,
                screen: SampleEvidence.screen))
            $0.lists = [list]
          }))
    }
    #expect(look(0, 291, 844 - 291, isBehind: false) == [])
    #expect(look(1, 291, 844 - 420, isBehind: true) == [])
    #expect(look(2, 230, 844, isBehind: false) == [])
    #expect(look(3, 230, 844, isBehind: false) == [.insetNotRestored])
  }

  @Test(
    "a line that a finger has scrolled under a bar is the user's, if it can be scrolled out again")
  func scrolledUnderBar() {
    func found(isByHand: Bool, room: CGFloat) -> [Diagnosis.ID] {
      var watch = DiagnosisWatch()
      let under: (inout DiagnosisFacts) -> Void = {
        $0.caret = SampleEvidence.caret(y: 480, offset: 0, room: room)
        $0.keyboard = SampleEvidence.keyboard()
        $0.isScrolledByHand = isByHand
        $0.cover = .init(
          identity: SampleJournal.list, frame: rect(0, 452, 390, 56), line: rect(0, 480, 390, 20))
      }
      _ = watch.look(facts(0, y: 100, under))
      return ids(watch.look(facts(1, y: 100, under)))
    }
    #expect(found(isByHand: false, room: 0) == [.fieldBehindBar])
    #expect(found(isByHand: true, room: 0) == [])
    #expect(found(isByHand: true, room: -340) == [.fieldBehindBar], "no room to scroll up by 48")
  }

  @Test("a field that no scrolling shows only takes the keys, unless it was seen before")
  func besideContent() {
    var watch = DiagnosisWatch()
    let beside = GeometryRecord(
      responder: field, scrollView: SampleJournal.list,
      decision: .decide(
        fieldRect: rect(-2_000, 100, 350, 44), geometry: SampleJournal.geometry,
        restingOffset: .zero, obscuredBy: []))
    let look: (inout DiagnosisFacts) -> Void = {
      $0.responder = 1
      $0.place = beside
    }
    #expect(watch.look(facts(0, look)).isEmpty && !watch.waits)
    _ = watch.look(facts(1, y: 100))
    #expect(watch.look(facts(2, look)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(3, look))) == [.orphanAtRest])
  }

  @Test("a hidden field that was never seen is judged only if scrolling can show it")
  func neverSeen() {
    // The first field is below the visible part of its list. The second is in no scroll view, in a
    // container of one point that clips it, because the app draws the digits itself.
    let below = DismissalDecision.decide(
      fieldRect: rect(20, 1_500, 350, 44), geometry: SampleJournal.geometry,
      restingOffset: SampleJournal.geometry.contentOffset, obscuredBy: [])
    let clipped = DismissalDecision.decide(
      fieldRect: rect(20, 100, 350, 44),
      geometry: ScrollViewGeometry(
        viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 844),
        contentOffset: .zero, inset: Insets()),
      restingOffset: .zero, obscuredBy: [], fieldClip: rect(0, 0, 1, 1))
    let rows: [(ResponderIdentity?, DismissalDecision, [Diagnosis.ID])] = [
      (SampleJournal.list, below, [.orphanAtRest]), (nil, clipped, []),
    ]
    for (scrollView, decision, expected) in rows {
      var watch = DiagnosisWatch()
      let look: (inout DiagnosisFacts) -> Void = {
        $0.responder = 1
        $0.place = GeometryRecord(
          responder: self.field, scrollView: scrollView, decision: decision)
      }
      #expect(watch.look(facts(0, look)).isEmpty && watch.waits == !expected.isEmpty)
      #expect(ids(watch.look(facts(1, look))) == expected)
    }
  }

  @Test("a bar that appears alone is no keyboard that has left, even if there was one before")
  func barAfterKeyboard() {
    var watch = DiagnosisWatch()
    func look(_ time: Double, _ inset: CGFloat, _ keyboard: KeyboardState) -> [Diagnosis.ID] {
      ids(
        watch.look(
          facts(time, y: 100) {
            $0.keyboard = keyboard
            $0.lists = [list(inset)]
          }))
    }
    watch.keyboardComes(over: [list(0)])
    #expect(look(0, 336, SampleEvidence.keyboard()) == [])
    #expect(look(1, 0, SampleEvidence.keyboard(isUp: false)) == [] && !watch.followsLists)
    watch.keyboardComes(over: [list(0)])
    #expect(look(2, 86, SampleEvidence.barAlone) == [] && watch.followsLists)
    #expect(!watch.hasLeft(SampleEvidence.barAlone))
  }

  @Test("room for a bar is not left over from the keyboard before it, which left the bar")
  func roomForBar() {
    let (none, bar) = (SampleEvidence.keyboard(isUp: false), SampleEvidence.barAlone)
    let keys = SampleEvidence.keyboard()
    var watch = DiagnosisWatch()
    func look(_ time: Double, _ y: CGFloat, _ keyboard: KeyboardState) -> [Diagnosis.ID] {
      ids(
        watch.look(
          facts(time, y: 100) {
            $0.keyboard = keyboard
            $0.surroundings = [around(y)]
          }))
    }
    watch.keyboardComes(over: [], into: [around(0)], after: .hidden)
    #expect(look(0, -336, keys) == [])
    // The keyboard appears again before the watch has judged the view below it, and then leaves its
    // bar.
    #expect(look(1, -86, none) == [] && watch.waits)
    watch.keyboardComes(over: [], into: [around(-86)], after: .accessoryOnly)
    #expect(look(1.1, -336, keys) == [])
    for time in [2.0, 3] { #expect(look(time, -86, bar) == [] && !watch.waits) }
  }

  @Test("a bar over the line, a bar that is lost, a field that left and a guide that stays down")
  func bars() {
    var watch = DiagnosisWatch()
    let covered: (inout DiagnosisFacts) -> Void = {
      $0.keyboard = SampleEvidence.keyboard()
      $0.cover = .init(
        identity: SampleJournal.list, frame: rect(0, 452, 390, 56), line: rect(20, 470, 2, 20))
    }
    #expect(watch.look(facts(0, y: 100, covered)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(1, y: 100, covered))) == [.fieldBehindBar])
    let lost: (inout DiagnosisFacts) -> Void = {
      $0.lostBar = .init(controller: SampleJournal.field, bar: SampleJournal.list)
    }
    #expect(watch.look(facts(2, lost)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(3, lost))) == [.lostAccessoryBar])
    let left: (inout DiagnosisFacts) -> Void = {
      $0.keyboard = SampleEvidence.keyboard()
      $0.fieldThatLeft = SampleJournal.field
    }
    #expect(watch.look(facts(4, left)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(5, left))) == [.fieldLeftWithScreen])
    let stuck: (inout DiagnosisFacts) -> Void = {
      $0.keyboard = SampleEvidence.keyboard()
      $0.guide = .init(view: SampleJournal.list, top: 810, rest: 810)
    }
    #expect(watch.look(facts(6, y: 100, stuck)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(7, y: 100, stuck))) == [.layoutGuideBelowKeyboard])
  }
}
