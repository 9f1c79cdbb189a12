import HeadlessMacDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

extension FlawTests {
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
  }
}
