import HeadlessDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

@MainActor
private func field(_ name: String) -> TextField<Text> { TextField(name, text: .constant("")) }

/// Tags work wherever SwiftUI puts the view.
@MainActor @Suite struct PlaceTests {
  /// Requests the focus for a tag. Returns nil if the chain does not report the tag afterwards.
  /// Otherwise, returns the placeholder of the first responder if it is a text field, and its type
  /// if not.
  private func focus(_ tag: ResponderTag, _ stage: TagStage, _ chain: ResponderChain) -> String? {
    stage.run { chain.firstResponder = tag }
    guard chain.firstResponder == tag else { return nil }
    let responder = stage.window?.firstResponderInside
    return (responder as? UITextField)?.placeholder ?? responder.map { "\(type(of: $0))" }
  }

  /// Screens, their tags, and the first responder after a request for each; nil if the tag has none.
  private static let screens: [(name: String, screen: AnyView, tags: [String: String?])] = [
    (
      "modifiers",
      AnyView(
        VStack {
          field("padding").padding().responderTag("padding")
          field("frame").frame(width: 200).responderTag("frame")
          field("bright").brightness(0.2).responderTag("bright")
          field("faint").opacity(0.5).clipped().responderTag("faint")
          field("back").background(Color.red).responderTag("back")
          field("inner").responderTag("inner").brightness(0.1).padding()
          field("over").overlay { Text("x") }.responderTag("over")
        }),
      [
        "padding": "padding", "frame": "frame", "bright": "bright", "faint": "faint",
        "back": "back", "inner": "inner", "over": "over",
      ]
    ),
    (
      "neighbours",
      AnyView(
        VStack {
          field("a").responderTag("a")
          Text("label").responderTag("label")
          HStack {
            field("left").responderTag("left")
            field("right").responderTag("right")
          }
        }),
      ["a": "a", "label": .none, "left": "left", "right": "right"]
    ),
    (
      "kinds",
      AnyView(
        VStack {
          TextEditor(text: .constant("")).frame(height: 80).responderTag("editor")
          SearchBar().responderTag("search")
          CustomResponder().frame(height: 40).responderTag("custom")
          SecureField("secret", text: .constant("")).responderTag("secret")
        }),
      [
        "editor": "HostedTextView", "search": "UISearchTextField", "custom": "CustomView",
        "secret": "secret",
      ]
    ),
    (
      "places that are not the field's",
      AnyView(
        VStack {
          HStack {
            Text("A rather long label").frame(width: 250)
            field("beside")
          }
          .responderTag("beside")
          CustomResponder().frame(width: 0, height: 0).responderTag("zero")
          field("ignoring").responderTag("ignoring").allowsHitTesting(false)
        }),
      ["beside": "beside", "zero": "CustomView", "ignoring": "ignoring"]
    ),
    (
      "sections",
      AnyView(
        Form {
          Section("One") { field("a").responderTag("a") }
          Section {
            field("b").responderTag("b")
          } header: {
            Text("Two")
          }
        }),
      ["a": "a", "b": "b"]
    ),
  ]

  @Test(
    "tags on a screen's views, in as many containers as SwiftUI likes",
    .flaw("2.4.7"), .fact("T4.20.50"), arguments: 0...2)
  func screens(containers: Int) throws {
    try HeadlessChoices.with {
      $0.swiftUI.eventContainers = containers
    } run: {
      try focusAll()
    }
  }

  private func focusAll() throws {
    for (name, screen, tags) in Self.screens {
      let (stage, chain) = try TagStage.reading { _ in screen }
      for (tag, responder) in tags.sorted(by: { $0.key < $1.key }) {
        #expect(focus(ResponderTag(tag), stage, chain) == responder, "\(name): \(tag)")
      }
      let available = tags.filter { $0.value != nil }.keys
      #expect(chain.availableResponders == Set(available.map { AnyHashable($0) }), "\(name)")
      stage.end()
    }
  }

