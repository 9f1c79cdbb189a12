import Foundation
import ResponderCore
import Testing

@Suite("Lists that take another size beside a keyboard") struct DiagnosisResizeTests {
  private static let whole = SampleEvidence.screen
  private static let low = CGRect(
    x: whole.minX, y: whole.minY, width: whole.width, height: whole.height - 400)

  private var watch = DiagnosisWatch()

  private func list(_ inset: CGFloat, safeArea: CGFloat = 34, _ frame: CGRect = whole)
    -> DiagnosisFacts.List
  {
    DiagnosisFacts.List(
      id: 1, identity: SampleJournal.list,
      bottom: SampleEvidence.bottom(inset, safeArea: safeArea, frame: frame))
  }

  private mutating func look(_ time: Double, _ list: DiagnosisFacts.List?, isUp: Bool = true)
    -> [Diagnosis.ID]
  {
    find(time, list, isUp: isUp).map(\.id)
  }

  private mutating func find(_ time: Double, _ list: DiagnosisFacts.List?, isUp: Bool)
    -> [Diagnosis]
  {
    var facts = DiagnosisFacts(time: time)
    facts.responder = 1
    facts.place = SampleEvidence.place(y: 100)
    facts.keyboard = SampleEvidence.keyboard(isUp: isUp)
    facts.lists = list.map { [$0] } ?? []
    return watch.look(facts).compactMap(\.diagnosis)
  }

  @Test(
    "a list that the app cuts while the keyboard rests, or off the screen, is not lifted, one cut with the keyboard is",
    arguments: [(1.0, false, []), (0.1, false, [.doubleLift]), (0.1, true, [])]
      as [(Double, Bool, [Diagnosis.ID])])
  func cut(time: Double, isAway: Bool, expected: [Diagnosis.ID]) {
    var test = self
    test.watch.keyboardComes(over: [list(0)])
    #expect(test.look(0, list(336)) == [])
    if isAway { #expect(test.look(0.05, nil) == []) }
    #expect(test.look(time, list(336, Self.low)) == [])
    #expect(test.look(time + 1, list(336, Self.low)) == expected)
  }

  @Test(
    "what the safe area added to a list that was cut is not missing, nor is room for a bar below it",
    arguments: [(0, 0), (86, 34)] as [(CGFloat, CGFloat)])
  func cutAndLeft(inset: CGFloat, safeArea: CGFloat) {
    var test = self
    test.watch.keyboardComes(over: [list(inset)])
    #expect(test.look(0, list(inset)) == [])
    #expect(test.look(1, list(inset, safeArea: safeArea, Self.low)) == [])
    #expect(test.look(2, list(0, safeArea: safeArea, Self.low), isUp: false) == [])
    #expect(test.look(3, list(0, safeArea: safeArea, Self.low), isUp: false) == [])
  }

  @Test(
    "a list that was cut or narrowed, and keeps the keyboard's room, is judged in its new size",
    arguments: [(low, 0), (CGRect(x: 90, y: 0, width: 300, height: 844), 34)]
      as [(CGRect, CGFloat)])
  func resizedAndKept(frame: CGRect, safeArea: CGFloat) {
    var test = self
    let resized = list(336, safeArea: safeArea, frame)
    test.watch.keyboardComes(over: [list(0)])
    #expect(test.look(0, list(336)) == [] && test.look(1, resized) == [])
    #expect(test.look(2, resized, isUp: false) == [])
    let found = test.find(3, resized, isUp: false)
    #expect(found.map(\.id) == [.insetNotRestored])
    #expect(found.flatMap(\.numbers) == [.init("left behind", 336, unit: "pt")])
  }

  @Test("a list that was cut, and has its size again when the keyboard leaves, is judged as before")
  func cutAndRestored() {
    var test = self
    test.watch.keyboardComes(over: [list(0)])
    #expect(test.look(0, list(336)) == [])
    #expect(test.look(1, list(336, Self.low)) == [])
    #expect(test.look(2, list(336), isUp: false) == [])
    #expect(test.look(3, list(336), isUp: false) == [.insetNotRestored])
  }

  @Test("a root view that is raised late lifts a list that has room for the keyboard twice")
  func raisedLate() {
    var test = self
    var (before, roomy) = (list(0), list(336))
    var raised = list(336, Self.whole.offsetBy(dx: 0, dy: -336))
    (before.bottom.rootTop, roomy.bottom.rootTop, raised.bottom.rootTop) = (0, 0, -336)
    test.watch.keyboardComes(over: [before])
    #expect(test.look(0, roomy) == [] && test.look(1, raised) == [])
    #expect(test.look(2, raised) == [.doubleLift])
  }

  @Test("a list behind another screen that has the keyboard is not lifted")
  func behind() {
    for (isBehind, expected) in [(true, []), (false, [.doubleLift])] as [(Bool, [Diagnosis.ID])] {
      var test = self
      var list = list(672)
      list.isBehind = isBehind
      test.watch.keyboardComes(over: [self.list(0)])
      #expect(test.look(0, list) == [])
      #expect(test.look(1, list) == expected)
    }
  }
}
