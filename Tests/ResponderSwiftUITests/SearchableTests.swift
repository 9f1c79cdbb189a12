import HeadlessDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

/// Tests the tag of a search field in UIKit's search controller. If SwiftUI draws its search field
/// itself (C5.20), there is no view to tag.
@MainActor
@Suite(.enabled(if: HeadlessChoices.initial.swiftUI.search == .controller, "C5.20"))
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
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in Screen(model: model) }
    stage.device.settle()
    return (stage, try #require(found), model)
  }

  @Test(
    "the search field of searchable has a tag of its own: set, followed, available", .flaw("2.4.7"))
  func search() throws {
    let (stage, chain, _) = try screen()
    #expect(chain.availableResponders == ["row", "search"])
    stage.turn { chain.firstResponder = "search" }
    #expect(chain.firstResponder == "search")
    #expect(UIResponder.current is UISearchTextField)
    #expect(UIResponder.current?.owningControl is UISearchBar)
    stage.device.type("abc")
    stage.device.settle()
    #expect(stage.texts.contains("looks for abc"))
    #expect(chain.firstResponder == "search")
    stage.device.tap(try #require(stage.field("row")))
    stage.device.settle()
    #expect(chain.firstResponder == "row")
    stage.device.tap(try #require(stage.all(UISearchTextField.self).first))
    stage.device.settle()
    #expect(chain.firstResponder == "search")
  }

  @Test("a search field that the field with the focus keeps from it is no mistake of its tag")
  func refused() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      NavigationStack {
        List { StubbornField(name: "stays", ends: false).frame(height: 44).responderTag("stays") }
          .navigationTitle("Notes")
          .searchable(text: .constant(""), prompt: "Find")
          .searchResponderTag("search")
      }
    }
    let chain = try #require(found)
    stage.device.settle()
    stage.turn { chain.firstResponder = "stays" }
    ResponderLog.reported.remove("tags.search")
    stage.turn { chain.firstResponder = "search" }
    stage.device.advance(by: 0.6)
    #expect(chain.lastFailure?.tag == "search" && chain.lastFailure?.reason == .refused)
    #expect(!ResponderLog.reported.contains("tags.search"))
    stage.end()
  }

  @Test("Without searchable the tag names nothing, and takes nothing from what it lies over")
  func none() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      NavigationStack {
        TextField("a", text: .constant("")).responderTag("a").searchResponderTag("search")
      }
    }
    stage.device.settle()
    let chain = try #require(found)
    #expect(chain.availableResponders == ["a"])
    ResponderLog.reported.remove("tags.search")
    stage.turn { chain.firstResponder = "a" }
    stage.turn { chain.firstResponder = "search" }
    #expect(chain.firstResponder == "a" && stage.focused == "a")
    stage.device.advance(by: 0.6)
    #expect(chain.lastFailure?.tag == "search" && chain.lastFailure?.reason == .unknown)
    #expect(ResponderLog.reported.contains("tags.search"))
  }
}
