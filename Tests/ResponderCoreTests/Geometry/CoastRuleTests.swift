import Foundation
import Testing

@testable import ResponderCore

@Suite("CoastRule")
struct CoastRuleTests {
  private enum Event {
    case dragBegan, rests
    case dragEnded(pullsKeyboard: Bool)
    case coasts(CGPoint, hasAsked: Bool)
  }

  private func at(_ y: CGFloat, x: CGFloat = 0, asked: Bool = false) -> Event {
    .coasts(CGPoint(x: x, y: y), hasAsked: asked)
  }

  private func go(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Returns the way after each event, if the responder is to be judged.
  private func effects(_ events: [Event]) -> [CGPoint?] {
    var rule = CoastRule()
    return events.map { event in
      switch event {
      case .dragBegan: rule.dragBegan()
      case .dragEnded(let pullsKeyboard): rule.dragEnded(pullsKeyboard: pullsKeyboard)
      case .rests: rule.rests()
      case .coasts(let offset, let hasAsked): return rule.coasts(at: offset, hasAsked: hasAsked)
      }
      return nil
    }
  }

  @Test("the way counts from the start and from each turn")
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

  @Test("the rule asks once, and not while the finger has the keyboard")
  func leftAlone() {
    #expect(effects([at(0), at(10, asked: true), at(20)]) == [nil, nil, go(0, 20)])
    let pulled: [Event] = [.dragBegan, .dragEnded(pullsKeyboard: true), at(0), at(10)]
    #expect(effects(pulled).last == .some(nil))
    #expect(effects(pulled + [.dragBegan, at(20)]).last == go(0, 20))
    #expect(
      effects(pulled + [.dragBegan, .dragEnded(pullsKeyboard: false), at(20)]).last == go(0, 20))
  }
}
