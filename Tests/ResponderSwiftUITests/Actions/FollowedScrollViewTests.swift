import HeadlessDriver
import SwiftUI
import Testing
import UIKit

@testable import ResponderKit

/// Tests that no handler costs a large title that collapses or a tab bar that minimises.
@MainActor @Suite("The scroll view that bars follow", .serialized)
struct FollowedScrollViewTests {
  private struct Table: UIViewRepresentable {
    func makeUIView(context: Context) -> UITableView { UITableView() }
    func updateUIView(_ table: UITableView, context: Context) {}
  }

  enum Structure: CaseIterable {
    case table, list, scrollView, reader, twoHandlers, insideTabs, aroundStack, noScrollView
    case insideScrollView
  }

  private func screen(_ structure: Structure) -> AnyView {
    let list = List { Text("row") }
    return switch structure {
    case .table: AnyView(NavigationStack { Table().handling() })
    case .list: AnyView(NavigationStack { list.handling() })
    case .scrollView: AnyView(NavigationStack { ScrollView { Text("x") }.handling() })
    case .reader: AnyView(NavigationStack { ResponderChainReader { _ in Table() } })
    case .twoHandlers: AnyView(NavigationStack { Table().handling().handling() })
    case .insideTabs:
      AnyView(
        TabView {
          NavigationStack { Table().handling() }.tabItem { Text("Search") }
        })
    case .aroundStack: AnyView(NavigationStack { Table() }.handling())
    case .insideScrollView:
      AnyView(
        NavigationStack { ScrollView { VStack { TextEditor(text: .constant("")).handling() } } })
    case .noScrollView: AnyView(NavigationStack { Text("x").handling() })
    }
  }

  @Test("is found in each structure", .fact("T4.20.48"), arguments: Structure.allCases)
  func followed(_ structure: Structure) throws {
    let stage = TagStage.settled(screen(structure))
    let bar = try #require(stage.all(UINavigationBar.self).first)
    let stack = bar.chain.compactMap { $0 as? UINavigationController }.first
    let top = try #require(stack?.topViewController)
    let followed = top.followedScrollView(at: .top)
    if structure == .noScrollView {
      #expect(followed == nil)
    } else {
      #expect(followed != nil && followed === stage.all(UIScrollView.self, in: top.view).first)
    }
    stage.end()
  }

  @Test("a scroll view that the app has named stays named")
  func named() throws {
    let stage = TagStage.settled(Table().handling())
    let (screen, own) = (stage.controller, UIScrollView())
    #expect(screen.contentScrollView(for: .top) != nil)
    screen.setContentScrollView(own, for: [.top, .bottom])
    stage.turn { screen.rootView = AnyView(Table()) }
    stage.settle()
    #expect(screen.contentScrollView(for: .top) === own)
    stage.end()
  }
}

private struct Handled: ResponderAction { typealias Responder = Never }

extension View {
  fileprivate func handling() -> some View { responderAction(Handled.self) { _ in } }
}
