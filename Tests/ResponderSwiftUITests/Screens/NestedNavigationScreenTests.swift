import SwiftUI
import Testing

@testable import ResponderKit

/// Nested screens, the last of which has a field.
@MainActor
@Suite struct NestedNavigationScreenTests {
  private struct Person: View {
    @EnvironmentObject private var chain: ResponderChain
    @Binding var name: String

    var body: some View {
      Form {
        TextField("Name", text: $name).responderTag("name")
        ForEach(0..<30) { Text("detail \($0)") }
      }
      .dismissesFirstResponder()
      .navigationTitle("Person")
      .onAppear { chain.firstResponder = "name" }
    }
  }

  private struct People: View {
    @State private var names = ["Ada", "Grace"]

    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<30) { Text("group \($0)") }
          NavigationLink("All people") {
            List {
              ForEach(names.indices, id: \.self) { index in
                NavigationLink("\(names[index])…") { Person(name: $names[index]) }
              }
            }
            .navigationTitle("All")
          }
        }
        .navigationTitle("Groups")
      }
    }
  }

  private func goBack(_ stage: TagStage) {
    stage.device.drag(
      from: CGPoint(x: 2, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.3)
    stage.device.settle()
  }

  @Test(
    "nested navigation: the pushed field is focused as it appears, and leaves with its screen; the lists are where they were",
    arguments: SystemBehavior.allCases)
  func story(_ system: SystemBehavior) throws {
    try system.run {
      var found: ResponderChain?
      let stage = TagStage(chain: &found) { People().environmentObject($0) }
      stage.device.settle()
      let (list, chain) = (try #require(stage.list), try #require(found))
      for _ in 0..<3 { stage.fling(list, speed: 5) }
      let place = list.contentOffset
      try stage.tapLabel("All people")
      for round in 0..<2 {
        try stage.tapLabel(round == 0 ? "Ada…" : "Ada!…")
        stage.device.advance(by: 1)
        #expect(stage.focused == "Name" && chain.firstResponder == "name")
        stage.type("!")
        let form = try #require(stage.list)
        stage.scroll(form, by: 20)
        #expect(stage.focused == "Name")
        if round == 0 {
          stage.fling(form)
          #expect(stage.focused == nil && !stage.hasKeyboard)
        }
        goBack(stage)
        #expect(chain.firstResponder == nil && !stage.hasKeyboard)
      }
      #expect(stage.label("Ada!!…") != nil)
      goBack(stage)
      #expect(stage.label("All people") != nil)
      #expect(list.contentOffset == place && list.contentInset == .zero)
      stage.end()
    }
  }
}
