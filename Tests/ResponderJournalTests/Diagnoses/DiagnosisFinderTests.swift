import Foundation
import Testing

@testable import ResponderJournal

@Suite("Mistakes that last, and lost focus")
struct DiagnosisFinderTests {
  private static let keys = FinderStage.keys

  @Test("a mistake that has lasted is reported, once each time")
  func once() {
    var stage = FinderStage()
    #expect(stage.turn(0) == [] && !stage.waits)
    #expect(stage.turn(1, y: -100) == [] && stage.waits)
    #expect(stage.turn(1.2, y: -100) == [] && stage.waits)
    #expect(stage.turn(1.25, y: -100) == [.orphanAtRest] && !stage.waits)
    #expect(stage.turn(9, y: -100) == [] && !stage.waits)
    #expect(stage.turn(10) == [])
    #expect(stage.turn(11, y: -100) == [] && stage.waits)
    #expect(stage.turn(12, y: -100) == [.orphanAtRest])
  }

  @Test("a finding has the number of its object")
  func subjects() {
    var finder = DiagnosisFinder()
    finder.keyboardComes(over: [FinderStage.list(0, number: 7)])
    var facts = DiagnosisFacts(time: 0)
    (facts.responder, facts.place) = (3, SampleEvidence.place(y: 600))
    facts.keyboard = FinderStage.keys
    facts.lists = [FinderStage.list(672, number: 7)]
    #expect(finder.look(facts).isEmpty)
    facts.time = 1
    let found = finder.look(facts)
    #expect(found.map(\.subject) == [3, 7])
    #expect(found.map { $0.evidence.diagnosis?.id } == [.fieldBehindKeyboard, .doubleLift])
  }

  @Test("it is idle while it suspects nothing and watches no list")
  func idle() {
    var stage = FinderStage()
    #expect(stage.finder.isIdle)
    _ = stage.turn(0, y: 600)
    #expect(!stage.finder.isIdle)
    _ = stage.turn(0.1)
    #expect(stage.finder.isIdle)
    stage.comes(list: 0)
    #expect(!stage.finder.isIdle && stage.finder.followsLists)
  }

  /// Turns with a field behind the keyboard.
  struct Delay: Sendable {
    let name: String
    /// The turns before the report: the time, whether something moves, whether a finger holds the
    /// views, whether the app scrolls in code, and whether the finder then waits.
    let turns: [(time: Double, change: Change?, waits: Bool)]
    let report: Double
    enum Change: Sendable { case isMoving, isHeld, isUnsteady }
  }

  static let delays = [
    Delay(
      name: "what moves begins anew",
      turns: [(0, nil, true), (0.5, .isMoving, false), (0.6, nil, true)], report: 0.9),
    Delay(
      name: "what a finger holds is neither there nor gone",
      turns: [(0, nil, true), (1, .isHeld, false), (2, nil, true)], report: 3),
    Delay(
      name: "a scroll in code puts it off without ending the wait",
      turns: [(0, nil, true), (0.3, .isUnsteady, true), (0.5, nil, true)], report: 0.55),
    Delay(
      name: "a clock that goes backwards begins anew",
      turns: [(5, nil, true), (1, nil, true), (1.2, nil, true)], report: 1.25),
  ]

