import Foundation
import ResponderJournal
import Testing

/// One file, because all of it is about what one list is compared with.
@Suite("Room that lists make for the keyboard, and leave behind")
struct ListDiagnosisTests {
  private static let (none, keys, bar) = (FinderStage.none, FinderStage.keys, FinderStage.bar)

  /// One turn with a list: the time, the list's inset, the keyboard, whether a screen in front owns
  /// it, and what is found. Before the turn, a keyboard may come over a list with another inset.
  struct Turn: Sendable {
    var comes: (inset: CGFloat, after: KeyboardPlacement)?
    let time: Double
    let keyboard: KeyboardState
    let inset: CGFloat?
    var isBehind = false
    var found: [Diagnosis.ID] = []
  }

  private static func up(
    _ time: Double, _ inset: CGFloat?, over old: CGFloat? = nil,
    after resting: KeyboardPlacement = .hidden, isBehind: Bool = false, _ found: [Diagnosis.ID] = []
  ) -> Turn {
    Turn(
      comes: old.map { ($0, resting) }, time: time, keyboard: keys, inset: inset,
      isBehind: isBehind, found: found)
  }

  private static func left(
    _ time: Double, _ inset: CGFloat?, isBehind: Bool = false, _ found: [Diagnosis.ID] = []
  ) -> Turn { Turn(time: time, keyboard: none, inset: inset, isBehind: isBehind, found: found) }

  private static func besideBar(
    _ time: Double, _ inset: CGFloat, over old: CGFloat? = nil, isBehind: Bool = false,
    _ found: [Diagnosis.ID] = []
  ) -> Turn {
    Turn(
      comes: old.map { ($0, .hidden) }, time: time, keyboard: bar, inset: inset,
      isBehind: isBehind, found: found)
  }

  /// Turns with one list, one after the other.
  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let turns: [Turn]

