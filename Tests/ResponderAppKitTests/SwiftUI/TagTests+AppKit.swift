import HeadlessMacDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

extension TagTests {
  @Test("a view that accepts and then refuses leaves no first responder", .flaw("2.4.2"))
  func lost() throws {
    final class Fickle: NSView {
      override var acceptsFirstResponder: Bool { true }
      override func becomeFirstResponder() -> Bool { false }
    }
    struct FickleView: NSViewRepresentable {
      func makeNSView(context: Context) -> Fickle { Fickle(frame: .zero) }
      func updateNSView(_ view: Fickle, context: Context) {}
    }
    let (stage, chain) = try TagStage.reading(settles: false) { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        FickleView().frame(height: 30).responderTag("fickle")
      }
    }
    stage.turn { chain.firstResponder = "a" }
    stage.turn { chain.firstResponder = "fickle" }
    #expect(stage.window.firstResponder === stage.window)
    #expect(chain.firstResponder == nil)
  }

  @Test("tags in a scroll view's lazy stack, behind modifiers of the list", .flaw("2.4.7"))
  func places() throws {
    let (stage, chain) = try TagStage.reading(settles: false) { _ in
      VStack {
        TextField("under", text: .constant("")).padding(8).overlay { Text("over") }
          .responderTag("under")
        ScrollView {
          LazyVStack {
            ForEach(0..<40, id: \.self) { row in
              TextField("row \(row)", text: .constant("")).frame(height: 30).responderTag(row)
            }
          }
        }
        .frame(height: 200)
        .dismissesFirstResponder(when: .partlyHidden, ending: .forced, seenIn: .insideInsets)
        .keyboardAnchor(.bottom())
      }
    }
    for (tag, name) in [("under", "under"), (2, "row 2")] as [(AnyHashable, String)] {
      stage.turn { chain.firstResponder = ResponderTag(tag) }
      #expect(stage.focused == name)
    }
    stage.turn { stage.all(HostingScrollView.self).first?.contentOffset.y = 800 }
    #expect(stage.field("row 2") == nil && chain.firstResponder == nil)
    stage.turn { chain.firstResponder = 18 }
    #expect(stage.focused == "row 18")
  }

  @Test("a sheet, a window of its own, in the same chain", .flaw("2.4.11"))
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
    let (stage, chain) = try TagStage.reading(settles: false) { _ in Screen(model: model) }
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
    var presses = 0
    let (stage, _) = try TagStage.reading(settles: false) { _ in
      Button("Press") { presses += 1 }.responderTag("button")
    }
    stage.press("Press")
    #expect(presses == 1)
  }

  @Test("a field that stops accepting while it is edited")
  func editorIsNobody() throws {
    let model = Model()
    let (stage, chain) = try TagStage.reading(settles: false) { _ in
      Observing(model) { model in
        VStack {
          StubbornField(name: "a", begins: !model.isOn).responderTag("a")
          TextField("b", text: .constant(""))
        }
      }
    }
    stage.turn { chain.firstResponder = "a" }
    stage.turn { model.isOn = true }
    stage.turn { model.number += 1 }
    stage.turn { chain.firstResponder = "a" }
    stage.focus("b")
    #expect(stage.focused == "b")
    #expect(chain.firstResponder == nil)
  }

  @Test("tabs, though one editor serves all fields", .item("1.7"))
  func tabs() throws {
    let (stage, chain) = try fields()
    stage.focus("a")
    stage.desk.type("\t")
    #expect(stage.focused == "b" && chain.firstResponder == "b")
  }

  @Test("a hidden view's tag is not available", .item("1.9"))
  func hidden() throws {
    let (stage, chain) = try fields()
    stage.field("a")?.isHidden = true
    #expect(!chain.isAvailable("a") && chain.isAvailable("b"))
  }

  @Test("a request makes the window key", .item("1.16", "1.20"))
  func keyWindow() throws {
    let (stage, chain) = try fields()
    let other = stage.show(TextField("other", text: .constant("")).responderTag("other"))
    let otherChain = ResponderChain(forWindow: other)
    stage.turn { otherChain.firstResponder = "other" }
    #expect(other.isKeyWindow && chain.firstResponder == nil)
    stage.turn { chain.firstResponder = "a" }
    #expect(stage.window.isKeyWindow)
    #expect(otherChain.firstResponder == "other" && chain.firstResponder == "a")
    stage.close(other)
  }
}
