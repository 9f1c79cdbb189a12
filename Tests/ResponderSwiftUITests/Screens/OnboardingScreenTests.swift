import SwiftUI
import Testing

@testable import ResponderKit

/// Pages that the user swipes through, each with a field.
@MainActor
@Suite struct OnboardingScreenTests {
  private struct Onboarding: View {
    @EnvironmentObject private var chain: ResponderChain
    @State private var page = 0

    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(0..<3) { index in
            ScrollView {
              VStack(spacing: 20) {
                Text("Step \(index + 1)").font(.title)
                TextField("Answer \(index)", text: .constant("")).responderTag(index)
              }
              .padding(20)
            }
            .tag(index)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .dismissesFirstResponder()
        Button("Next") {
          page += 1
          chain.firstResponder = ResponderTag(page)
        }
      }
      .onAppear { chain.firstResponder = 0 }
    }
  }

  private func swipe(_ stage: TagStage, by distance: CGFloat, duration: Double = 0.2) {
    stage.device.drag(
      from: CGPoint(x: 195 + distance / 2, y: 300), to: CGPoint(x: 195 - distance / 2, y: 300),
      duration: duration)
    stage.device.settle()
  }

  @Test(
    "paged onboarding: a page that stays keeps its field, one that leaves lets it go; the button takes the focus along",
    arguments: SystemBehavior.allCases)
  func story(_ system: SystemBehavior) throws {
    try system.run {
      var found: ResponderChain?
      let stage = TagStage(chain: &found) { Onboarding().environmentObject($0) }
      stage.device.settle()
      let chain = try #require(found)
      let pages = try #require(stage.all(UICollectionView.self).first)
      #expect(stage.focused == "Answer 0" && stage.hasKeyboard)
      stage.type("x")
      swipe(stage, by: 60, duration: 1)
      #expect(pages.contentOffset.x == 0 && stage.focused == "Answer 0")
      swipe(stage, by: 250)
      #expect(pages.contentOffset.x == pages.bounds.width)
      #expect(stage.focused == nil && !stage.hasKeyboard && chain.firstResponder == nil)
      try stage.tapField("Answer 1")
      #expect(chain.firstResponder == 1)
      try stage.tapLabel("Next")
      stage.device.advance(by: 1)
      #expect(pages.contentOffset.x == 2 * pages.bounds.width)
      #expect(chain.firstResponder == 2 && stage.focused == "Answer 2")
      swipe(stage, by: -250)
      #expect(pages.contentOffset.x == pages.bounds.width && stage.focused == nil)
      #expect(pages.contentOffset.y == 0 && pages.contentInset == .zero)
      stage.end()
    }
  }
}
