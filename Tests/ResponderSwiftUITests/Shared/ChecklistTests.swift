import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

@MainActor
@Suite struct ChecklistTests {
  struct ThreeFields: View {
    var body: some View {
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        TextField("b", text: .constant("")).responderTag("b")
        TextField("c", text: .constant(""))
      }
    }
  }

  func threeFields() throws -> (stage: TagStage, chain: ResponderChain) {
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in ThreeFields() }
    return (stage, try #require(chain))
  }

  @Test(
    "a tag names the view before its probe, or what is in it: fields, editors, views, controllers",
    .item("1.1"))
  func tag() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        VStack {
          Text("inside")
          TextField("b", text: .constant(""))
        }
        .responderTag("b")
        TextEditor(text: .constant("")).frame(height: 60).responderTag("editor")
        CustomResponder().frame(height: 30).responderTag("view")
        CustomController().frame(height: 30).responderTag("controller")
        Text("no field").responderTag("text")
      }
    }
    let chain = try #require(found)
    for tag in ["a", "b"] {
      stage.turn { chain.firstResponder = .init(tag) }
      #expect(stage.focused == tag && chain.firstResponder == tag)
    }
    stage.turn { chain.firstResponder = "editor" }
    #expect(stage.firstResponder is TagStage.Editor && chain.firstResponder == "editor")
    stage.turn { chain.firstResponder = "view" }
    #expect(stage.firstResponder is CustomResponder.CustomView && chain.firstResponder == "view")
    stage.turn { chain.firstResponder = "controller" }
    #expect(stage.firstResponder is CustomController.Controller)
    #expect(chain.firstResponder == "controller")
    #expect(chain.availableResponders == ["a", "b", "editor", "view", "controller"])
  }

  @Test("a tag that is set makes its view first responder at once", .item("1.2"))
  func set() throws {
    let (stage, chain) = try threeFields()
    stage.turn {
      chain.firstResponder = "b"
      #expect(stage.focused == "b")
      #expect(chain.firstResponder == "b")
    }
  }

  @Test("the same tag again does nothing", .item("1.3"))
  func sameAgain() throws {
    let (stage, chain) = try threeFields()
    stage.turn { chain.firstResponder = "a" }
    var changes = 0
    let token = chain.objectWillChange.sink { changes += 1 }
    stage.turn { chain.firstResponder = "a" }
    #expect(changes == 0)
    withExtendedLifetime(token) {}
  }

  @Test("an unknown tag leaves the value at what is true", .item("1.4"))
  func unknown() throws {
    let (stage, chain) = try threeFields()
    stage.turn { chain.firstResponder = "nobody" }
    #expect(chain.firstResponder == nil)
    stage.turn { chain.firstResponder = "a" }
    stage.turn { chain.firstResponder = "nobody" }
    #expect(chain.firstResponder == "a")
    #expect(stage.focused == "a")
  }

  @Test("a refusal leaves the value at what is true, to begin as to end", .item("1.5"))
  func refused() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        StubbornField(name: "no", begins: false).responderTag("no")
        StubbornField(name: "stays", ends: false).responderTag("stays")
      }
    }
    let chain = try #require(found)
    stage.turn { chain.firstResponder = "no" }
    #expect(chain.firstResponder == nil)
    stage.turn { chain.firstResponder = "a" }
    stage.turn { chain.firstResponder = "no" }
    #expect(chain.firstResponder == (TagStage.keepsFocusOnRefusal ? "a" : nil))
    #expect(stage.focused == (TagStage.keepsFocusOnRefusal ? "a" : nil))
    stage.turn { chain.firstResponder = "stays" }
    for tag in ["a", nil] as [ResponderTag?] {
      stage.turn { chain.firstResponder = tag }
      #expect(chain.firstResponder == "stays")
      #expect(stage.focused == "stays")
    }
  }

  @Test("nil resigns the first responder, tagged or not", .item("1.6"))
  func resign() throws {
    let (stage, chain) = try threeFields()
    for name in ["a", "c"] {
      stage.focus(name)
      #expect(stage.focused == name)
      stage.turn { chain.firstResponder = nil }
      #expect(stage.focused == nil)
      #expect(chain.firstResponder == nil)
    }
  }

  @Test("the value follows the user, to the nearest tag around the focus", .item("1.7"))
  func follow() throws {
    let (stage, chain) = try threeFields()
    for (name, tag) in [("a", "a"), ("b", "b"), ("c", nil)] {
      try stage.tapField(name)
      #expect(stage.focused == name)
      #expect(chain.firstResponder == tag)
    }
  }

  @Test(
    "what the system says is not said back to it: no swizzling, no key-value observation",
    .item("1.8", "1.19"))
  func noEcho() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      StubbornField(name: "x").responderTag("x")
    }
    let field = try #require(stage.all(StubbornField.Field.self).first)
    stage.focus("x")
    stage.turn()
    #expect(found?.firstResponder == "x")
    #expect(field.asked == 1)
  }

  @Test(
    "the tags to choose from are those that can become first responder at the moment of asking",
    .item("1.9"))
  func available() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          TextField("a", text: .constant("")).responderTag("a")
          TextField("b", text: .constant("")).responderTag("b").disabled(model.isOn)
          if model.number == 0 { TextField("c", text: .constant("")).responderTag("c") }
        }
      }
    }
    let model = Model()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in Screen(model: model) }
    let chain = try #require(found)
    #expect(chain.availableResponders == ["a", "b", "c"])
    stage.turn { model.isOn = true }
    #expect(chain.availableResponders == ["a", "c"])
    stage.turn { (model.isOn, model.number) = (false, 1) }
    #expect(chain.availableResponders == ["a", "b"])
  }

  @Test(
    "changes of the focus and of the tags are published: onChange, onReceive, body", .item("1.10"))
  func observable() throws {
    struct Screen: View {
      @ObservedObject var chain: ResponderChain
      @ObservedObject var model: Model
      let log: (String) -> Void
      var body: some View {
        VStack {
          Text("\(chain.firstResponder?.description ?? "-") of \(chain.availableResponders.count)")
          TextField("a", text: .constant("")).responderTag("a")
          if model.isOn { TextField("b", text: .constant("")).responderTag("b") }
        }
        .onChange(of: chain.firstResponder) { log("change \($0?.description ?? "-")") }
        .onReceive(chain.firstResponders) { log("value \($0?.description ?? "-")") }
      }
    }
    var lines: [String] = []
    let model = Model()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { chain in
      Screen(chain: chain, model: model) { lines.append($0) }
    }
    stage.turn()
    #expect(stage.texts == ["- of 1"])
    stage.turn { model.isOn = true }
    stage.turn()
    #expect(stage.texts == ["- of 2"])
    stage.turn { found?.firstResponder = "b" }
    #expect(stage.texts == ["b of 2"])
    stage.focus("a")
    stage.turn()
    stage.turn { found?.firstResponder = nil }
    stage.turn()
    #expect(stage.texts == ["- of 2"])
    #expect(lines.filter { $0.hasPrefix("change") } == ["change b", "change a", "change -"])
    #expect(lines.contains("value b") && lines.contains("value a"))
  }

  @Test("while a chain announces a change, it still has the former value")
  func former() throws {
    let (stage, chain) = try threeFields()
    var values: [String] = []
    let token = chain.objectWillChange.sink {
      values.append(chain.firstResponder?.description ?? "nil")
    }
    for tag in ["a", "b", nil] as [ResponderTag?] { stage.turn { chain.firstResponder = tag } }
    #expect(values == ["nil", "a", "b"])
    #expect(chain.firstResponder == nil)
    withExtendedLifetime(token) {}
  }

  @Test(
    "the value compares with literals and with any hashable value, and takes any", .item("1.21"))
  func literals() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      VStack {
        TextField("s", text: .constant("")).responderTag("x")
        TextField("i", text: .constant("")).responderTag(5)
        TextField("e", text: .constant("")).responderTag(Name.first)
      }
    }
    let chain = try #require(found)
    stage.turn { chain.firstResponder = "x" }
    #expect(chain.firstResponder == "x")
    #expect(chain.firstResponder != "y")
    stage.turn { chain.firstResponder = 5 }
    #expect(chain.firstResponder == 5)
    #expect(chain.firstResponder != "5")
    stage.turn { chain.firstResponder = Name.first }
    #expect(chain.firstResponder == Name.first)
    #expect(chain.firstResponder != Name.last)
    #expect(stage.focused == "e")
    let erased: AnyHashable? = chain.firstResponder
    #expect(erased == AnyHashable(Name.first))
    #expect(chain.availableResponders.contains("x"))
    #expect(chain.availableResponders.contains(5))
    let tag: ResponderTag = try #require(chain.firstResponder)
    #expect(tag.value(as: Name.self) == .first && tag.value(as: String.self) == nil)
    #expect(chain.isAvailable(tag) && chain.isAvailable(Name.first) && chain.isAvailable("x"))
    #expect(!chain.isAvailable(Name.last) && !chain.isAvailable(ResponderTag(Name.last)))
    switch chain.firstResponder?.value(as: Name.self) {
    case .first: break
    case .last, nil: Issue.record("another tag")
    }
    switch chain.firstResponder {
    case nil, "x", 5: Issue.record("another tag")
    default: break
    }
  }
}
