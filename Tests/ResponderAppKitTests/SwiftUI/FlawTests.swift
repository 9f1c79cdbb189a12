import HeadlessMacDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

@MainActor
@Suite("AppKit: SwiftUI tags, the flaws", .serialized) struct FlawTests {
  private struct Fields: View {
    var body: some View {
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        TextField("b", text: .constant("")).responderTag("b")
        StubbornField(name: "stays", ends: false).responderTag("stays")
        StubbornField(name: "never", begins: false).responderTag("never")
        TextField("untagged", text: .constant(""))
      }
    }
  }

  private func fields() throws -> (stage: TagStage, chain: ResponderChain) {
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in Fields() }
    return (stage, try #require(chain))
  }

  @Test("an unknown tag takes no focus away", .flaw("2.4.1"), arguments: ["a", "untagged"])
  func unknown(name: String) throws {
    let (stage, chain) = try fields()
    stage.focus(name)
    let before = chain.firstResponder
    stage.turn { chain.firstResponder = "unknown" }
    #expect(stage.focused == name)
    #expect(chain.firstResponder == before)
    stage.end()
  }

  @Test("a refusal is never published, and A to B never flickers through nil", .flaw("2.4.2"))
  func flicker() throws {
    let (stage, chain) = try fields()
    var values: [String] = []
    let token = chain.firstResponders.sink { values.append($0?.description ?? "nil") }
    stage.turn { chain.firstResponder = "a" }
    stage.turn { chain.firstResponder = "b" }
    stage.desk.click(try #require(stage.field("a")))
    stage.turn { chain.firstResponder = "never" }
    stage.turn { chain.firstResponder = "stays" }
    stage.turn { chain.firstResponder = nil }
    stage.turn { chain.firstResponder = "a" }
    #expect(values == ["nil", "a", "b", "a", "stays"])
    #expect(stage.focused == "stays")
    withExtendedLifetime(token) {}
    stage.end()
  }

  @Test(
    "when a view accepts and then refuses, AppKit leaves no first responder, and the value says so",
    .flaw("2.4.2")
  )
  func lost() throws {
    final class Fickle: NSView {
      override var acceptsFirstResponder: Bool { true }
      override func becomeFirstResponder() -> Bool { false }
    }
    struct FickleView: NSViewRepresentable {
      func makeNSView(context: Context) -> Fickle { Fickle(frame: .zero) }
      func updateNSView(_ view: Fickle, context: Context) {}
    }
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        FickleView().frame(height: 30).responderTag("fickle")
      }
    }
    let chain = try #require(found)
    stage.turn { chain.firstResponder = "a" }
    stage.turn { chain.firstResponder = "fickle" }
    #expect(stage.window.firstResponder === stage.window)
    #expect(chain.firstResponder == nil)
    stage.end()
  }

  @Test(
    "chain, views and windows are released, and so is everything known of them",
    .flaw("2.4.5"))
  func memory() throws {
    weak var chain: ResponderChain?
    weak var field: NSTextField?
    do {
      let (stage, made) = try fields()
      stage.turn { made.firstResponder = "a" }
      (chain, field) = (made, stage.field("a"))
      #expect(field != nil)
      stage.end()
    }
    Desk.boot().turns()
    #expect(chain == nil)
    #expect(field == nil)
    #expect(TagHub.shared.isEmpty)
  }

  @Test("a place has one chain, not one for each evaluation of a body", .flaw("2.4.6"))
  func oneChain() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      let chains: (ResponderChain) -> Void
      var body: some View {
        VStack {
          Text("\(model.number)")
          Inner(chains: chains).withResponderChainForCurrentWindow()
        }
      }
    }
    struct Inner: View {
      @EnvironmentObject var chain: ResponderChain
      let chains: (ResponderChain) -> Void
      var body: some View {
        let _ = chains(chain)
        TextField("a", text: .constant("")).responderTag("a")
      }
    }
    var seen: [ObjectIdentifier] = []
    let model = Model()
    let stage = TagStage(Screen(model: model) { seen.append(ObjectIdentifier($0)) })
    for number in 1...3 { stage.turn { model.number = number } }
    #expect(Set(seen).count == 1)
    stage.end()
  }

  @Test(
    "tags work behind padding, frames and overlays, in a scroll view and its lazy stack",
    .flaw("2.4.7"))
  func places() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      VStack {
        TextField("padded", text: .constant("")).padding(8).responderTag("padded")
        TextField("framed", text: .constant("")).responderTag("framed").frame(width: 120)
        TextField("under", text: .constant("")).overlay { Text("over") }.responderTag("under")
        ScrollView {
          LazyVStack {
            ForEach(0..<40, id: \.self) { row in
              TextField("row \(row)", text: .constant("")).frame(height: 30).responderTag(row)
            }
          }
        }
        .frame(height: 200)
      }
    }
    let chain = try #require(found)
    for tag in ["padded", "framed", "under"] {
      stage.turn { chain.firstResponder = .init(tag) }
      #expect(stage.focused == tag)
    }
    stage.turn { chain.firstResponder = 2 }
    #expect(stage.focused == "row 2")
    stage.turn { stage.all(HostingScrollView.self).first?.contentOffset.y = 800 }
    #expect(stage.field("row 2") == nil)
    #expect(chain.firstResponder == nil)
    stage.turn { chain.firstResponder = 18 }
    #expect(stage.focused == "row 18")
    stage.end()
  }

  @Test("a sheet tells the same chain, though it is a window of its own", .flaw("2.4.11"))
  func sheets() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          TextField("a", text: .constant("")).responderTag("a")
        }
        .sheet(isPresented: $model.isOn) {
          TextField("inside", text: .constant("")).responderTag("inside")
        }
      }
    }
    let model = Model()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in Screen(model: model) }
    let chain = try #require(found)
    stage.turn { chain.firstResponder = "a" }
    stage.turn { model.isOn = true }
    let sheet = try #require(stage.window.attachedSheet)
    stage.turn { chain.firstResponder = "inside" }
    #expect(chain.firstResponder == "inside")
    #expect(NSResponder.current(in: sheet)?.owningControl is NSTextField)
    stage.turn { model.isOn = false }
    stage.turn()
    #expect(stage.window.attachedSheet == nil)
    #expect(chain.firstResponder == "a")
    stage.end()
  }

  @Test(
    "of duplicates the later one has the focus, and the earlier one when it goes", .flaw("2.4.12"))
  func duplicates() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          TextField("one", text: .constant("")).responderTag("same")
          if !model.isOn { TextField("two", text: .constant("")).responderTag("same") }
        }
      }
    }
    let model = Model()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in Screen(model: model) }
    stage.turn { found?.firstResponder = "same" }
    #expect(stage.focused == "two")
    stage.turn { model.isOn = true }
    #expect(found?.firstResponder == nil)
    stage.turn { found?.firstResponder = "same" }
    #expect(stage.focused == "one")
    stage.end()
  }

  @Test("A binding focuses what is written into it and follows the user; A to B is one change")
  func binding() throws {
    final class Focus: ObservableObject {
      @Published var name: Name? {
        didSet { history.append(name) }
      }
      var history: [Name?] = []
    }
    struct Screen: View {
      @ObservedObject var focus: Focus
      var body: some View {
        VStack {
          TextField("first", text: .constant("")).responderTag($focus.name, equals: .first)
          TextField("last", text: .constant("")).responderTag($focus.name, equals: .last)
          TextField("other", text: .constant(""))
        }
      }
    }
    let focus = Focus()
    let stage = TagStage(Screen(focus: focus))
    stage.turn { focus.name = .first }
    stage.turn()
    #expect(stage.focused == "first")
    stage.desk.click(try #require(stage.field("last")))
    #expect(focus.name == .last)
    #expect(focus.history == [.first, .last])
    stage.desk.click(try #require(stage.field("other")))
    #expect(focus.name == nil)
    #expect(stage.focused == "other")
    stage.end()
  }

  @Test("A click beside the field goes through the probe")
  func clicks() throws {
    var found: ResponderChain?
    var presses = 0
    let stage = TagStage(chain: &found) { _ in
      Button("Press") { presses += 1 }.responderTag("button")
    }
    stage.press("Press")
    #expect(presses == 1)
    stage.end()
  }

  @Test("A field that stops accepting while it is edited does not lend its tag to its editor")
  func editorIsNobody() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          StubbornField(name: "a", begins: !model.isOn).responderTag("a")
          TextField("b", text: .constant(""))
        }
      }
    }
    let model = Model()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in Screen(model: model) }
    let chain = try #require(found)
    stage.turn { chain.firstResponder = "a" }
    stage.turn { model.isOn = true }
    stage.turn { model.number += 1 }
    stage.turn { chain.firstResponder = "a" }
    stage.focus("b")
    #expect(stage.focused == "b")
    #expect(chain.firstResponder == nil)
    stage.end()
  }
}
