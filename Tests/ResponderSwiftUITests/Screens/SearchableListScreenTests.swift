import SwiftUI
import Testing

@testable import ResponderKit

/// A searchable list, with a button that opens the search.
@MainActor
@Suite struct SearchableListScreenTests {
  private struct Notes: View {
    @EnvironmentObject private var chain: ResponderChain
    @SwiftUI.FocusState private var isSearching: Bool
    @State private var words = ""

    private var found: [Int] {
      (0..<40).filter { words.isEmpty || "note \($0)".contains(words) }
    }

    var body: some View {
      NavigationStack {
        List {
          TextField("New note", text: .constant("")).responderTag("new")
          ForEach(found, id: \.self) { Text("note \($0)") }
        }
        .navigationTitle("Notes")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("By tag") { chain.firstResponder = "search" }
          }
          ToolbarItem(placement: .topBarTrailing) { Button("By focus") { isSearching = true } }
        }
        .searchable(text: $words, prompt: "Find")
        .searchResponderTag("search")
        .searchFocused($isSearching)
      }
    }
  }

  @Test(
    "searchable list: the search has a tag where UIKit has it, and says so where it has not; searchFocused works in both",
    arguments: SystemBehavior.allCases)
  func story(_ system: SystemBehavior) throws {
    try system.run {
      var found: ResponderChain?
      let stage = TagStage(chain: &found) { Notes().environmentObject($0) }
      stage.device.settle()
      let (list, chain) = (try #require(stage.list), try #require(found))
      let top = list.contentOffset
      try stage.tapField("New note")
      try stage.tapLabel("By tag")
      stage.device.advance(by: 1)
      #expect(stage.hasKeyboard)
      if system.hasSearchController {
        #expect(chain.firstResponder == "search" && chain.lastFailure == nil)
        #expect(UIResponder.current is UISearchTextField)
      } else {
        // The chain still publishes the real first responder, and also the reason for the failure.
        #expect(chain.firstResponder == "new" && chain.lastFailure?.reason != nil)
        try stage.tapLabel("By focus")
        #expect(chain.firstResponder == nil && !(UIResponder.current is UITextField))
      }
      stage.type("note 3")
      #expect(stage.label("note 3") != nil && stage.label("note 4") == nil)
      stage.scroll(list, by: 30)
      #expect(stage.hasKeyboard == !system.listsDismiss)
      stage.turn { stage.window?.endEditing(true) }
      stage.device.settle()
      #expect(!stage.hasKeyboard && chain.firstResponder == nil)
      stage.fling(list, speed: -6)
      #expect(list.contentOffset == top && list.contentInset == .zero)
      stage.end()
    }
  }
}
