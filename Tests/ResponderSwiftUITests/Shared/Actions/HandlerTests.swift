import ResponderKit
import SwiftUI
import Testing

@MainActor @Suite("responderAction: which handler gets an action, and in which order")
struct HandlerTests {
  let log = ActionLog()

  @Test("the nearest of nested handlers, unless it lets the action pass")
  func nested() {
    let model = Model()
    let stage = TagStage(
      VStack { NoteButton("one") }
        .noting("inner", log) { !model.isOn }
        .padding()
        .noting("outer", log))
    stage.press("one")
    #expect(log.take() == ["inner: one"])
    model.isOn = true
    stage.press("one")
    #expect(log.take() == ["outer: one"])
    stage.end()
  }

  @Test("of two neighbours the one around the sender")
  func neighbours() {
    let stage = TagStage(
      VStack {
        HStack {
          NoteButton("a")
          Sending(name: "a").frame(height: 20)
        }
        .noting("a", log)
        NoteButton("between")
        Sending(name: "between").frame(height: 20)
        HStack {
          NoteButton("b")
          Sending(name: "b").frame(height: 20)
        }
        .noting("b", log)
      })
    for name in ["a", "between", "b"] {
      stage.press(name)
      stage.sending(name).execute(action: Note(word: "view \(name)"))
    }
    #expect(log.lines == ["a: a", "a: view a", "b: b", "b: view b"])
    stage.end()
  }

  @Test("views that lie over one another are told apart too")
  func stacked() {
    let stage = TagStage(
      ZStack {
        Sending(name: "below").noting("below", log)
        Sending(name: "above").noting("above", log)
        Sending(name: "beside")
      })
    for name in ["below", "above", "beside"] {
      stage.sending(name).execute(action: Note(word: name))
    }
    #expect(log.lines == ["below: below", "above: above"])
    stage.end()
  }

  @Test("an object that handles and vetoes actions")
  func object() {
    final class Store: Noter, ResponderActionRouter {
      var isLocked = false
      func route<Action: ResponderMatching>(_ action: Action) -> ActionRoute<Action.Responder> {
        isLocked && action is Note ? .veto : .proceed
      }
    }
    let store = Store("store", log)
    let stage = TagStage(
      VStack { NoteButton("one") }.responderActions(handledBy: store).noting("outer", log))
    stage.press("one")
    #expect(log.take() == ["store: one"])
    store.isLocked = true
    stage.press("one")
    #expect(log.lines.isEmpty)
    stage.end()
  }

  @Test("an object is not kept alive")
  func objectGone() {
    var store: Noter? = Noter("store", log)
    let stage = TagStage(
      VStack { NoteButton("one") }.responderActions(handledBy: store!).noting("outer", log))
    weak let kept = store
    withExtendedLifetime(store) { stage.press("one") }
    store = nil
    #expect(kept == nil)
    stage.press("one")
    #expect(log.lines == ["store: one", "outer: one"])
    stage.end()
  }

  @Test("an object that cannot take the action is passed over: canExecute decides")
  func cannot() {
    struct Picky: ResponderAction {
      func canExecute(responder: Noter) -> Bool { responder.name != "near" }
      func execute(responder: Noter) { responder.note("picky") }
    }
    struct Screen: View {
      @Environment(\.actionSender) private var sender
      var body: some View { Button("go") { sender.execute(action: Picky()) } }
    }
    let (near, far) = (Noter("near", log), Noter("far", log))
    let stage = TagStage(
      VStack { Screen() }.responderActions(handledBy: near).responderActions(handledBy: far))
    withExtendedLifetime((near, far)) { stage.press("go") }
    #expect(log.lines == ["far: picky"])
    stage.end()
  }

  @Test("an action whose responder is Never is for views alone")
  func viewsAlone() async throws {
    let stage = TagStage(
      Sending(name: "view").responderAction(Choose.self) { log.add("row \($0.row)") }
        .responderAction(Count.self) { _ in 7 }
        .responderAction(Load.self) { _ in "page" })
    let view = stage.sending("view")
    view.execute(action: Choose(row: 3))
    #expect(log.lines == ["row 3"])
    #expect(view.execute(action: Count()) == 7)
    #expect(try await view.execute(action: Load()) == "page")
    #expect(SendingView(frame: .zero).handler(of: Choose(row: 3)) == nil)
    stage.end()
  }

  @Test("a closure answers, throws, and answers later, as a responder would")
  func answers() async throws {
    let stage = TagStage(
      Sending(name: "view")
        .responderAction(Sum.self) { action throws(Sum.Empty) in
          guard !action.numbers.isEmpty else { throw Sum.Empty() }
          return action.numbers.reduce(0, +)
        }
        .responderAction(Fetch.self) { action in
          await Task.yield()
          return "text of \(action.name)"
        })
    let view = stage.sending("view")
    #expect(try view.execute(action: Sum(numbers: [1, 2])) == 3)
    #expect(throws: Sum.Empty.self) { try view.execute(action: Sum(numbers: [])) }
    let text = await view.execute(action: Fetch(name: "page"))
    #expect(text == "text of page")
    #expect(await SendingView(frame: .zero).execute(action: Fetch(name: "page")) == nil)
    stage.end()
  }

  @Test("a handler sees the newest values, and is gone with its view")
  func lifetime() {
    let model = Model()
    let stage = TagStage(
      Observing(model) { model in
        VStack {
          let sending = Sending(name: "view")
          let number = model.number
          if model.isOn {
            sending
          } else {
            sending.responderAction(Note.self) { log.add("\($0.word) \(number)") }
          }
        }
      })
    stage.run { model.number = 7 }
    let old = stage.sending("view")
    old.execute(action: Note())
    #expect(log.take() == ["x 7"])
    stage.run { model.isOn = true }
    #expect(stage.sending("view").handler(of: Note()) == nil)
    #expect(old.handler(of: Note()) == nil)
    stage.end()
  }
}
