import SwiftUI
import Testing

@testable import ResponderKit

/// Forms in tabs, which the user fills in one after the other.
@MainActor
@Suite struct WizardScreenTests {
  private struct Step: View {
    @EnvironmentObject private var chain: ResponderChain
    let name: String
    let next: () -> Void

    var body: some View {
      NavigationStack {
        Form {
          TextField("\(name) one", text: .constant("")).responderTag("\(name) one")
          TextField("\(name) two", text: .constant("")).responderTag("\(name) two")
          Button("Go on from \(name)") { next() }
          ForEach(0..<30) { Text("\(name), line \($0)") }
        }
        .dismissesFirstResponder()
        .navigationTitle(LocalizedStringKey(name))
      }
    }
  }

  private struct Wizard: View {
    @EnvironmentObject private var chain: ResponderChain
    @State private var step = "trip"

    var body: some View {
      TabView(selection: $step) {
        Step(name: "trip") { show("guests") }.tabItem { Label("Trip", systemImage: "map") }
          .tag("trip")
        Step(name: "guests") { show("trip") }.tabItem { Label("Guests", systemImage: "person") }
          .tag("guests")
      }
    }

    private func show(_ name: String) {
      step = name
      chain.firstResponder = ResponderTag("\(name) one")
    }
  }

  @Test(
    "wizard: the next tab's first field is focused though it was not there yet, and again on the way back",
    arguments: SystemBehavior.allCases)
  func story(_ system: SystemBehavior) throws {
    try system.run {
      var found: ResponderChain?
      let stage = TagStage(chain: &found) { Wizard().environmentObject($0) }
      stage.device.settle()
      let (first, chain) = (try #require(stage.list), try #require(found))
      let top = first.contentOffset
      try stage.tapField("trip two")
      try stage.tapLabel("Go on from trip")
      stage.device.advance(by: 1)
      #expect(stage.focused == "guests one" && chain.firstResponder == "guests one")
      #expect(stage.hasKeyboard)
      let second = try #require(stage.list)
      #expect(second !== first)
      let field = try #require(stage.field("guests one"))
      stage.scroll(field, above: second, butFor: 5)
      #expect(stage.focused == "guests one")
      stage.scroll(second, by: 20)
      #expect(stage.focused == nil && !stage.hasKeyboard)
      stage.fling(second, speed: -6)
      try stage.tapLabel("Go on from guests")
      stage.device.advance(by: 1)
      #expect(stage.focused == "trip one" && chain.firstResponder == "trip one")
      stage.turn { chain.firstResponder = nil }
      stage.device.settle()
      #expect(first.contentOffset == top && first.contentInset == .zero)
      // When the user selects another tab, the field disappears with its tab.
      try stage.tapField("trip two")
      stage.turn { stage.window?.endEditing(true) }
      stage.device.settle()
      try stage.tapLabel("Guests")
      #expect(stage.focused == nil && chain.firstResponder == nil && !stage.hasKeyboard)
      stage.end()
    }
  }
}
