import SwiftUI
import Testing

/// Tests tabs, pages, bars at an edge, pushed screens and buttons behind rows. A test without a
/// fact's number follows Apple's documentation or general knowledge (K).
@MainActor
@Suite struct ScreenPartTests {
  private func frame(_ view: UIView?) -> CGRect {
    view.map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  private func label(_ text: String, _ stage: Stage) -> UILabel? {
    stage.all(UILabel.self).first { $0.text == text }
  }

  @Test(
    "a bar at a list's lower edge: the list reaches under it and has room for it, above the keyboard too"
  )
  func bar() throws {
    let stage = Stage(
      List { ForEach(0..<40) { Text("row \($0)") } }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          TextField("message", text: .constant("")).frame(height: 50)
        }
    )
    stage.device.settle()
    let list = try #require(stage.all(UICollectionView.self).first)
    let field = try #require(stage.all(UITextField.self).first)
    let window = try #require(stage.window)
    #expect(frame(list) == window.bounds)
    #expect(list.adjustedContentInset.bottom == window.safeAreaInsets.bottom + 50)
    #expect(frame(field.superview).midY == window.bounds.maxY - window.safeAreaInsets.bottom - 25)
    stage.device.tap(field)
    stage.device.settle()
    let keyboard = stage.device.keyboard.frame
    #expect(list.adjustedContentInset.bottom == keyboard.height + 50)
    #expect(frame(field.superview).midY == keyboard.minY - 25 && frame(list) == window.bounds)
    stage.turn { field.resignFirstResponder() }
    stage.device.settle()
    #expect(list.adjustedContentInset.bottom == window.safeAreaInsets.bottom + 50)
  }

  @Test("a bar at the upper edge; bars in one another add up; what does not scroll keeps clear")
  func bars() throws {
    let log = Log()
    let stage = Stage(
      LoggingView(log: log).overlay { List { Text("row") } }
        .safeAreaInset(edge: .top, spacing: 0) { Text("one").frame(height: 40) }
        .safeAreaInset(edge: .top, spacing: 0) { Text("two").frame(height: 30) })
    stage.device.settle()
    let (list, window) = (
      try #require(stage.all(UICollectionView.self).first), try #require(stage.window)
    )
    #expect(list.adjustedContentInset.top == window.safeAreaInsets.top + 70)
    #expect(list.contentOffset.y == -list.adjustedContentInset.top)
    #expect(frame(stage.all(LoggingUIView.self).first).minY == window.safeAreaInsets.top + 70)
    #expect(frame(label("two", stage)).minY < frame(label("one", stage)).minY)
  }

  private struct Tabs: View {
    @ObservedObject var model: Model

    var body: some View {
      TabView(selection: $model.number) {
        TextField("first", text: .constant("")).tabItem { Label("One", systemImage: "1.circle") }
          .tag(1)
        Text("second screen").tabItem { Text("Two") }.tag(2)
      }
    }
  }

