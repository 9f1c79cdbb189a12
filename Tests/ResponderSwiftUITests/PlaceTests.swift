import HeadlessDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

/// Flaws 2.4.7 and 2.4.11: tags work wherever SwiftUI puts the view.
@MainActor
@Suite struct PlaceTests {
  /// Requests the focus for a tag. Returns nil if the chain does not report the tag afterwards.
  /// Otherwise, returns the placeholder of the first responder if it is a text field, and its type
  /// if not.
  private func focus(_ tag: ResponderTag, _ stage: TagStage, _ chain: ResponderChain?) -> String? {
    stage.turn { chain?.firstResponder = tag }
    stage.device.settle()
    guard chain?.firstResponder == tag else { return nil }
    let responder = stage.window?.firstResponderInside
    return (responder as? UITextField)?.placeholder ?? responder.map { "\(type(of: $0))" }
  }

  @Test(
    "tags work behind padding, frame, opacity, clip, brightness, background and overlay",
    .flaw("2.4.7"))
  func wrappers() {
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in
      VStack {
        TextField("padding", text: .constant("")).padding().responderTag("padding")
        TextField("frame", text: .constant("")).frame(width: 200).responderTag("frame")
        TextField("bright", text: .constant("")).brightness(0.2).responderTag("bright")
        TextField("faint", text: .constant("")).opacity(0.5).clipped().responderTag("faint")
        TextField("back", text: .constant("")).background(Color.red).responderTag("back")
        TextField("inner", text: .constant("")).responderTag("inner").brightness(0.1).padding()
        TextField("over", text: .constant("")).overlay { Text("x") }.responderTag("over")
      }
    }
    for tag in ["padding", "frame", "bright", "faint", "back", "inner", "over"] {
      #expect(focus(ResponderTag(tag), stage, chain) == tag)
    }
  }

  @Test("a tag on something without a responder does not take its neighbour's", .flaw("2.4.7"))
  func neighbour() {
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        Text("label").responderTag("label")
        HStack {
          TextField("left", text: .constant("")).responderTag("left")
          TextField("right", text: .constant("")).responderTag("right")
        }
      }
    }
    #expect(focus("label", stage, chain) == nil)
    #expect(focus("left", stage, chain) == "left")
    #expect(focus("right", stage, chain) == "right")
    #expect(chain?.availableResponders == ["a", "left", "right"])
  }

  @Test("tags work in lists, and in a row that has just been inserted", .flaw("2.4.7"))
  func list() {
    struct Screen: View {
      @ObservedObject var model: Model
      let chain: ResponderChain
      var body: some View {
        List {
          ForEach(model.rows, id: \.self) { row in
            TextField("row \(row)", text: .constant(""))
              .responderTag(row)
              .onAppear { if row >= 100 { chain.firstResponder = ResponderTag(row) } }
          }
        }
      }
    }
    let model = Model()
    model.rows = Array(0..<5)
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { Screen(model: model, chain: $0) }
    stage.device.settle()
    #expect(focus(3, stage, chain) == "row 3")
    stage.turn { model.rows.append(100) }
    stage.device.settle()
    #expect(stage.focused == "row 100")
    #expect(chain?.firstResponder == 100)
    stage.turn { model.rows.removeLast() }
    stage.device.settle()
    #expect(chain?.firstResponder == nil)
  }

  @Test("lazy stacks: a row that is not on screen yet is focused once it is", .flaw("2.4.7"))
  func lazyStack() throws {
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in
      ScrollView {
        LazyVStack {
          ForEach(0..<200) { row in
            TextField("row \(row)", text: .constant("")).frame(height: 44).responderTag(row)
          }
        }
      }
    }
    stage.device.settle()
    #expect(focus(150, stage, chain) == nil)
    let scroll = try #require(stage.all(UIScrollView.self).first)
    stage.turn {
      scroll.contentOffset.y = 150 * 52
      chain?.firstResponder = 150
    }
    stage.device.settle()
    #expect(stage.focused == "row 150")
    stage.turn { scroll.contentOffset.y = 0 }
    stage.device.settle()
    #expect(chain?.firstResponder == nil)
    #expect(stage.focused == nil)
  }

  @Test(
    "tags work on text editors, search bars, any representable and secure fields", .flaw("2.4.7"))
  func kinds() {
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in
      VStack {
        TextEditor(text: .constant("")).frame(height: 80).responderTag("editor")
        SearchBar().responderTag("search")
        CustomResponder().frame(height: 40).responderTag("custom")
        SecureField("secret", text: .constant("")).responderTag("secret")
      }
    }
    #expect(focus("editor", stage, chain) == "HostedTextView")
    #expect(focus("search", stage, chain) != nil)
    #expect(UIResponder.current is UISearchTextField)
    #expect(focus("custom", stage, chain) == "CustomView")
    #expect(focus("secret", stage, chain) == "secret")
  }

  @Test("sheets and popovers tell the same chain", .flaw("2.4.11"), arguments: [false, true])
  func sheet(isPopover: Bool) {
    struct Screen: View {
      @ObservedObject var model: Model
      let isPopover: Bool
      var body: some View {
        let field = TextField("below", text: .constant("")).responderTag("below")
        if isPopover {
          field.popover(isPresented: $model.isOn) { Inside() }
        } else {
          field.sheet(isPresented: $model.isOn) { Inside() }
        }
      }
    }
    struct Inside: View {
      var body: some View { TextField("inside", text: .constant("")).responderTag("inside") }
    }
    let model = Model()
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in Screen(model: model, isPopover: isPopover) }
    #expect(focus("below", stage, chain) == "below")
    stage.turn { model.isOn = true }
    stage.device.settle()
    #expect(focus("inside", stage, chain) == "inside")
    stage.turn { model.isOn = false }
    stage.device.settle()
    #expect(chain?.availableResponders == ["below"])
    #expect(chain?.firstResponder.map(\.description) == stage.focused)
  }

  @Test("tags work in toolbars and on pushed screens", .flaw("2.4.7"))
  func navigation() {
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in
      NavigationStack {
        VStack {
          TextField("first", text: .constant("")).responderTag("first")
          NavigationLink("Next") {
            TextField("second", text: .constant("")).responderTag("second")
          }
        }
        .navigationTitle("Fields")
        .toolbar {
          ToolbarItem {
            TextField("bar", text: .constant("")).frame(width: 120).responderTag("bar")
          }
        }
      }
    }
    stage.device.settle()
    #expect(focus("first", stage, chain) == "first")
    #expect(focus("bar", stage, chain) == "bar")
    stage.turn { chain?.firstResponder = nil }
    stage.press("Next")
    #expect(focus("second", stage, chain) == "second")
  }

  @Test("A view that is replaced under its tag keeps the tag")
  func replaced() {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        Group { TextField("field \(model.number)", text: .constant("")).id(model.number) }
          .responderTag("x")
      }
    }
    let model = Model()
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in Screen(model: model) }
    #expect(focus("x", stage, chain) == "field 0")
    stage.turn { model.number = 1 }
    #expect(chain?.firstResponder == nil)
    #expect(focus("x", stage, chain) == "field 1")
  }

  @Test("A view that gets another tag answers to it at once")
  func renamed() {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        TextField("field", text: .constant("")).responderTag(model.number)
      }
    }
    let model = Model()
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in Screen(model: model) }
    #expect(focus(0, stage, chain) == "field")
    stage.turn { model.number = 7 }
    #expect(chain?.firstResponder == 7)
    #expect(chain?.availableResponders == [7])
  }

  @Test("Section: its rows are rows, tags in them too")
  func sections() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      Form {
        Section("One") {
          TextField("a", text: .constant("")).responderTag("a")
        }
        Section {
          TextField("b", text: .constant("")).responderTag("b")
        } header: {
          Text("Two")
        } footer: {
          Text("The end")
        }
      }
    }
    stage.turn { found?.firstResponder = "b" }
    #expect(stage.focused == "b")
    #expect(Set(stage.texts) == ["One", "Two", "The end"])
    #expect(found?.availableResponders == ["a", "b"])
  }
}
