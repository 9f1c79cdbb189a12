import SwiftUI
import Testing

@testable import ResponderKit

/// An article with a comment bar below it.
@MainActor
@Suite struct CommentBarScreenTests {
  private struct Article: View {
    @EnvironmentObject private var chain: ResponderChain
    @State private var comment = ""

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(0..<60) { Text("paragraph \($0)").frame(height: 40) }
          Button("Comment") { chain.firstResponder = "comment" }
        }
        .padding(16)
      }
      .keyboardAnchor(.readingPosition)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        HStack {
          TextField("Your comment", text: $comment)
            .textFieldStyle(.roundedBorder)
            .responderTag("comment")
          Button("Post") {
            comment = ""
            chain.firstResponder = nil
          }
        }
        .padding(8)
      }
    }
  }

  /// Returns the distance of the paragraph's lower edge from the lower edge of the visible area.
  private func rise(_ name: String, _ stage: TagStage, _ list: UIScrollView) -> CGFloat {
    stage.visiblePart(of: list).maxY - stage.frame(of: stage.label(name)).maxY
  }

  @Test(
    "comment bar: what was read last stays above the bar as it rises, and is where it was afterwards",
    arguments: SystemBehavior.allCases)
  func story(_ system: SystemBehavior) throws {
    try system.run {
      var found: ResponderChain?
      let stage = TagStage(chain: &found) { Article().environmentObject($0) }
      stage.device.settle()
      let (list, chain) = (try #require(stage.list), try #require(found))
      stage.scroll(list, by: 700)
      let (place, inset) = (list.contentOffset, list.adjustedContentInset)
      let visible = stage.visiblePart(of: list)
      let last = try #require(
        stage.all(UILabel.self).filter {
          ($0.text ?? "").hasPrefix("paragraph") && stage.frame(of: $0).maxY <= visible.maxY
        }.max { stage.frame(of: $0).maxY < stage.frame(of: $1).maxY }?.text)
      let before = rise(last, stage, list)
      stage.turn { chain.firstResponder = "comment" }
      stage.device.settle()
      #expect(stage.focused == "Your comment" && stage.hasKeyboard)
      let field = try #require(stage.field("Your comment"))
      #expect(stage.frame(of: field).maxY < stage.device.keyboard.frame.minY)
      #expect(abs(rise(last, stage, list) - before) < 0.5)
      stage.type("nice")
      #expect(abs(rise(last, stage, list) - before) < 0.5)
      try stage.tapLabel("Post")
      #expect(stage.focused == nil && !stage.hasKeyboard)
      #expect(list.contentOffset == place && list.adjustedContentInset == inset)
      #expect(list.contentInset == .zero)
      stage.end()
    }
  }
}
