import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct HostingOrderTests {
  private struct Toggling: View {
    @ObservedObject var model: Model
    let log: Log
    var transition: AnyTransition?

    var body: some View {
      if let transition {
        inside.transition(transition).id(model.isOn)
      } else {
        inside.id(model.isOn)
      }
    }

    private var inside: some View {
      Text("x")
        .onAppear { log.add("A\(model.isOn ? "T" : "F")") }
        .onDisappear { log.add("D\(model.isOn ? "T" : "F")") }
    }
  }

  @Test(
    "a representable is made, updated, appears, then enters the window",
    .fact("T4.18.1", "T4.18.2", "T4.18.3", "T4.18.4"))
  func order() {
    let log = Log()
    let stage = Stage(LoggingView(log: log).onAppear { log.add("appear") })
    #expect(
      log.take() == [
        "coordinator", "make without window", "update 0 without window", "appear", "window",
      ])
    withExtendedLifetime(stage) {}
  }

  @Test("without a window nothing is rendered", .fact("T4.18.6"))
  func noWindow() {
    let log = Log()
    let controller = UIHostingController(rootView: LoggingView(log: log))
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test("a change is rendered with the turn's layout, not in the assignment", .fact("T4.18.7"))
  func change() {
    let (log, model) = (Log(), Model())
    struct Screen: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View { LoggingView(log: log, value: model.number) }
    }
    let stage = Stage(Screen(model: model, log: log))
    _ = log.take()
    stage.turn {
      model.number = 1
      log.add("assigned")
    }
    #expect(log.take() == ["assigned", "update 1 with window"])
  }

  @Test("another id: the new view appears before the old one disappears", .fact("T4.18.10"))
  func identity() {
    let (log, model) = (Log(), Model())
    var stage: Stage? = Stage(Toggling(model: model, log: log))
    stage?.turn { model.isOn = true }
    stage?.controller.rootView = AnyView(EmptyView())
    stage?.turn()
    stage = nil
    #expect(log.take() == ["AF", "AT", "DT", "DT"])
  }

  @Test("with the identity transition the old view disappears first", .fact("T4.18.11"))
  func identityTransition() {
    let (log, model) = (Log(), Model())
    let stage = Stage(Toggling(model: model, log: log, transition: .identity))
    stage.turn { model.isOn = true }
    stage.turn { stage.controller.rootView = AnyView(EmptyView()) }
    #expect(log.take() == ["AF", "DT", "AT", "DT"])
  }

  @Test("what onAppear sets is there in the first frame", .fact("T4.18.5"))
  func onAppearState() {
    struct Screen: View {
      @State private var name = "before"
      var body: some View { Text(name).onAppear { name = "after" } }
    }
    let stage = Stage(Screen())
    #expect(stage.all(UILabel.self).map(\.text) == ["after"])
  }

  @Test("what a tap sets is laid out in the same update", .fact("T4.20.21"))
  func tapped() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("more") { isShown = true }
          if isShown { TextField("new", text: .constant("")) }
        }
      }
    }
    let stage = Stage(Screen())
    let button = try #require(stage.all(UIControl.self).first)
    stage.turn { button.sendActions(for: .touchUpInside) }
    let field = try #require(stage.all(UITextField.self).first)
    #expect(field.window === stage.window && !field.frame.isEmpty)
  }

  @Test("queued actions run twice before views are inserted", .fact("T4.20.26"))
  func actions() {
    struct Screen: View {
      @State private var count = 0
      let log: Log
      var body: some View {
        LoggingView(log: log, value: count)
          .onAppear {
            log.add("appear")
            count = 1
          }
          .onChange(of: count) { log.add("change \($0)") }
      }
    }
    let log = Log()
    let stage = Stage(Screen(log: log))
    #expect(
      log.take() == [
        "coordinator", "make without window", "update 0 without window", "appear",
        "update 1 without window", "change 1", "window",
      ])
    withExtendedLifetime(stage) {}
  }

  @Test("the keyboard takes room from the content", .fact("T4.18.12"))
  func keyboard() throws {
    let stage = Stage(
      VStack {
        TextField("name", text: .constant(""))
        Color.red
      })
    let field = try #require(stage.all(UITextField.self).first)
    let before = field.superview?.superview?.subviews.map(\.frame.maxY).max() ?? 0
    stage.turn { field.becomeFirstResponder() }
    stage.device.advance(by: 1)
    let after = field.superview?.superview?.subviews.map(\.frame.maxY).max() ?? 0
    #expect(abs(before - 810) < 0.01)
    #expect(after < 844 - 250)
  }
}
