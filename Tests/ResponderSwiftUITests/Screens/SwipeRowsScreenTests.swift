import SwiftUI
import Testing

@testable import ResponderKit

/// A shopping list whose rows the user edits in place and swipes away.
@MainActor
@Suite struct SwipeRowsScreenTests {
  private struct Shopping: View {
    @EnvironmentObject private var chain: ResponderChain
    @State private var items = Array(0..<30)

    var body: some View {
      NavigationStack {
        List {
          ForEach(items, id: \.self) { item in
            HStack {
              Text("\(item).")
              TextField("Item \(item)", text: .constant("")).responderTag(item)
            }
            .swipeActions {
              Button("Delete", role: .destructive) { items.removeAll { $0 == item } }
            }
          }
        }
        .dismissesFirstResponder()
        .navigationTitle("Shopping")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add") {
              let new = (items.max() ?? 0) + 1
              items.insert(new, at: 0)
              chain.firstResponder = ResponderTag(new)
            }
          }
        }
      }
    }
  }

  private func swipe(_ name: String, _ stage: TagStage) throws {
    let field = try #require(stage.field(name))
    let place = stage.frame(of: field)
    stage.device.drag(
      from: CGPoint(x: 340, y: place.midY), to: CGPoint(x: 220, y: place.midY), duration: 0.3)
    stage.device.settle()
  }

  @Test(
    "swipe rows: a swipe keeps the focus, a deleted row loses its own, and other rows keep theirs",
    arguments: SystemBehavior.allCases)
  func story(_ system: SystemBehavior) throws {
    try system.run {
      var found: ResponderChain?
      let stage = TagStage(chain: &found) { Shopping().environmentObject($0) }
      stage.device.settle()
      let (list, chain) = (try #require(stage.list), try #require(found))
      let top = list.contentOffset
      try stage.tapField("Item 2")
      try swipe("Item 3", stage)
      #expect(stage.focused == "Item 2" && list.contentOffset == top)
      try stage.tapLabel("Delete")
      #expect(stage.field("Item 3") == nil && stage.focused == "Item 2")
      #expect(chain.firstResponder == 2)
      try swipe("Item 2", stage)
      #expect(stage.focused == "Item 2")
      try stage.tapLabel("Delete")
      #expect(stage.field("Item 2") == nil)
      #expect(stage.focused == nil && chain.firstResponder == nil && !stage.hasKeyboard)
      #expect(list.contentOffset == top && list.contentInset == .zero)
      stage.end()
    }
  }

  @Test(
    "swipe rows: a new row is focused as it comes, and lets go exactly when it has scrolled away",
    arguments: SystemBehavior.allCases)
  func adding(_ system: SystemBehavior) throws {
    try system.run {
      var found: ResponderChain?
      let stage = TagStage(chain: &found) { Shopping().environmentObject($0) }
      stage.device.settle()
      let list = try #require(stage.list)
      try stage.tapLabel("Add")
      stage.device.advance(by: 1)
      #expect(stage.focused == "Item 30" && stage.hasKeyboard)
      let field = try #require(stage.field("Item 30"))
      stage.scroll(field, above: list, butFor: 5)
      #expect(stage.focused == "Item 30")
      stage.scroll(list, by: 20)
      #expect(stage.focused == nil && found?.firstResponder == nil)
      stage.fling(list, speed: -6)
      #expect(list.contentOffset.y == -list.adjustedContentInset.top)
      stage.end()
    }
  }
}
