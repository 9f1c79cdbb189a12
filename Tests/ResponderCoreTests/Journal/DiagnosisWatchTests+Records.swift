import Foundation
import ResponderCore
import Testing

/// What a list or a view is compared with: growth of its own, and mistakes that were reported.
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

  @Test("what a list's inset gains while the keyboard rests is the app's own, and no second lift")
  func growth() {
    var watch = DiagnosisWatch()
    watch.keyboardComes(over: [list(0)])
    #expect(look(&watch, 0, 336, isUp: true) == [] && !watch.waits)
    #expect(look(&watch, 1, 536, isUp: true) == [] && !watch.waits)
    #expect(look(&watch, 2, 536, isUp: true) == [])
    // As long as the keyboard has not rested, it is one.
    watch = DiagnosisWatch()
    watch.keyboardComes(over: [list(0)])
    #expect(look(&watch, 0, 336, isUp: true) == [])
    #expect(look(&watch, 0.1, 536, isUp: true) == [] && watch.waits)
    #expect(look(&watch, 1, 536, isUp: true) == [.doubleLift])
  }

  @Test("a footer that goes while the keyboard rests is not missing afterwards; a zeroed inset is")
  func footer() {
    for (shrinks, expected) in [(true, []), (false, [.insetNotRestored])]
      as [(Bool, [Diagnosis.ID])]
    {
      var watch = DiagnosisWatch()
      watch.keyboardComes(over: [list(44)])
      #expect(look(&watch, 0, 380, isUp: true) == [] && look(&watch, 1, 380, isUp: true) == [])
      if shrinks { #expect(look(&watch, 2, 336, isUp: true) == []) }
      #expect(look(&watch, 3, 0, isUp: false) == [])
      #expect(look(&watch, 4, 0, isUp: false) == expected)
    }
  }

  @Test(
    "a reported mistake is remembered: it is the same one while it lasts, and to put it right is none"
  )
  func reported() {
    var watch = DiagnosisWatch()
    func cycle(
      _ time: Double, from inset: CGFloat, _ y: CGFloat, to left: CGFloat, _ leftY: CGFloat
    )
      -> [Diagnosis.ID]
    {
      watch.keyboardComes(over: [list(inset)], into: [around(y)])
      #expect(look(&watch, time, 336, y: -336, isUp: true) == [])
      #expect(look(&watch, time + 1, left, y: leftY, isUp: false) == [])
      return look(&watch, time + 2, left, y: leftY, isUp: false)
    }
    #expect(cycle(0, from: 0, 0, to: 336, -336) == [.insetNotRestored, .layoutNotRestored])
    #expect(cycle(10, from: 336, -336, to: 0, 0) == [])
    // It is right now, so that the next one is a mistake again.
    #expect(cycle(20, from: 0, 0, to: 336, -336) == [.insetNotRestored, .layoutNotRestored])
    // The same list, whose app has changed it since.
    #expect(cycle(30, from: 60, -20, to: 60, -20) == [])
  }
}
