import Foundation
import ResponderCore
import Testing

@Suite struct DiagnosisWatchTests {
  let field = SampleJournal.field

  func facts(
    _ time: Double, y: CGFloat? = nil, _ change: (inout DiagnosisFacts) -> Void = { _ in }
  ) -> DiagnosisFacts {
    var facts = DiagnosisFacts(time: time)
    if let y {
      facts.responder = 1
      facts.place = SampleEvidence.place(y: y)
    }
    change(&facts)
    return facts
  }

  func list(_ inset: CGFloat, number: Int = 1) -> DiagnosisFacts.List {
    DiagnosisFacts.List(
      id: number, identity: SampleJournal.list, bottom: SampleEvidence.bottom(inset))
  }

  func ids(_ evidence: [DiagnosisEvidence]) -> [Diagnosis.ID] {
    evidence.compactMap { $0.diagnosis?.id }
  }

  // MARK: Mistakes that last

  @Test("a mistake is told once, when it has stood, and again after it was gone")
  func once() {
    var watch = DiagnosisWatch()
    #expect(watch.look(facts(0, y: 100)).isEmpty && !watch.waits)
    #expect(watch.look(facts(1, y: -100)).isEmpty && watch.waits)
    #expect(watch.look(facts(1.2, y: -100)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(1.25, y: -100))) == [.orphanAtRest])
    #expect(!watch.waits && watch.subjects == [1])
    #expect(watch.look(facts(9, y: -100)).isEmpty && !watch.waits && watch.subjects.isEmpty)
    #expect(watch.look(facts(10, y: 100)).isEmpty)
    #expect(watch.look(facts(11, y: -100)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(12, y: -100))) == [.orphanAtRest])
  }

  @Test("it is idle while it suspects nothing and watches no list")
  func idle() {
    var watch = DiagnosisWatch()
    #expect(watch.isIdle)
    _ = watch.look(facts(0, y: 600))
    #expect(!watch.isIdle)
    _ = watch.look(facts(0.1, y: 100))
    #expect(watch.isIdle)
    watch.keyboardComes(over: [list(0)])
    #expect(!watch.isIdle && watch.followsLists)
  }

  @Test("what moves is not judged, and begins anew; what was told stays told")
  func moving() {
    var watch = DiagnosisWatch()
    _ = watch.look(facts(0, y: 600))
    #expect(watch.look(facts(0.5, y: 600) { $0.isMoving = true }).isEmpty && !watch.waits)
    #expect(watch.look(facts(0.6, y: 600)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(0.9, y: 600))) == [.fieldBehindKeyboard])
    _ = watch.look(facts(1, y: 600) { $0.isMoving = true })
    #expect(watch.look(facts(2, y: 600)).isEmpty && !watch.waits)
  }

  @Test("a scroll in code puts the judgement off, without ending the wait for it")
  func unsteady() {
    var watch = DiagnosisWatch()
    _ = watch.look(facts(0, y: 600))
    #expect(watch.look(facts(0.3, y: 600) { $0.isSteady = false }).isEmpty && watch.waits)
    #expect(watch.look(facts(0.5, y: 600)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(0.55, y: 600))) == [.fieldBehindKeyboard])
  }

  @Test("if the clock goes backwards, a mistake must last for its whole time from then on")
  func clockSetBack() {
    var watch = DiagnosisWatch()
    _ = watch.look(facts(5, y: 600))
    #expect(watch.look(facts(1, y: 600)).isEmpty && watch.waits)
    #expect(watch.look(facts(1.2, y: 600)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(1.25, y: 600))) == [.fieldBehindKeyboard])
  }

  @Test("another responder's place is another mistake")
  func another() {
    var watch = DiagnosisWatch()
    _ = watch.look(facts(0, y: 600))
    _ = watch.look(facts(1, y: 600))
    #expect(watch.look(facts(2, y: 600) { $0.responder = 2 }).isEmpty && watch.waits)
  }

  @Test("a keyboard is without a responder only while there is no first responder")
  func stray() {
    var watch = DiagnosisWatch()
    let up: (inout DiagnosisFacts) -> Void = { $0.keyboard = SampleEvidence.keyboard() }
    #expect(watch.look(facts(0, y: 100, up)).isEmpty && !watch.waits)
    #expect(watch.look(facts(1, up)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(2, up))) == [.keyboardWithoutResponder])
  }