  @Test("what delays a report, and keeps it told", arguments: delays)
  func delayed(_ delay: Delay) {
    var stage = FinderStage()
    func change(_ change: Delay.Change?) -> (inout DiagnosisFacts) -> Void {
      {
        $0.isMoving = change == .isMoving
        $0.isHeld = change == .isHeld
        $0.isSteady = change != .isUnsteady
      }
    }
    for (time, kind, waits) in delay.turns {
      #expect(
        stage.turn(time, y: 600, change: change(kind)) == [] && stage.waits == waits,
        "\(delay.name)")
    }
    #expect(stage.turn(delay.report, y: 600) == [.fieldBehindKeyboard], "\(delay.name)")
    for (time, kind) in [(6.0, Delay.Change.isMoving), (7, .isHeld), (8, .isUnsteady)] {
      #expect(stage.turn(time, y: 600, change: change(kind)) == [])
      #expect(stage.turn(time + 0.5, y: 600) == [] && !stage.waits, "\(delay.name)")
    }
  }

  @Test("another responder's place is another mistake")
  func another() {
    var stage = FinderStage()
    _ = stage.turn(0, y: 600)
    _ = stage.turn(1, y: 600)
    #expect(stage.turn(2, y: 600) { $0.responder = 2 } == [] && stage.waits)
  }

  @Test("a creeping view is not at rest", arguments: [true, false])
  func creeping(isSideways: Bool) {
    var stage = FinderStage()
    func look(_ time: Double, at place: CGFloat) -> [Diagnosis.ID] {
      stage.turn(time, y: 600) {
        $0.spot = isSideways ? rect(place, 20, 350, 44) : rect(20, place, 350, 44)
      }
    }
    #expect(look(0, at: 100) == [] && look(0.2, at: 98) == [] && look(0.4, at: 96) == [])
    #expect(stage.waits && look(0.65, at: 95.5) == [.fieldBehindKeyboard])
  }

  typealias State = (
    id: Diagnosis.ID, y: CGFloat?, change: @Sendable (inout DiagnosisFacts) -> Void
  )

  private static func state(
    _ id: Diagnosis.ID, fieldAt y: CGFloat? = nil,
    _ change: @escaping @Sendable (inout DiagnosisFacts) -> Void
  ) -> State { (id, y, change) }

  private static let (field, list) = (SampleJournal.field, SampleJournal.list)

  static let states: [State] = [
    state(.keyboardWithoutResponder) { $0.keyboard = keys },
    state(.responderOutsideKeyWindow, fieldAt: 100) {
      $0.states = [SampleEvidence.windows(home: 0, key: 2_001, for: 0)]
    },
    state(.fieldBehindBar, fieldAt: 100) {
      $0.keyboard = keys
      $0.cover = .init(
        identity: list, frame: rect(0, 452, 390, 56), line: rect(20, 470, 2, 20))
    },
    state(.lostAccessoryBar) {
      $0.states = [.lostBar(controller: field, bar: list, restedFor: 0)]
    },
    state(.focusRefused) { $0.states = [SampleEvidence.refused(.disabled)] },
    state(.contentBehindKeyboard, fieldAt: 100) {
      $0.keyboard = keys
      $0.content = CoveredContent(
        kind: .button, view: list, place: rect(20, 600, 350, 44), edge: 844)
    },
    state(.fieldLeftWithScreen) { ($0.keyboard, $0.fieldThatLeft) = (keys, field) },
    state(.layoutGuideBelowKeyboard, fieldAt: 100) {
      $0.keyboard = keys
      $0.states = [.guide(view: list, top: 810, rest: 810, keyboard: keys, restedFor: 0)]
    },
  ]

  @Test("each state is found when it has lasted, and only then", arguments: states)
  func lasting(_ state: State) {
    var stage = FinderStage()
    #expect(stage.turn(0, Self.keys) == [] && !stage.waits)
    #expect(stage.turn(1, y: state.y, change: state.change) == [] && stage.waits)
    #expect(stage.turn(2, y: state.y, change: state.change) == [state.id])
    // What has gone while a finger held the views is reported when it returns. A place is kept.
    #expect(stage.turn(3, Self.keys) { $0.isHeld = true } == [])
    let isKept = [.fieldBehindBar, .contentBehindKeyboard].contains(state.id)
    #expect(stage.turn(4, y: state.y, change: state.change) == [] && stage.waits == !isKept)
    #expect(stage.turn(5, y: state.y, change: state.change) == (isKept ? [] : [state.id]))
  }

  @Test("a leftover as high as a tab bar, which is still there or has gone", arguments: [83, 0])
  func leftOfBar(tabBar: CGFloat) {
    var stage = FinderStage()
    func list(_ inset: CGFloat, tabBar: CGFloat) -> DiagnosisFacts.List {
      var list = FinderStage.list(inset)
      list.windowBottom = WindowBottom(edge: 844, safeArea: 34, tabBar: tabBar)
      return list
    }
    stage.finder.keyboardComes(over: [list(0, tabBar: 83)])
    for time in [0, 0.5] { _ = stage.turn(time, Self.keys) { $0.lists = [list(302, tabBar: 83)] } }
    #expect(stage.turn(1) { $0.lists = [list(49, tabBar: tabBar)] } == [])
    #expect(
      stage.turn(2) { $0.lists = [list(49, tabBar: tabBar)] }
        == (tabBar > 0 ? [.insetNotRestored] : []))
  }

  @Test("a sheet that UIKit raised, whose view a handler raises as far or farther")
  func raisedSheet() {
    for (rise, found) in [(236, []), (400, [.needlessLift])] as [(CGFloat, [Diagnosis.ID])] {
      var stage = FinderStage()
      func sheet(up rise: CGFloat, by handler: CGFloat) -> DiagnosisFacts.Surrounding {
        var view = FinderStage.view(rect(0, -handler, 390, 544))
        (view.isSheet, view.screenFrame) = (true, rect(0, 300 - rise - handler, 390, 544))
        return view
      }
      stage.finder.keyboardComes(over: [], into: [sheet(up: 0, by: 0)])
      let all = [0, 1].map { time in
        stage.turn(time, Self.keys) { $0.surroundings = [sheet(up: 100, by: rise)] }
      }
      #expect(all == [[], found])
    }
  }

  // MARK: Places

  /// A field that was never seen, at a place, and whether it is judged there.
  static let unseen: [(name: String, place: GeometryRecord, isJudged: Bool)] = [
    ("outside every list", SampleEvidence.place(y: -100), false),
    ("under the keyboard", SampleEvidence.place(y: 600), true),
    ("below the visible part of its list", place(rect(20, 1_500, 350, 44)), true),
    ("beside its list's content", place(rect(-2_000, 100, 350, 44)), false),
    (
      "in a container of one point, in no list",
      GeometryRecord(
        responder: SampleJournal.field, scrollView: nil,
        decision: .decide(
          fieldRect: rect(20, 100, 350, 44),
          geometry: ScrollViewGeometry(
            viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 844),
            contentOffset: .zero, inset: Insets()),
          restingOffset: .zero, obscuredBy: nil, fieldClip: rect(0, 0, 1, 1))), false
    ),
  ]

  private static func place(_ rect: CGRect) -> GeometryRecord {
    GeometryRecord(
      responder: SampleJournal.field, scrollView: SampleJournal.list,
      decision: .decide(
        fieldRect: rect, geometry: SampleJournal.geometry,
        restingOffset: SampleJournal.geometry.contentOffset, obscuredBy: nil))
  }

  @Test("a hidden field is judged if it can be seen", arguments: unseen)
  func hidden(name: String, place: GeometryRecord, isJudged: Bool) {
    var stage = FinderStage()
    #expect(stage.turn(0) { $0.place = place } == [] && stage.waits == isJudged, "\(name)")
    #expect(stage.turn(1) { $0.place = place }.isEmpty == !isJudged, "\(name)")
    // A place that no side hides is none.
    guard place.visibility.hiddenSide != nil else { return }
    _ = stage.turn(2)
    #expect(stage.turn(3) { $0.place = place } == [] && stage.waits, "\(name)")
    #expect(stage.turn(4) { $0.place = place }.count == 1, "\(name)")
  }

  static let underBar: [(isByHand: Bool, room: CGFloat, found: [Diagnosis.ID])] = [
    // In the last row, there is no room to scroll up by 48.
    (false, 0, [.fieldBehindBar]), (true, 0, []), (true, -340, [.fieldBehindBar]),
  ]

  @Test("a line scrolled under a bar by hand, with and without room", arguments: underBar)
  func scrolledUnderBar(isByHand: Bool, room: CGFloat, found: [Diagnosis.ID]) {
    var stage = FinderStage()
    func look(_ time: Double) -> [Diagnosis.ID] {
      stage.turn(time, Self.keys) {
        $0.caret = SampleEvidence.caret(y: 480, offset: 0, room: room)
        $0.isScrolledByHand = isByHand
        $0.cover = .init(
          identity: SampleJournal.list, frame: rect(0, 452, 390, 56), line: rect(0, 480, 390, 20))
      }
    }
    #expect(look(0) == [] && look(1) == found)
  }

  // MARK: Focus

  @Test("a focus set in code and lost within a second")
  func focus() {
    var finder = DiagnosisFinder()
    func change(_ to: ResponderIdentity?, _ time: Double, isInCode: Bool = true) -> Diagnosis.ID? {
      finder.focusChanged(to: to, isInCode: isInCode, at: time)?.diagnosis?.id
    }
    let field = Self.field
    func resign(_ didResign: Bool) {
      finder.resigned(ResignRecord(responder: field, isForced: false, didResign: didResign))
    }
    #expect(change(nil, 0) == nil)
    #expect(change(field, 1) == nil && change(nil, 1.5) == .focusLostEarly)
    // Lost late, moved to another view, set by the user, resigned at this package's request.
    #expect(change(field, 2) == nil && change(nil, 3) == nil)
    #expect(change(field, 4) == nil && change(SampleJournal.list, 4.1) == nil)
    #expect(change(nil, 9) == nil)
    #expect(change(field, 10, isInCode: false) == nil && change(nil, 10.1) == nil)
    #expect(change(field, 11) == nil)
    resign(false)
    #expect(change(nil, 11.1) == .focusLostEarly)
    #expect(change(field, 12) == nil)
    resign(true)
    #expect(change(nil, 12.1) == nil)
    // The request explains only the change that followed it.
    #expect(change(field, 13) == nil && change(nil, 13.1) == .focusLostEarly)
  }

  // MARK: Scrolls

  private func end(announced: CGFloat?, velocity: CGFloat = 0.75) -> DragEnd {
    DragEnd(
      scrollView: SampleJournal.list,
      projection: .decide(
        geometry: SampleJournal.geometry, velocity: point(0, velocity), rate: 0.998,
        isPaging: false, announcedTarget: announced.map { point(0, $0) }))
  }

  /// The announced target, the speed, how far from the predicted offset the list rests, and whether
  /// the sample then says what was predicted.
  static let rests: [(CGFloat?, CGFloat, distance: CGFloat, isTold: Bool)] = [
    (412, 0.75, 0, false), (412, 0.75, 1, false), (412, 0.75, 1.5, true), (412, 0.75, -40, true),
    // The speed's target is known to 10 points, or to a tenth of a distance of 374.
    (nil, 0.02, 9.5, false), (nil, 0.02, 10.5, true), (nil, 0.75, 30, false), (nil, 0.75, 40, true),
    (412, 0.75, .nan, false), (412, 0.75, .infinity, false),
  ]

  @Test("a scroll that rests elsewhere is noted, as exactly as was known", arguments: rests)
  func prediction(target: CGFloat?, velocity: CGFloat, distance: CGFloat, isTold: Bool) {
    let end = end(announced: target, velocity: velocity)
    let rest = end.projection.restingOffset
    let there = SampleJournal.geometry.scrolled(to: point(0, rest.y + distance))
    func sample(_ phase: ScrollSample.Phase) -> ScrollSample {
      ScrollSample(scrollView: SampleJournal.list, phase: phase, geometry: there)
    }
    var finder = DiagnosisFinder()
    finder.dragEnded(end, in: 3)
    #expect(finder.scrolled(sample(.atRest), in: 4).predicted == nil)
    #expect(finder.scrolled(sample(.decelerating), in: 3).predicted == nil)
    let told = finder.scrolled(sample(.atRest), in: 3)
    #expect(told.predicted == (isTold ? rest : nil))
    #expect(told.phase == .atRest && told.scrollView == SampleJournal.list)
    #expect(finder.scrolled(sample(.atRest), in: 3).predicted == nil)
  }

  @Test("after an interruption there is nothing to compare")
  func interrupted() {
    let rest = SampleJournal.geometry.scrolled(to: point(0, 900))
    var (larger, padded, resized) = (rest, rest, rest)
    larger.contentSize.height += 100
    padded.inset.bottom += 302
    resized.viewport.height -= 336
    func sample(_ geometry: ScrollViewGeometry, _ phase: ScrollSample.Phase) -> ScrollSample {
      ScrollSample(scrollView: SampleJournal.list, phase: phase, geometry: geometry)
    }
    let firsts =
      [sample(rest, .dragging), sample(rest, .programmatic)]
      + [larger, padded, resized].map { sample($0, .atRest) }
    for first in firsts {
      var finder = DiagnosisFinder()
      finder.dragEnded(end(announced: 412), in: 3)
      #expect(finder.scrolled(first, in: 3) == first)
      #expect(finder.scrolled(sample(rest, .atRest), in: 3).predicted == nil)
    }
  }
}
