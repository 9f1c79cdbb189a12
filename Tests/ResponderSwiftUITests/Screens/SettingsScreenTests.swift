import SwiftUI
import Testing

@testable import ResponderKit

/// A settings form with sections of fields and switches.
@MainActor @Suite struct SettingsScreenTests {
  private struct Anchored: ViewModifier {
    let policy: AnchorPolicy?

    func body(content: Content) -> some View {
      if let policy { content.keyboardAnchor(policy) } else { content }
    }
  }

  private struct Settings: View {
    @EnvironmentObject private var chain: ResponderChain
    @State private var name = ""
    @State private var city = ""
    @State private var sounds = true
    var anchor: AnchorPolicy?

    var body: some View {
      NavigationStack {
        Form {
          Section("Account") {
            TextField("Name", text: $name).responderTag("name")
            TextField("City", text: $city).responderTag("city")
            Text("Signed in as \(name)")
          }
          Section("Notifications") {
            Toggle("Sounds", isOn: $sounds)
            if sounds { Text("Bell") }
          }
          Section("Places") {
            ForEach(0..<30) { place in
              TextField("Place \(place)", text: .constant("")).responderTag(place)
            }
          }
        }
        .dismissesFirstResponder()
        .modifier(Anchored(policy: anchor))
        .navigationTitle("Settings")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Edit") { chain.firstResponder = "name" }
          }
        }
      }
    }
  }

  @Test("a field keeps the focus until its row leaves", arguments: SystemBehavior.allCases)
  func story(_ system: SystemBehavior) throws {
    try system.run {
      let (stage, chain) = try TagStage.reading { Settings().environmentObject($0) }
      let list = try #require(stage.list)
      let (top, mode) = (list.contentOffset, list.keyboardDismissMode)
      try stage.tapLabel("Edit")
      #expect(stage.focused == "Name" && chain.firstResponder == "name")
      stage.type("Ada")
      #expect(stage.texts.contains("Signed in as Ada"))
      // Typing has updated the form, which sets its dismiss mode again.
      let row = try #require(stage.field("Name"))
      stage.scroll(row, above: list, butFor: 6)
      #expect(stage.focused == "Name")
      stage.scroll(list, by: 20)
      #expect(stage.focused == nil && chain.firstResponder == nil && !stage.hasKeyboard)
      #expect(list.keyboardDismissMode == mode)
      stage.fling(list, speed: -6)
      #expect(list.contentOffset == top && list.contentInset == .zero)
      stage.end()
    }
  }

  @Test(
    "a low field is lifted above the keyboard once",
    arguments: SystemBehavior.allCases,
    [AnchorPolicy?.none, .firstResponder(margin: 8), .bottom(), .readingPosition])
  func lowField(_ system: SystemBehavior, anchor: AnchorPolicy?) throws {
    try system.run {
      let (stage, chain) = try TagStage.reading {
        Settings(anchor: anchor).environmentObject($0)
      }
      let list = try #require(stage.list)
      stage.scroll(list, by: 140)
      let offset = list.contentOffset.y
      let visible = stage.visiblePart(of: list)
      let low = try #require(
        stage.fields.filter { stage.frame(of: $0).maxY <= visible.maxY }
          .max { stage.frame(of: $0).midY < stage.frame(of: $1).midY })
      let name = try #require(low.placeholder)
      var highest = offset
      stage.device.onFrame = { _ in highest = max(highest, list.contentOffset.y) }
      stage.tap(low)
      #expect(stage.focused == name)
      let gap = stage.device.keyboard.frame.minY - stage.frame(of: low).maxY
      #expect(gap >= 0)
      #expect(gap < 40)
      let lifted = list.contentOffset.y
      #expect(highest == lifted)
      stage.type("x")
      #expect(stage.focused == name && list.contentOffset.y == lifted)
      stage.run { chain.firstResponder = nil }
      #expect(lifted > offset && list.contentInset == .zero)
      // SwiftUI leaves the list at the offset to which it scrolled, and so does the anchor. With
      // `.readingPosition`, however, the line that the user reads stays at the end of the visible
      // area.
      let kept = anchor == .readingPosition ? lifted - (336 - 34) : lifted
      #expect(list.contentOffset.y == kept)
      stage.fling(list, speed: -6)
      #expect(list.contentOffset.y == -list.adjustedContentInset.top)
      stage.end()
    }
  }
}
