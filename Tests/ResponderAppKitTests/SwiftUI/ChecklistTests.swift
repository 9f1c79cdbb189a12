import HeadlessMacDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

@MainActor
@Suite("AppKit: SwiftUI tags, the checklist", .serialized) struct ChecklistTests {
  private struct ThreeFields: View {
    var body: some View {
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        TextField("b", text: .constant("")).responderTag("b")
        TextField("c", text: .constant(""))
      }
    }
  }

  private func threeFields() throws -> (stage: TagStage, chain: ResponderChain) {
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in ThreeFields() }
    return (stage, try #require(chain))
  }

  @Test(
    "a tag names the view before its probe, or the view inside it: fields, editors, views, controllers",
    .item("1.1")
  )
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
    for tag in ["a", "b", "editor", "view", "controller"] {
      stage.turn { chain.firstResponder = .init(tag) }
      #expect(chain.firstResponder == tag)
    }
    #expect(NSResponder.current(in: stage.window) is FocusController)
    stage.turn { chain.firstResponder = "editor" }
    #expect(NSResponder.current(in: stage.window) is HostedTextView)
    #expect(chain.availableResponders == ["a", "b", "editor", "view", "controller"])
    stage.end()
  }

  @Test(
    "setting a tag makes its view first responder at once; setting the same again does nothing",
    .item("1.2", "1.3"))
  func set() throws {
    let (stage, chain) = try threeFields()
    stage.turn {
      chain.firstResponder = "b"
      #expect(stage.focused == "b")
      #expect(chain.firstResponder == "b")
    }
    var changes = 0
    let token = chain.objectWillChange.sink { changes += 1 }
    stage.turn { chain.firstResponder = "b" }
    #expect(changes == 0)
    withExtendedLifetime(token) {}
    stage.end()
  }

  @Test(
    "an unknown tag, and one whose view does not accept, leave the value true", .item("1.4", "1.5"))
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
    stage.turn { chain.firstResponder = "a" }
    for tag in ["nobody", "no"] {
      stage.turn { chain.firstResponder = .init(tag) }
      #expect(chain.firstResponder == "a")
      #expect(stage.focused == "a")
    }
    stage.turn { chain.firstResponder = "stays" }
    for tag in ["a", nil] as [ResponderTag?] {
      stage.turn { chain.firstResponder = tag }
      #expect(chain.firstResponder == "stays")
      #expect(stage.focused == "stays")
    }
    stage.end()
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
    stage.end()
  }

  @Test("the value follows clicks and tabs, though one editor serves all fields", .item("1.7"))
  func follow() throws {
    let (stage, chain) = try threeFields()
    for (name, tag) in [("a", "a"), ("b", "b"), ("c", nil)] {
      stage.desk.click(try #require(stage.field(name)))
      #expect(stage.focused == name)
      #expect(chain.firstResponder == tag)
    }
    stage.desk.type("\t")
    #expect(stage.focused == "a")
    #expect(chain.firstResponder == "a")
    stage.end()
  }

  @Test(
    "the registry does not answer AppKit with a request of its own: no swizzling, no key-value observation",
    .item("1.8", "1.19"))
  func noEcho() throws {
    final class CountingView: NSView {
      var asked = 0
      override var acceptsFirstResponder: Bool { true }
      override func becomeFirstResponder() -> Bool {
        asked += 1
        return true
      }
    }
    struct Counting: NSViewRepresentable {
      let view: CountingView
      func makeNSView(context: Context) -> CountingView { view }
      func updateNSView(_ view: CountingView, context: Context) {}
    }
    let view = CountingView(frame: .zero)
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      Counting(view: view).frame(height: 40).responderTag("x")
    }
    stage.turn { stage.window.makeFirstResponder(view) }
    stage.turn()
    #expect(found?.firstResponder == "x")
    #expect(view.asked == 1)
    stage.end()
  }

  @Test(
    "available lists the tags whose views can become key views at the moment of asking",
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
    stage.field("a")?.isHidden = true
    #expect(chain.availableResponders == ["b"])
    stage.end()
  }

  @Test("changes are published, and compare with literals", .item("1.10", "1.21"))
  func observable() throws {
    let (stage, chain) = try threeFields()
    var values: [String] = []
    let token = chain.firstResponders.sink { values.append($0?.description ?? "nil") }
    stage.turn { chain.firstResponder = "a" }
    stage.focus("b")
    stage.turn { chain.firstResponder = nil }
    #expect(values == ["nil", "a", "b", "nil"])
    #expect(chain.firstResponder == nil && chain.firstResponder != 5)
    withExtendedLifetime(token) {}
    stage.end()
  }

  @Test(
    "a tag may be set in onAppear, before the views are in the window",
    .item("1.11", "1.12", "1.13"))
  func onAppear() throws {
    var lines: [String] = []
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { chain in
      TextField("a", text: .constant(""))
        .responderTag("a")
        .onAppear {
          chain.firstResponder = "a"
          chain.afterRetrying { lines.append("after \(chain.firstResponder?.description ?? "-")") }
          lines.append("set")
        }
    }
    #expect(lines == ["set", "after a"])
    #expect(stage.focused == "a")
    // Waited for as long as anything is, and then no turn is left.
    stage.turn { found?.firstResponder = "never" }
    stage.desk.advance(by: 0.4)
    #expect(found?.isRetrying == true)
    stage.desk.advance(by: 0.15)
    #expect(found?.isRetrying == false)
    stage.desk.advance(by: 0.1)
    let turns = stage.desk.turnCount
    stage.desk.advance(by: 60)
    #expect(stage.desk.turnCount == turns)
    stage.end()
  }

  @Test(
    "each window has its own value; setting it makes the window key, as the library's 2.0 does",
    .item("1.16", "1.20"))
  func windows() throws {
    let (stage, chain) = try threeFields()
    let other = NSWindow(
      contentViewController: NSHostingController(
        rootView: TextField("other", text: .constant("")).responderTag("other")))
    stage.desk.show(other)
    let otherChain = ResponderChain(forWindow: other)
    stage.turn { otherChain.firstResponder = "other" }
    #expect(other.isKeyWindow)
    #expect(otherChain.firstResponder == "other" && chain.firstResponder == nil)
    stage.turn { chain.firstResponder = "a" }
    #expect(stage.window.isKeyWindow)
    #expect(otherChain.firstResponder == "other" && chain.firstResponder == "a")
    stage.turn { chain.firstResponder = nil }
    #expect(otherChain.firstResponder == "other")
    stage.desk.close(other)
    other.contentViewController = nil
    stage.end()
  }

  @Test(
    "the library's own test passes: four fields, by onAppear, by return, by buttons, by code",
    .item("1.22"))
  func scenario() async throws {
    let stage = TagStage(ResponderChainExample().withResponderChainEnvironmentObject())
    await drainMainQueue()
    stage.turn()
    #expect(stage.focused == "0")
    #expect(stage.texts.contains("Selected field: 0"))
    stage.desk.type("\r")
    stage.turn()
    #expect(stage.focused == "1")
    stage.press("Select 2")
    #expect(stage.focused == "2")
    #expect(stage.texts.contains("Selected field: 2"))
    stage.press("Select Nothing")
    #expect(stage.focused == nil)
    #expect(stage.texts.contains("Selected field: Nothing selected"))
    let chain = ResponderChain(forWindow: stage.window)
    chain.firstResponder = "1"
    #expect(chain.firstResponder == "1")
    chain.firstResponder = "Something that isn't tagged"
    stage.turn()
    #expect(chain.firstResponder == "1" && stage.focused == "1")
    #expect(chain.availableResponders == ["0", "1", "2", "3"])
    stage.end()
  }
}
