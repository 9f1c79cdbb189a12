import SwiftUI
import Testing

@testable import ResponderKit

@MainActor
@Suite struct BindingTests {
  private final class Focus: ObservableObject {
    @Published var name: Name? {
      didSet { history.append(name) }
    }
    var history: [Name?] = []
  }

  private struct Screen: View {
    @ObservedObject var focus: Focus
    var body: some View {
      VStack {
        TextField("first", text: .constant("")).responderTag($focus.name, equals: .first)
        TextField("last", text: .constant("")).responderTag($focus.name, equals: .last)
        TextField("other", text: .constant(""))
      }
    }
  }

  @Test("A binding focuses what is written into it and follows the user; A to B is one change")
  func binding() throws {
    let focus = Focus()
    let stage = TagStage(Screen(focus: focus))
    stage.turn { focus.name = .first }
    stage.settle()
    #expect(stage.focused == "first")
    try stage.tapField("last")
    #expect(focus.name == .last)
    #expect(focus.history == [.first, .last])
    try stage.tapField("other")
    #expect(focus.name == nil)
    #expect(stage.focused == "other")
  }

  @Test("nil written into a binding takes the focus away, where it is the binding's")
  func resign() throws {
    let focus = Focus()
    let stage = TagStage(Screen(focus: focus))
    stage.turn { focus.name = .last }
    stage.settle()
    stage.turn { focus.name = nil }
    stage.settle()
    #expect(stage.focused == nil)
    try stage.tapField("other")
    stage.turn { focus.name = nil }
    stage.settle()
    #expect(stage.focused == "other")
  }

  @Test("An update of the view does not repeat what the binding has already requested")
  func updatedWhileWaiting() {
    struct Waiting: View {
      @ObservedObject var focus: Focus
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Text("\(model.number)")
          Text("no field").responderTag($focus.name, equals: .first)
        }
      }
    }
    let (focus, model) = (Focus(), Model())
    let stage = TagStage(Waiting(focus: focus, model: model))
    stage.settle()
    stage.turn { focus.name = .first }
    stage.advance(by: 0.3)
    #expect(focus.name == .first)
    stage.turn { model.number = 1 }
    stage.advance(by: 0.3)
    #expect(focus.name == nil)
    stage.end()
  }

  @Test("A request that is refused leaves the binding at nil")
  func refused() {
    struct Refusing: View {
      @ObservedObject var focus: Focus
      var body: some View {
        StubbornField(name: "no", begins: false).responderTag($focus.name, equals: .first)
      }
    }
    let focus = Focus()
    let stage = TagStage(Refusing(focus: focus))
    stage.turn { focus.name = .first }
    stage.settle()
    #expect(focus.name == nil)
    #expect(stage.focused == nil)
  }

  @Test("A field that refuses to end keeps its binding at its tag, as often as nil is written")
  func refusesToEnd() throws {
    struct Refusing: View {
      @ObservedObject var focus: Focus
      var ends = false
      var body: some View {
        StubbornField(name: "stays", ends: ends).responderTag($focus.name, equals: .first)
      }
    }
    let focus = Focus()
    let stage = TagStage(Refusing(focus: focus))
    stage.turn { focus.name = .first }
    stage.settle()
    for _ in 0..<2 {
      stage.turn { focus.name = nil }
      stage.settle()
      #expect(stage.focused == "stays")
      #expect(focus.name == .first)
    }
    #expect(ResponderLog.reported.contains("tags.refused.nil"))
    stage.end()
  }

  @Test("A field that refuses to end keeps the binding, also where another one was asked for")
  func refusesAnother() {
    struct Refusing: View {
      @ObservedObject var focus: Focus
      var body: some View {
        VStack {
          StubbornField(name: "stays", ends: false).responderTag($focus.name, equals: .first)
          TextField("last", text: .constant("")).responderTag($focus.name, equals: .last)
        }
      }
    }
    let focus = Focus()
    let stage = TagStage(Refusing(focus: focus))
    stage.turn { focus.name = .first }
    stage.settle()
    for _ in 0..<2 {
      stage.turn { focus.name = .last }
      stage.settle()
      #expect(stage.focused == "stays" && focus.name == .first)
    }
    stage.end()
  }

  @Test("What return writes into the binding is not taken back as its own field ends")
  func submit() {
    struct Login: View {
      @ObservedObject var focus: Focus
      var body: some View {
        VStack {
          TextField("first", text: .constant(""))
            .onSubmit { focus.name = .last }
            .responderTag($focus.name, equals: .first)
          TextField("last", text: .constant("")).responderTag($focus.name, equals: .last)
        }
      }
    }
    let focus = Focus()
    let stage = TagStage(Login(focus: focus))
    stage.turn { focus.name = .first }
    stage.settle()
    stage.pressReturn()
    #expect(stage.focused == "last")
    #expect(focus.name == .last)
  }
}