  @Test("a responder outside the key window is told when it has stood")
  func elsewhere() {
    var watch = DiagnosisWatch()
    let away: (inout DiagnosisFacts) -> Void = {
      $0.elsewhere = .init(
        responder: SampleJournal.field, home: SampleEvidence.window(0),
        key: SampleEvidence.window(2_001))
    }
    #expect(watch.look(facts(0, y: 100, away)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(1, y: 100, away))) == [.overlayStoleKey])
  }

  @Test(
    "what is moved a little in each frame does not stand; a point is no motion",
    arguments: [true, false])
  func creeping(isSideways: Bool) {
    var watch = DiagnosisWatch()
    func look(_ time: Double, at place: CGFloat) -> [Diagnosis.ID] {
      ids(
        watch.look(
          facts(time, y: 600) {
            $0.spot = isSideways ? rect(place, 20, 350, 44) : rect(20, place, 350, 44)
          }))
    }
    #expect(look(0, at: 100) == [] && look(0.2, at: 98) == [] && look(0.4, at: 96) == [])
    #expect(watch.waits)
    #expect(look(0.65, at: 95.5) == [.fieldBehindKeyboard])
  }

  @Test("what a finger holds is neither there nor gone")
  func held() {
    var watch = DiagnosisWatch()
    _ = watch.look(facts(0, y: 600))
    #expect(watch.look(facts(1, y: 600) { $0.isHeld = true }).isEmpty && !watch.waits)
    #expect(watch.look(facts(2, y: 600)).isEmpty && watch.waits)
    #expect(ids(watch.look(facts(3, y: 600))) == [.fieldBehindKeyboard])
    #expect(watch.look(facts(4, y: 600) { $0.isHeld = true }).isEmpty)
    #expect(watch.look(facts(5, y: 600)).isEmpty && !watch.waits)
  }

  @Test("a field that was never seen is not an orphan, once it was it is")
  func unseen() {
    var watch = DiagnosisWatch()
    _ = watch.look(facts(0, y: -100))
    #expect(watch.look(facts(1, y: -100)).isEmpty && !watch.waits)
    _ = watch.look(facts(2, y: 100))
    _ = watch.look(facts(3, y: -100))
    #expect(ids(watch.look(facts(4, y: -100))) == [.orphanAtRest])
  }

  // MARK: Surroundings

  func around(_ y: CGFloat, number: Int = 1) -> DiagnosisFacts.Surrounding {
    DiagnosisFacts.Surrounding(
      id: number, identity: SampleJournal.list, frame: rect(0, y, 390, 844),
      screenFrame: rect(0, y, 390, 844), reachesBottom: true, isScreen: true)
  }

  @Test(
    "a view that stays raised is told once; those inside it are not, and the next keyboard begins anew"
  )
  func surroundings() {
    var watch = DiagnosisWatch()
    func look(_ time: Double, _ y: CGFloat, isUp: Bool) -> [Diagnosis.ID] {
      ids(
        watch.look(
          facts(time, y: 100) {
            $0.keyboard = SampleEvidence.keyboard(isUp: isUp)
            $0.surroundings = [around(y), around(y, number: 2)]
          }))
    }
    #expect(!watch.followsSurroundings && watch.isIdle)
    watch.keyboardComes(over: [], into: [around(0), around(0, number: 2), around(0, number: 3)])
    #expect(watch.followsSurroundings && !watch.isIdle)
    watch.keyboardComes(over: [], into: [around(-336)])
    #expect(look(0, -336, isUp: true) == [] && !watch.waits)
    #expect(look(1, -36, isUp: false) == [] && watch.waits && watch.followsSurroundings)
    #expect(look(2, -36, isUp: false) == [.layoutNotRestored])
    #expect(!watch.followsSurroundings)
    watch.keyboardComes(over: [], into: [around(0)])
    #expect(look(3, -672, isUp: true) == [] && watch.waits)
    #expect(look(4, -672, isUp: true) == [.needlessLift])
    #expect(look(5, 0, isUp: false) == [] && !watch.followsSurroundings)
  }

