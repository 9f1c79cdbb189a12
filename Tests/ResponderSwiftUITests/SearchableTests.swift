import HeadlessDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

/// Tests the tag of a search field in UIKit's search controller. If SwiftUI draws its search field
/// itself (C5.20), there is no view to tag.
@MainActor @Suite(.enabled(if: HeadlessChoices.initial.swiftUI.search == .controller, "C5.20"))
struct SearchableTests {
  private struct Screen: View {
    @State private var words = ""
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        if model.isOn {
          Text("gone")
        } else {
          List {
            TextField("row", text: .constant("")).responderTag("row")
            Text("looks for \(words)")
          }
          .navigationTitle("Notes")
          .searchable(text: $words, prompt: "Find")
          .searchResponderTag("search")
        }
      }
    }
  }

  private func screen() throws -> (TagStage, ResponderChain, Model) {
    let model = Model()
    let (stage, chain) = try TagStage.reading { _ in Screen(model: model) }
    return (stage, chain, model)
  }

  @Test("the search field's tag: set, followed, available", .flaw("2.4.7"))
  func search() throws {
    let (stage, chain, _) = try screen()
    #expect(chain.availableResponders == ["row", "search"])
    stage.turn { chain.firstResponder = "search" }
    #expect(chain.firstResponder == "search")
    #expect(UIResponder.current is UISearchTextField)
    #expect(UIResponder.current?.owningControl is UISearchBar)
    stage.type("abc")
    #expect(stage.texts.contains("looks for abc"))
    #expect(chain.firstResponder == "search")
    try stage.tapField("row")
    #expect(chain.firstResponder == "row")
    stage.tap(try #require(stage.all(UISearchTextField.self).first))
    #expect(chain.firstResponder == "search")
  }

  @Test("a search field to which another field refuses the focus")
  func refused() throws {
    let (stage, chain) = try TagStage.reading { _ in
      NavigationStack {
        List { StubbornField(name: "stays", ends: false).frame(height: 44).responderTag("stays") }
          .navigationTitle("Notes")
          .searchable(text: .constant(""), prompt: "Find")
          .searchResponderTag("search")
      }
    }
    stage.turn { chain.firstResponder = "stays" }
    stage.turn { chain.firstResponder = "search" }
    stage.device.advance(by: 0.6)
    #expect(chain.lastFailure?.tag == "search" && chain.lastFailure?.reason == .refused)
  }

  @Test("without searchable the tag names nothing")
  func none() throws {
    let (stage, chain) = try TagStage.reading { _ in
      NavigationStack {
        TextField("a", text: .constant("")).responderTag("a").searchResponderTag("search")
      }
    }
    #expect(chain.availableResponders == ["a"])
    stage.turn { chain.firstResponder = "a" }
    stage.turn { chain.firstResponder = "search" }
    #expect(chain.firstResponder == "a" && stage.focused == "a")
    stage.device.advance(by: 0.6)
    #expect(chain.lastFailure?.tag == "search" && chain.lastFailure?.reason == .unknown)
  }
}
