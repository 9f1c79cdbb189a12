import SwiftUI
import Testing

@testable import ResponderKit

/// A list that appears only after its content has been loaded.
@MainActor
@Suite struct ConditionalListScreenTests {
  private struct Orders: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        Group {
          if model.isOn {
            List {
              ForEach(0..<40) { row in
                TextField("Order \(row)", text: .constant("")).responderTag(row)
              }
            }
          } else {
            Text("Loading…")
          }
        }
        .dismissesFirstResponder()
        .keyboardAnchor(.firstResponder(margin: 8))
        .navigationTitle("Orders")
      }
    }
  }

  @Test(
    "conditional list: what was asked for before it came is focused, and each list that comes is looked after",
    arguments: SystemBehavior.allCases)
  func story(_ system: SystemBehavior) throws {
    try system.run {
      let model = Model()
      var found: ResponderChain?
      let stage = TagStage(chain: &found) { Orders(model: model).environmentObject($0) }
      stage.device.settle()
      let chain = try #require(found)
      for round in 0..<3 {
        let name: Comment = "round \(round)"
        stage.turn {
          chain.firstResponder = 4
          model.isOn = true
        }
        stage.device.advance(by: 1)
        #expect(chain.firstResponder == 4 && stage.focused == "Order 4", name)
        let list = try #require(stage.list)
        let field = try #require(stage.field("Order 4"))
        #expect(ScrollDismissal.registry.behavior(of: list) != nil, name)
        stage.scroll(field, above: list, butFor: 5)
        #expect(stage.focused == "Order 4", name)
        stage.scroll(list, by: 20)
        #expect(stage.focused == nil && !stage.hasKeyboard, name)
        stage.fling(list, speed: -6)
        #expect(list.contentOffset.y == -list.adjustedContentInset.top, name)
        // The list disappears while one of its fields has the focus.
        try stage.tapField("Order 1")
        stage.turn { model.isOn = false }
        stage.device.settle()
        #expect(chain.firstResponder == nil && !stage.hasKeyboard, name)
        #expect(stage.label("Loading…") != nil && list.window == nil, name)
        #expect(ScrollDismissal.registry.behavior(of: list) == nil, name)
      }
      stage.end()
    }
  }
}