  @Test("a tab view is a tab controller of UIKit; the selection goes both ways")
  func tabs() throws {
    let model = Model()
    model.number = 1
    let stage = Stage(Tabs(model: model))
    stage.device.settle()
    let tabs = try #require(stage.controller.children.first as? UITabBarController)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    let field = try #require(stage.all(UITextField.self).first)
    stage.turn { model.number = 2 }
    stage.device.settle()
    #expect(tabs.selectedIndex == 1 && label("second screen", stage) != nil)
    #expect(field.window == nil)
    stage.device.tap(try #require(label("One", stage)))
    stage.device.settle()
    #expect(model.number == 1 && field.window != nil)
  }

  private struct Onboarding: View {
    @ObservedObject var model: Model

    var body: some View {
      TabView(selection: $model.number) {
        ForEach(0..<4) { page in TextField("page \(page)", text: .constant("")).tag(page) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }

  @Test("pages stand in a collection view that pages; a swipe turns them and writes the selection")
  func pages() throws {
    let model = Model()
    let stage = Stage(Onboarding(model: model))
    stage.device.settle()
    let list = try #require(stage.all(UICollectionView.self).first)
    #expect(list.isPagingEnabled && list.contentSize.width == 4 * list.bounds.width)
    stage.device.fling(
      from: CGPoint(x: 300, y: 500), velocity: CGPoint(x: -1, y: 0), duration: 0.1)
    stage.device.settle()
    #expect(model.number == 1 && list.contentOffset == CGPoint(x: list.bounds.width, y: 0))
    stage.turn { model.number = 3 }
    stage.device.settle()
    #expect(list.contentOffset.x == 3 * list.bounds.width)
    // The keyboard makes the pages smaller, but does not turn the page.
    let field = try #require(stage.all(UITextField.self).first { $0.placeholder == "page 3" })
    stage.device.tap(field)
    stage.device.settle()
    #expect(field.isFirstResponder && list.contentOffset.x == 3 * list.bounds.width)
    #expect(frame(list).maxY <= stage.device.keyboard.frame.minY)
    #expect(list.visibleCells.map(\.frame.height) == [list.bounds.height])
  }

  private struct Path: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("deeper") {
            VStack {
              Text("number \(model.number)")
              NavigationLink("deepest") { TextField("last", text: .constant("")) }
            }
          }
        }
        .navigationTitle("Top")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("left") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("right") { model.number += 1 } }
        }
      }
    }
  }

  @Test("a link pushes a screen, which follows what it is made of; a toolbar has several items")
  func links() throws {
    let model = Model()
    let stage = Stage(Path(model: model))
    stage.device.settle()
    #expect(frame(label("left", stage)).midX < frame(label("right", stage)).midX)
    stage.device.tap(try #require(label("right", stage)))
    stage.device.tap(try #require(label("deeper", stage)))
    stage.device.settle()
    #expect(label("number 1", stage) != nil)
    stage.turn { model.number = 2 }
    stage.device.settle()
    #expect(label("number 2", stage) != nil)
    stage.device.tap(try #require(label("deepest", stage)))
    stage.device.settle()
    #expect(stage.all(UITextField.self).first?.placeholder == "last")
  }

  private struct Swiped: View {
    @ObservedObject var model: Model

    var body: some View {
      List {
        ForEach(model.names, id: \.self) { name in
          Text(name).swipeActions {
            Button("Delete", role: .destructive) { model.names.removeAll { $0 == name } }
          }
        }
      }
    }
  }

  @Test("a sideways swipe shows a row's buttons, and scrolls nothing; an upright one scrolls")
  func swipe() throws {
    let model = Model()
    model.names = (0..<40).map { "row \($0)" }
    let stage = Stage(Swiped(model: model))
    stage.device.settle()
    let list = try #require(stage.all(UICollectionView.self).first)
    let (row, offset) = (try #require(label("row 3", stage)), list.contentOffset)
    let start = CGPoint(x: 300, y: frame(row).midY)
    stage.device.drag(from: start, to: CGPoint(x: start.x, y: start.y - 60))
    stage.device.settle()
    #expect(list.contentOffset.y > offset.y && label("Delete", stage) == nil)
    stage.turn { list.contentOffset = offset }
    stage.device.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y))
    stage.device.settle()
    #expect(list.contentOffset == offset)
    stage.device.tap(try #require(label("Delete", stage)))
    stage.device.settle()
    #expect(!model.names.contains("row 3") && model.names.count == 39)
    #expect(label("Delete", stage) == nil && label("row 3", stage) == nil)
  }

  @Test("a vertical field grows up to its line limit, an editor at its own height without one")
  func growing() throws {
    struct Screen: View {
      @State private var text = ""
      let isField: Bool

      var body: some View {
        VStack {
          if isField {
            TextField("note", text: $text, axis: .vertical).lineLimit(1...3)
          } else {
            TextEditor(text: $text).fixedSize(horizontal: false, vertical: true)
          }
          Spacer()
        }
      }
    }
    for isField in [true, false] {
      let stage = Stage(Screen(isField: isField))
      stage.device.settle()
      let view = try #require(stage.all(UITextView.self).first)
      stage.turn { view.becomeFirstResponder() }
      var heights = [view.frame.height]
      for _ in 0..<5 {
        stage.device.type("\n")
        stage.device.settle()
        heights.append(view.frame.height)
      }
      let grown = zip(heights, heights.dropFirst()).map { $1 > $0 }
      #expect(
        grown == (isField ? [true, true, false, false, false] : [true, true, true, true, true]))
    }
  }

  @Test("searchFocused follows the search field and moves it")
  func searchFocus() throws {
    struct Screen: View {
      @SwiftUI.FocusState private var isSearching: Bool
      @State private var text = ""

      var body: some View {
        NavigationStack {
          List {
            Text(isSearching ? "searching" : "idle")
            Button("find") { isSearching = true }
            Button("end") { isSearching = false }
          }
          .searchable(text: $text, prompt: "Find")
          .searchFocused($isSearching)
        }
      }
    }
    let stage = Stage(Screen())
    stage.device.settle()
    let field = try #require(stage.all(UISearchTextField.self).first)
    stage.device.tap(field)
    stage.device.settle()
    #expect(label("searching", stage) != nil)
    stage.device.tap(try #require(label("end", stage)))
    stage.device.settle()
    #expect(!field.isFirstResponder && label("idle", stage) != nil)
    stage.device.tap(try #require(label("find", stage)))
    stage.device.settle()
    #expect(field.isFirstResponder && label("searching", stage) != nil)
  }
}