  @Test("a bar lower than the keyboard rises by more than its height, and not too far; twice is")
  func bar() {
    func bar(_ y: CGFloat) -> DiagnosisFacts.Surrounding {
      DiagnosisFacts.Surrounding(
        id: 1, identity: SampleJournal.list, frame: rect(0, y, 390, 52),
        screenFrame: rect(0, y, 390, 52), reachesBottom: true)
    }
    for (y, found) in [(456, []), (154, [.needlessLift])] as [(CGFloat, [Diagnosis.ID])] {
      var watch = DiagnosisWatch()
      watch.keyboardComes(over: [], into: [bar(758)])
      let raised: (inout DiagnosisFacts) -> Void = {
        $0.keyboard = SampleEvidence.keyboard()
        $0.surroundings = [bar(y)]
      }
      #expect(watch.look(facts(0, y: 100, raised)).isEmpty)
      #expect(ids(watch.look(facts(1, y: 100, raised))) == found)
      #expect(watch.subjects == found.map { _ in 1 })
    }
  }

  @Test("what is raised above a panel in the keyboard's place is judged when that has gone")
  func panel() {
    var watch = DiagnosisWatch()
    func look(_ time: Double, isUp: Bool = false, isTaken: Bool) -> Set<Diagnosis.ID> {
      Set(
        ids(
          watch.look(
            facts(time, y: 100) {
              $0.keyboard = SampleEvidence.keyboard(isUp: isUp)
              $0.lists = [list(336)]
              $0.surroundings = [around(-336)]
              $0.isPlaceTaken = isTaken
            })))
    }
    watch.keyboardComes(over: [list(0)], into: [around(0)])
    #expect(look(0, isUp: true, isTaken: false) == [])
    #expect(look(1, isTaken: true) == [] && look(9, isTaken: true) == [] && !watch.waits)
    #expect(watch.followsLists && watch.followsSurroundings)
    #expect(look(10, isTaken: false) == [] && watch.waits)
    #expect(look(11, isTaken: false) == [.insetNotRestored, .layoutNotRestored])
    #expect(!watch.followsLists && !watch.followsSurroundings)
  }

