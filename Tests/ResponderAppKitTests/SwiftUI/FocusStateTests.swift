import HeadlessMacDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

@MainActor
@Suite("AppKit: FocusState, and chains for several windows", .serialized) struct FocusStateTests {
  private struct Screen: View {
    @FocusState var focus: Name?
    @ObservedObject var model: Model
    let told: (Name?) -> Void

    var body: some View {
      let _ = told(focus)
      VStack {
        TextField("first", text: .constant("")).focused($focus, equals: .first)
          .responderTag(Name.first)
        TextField("last", text: .constant("")).focused($focus, equals: .last)
          .responderTag(Name.last)
        TextField("other", text: .constant(""))
      }
      .onChange(of: model.number) { focus = [nil, .first, .last][$0 % 3] }
    }
  }

  @Test("Tags and SwiftUI's own focus agree, whichever of them moves it")
  func agree() throws {
    let model = Model()
    var state: Name?
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in Screen(model: model) { state = $0 } }
    let chain = try #require(found)
    for (number, name) in [(1, Name.first), (2, .last), (4, .first)] {
      stage.turn { model.number = number }
      stage.turn()
      #expect(chain.firstResponder == name && state == name)
    }
    stage.turn { chain.firstResponder = Name.last }
    stage.turn()
    #expect(state == .last)
    stage.desk.click(try #require(stage.field("first")))
    stage.turn()
    #expect(chain.firstResponder == Name.first && state == .first)
    stage.desk.type("\t\t")
    stage.turn()
    #expect(stage.focused == "other")
    #expect(chain.firstResponder == nil && state == nil)
    stage.end()
  }

  @Test("one chain for two windows: what is set in the other one is found there", .item("1.17"))
  func writingInto() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      TextField("near", text: .constant("")).responderTag("near")
    }
    let chain = try #require(found)
    let other = NSWindow(
      contentViewController: NSHostingController(
        rootView: ResponderChainReader(writingInto: chain) {
          TextField("far", text: .constant("")).responderTag("far")
        }))
    stage.desk.show(other)
    stage.turn { chain.firstResponder = "far" }
    #expect(chain.firstResponder == "far")
    #expect(other.isKeyWindow)
    stage.turn { chain.firstResponder = "near" }
    #expect(chain.firstResponder == "near" && stage.focused == "near")
    stage.desk.close(other)
    other.contentViewController = nil
    other.contentView = nil
    stage.turn()
    #expect(chain.availableResponders == ["near"])
    stage.end()
  }
}
