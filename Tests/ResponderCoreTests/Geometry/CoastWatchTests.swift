import Foundation
import Testing

@testable import ResponderCore

@Suite("CoastWatch")
struct CoastWatchTests {
  private func at(_ y: CGFloat, x: CGFloat = 0, asked: Bool = false) -> CoastWatch.Event {
    .coasts(CGPoint(x: x, y: y), hasAsked: asked)
  }

  private func go(_ x: CGFloat, _ y: CGFloat) -> CoastWatch.Effect {
    .judge(CGPoint(x: x, y: y))
  }

  private func effects(_ events: [CoastWatch.Event]) -> [CoastWatch.Effect?] {
    var watch = CoastWatch()
    return events.map { watch.handle($0) }
  }

  @Test("the travelled way counts from the start of coasting, and from each change of direction")
  func way() {
    #expect(effects([at(100), at(100), at(140), at(150)]) == [nil, nil, go(0, 40), go(0, 50)])
    // The list bounces back from its edge.
    #expect(
      effects([at(0), at(30), at(20), at(10)]) == [nil, go(0, 30), go(0, -10), go(0, -20)])
    // One axis reverses. The other axis keeps its direction, even while the list does not move on
    // it.
    #expect(
      effects([at(0), at(10, x: 10), at(10, x: 5)]) == [nil, go(10, 10), go(-5, 10)])
    #expect(effects([at(0), at(10, x: 10), at(10, x: 15)]) == [nil, go(10, 10), go(15, 10)])
    // After a rest, the list starts to coast from another offset.
    #expect(effects([at(0), at(30), .rests, at(200), at(190)]).suffix(2) == [nil, go(0, -10)])
  }

  @Test("the watch asks once, and leaves a field alone while the finger has the keyboard")
  func leftAlone() {
    #expect(effects([at(0), at(10, asked: true), at(20)]) == [nil, nil, go(0, 20)])
    let pulled: [CoastWatch.Event] = [.dragBegan, .dragEnded(pullsKeyboard: true), at(0), at(10)]
    #expect(effects(pulled).last == .some(nil))
    #expect(effects(pulled + [.dragBegan, at(20)]).last == go(0, 20))
    #expect(
      effects(pulled + [.dragBegan, .dragEnded(pullsKeyboard: false), at(20)]).last == go(0, 20))
  }

  @Test("the same events always have the same effects")
  func replay() {
    let events = [at(3), .rests, at(5), at(9, x: -2), .dragBegan, at(4)]
    #expect(effects(events) == effects(events))
  }
}
