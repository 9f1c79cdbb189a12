import SwiftUI
import TestSupport
import Testing

/// Tests the choices for lists, forms and search fields.
@MainActor
@Suite struct ListChoicesTests {
  @Test("up to iOS 15 a list and a form are a table", .fact("T4.20.12", "T4.20.1"))
  func table() throws {
    try HeadlessChoices.with {
      $0.swiftUI.list = .table
    } run: {
      for view in [AnyView(List { Text("row") }), AnyView(Form { Text("row") })] {
        let stage = Stage(view)
        stage.device.settle()
        let table = try #require(stage.all(UITableView.self).first)
        let label = try #require(stage.all(UILabel.self).first)
        #expect(label.isDescendant(of: try #require(table.visibleCells.first)))
        #expect(table.keyboardDismissMode == .none)
      }
    }
  }

  @Test("a form that a drag leaves alone", .fact("C5.19"))
  func form() throws {
    try HeadlessChoices.with {
      $0.swiftUI.formDismissal = .none
    } run: {
      let form = try #require(Stage(Form { Text("row") }).all(UICollectionView.self).first)
      #expect(form.keyboardDismissMode == .none)
      let list = try #require(Stage(List { Text("row") }).all(UICollectionView.self).first)
      #expect(list.keyboardDismissMode == .onDrag)
    }
  }

  private struct Searching: View {
    @State private var text = ""
    var body: some View {
      NavigationStack { List { Text("found \(text)") }.searchable(text: $text, prompt: "Find") }
    }
  }

  @Test("searchable is a search controller on the navigation item", .fact("T4.20.17"))
  func search() throws {
    let stage = Stage(Searching())
    stage.device.settle()
    let field = try #require(stage.all(UISearchTextField.self).first)
    stage.device.tap(field)
    stage.device.type("x")
    stage.device.settle()
    #expect(stage.all(UILabel.self).contains { $0.text == "found x" })
  }

  @Test("a search field that is no UIKit view takes keys", .fact("C5.20"))
  func drawnSearch() throws {
    try HeadlessChoices.with {
      $0.swiftUI.search = .drawn
    } run: {
      let stage = Stage(Searching())
      stage.device.settle()
      #expect(stage.all(UISearchBar.self).isEmpty && stage.all(UITextField.self).isEmpty)
      let navigation = try #require(stage.controller.children.first as? UINavigationController)
      #expect(navigation.topViewController?.navigationItem.searchController == nil)
      let prompt = try #require(stage.all(UILabel.self).first { $0.text == "Find" })
      stage.device.tap(prompt)
      stage.device.settle()
      #expect(stage.device.keyboard.isVisible)
      stage.device.type("xy")
      #expect(stage.device.deleteBackward())
      stage.device.settle()
      #expect(stage.all(UILabel.self).contains { $0.text == "found x" })
      stage.device.pressReturn()
      stage.device.settle()
      #expect(!stage.device.keyboard.isVisible)
    }
  }
}
