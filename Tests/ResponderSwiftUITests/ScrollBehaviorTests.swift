import HeadlessDriver
import ResponderCore
import ResponderScope
import SwiftUI
import Testing

@testable import ResponderKit

@MainActor
@Suite struct ScrollBehaviorTests {
  private struct Rows: View {
    var body: some View {
      ForEach(0..<40) { row in
        TextField("row \(row)", text: .constant("")).frame(height: 44)
      }
    }
  }

  @Test("dismissesFirstResponder(when:) acts on the list or scroll view it stands on, or in")
  func dismissal() throws {
    let screens: [(String, AnyView)] = [
      ("scroll", AnyView(ScrollView { VStack { Rows() } }.dismissesFirstResponder())),
      ("list", AnyView(List { Rows() }.dismissesFirstResponder(when: .fullyHidden))),
      ("inside", AnyView(ScrollView { VStack { Rows() }.dismissesFirstResponder() })),
      (
        "among others",
        AnyView(
          VStack {
            Text("title")
            ScrollView { VStack { Rows() } }.dismissesFirstResponder()
          })
      ),
    ]
    for (name, screen) in screens {
      let stage = TagStage(screen)
      stage.device.settle()
      stage.device.tap(try #require(stage.field("row 2")))
      stage.device.settle()
      #expect(stage.focused == "row 2", "\(name)")
      stage.device.fling(
        from: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
      stage.device.settle()
      #expect(stage.focused == nil, "\(name)")
    }
  }

  @Test("… and only while it is there")
  func cancelled() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.isOn {
          ScrollView { VStack { Rows() } }.id("plain")
        } else {
          ScrollView { VStack { Rows() } }.id("plain").dismissesFirstResponder()
        }
      }
    }
    let model = Model()
    let stage = TagStage(Screen(model: model))
    stage.turn { model.isOn = true }
    stage.device.settle()
    stage.device.tap(try #require(stage.field("row 2")))
    stage.device.settle()
    let scroll = try #require(stage.all(UIScrollView.self).first)
    stage.turn { scroll.contentOffset.y = 1000 }
    stage.device.settle()
    #expect(stage.focused == "row 2")
  }

  @Test("keyboardAnchor(_:) keeps the end of a list above the keyboard, without making room twice")
  func anchor() throws {
    let stage = TagStage(
      VStack(spacing: 0) {
        ScrollView { VStack { ForEach(0..<60) { Text("line \($0)").frame(height: 30) } } }
          .keyboardAnchor(.bottom(tolerance: 1))
        TextField("message", text: .constant(""))
      })
    stage.device.settle()
    let scroll = try #require(stage.all(UIScrollView.self).first)
    stage.turn { scroll.scrollToBottom(animated: false) }
    let inset = scroll.contentInset
    stage.device.tap(try #require(stage.field("message")))
    stage.device.settle()
    #expect(stage.focused == "message")
    #expect(scroll.isScrolledToBottom)
    stage.turn { _ = UIResponder.resignCurrent() }
    stage.device.settle()
    #expect(scroll.contentInset == inset)
  }

  @Test("responderHUD() changes nothing of its view")
  func hud() {
    let stage = TagStage(TextField("a", text: .constant("")).responderHUD())
    #expect(stage.fields.count == 1)
    ResponderHUD.hide()
  }
}