  @Test("what the person can scroll to is a warning, what stays behind the keyboard an error")
  func severity() {
    func severity(room: CGFloat) -> Diagnosis.Severity? {
      DiagnosisEvidence.place(
        geometry: SampleEvidence.place(y: 100), caret: SampleEvidence.caret(y: 700, room: room),
        restedFor: 1
      ).diagnosis?.severity
    }
    #expect(severity(room: 336) == .warning)
    #expect(
      DiagnosisEvidence.place(geometry: SampleEvidence.place(y: 600), restedFor: 1).diagnosis?
        .severity == .error)
    let covered = SampleEvidence.place(y: 600).visibility
    #expect(
      Diagnosis.fieldBehindKeyboard(responder: field, visibility: covered)?.severity == .error)
  }

  // MARK: Lists

  @Test("room made twice, then left behind; the next keyboard begins anew")
  func lists() {
    var watch = DiagnosisWatch()
    let up = SampleEvidence.keyboard()
    func look(_ time: Double, _ inset: CGFloat, isUp: Bool) -> [Diagnosis.ID] {
      ids(
        watch.look(
          facts(time, y: 100) {
            $0.keyboard = isUp ? up : SampleEvidence.keyboard(isUp: false)
            $0.lists = [list(inset), list(0, number: 7)]
          }))
    }
    #expect(!watch.followsLists)
    watch.keyboardComes(over: [list(0)])
    #expect(watch.followsLists)
    #expect(look(0, 672, isUp: true) == [] && watch.waits)
    #expect(look(1, 672, isUp: true) == [.doubleLift])
    // When the same keyboard is announced again, the watch still compares with the list as it was
    // before the keyboard appeared, not with the lifted list.
    watch.keyboardComes(over: [list(672)])
    #expect(look(2, 336, isUp: false) == [] && watch.waits && watch.followsLists)
    #expect(look(3, 336, isUp: false) == [.insetNotRestored])
    #expect(!watch.followsLists)
    watch.keyboardComes(over: [list(336)])
    #expect(look(4, 672, isUp: true) == [])
    #expect(look(5, 336, isUp: false) == [] && !watch.followsLists && !watch.waits)
  }

  @Test(
    "a list that is gone is not judged, and forgotten with the keyboard, even from behind a sheet",
    arguments: [nil, false, true])
  func gone(isBehind: Bool?) {
    var watch = DiagnosisWatch()
    watch.keyboardComes(over: [list(0)])
    if let isBehind {
      var list = list(336)
      list.isBehind = isBehind
      let up = facts(0, y: 100) {
        $0.keyboard = SampleEvidence.keyboard()
        $0.lists = [list]
      }
      #expect(watch.look(up).isEmpty && watch.followsLists)
    }
    #expect(watch.look(facts(1, y: 100)).isEmpty)
    #expect(!watch.followsLists && watch.isIdle)
  }

  // MARK: Focus

  @Test("a focus set in code and lost to no other responder within a second is reported")
  func focus() {
    var watch = DiagnosisWatch()
    func change(_ to: ResponderIdentity?, _ time: Double, isInCode: Bool = true) -> Diagnosis.ID? {
      watch.focusChanged(to: to, isInCode: isInCode, at: time)?.diagnosis?.id
    }
    #expect(change(nil, 0) == nil)
    #expect(change(field, 1) == nil)
    #expect(change(nil, 1.5) == .focusLostEarly)
    // The watch does not report a focus that was lost late, moved to another view, set by the user,
    // or resigned at this package's request. It does report the loss if that request had failed.
    #expect(change(field, 2) == nil && change(nil, 3) == nil)
    #expect(change(field, 4) == nil && change(SampleJournal.list, 4.1) == nil)
    #expect(change(nil, 9) == nil)
    #expect(change(field, 10, isInCode: false) == nil && change(nil, 10.1) == nil)
    #expect(change(field, 11) == nil)
    watch.resigned(ResignRecord(responder: field, isForced: false, didResign: false))
    #expect(change(nil, 11.1) == .focusLostEarly)
    #expect(change(field, 12) == nil)
    watch.resigned(ResignRecord(responder: field, isForced: false, didResign: true))
    #expect(change(nil, 12.1) == nil)
    // The request explains only the change that followed it.
    #expect(change(field, 13) == nil && change(nil, 13.1) == .focusLostEarly)
  }

  // MARK: Scrolls

  private func sample(
    _ phase: ScrollSample.Phase, _ geometry: ScrollViewGeometry
  ) -> ScrollSample {
    ScrollSample(scrollView: SampleJournal.list, phase: phase, geometry: geometry)
  }

  private func end(announced: Bool) -> DragEnd {
    DragEnd(
      scrollView: SampleJournal.list,
      projection: .decide(
        geometry: SampleJournal.geometry, velocity: point(0, 0.75), rate: 0.998, isPaging: false,
        announcedTarget: announced ? point(0, 412) : nil))
  }

  @Test(
    "a scroll that rests elsewhere is told; as exact as what was known", arguments: [true, false])
  func prediction(isAnnounced: Bool) {
    let end = end(announced: isAnnounced)
    let rest = end.projection.restingOffset
    func found(_ distance: CGFloat) -> Diagnosis.ID? {
      var watch = DiagnosisWatch()
      watch.dragEnded(end, in: 3)
      let geometry = SampleJournal.geometry
      let place = geometry.scrolled(to: point(0, rest.y + distance))
      #expect(watch.scrolled(sample(.atRest, place), in: 4) == nil)
      #expect(watch.scrolled(sample(.decelerating, geometry), in: 3) == nil)
      let found = watch.scrolled(sample(.atRest, place), in: 3)
      #expect(watch.scrolled(sample(.atRest, place), in: 3) == nil)
      return found?.diagnosis?.id
    }
    #expect(found(0) == nil)
    #expect(found(5) == (isAnnounced ? .predictionOverridden : nil))
    #expect(found(-40) == .predictionOverridden)
  }

  @Test("a second touch, or another content, inset or size, leaves nothing to compare")
  func interrupted() {
    let rest = SampleJournal.geometry.scrolled(to: point(0, 900))
    var (larger, padded, resized) = (rest, rest, rest)
    larger.contentSize.height += 100
    padded.inset.bottom += 302
    resized.viewport.height -= 336
    let others = [larger, padded, resized].map { sample(.atRest, $0) }
    for first in [sample(.dragging, rest), sample(.programmatic, rest)] + others {
      var watch = DiagnosisWatch()
      watch.dragEnded(end(announced: true), in: 3)
      #expect(watch.scrolled(first, in: 3) == nil)
      #expect(watch.scrolled(sample(.atRest, rest), in: 3) == nil)
    }
  }
}