  @Test("a row that has just been inserted into a list", .flaw("2.4.7"))
  func list() throws {
    let model = Model()
    model.rows = Array(0..<5)
    let (stage, chain) = try TagStage.reading { chain in
      Observing(model) { model in
        List {
          ForEach(model.rows, id: \.self) { row in
            field("row \(row)")
              .responderTag(row)
              .onAppear { if row >= 100 { chain.firstResponder = ResponderTag(row) } }
          }
        }
      }
    }
    #expect(focus(3, stage, chain) == "row 3")
    stage.run { model.rows.append(100) }
    #expect(stage.focused == "row 100" && chain.firstResponder == 100)
    stage.run { model.rows.removeLast() }
    #expect(chain.firstResponder == nil)
  }

  @Test("a row of a lazy stack, once it is on screen", .flaw("2.4.7"))
  func lazyStack() throws {
    let (stage, chain) = try TagStage.reading { _ in
      ScrollView {
        LazyVStack {
          ForEach(0..<200) { row in field("row \(row)").frame(height: 44).responderTag(row) }
        }
      }
    }
    #expect(focus(150, stage, chain) == nil)
    let scroll = try #require(stage.all(UIScrollView.self).first)
    stage.run {
      scroll.contentOffset.y = 150 * 52
      chain.firstResponder = 150
    }
    #expect(stage.focused == "row 150")
    stage.run { scroll.contentOffset.y = 0 }
    #expect(chain.firstResponder == nil && stage.focused == nil)
  }

  @Test("sheets and popovers belong to the same chain", .flaw("2.4.11"), arguments: [false, true])
  func sheet(isPopover: Bool) throws {
    struct Screen: View {
      @ObservedObject var model: Model
      let isPopover: Bool
      var body: some View {
        let below = field("below").responderTag("below")
        let inside = field("inside").responderTag("inside")
        if isPopover {
          below.popover(isPresented: $model.isOn) { inside }
        } else {
          below.sheet(isPresented: $model.isOn) { inside }
        }
      }
    }
    let model = Model()
    let (stage, chain) = try TagStage.reading(settles: false) { _ in
      Screen(model: model, isPopover: isPopover)
    }
    #expect(focus("below", stage, chain) == "below")
    stage.run { model.isOn = true }
    #expect(focus("inside", stage, chain) == "inside")
    stage.run { model.isOn = false }
    #expect(chain.availableResponders == ["below"])
    #expect(chain.firstResponder.map(\.description) == stage.focused)
  }

  @Test("toolbars and pushed screens", .flaw("2.4.7"))
  func navigation() throws {
    let (stage, chain) = try TagStage.reading { _ in
      NavigationStack {
        VStack {
          field("first").responderTag("first")
          NavigationLink("Next") { field("second").responderTag("second") }
        }
        .toolbar {
          ToolbarItem { field("bar").frame(width: 120).responderTag("bar") }
        }
      }
    }
    for tag in ["first", "bar"] { #expect(focus(ResponderTag(tag), stage, chain) == tag) }
    stage.turn { chain.firstResponder = nil }
    stage.press("Next")
    #expect(focus("second", stage, chain) == "second")
  }

  @Test("a replaced view and a renamed one")
  func replaced() throws {
    let model = Model()
    let (stage, chain) = try TagStage.reading(settles: false) { _ in
      Observing(model) { model in
        VStack {
          Group { field("field \(model.number)").id(model.number) }.responderTag("x")
          field("renamed").responderTag(model.number)
        }
      }
    }
    #expect(focus("x", stage, chain) == "field 0")
    stage.turn { model.number = 1 }
    #expect(chain.firstResponder == nil)
    #expect(focus("x", stage, chain) == "field 1")
    #expect(focus(1, stage, chain) == "renamed")
    stage.turn { model.number = 7 }
    #expect(chain.firstResponder == 7 && chain.availableResponders == ["x", 7])
  }
}
