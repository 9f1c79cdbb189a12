import HeadlessDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

extension RetryTests {
  @Test(
    "a view that a timer shows gets the focus it was asked for with it, however many turns later it is laid out",
    .fact("T4.20.22"),
    arguments: LoopChoices.Commit.allCases, 1...LoopChoices.mostTurns)
  func laidOutLater(_ picture: LoopChoices.Commit, _ turns: Int) throws {
    try HeadlessChoices.with {
      $0.loop.commit = picture
      $0.loop.turnsToLayout = turns
    } run: {
      let model = Model()
      var found: ResponderChain?
      let stage = TagStage(chain: &found) { Late(model: model, chain: $0, asks: false) }
      let chain = try #require(found)
      stage.settle()
      var told: [String] = []
      _ = HeadlessLoop.main.schedule(after: 0.1) {
        model.isOn = true
        chain.firstResponder = "late"
        chain.afterRetrying { told.append(chain.firstResponder?.description ?? "-") }
      }
      stage.advance(by: 0.3)
      #expect(stage.focused == "late" && told == ["late"])
      #expect(stage.settle())
    }
  }
}