    init(_ words: String, _ turns: Turn...) {
      (testDescription, self.turns) = (words, turns)
    }
  }

  /// Three turns beside the bar of a sheet, behind which the list keeps its room.
  private static let behindSheet = [1, 2, 3].map { besideBar($0, 336, isBehind: true) }

  static let rows = [
    // At 2 s, the same keyboard is announced again, over the lifted list.
    Story(
      "room made twice, then left behind; the next keyboard begins anew", up(0, 672, over: 0),
      up(1, 672, [.doubleLift]),
      Turn(comes: (672, .hidden), time: 2, keyboard: none, inset: 336),
      left(3, 336, [.insetNotRestored]), up(4, 672, over: 336), left(5, 336)),
    Story(
      "what an inset gains while the keyboard rests is the app's own", up(0, 336, over: 0),
      up(1, 536), up(2, 536)),
    Story(
      "room that shrinks after a higher keyboard in front is no new reference",
      up(0, 636, over: 0, isBehind: true), up(1, 636, isBehind: true), up(2, 336), up(3, 336),
      up(4, 436), up(5, 436)),
    Story(
      "what a list gains before the keyboard has rested is a second lift", up(0, 336, over: 0),
      up(0.1, 672), up(2, 672, [.doubleLift])),
    Story(
      "a footer that goes while the keyboard rests is not missing", up(0, 380, over: 44),
      up(1, 380), up(2, 336), left(4, 0), left(5, 0)),
    Story(
      "a zeroed inset is missing", up(0, 380, over: 44), up(1, 380), left(4, 0),
      left(5, 0, [.insetNotRestored])),
    Story(
      "so it is after room that came and went", up(0, 380, over: 44), up(1, 380), up(2, 480),
      up(2.5, 380), left(4, 0), left(5, 0, [.insetNotRestored])),
    Story(
      "a footer that goes, comes and goes is not missing", up(0, 380, over: 44), up(1, 380),
      up(2, 336), up(2.5, 380), up(3, 336), left(4, 0), left(5, 0)),
    Story(
      "an inset put right in time was no mistake, and is not remembered as one",
      up(0, 336, over: 0), left(1, 336), left(1.1, 0), up(2, 672, over: 336), left(2.1, 0),
      left(3, 0, [.insetNotRestored])),
    Story(
      "a list behind another screen that has the keyboard is not lifted",
      up(0, 672, over: 0, isBehind: true), up(1, 672, isBehind: true)),
    Story(
      "behind a sheet whose bar stays, a list is judged when the bar has gone",
      up(0, 336, over: 0), behindSheet[0], behindSheet[1], behindSheet[2], left(4, 336),
      left(5, 336, [.insetNotRestored])),
    Story(
      "so it is while the sheet stays", up(0, 336, over: 0), behindSheet[0], behindSheet[1],
      behindSheet[2], left(4, 336, isBehind: true),
      left(5, 336, isBehind: true, [.insetNotRestored])),
    Story(
      "a list behind a sheet that gave its room back", up(0, 336, over: 0), behindSheet[0],
      behindSheet[1], behindSheet[2], left(4, 0), left(5, 0)),
    Story(
      "a chat that makes room for the keys of a sheet, and keeps it",
      up(0, 336, over: 86, after: .accessoryOnly, isBehind: true), besideBar(1, 336),
      besideBar(2, 336, [.insetNotRestored])),
    Story(
      "the same chat, with less room than its bar needs",
      up(0, 336, over: 86, after: .accessoryOnly, isBehind: true), besideBar(1, 60),
      besideBar(2, 60)),
    Story(
      "the keyboard returns before its leftover is judged: the first record counts",
      up(6, 336, over: 86, after: .accessoryOnly), up(6.5, 336), besideBar(7, 336),
      up(7.1, 336, over: 336, after: .accessoryOnly), besideBar(8, 336),
      besideBar(9, 336, [.insetNotRestored])),
  ]

  @Test("turns with a list, and what is found", arguments: rows)
  func turns(_ story: Story) {
    var stage = FinderStage()
    for turn in story.turns {
      if let comes = turn.comes { stage.comes(list: comes.inset, after: comes.after) }
      let found = stage.turn(
        turn.time, turn.keyboard, list: turn.inset, isBehind: turn.isBehind)
      #expect(found == turn.found, "\(turn.time) s")
    }
    // A state that is found or right is no longer waited for.
    #expect(!stage.waits)
  }

  @Test("a list is watched until it is judged")
  func watched() {
    var stage = FinderStage()
    #expect(!stage.finder.followsLists)
    stage.comes(list: 0)
    #expect(stage.finder.followsLists)
    #expect(stage.turn(0, Self.keys, list: 672) == [] && stage.waits)
    #expect(stage.turn(1, list: 336) == [] && stage.waits && stage.finder.followsLists)
    #expect(stage.turn(2, list: 336) == [.insetNotRestored] && !stage.finder.followsLists)
    stage.comes(list: 336)
    #expect(stage.turn(4, Self.keys, list: 672) == [])
    #expect(stage.turn(5, list: 336) == [] && !stage.finder.followsLists && !stage.waits)
    // Behind a sheet with a bar, a list is watched without requesting frames.
    stage.comes(list: 0)
    _ = stage.turn(6, Self.keys, list: 336)
    #expect(stage.turn(7, Self.bar, list: 336, isBehind: true) == [])
    #expect(stage.finder.followsLists && !stage.waits)
  }

  @Test("a move of the keyboard in place begins its rest anew", arguments: [false, true])
  func moveInPlace(isAnimated: Bool) {
    var stage = FinderStage()
    stage.comes(list: 0)
    #expect(stage.turn(0, Self.keys, list: 336) == [] && stage.turn(1, Self.keys, list: 336) == [])
    stage.finder.keyboardMoved()
    if isAnimated { #expect(stage.turn(1.1) { $0.isMoving = true } == []) }
    #expect(stage.turn(1.2, Self.keys, list: 672) == [] && stage.waits)
    #expect(stage.turn(2, Self.keys, list: 672) == [.doubleLift])
  }

  @Test("moves() forgets what is not told, and says whether it waited", arguments: [true, false])
  func moves(isCertain: Bool) {
    var stage = FinderStage()
    var before = FinderStage.list(80)
    before.isCertain = isCertain
    stage.finder.keyboardComes(over: [before])
    _ = stage.turn(0.5, Self.keys, list: 336)
    // A missing inset is told only where it was known before.
    #expect(stage.turn(1, list: 0) == [] && stage.waits == isCertain)
    #expect(stage.finder.moves() == isCertain && !stage.waits)
    stage.finder.keyboardComes(over: [before])
    _ = stage.turn(1.1, Self.keys, list: 336)
    #expect(stage.turn(1.5, list: 0) == [])
    #expect(stage.turn(2, list: 0) == (isCertain ? [.insetNotRestored] : []))
  }

  @Test("an inset that was read late proves what is left behind")
  func readLate() {
    var stage = FinderStage()
    var late = FinderStage.list(0)
    late.isCertain = false
    stage.finder.keyboardComes(over: [late])
    #expect(stage.turn(0, Self.keys, list: 336) == [] && stage.turn(1, list: 336) == [])
    #expect(stage.turn(2, list: 336) == [.insetNotRestored] && !stage.finder.followsLists)
  }

  @Test("a list that is gone is forgotten with the keyboard", arguments: [nil, false, true])
  func gone(isBehind: Bool?) {
    var stage = FinderStage()
    stage.comes(list: 0)
    if let isBehind {
      #expect(stage.turn(0, Self.keys, list: 336, isBehind: isBehind) == [])
      #expect(stage.finder.followsLists)
    }
    #expect(stage.turn(1) == [] && !stage.finder.followsLists && stage.finder.isIdle)
  }

  // MARK: A list and a view together

  /// Cycles of a keyboard: the inset and the height before, and those that it leaves.
  typealias Cycle = (
    from: (CGFloat, CGFloat), up: CGFloat, to: (CGFloat, CGFloat), found: [Diagnosis.ID]
  )

  static let cycles: [(name: String, cycles: [Cycle])] = [
    (
      "the same mistake is reported once; to put it right is none",
      [
        ((0, 0), 336, (336, -336), [.insetNotRestored, .layoutNotRestored]),
        ((336, -336), 336, (336, -336), []),
        // The app only adds insets and never removes them.
        ((336, -336), 672, (672, -336), [.insetNotRestored]),
        ((672, -336), 672, (336, 0), []),
        ((0, 0), 336, (336, -336), [.insetNotRestored, .layoutNotRestored]),
        ((60, -20), 336, (60, -20), []),
      ]
    ),
    (
      "an inset put right in part is no new mistake; after it was right once, it is",
      [
        ((0, 0), 336, (336, 0), [.insetNotRestored]), ((336, 0), 336, (60, 0), []),
        ((60, 0), 336, (60, 0), []), ((336, 0), 336, (60, 0), [.insetNotRestored]),
      ]
    ),
    (
      "a view put back late is no new mistake; one that has moved since is",
      [
        ((0, 0), 336, (0, -36), [.layoutNotRestored]), ((0, -36), 336, (0, 0), []),
        ((0, 20), 336, (0, 0), [.layoutNotRestored]),
      ]
    ),
  ]

  @Test("keyboards one after the other", arguments: cycles)
  func series(name: String, cycles: [Cycle]) {
    var stage = FinderStage()
    for (index, cycle) in cycles.enumerated() {
      let found = stage.cycle(Double(10 * index), from: cycle.from, up: cycle.up, to: cycle.to)
      #expect(found == cycle.found, "\(name), \(index)")
    }
  }

  @Test("what is raised above a panel is judged after it")
  func panel() {
    var stage = FinderStage()
    func look(_ time: Double, isTaken: Bool) -> [Diagnosis.ID] {
      stage.turn(time, list: 336, view: -336) { $0.isPlaceTaken = isTaken }
    }
    stage.comes(list: 0, view: 0)
    #expect(stage.turn(0, Self.keys, list: 336, view: -336) == [])
    #expect(look(1, isTaken: true) == [] && look(9, isTaken: true) == [] && !stage.waits)
    #expect(stage.finder.followsLists && stage.finder.followsSurroundings)
    #expect(look(10, isTaken: false) == [] && stage.waits)
    #expect(look(11, isTaken: false) == [.insetNotRestored, .layoutNotRestored])
    #expect(!stage.finder.followsLists && !stage.finder.followsSurroundings)
  }

  @Test("a bar that stays is not a keyboard")
  func barStays() {
    func look(
      _ stage: inout FinderStage, _ time: Double, _ inset: CGFloat, _ keyboard: KeyboardState
    ) -> [Diagnosis.ID] {
      stage.turn(time, keyboard, list: inset, view: inset > 100 ? -inset : 0)
    }
    let (none, keys, bar) = (Self.none, Self.keys, Self.bar)
    var stage = FinderStage()
    #expect(!stage.finder.mayHaveRoom(after: none) && stage.finder.mayHaveRoom(after: keys))
    // The bar appears alone first, then together with the keyboard.
    stage.comes(list: 0, view: 0)
    #expect(stage.finder.mayHaveRoom(after: none) && !stage.finder.mayHaveRoom(after: bar))
    #expect(look(&stage, 0, 86, bar) == [] && !stage.finder.hasLeft(bar))
    #expect(stage.finder.followsLists)
    stage.comes(list: 86, view: 0, after: .accessoryOnly)
    #expect(look(&stage, 1, 336, keys) == [])
    #expect(stage.finder.hasLeft(bar) && stage.finder.mayHaveRoom(after: bar))
    // The keyboard hides, but its bar stays. The list removes its extra inset; or keeps it; or also
    // removes the inset for the bar, which it had before the keyboard appeared.
    var (kept, bare) = (stage, stage)
    #expect(look(&stage, 2, 86, bar) == [] && !stage.waits && !stage.finder.followsLists)
    #expect(look(&kept, 2, 336, bar) == [] && kept.waits)
    #expect(look(&kept, 3, 336, bar) == [.insetNotRestored, .layoutNotRestored])
    #expect(!kept.finder.followsLists && !kept.finder.followsSurroundings)
    #expect(look(&bare, 2, 0, bar) == [] && bare.waits)
    #expect(look(&bare, 3, 0, bar) == [.insetNotRestored])
    // The keyboard hides together with its bar, and the list removes its inset for the bar.
    stage.comes(list: 86, view: -20, after: .accessoryOnly)
    #expect(look(&stage, 4, 336, keys) == [])
    #expect(look(&stage, 5, 0, none) == [] && !stage.waits && !stage.finder.followsLists)
    // A bar that appears alone is no keyboard that has left, even if there was one before.
    stage.comes(list: 0)
    #expect(look(&stage, 6, 86, bar) == [] && stage.finder.followsLists)
    #expect(!stage.finder.hasLeft(bar))
  }

  @Test("a waiting list hides nothing of the sheet's mistakes")
  func inFrontOfWaiting() {
    var (stage, time) = (FinderStage(), 0.0)
    func look(_ own: CGFloat?, raised: CGFloat = 0, _ keyboard: KeyboardState) -> [Diagnosis.ID] {
      time += 1
      return stage.turn(time, keyboard, view: -raised) {
        $0.lists =
          [FinderStage.list(336, isBehind: own != nil)]
          + (own.map { [FinderStage.list($0, number: 2)] } ?? [])
      }
    }
    // The keyboard covers the list behind the sheet. Then the sheet's own keyboard replaces that
    // keyboard, hides, and leaves its bar, beside which the sheet's own list is noted.
    stage.comes(list: 0)
    #expect(look(nil, Self.keys) == [] && look(86, Self.bar) == [] && stage.finder.followsLists)
    #expect(!stage.finder.mayHaveRoom(after: Self.bar))
    // After the sheet's next keyboard, the sheet's list has a smaller inset than the bar needs, and
    // a view is still raised.
    stage.finder.keyboardComes(
      over: [FinderStage.list(86, number: 2)], into: [FinderStage.view(0)], after: .accessoryOnly)
    #expect(look(336, raised: 336, Self.keys) == [])
    #expect(look(0, raised: 20, Self.bar) == [] && stage.waits)
    #expect(look(0, raised: 20, Self.bar) == [.insetNotRestored, .layoutNotRestored])
    // The sheet is dismissed together with its bar, so the list behind it is judged now.
    #expect(stage.finder.followsLists && look(nil, Self.none) == [] && stage.waits)
    #expect(look(nil, Self.none) == [.insetNotRestored] && !stage.finder.isIdle)
  }

  @Test("a sheet's keys do not renew the record of the list behind")
  func recordsOfTwoScreens() {
    var stage = FinderStage()
    stage.comes(list: 100)
    #expect(stage.turn(0, Self.keys, list: 336) == [])
    #expect(stage.turn(1, Self.bar, list: 336, isBehind: true) == [])
    stage.finder.keyboardComes(over: [FinderStage.list(86, number: 2)], after: .accessoryOnly)
    #expect(stage.turn(2, Self.keys, list: 336, isBehind: true) == [])
    // The sheet is dismissed with its keyboard and its bar, and the list's own inset is missing.
    #expect(stage.turn(3, list: 0) == [] && stage.waits)
    #expect(stage.turn(4, list: 0) == [.insetNotRestored])
  }

  @Test("a sheet's higher keyboard explains nothing of what is left")
  func coveredFromFront() {
    var stage = FinderStage()
    stage.comes(list: 0)
    func look(_ time: Double, _ inset: CGFloat, _ top: CGFloat, isBehind: Bool) -> [Diagnosis.ID] {
      let keyboard = KeyboardState().applying(
        KeyboardEvent(
          kind: top < 844 ? .willShow : .willHide, beginFrame: .zero,
          endFrame: rect(0, top, 390, 844 - top), duration: 0.25, curve: 7, isLocal: true,
          screen: SampleEvidence.screen))
      return stage.turn(time, keyboard, list: inset, isBehind: isBehind)
    }
    #expect(look(0, 291, 844 - 291, isBehind: false) == [])
    #expect(look(1, 291, 844 - 420, isBehind: true) == [])
    #expect(look(2, 230, 844, isBehind: false) == [])
    #expect(look(3, 230, 844, isBehind: false) == [.insetNotRestored])
  }

  @Test("a field's suspicion is not a list's or a view's")
  func otherSuspicion() {
    var stage = FinderStage()
    stage.comes(list: 0, view: 0)
    #expect(stage.turn(0, Self.keys, list: 336, view: 0) == [])
    #expect(stage.turn(1, y: -100, list: 0, view: 0) == [] && stage.waits)
    #expect(!stage.finder.followsLists && !stage.finder.followsSurroundings)

    stage = FinderStage()
    stage.comes(list: 0)
    #expect(stage.turn(0, Self.keys, list: 336) == [])
    #expect(stage.turn(1, y: -100, Self.keys, list: 336) == [])
    #expect(stage.turn(2, y: -100, Self.keys, list: 336) == [.orphanAtRest])
    // The list has more room than before, but not enough for a mistake. After the next keyboard,
    // all of that room is missing.
    #expect(stage.turn(3, y: -100, list: 200) == [] && !stage.waits)
    #expect(!stage.finder.followsLists)
    stage.comes(list: 200)
    #expect(stage.turn(4, Self.keys, list: 536) == [] && stage.turn(4.1, list: 0) == [])
    #expect(stage.turn(5, list: 0) == [.insetNotRestored])
  }

  // MARK: Other sizes

  private static let whole = SampleEvidence.screen
  private static let low = rect(0, 0, 390, 444)
  private static let narrow = rect(90, 0, 300, 844)

  private func turn(
    _ stage: inout FinderStage, _ time: Double, _ list: DiagnosisFacts.List?,
    _ keyboard: KeyboardState = keys
  ) -> [Diagnosis.ID] {
    stage.turn(time, keyboard) { $0.lists = list.map { [$0] } ?? [] }
  }

  static let cuts: [(time: Double, isAway: Bool, found: [Diagnosis.ID])] = [
    (1, false, []), (0.1, false, [.doubleLift]), (0.1, true, []),
  ]

  @Test("a list cut while the keyboard rests, or with it", arguments: cuts)
  func cut(time: Double, isAway: Bool, found: [Diagnosis.ID]) {
    var stage = FinderStage()
    stage.comes(list: 0)
    #expect(turn(&stage, 0, FinderStage.list(336)) == [])
    if isAway { #expect(turn(&stage, 0.05, nil) == []) }
    #expect(turn(&stage, time, FinderStage.list(336, Self.low)) == [])
    #expect(turn(&stage, time + 1, FinderStage.list(336, Self.low)) == found)
  }

  /// The inset before, the list with and after the keyboard, and the room that is then left behind.
  static let resizes: [(CGFloat, DiagnosisFacts.List, DiagnosisFacts.List, left: Double?)] = [
    // What the safe area added to a list that was cut is not missing, nor is room for a bar below.
    (0, FinderStage.list(0, safeArea: 0, low), FinderStage.list(0, safeArea: 0, low), nil),
    (86, FinderStage.list(86, low), FinderStage.list(0, low), nil),
    // A list that was cut or narrowed, and keeps the room, is judged in its new size; one that has
    // its size again, as before.
    (0, FinderStage.list(336, safeArea: 0, low), FinderStage.list(336, safeArea: 0, low), 336),
    (0, FinderStage.list(336, narrow), FinderStage.list(336, narrow), 336),
    (0, FinderStage.list(336, low), FinderStage.list(336), 336),
  ]

  @Test("lists that take another size while the keyboard rests", arguments: resizes)
  func resized(
    before: CGFloat, beside: DiagnosisFacts.List, after: DiagnosisFacts.List, left: Double?
  ) {
    var stage = FinderStage()
    stage.comes(list: before)
    #expect(turn(&stage, 0, FinderStage.list(beside.bottom.inset)) == [])
    #expect(turn(&stage, 1, beside) == [] && turn(&stage, 2, after, Self.none) == [])
    var facts = DiagnosisFacts(time: 3)
    (facts.responder, facts.place) = (1, SampleEvidence.place(y: 100))
    (facts.keyboard, facts.lists) = (Self.none, [after])
    let found = stage.finder.look(facts).compactMap(\.evidence.diagnosis)
    #expect(found.map(\.id) == (left == nil ? [] : [.insetNotRestored]))
    #expect(found.flatMap(\.numbers) == (left.map { [.init("left behind", $0, unit: "pt")] } ?? []))
  }

  @Test("a root view raised late lifts a list twice")
  func raisedLate() {
    var stage = FinderStage()
    var (before, roomy) = (FinderStage.list(0), FinderStage.list(336))
    var raised = FinderStage.list(336, Self.whole.offsetBy(dx: 0, dy: -336))
    (before.bottom.rootTop, roomy.bottom.rootTop, raised.bottom.rootTop) = (0, 0, -336)
    stage.finder.keyboardComes(over: [before])
    #expect(turn(&stage, 0, roomy) == [] && turn(&stage, 1, raised) == [])
    #expect(turn(&stage, 2, raised) == [.doubleLift])
  }
}
