import ResponderCore
import SwiftUI
import Testing

@testable import ResponderKit

@MainActor @Suite("ResponderChain: typed actions from its place or the first responder")
struct ChainActionTests {
  let log = ActionLog()

  @Test("from the first responder inside the reader, else the reader")
  func start() {
    let caught = Caught()
    let stage = TagStage(
      VStack {
        TextField("outside", text: .constant(""))
        reader(caught) {
          VStack {
            TextField("plain", text: .constant(""))
            TextField("noted", text: .constant("")).noting("field", log)
          }
        }
      }
      .noting("screen", log))
    func send(_ field: String?) {
      stage.turn { stage.makeFirstResponder(field.flatMap(stage.field)) }
      caught.chain?.execute(action: Note(word: field ?? "none"))
    }
    for field in [nil, "plain", "noted", "outside"] { send(field) }
    #expect(
      log.lines == ["screen: none", "screen: plain", "field: noted", "screen: outside"])
    stage.end()
  }

  @Test("a handler beside the reader is not asked")
  func outside() {
    let caught = Caught()
    let stage = TagStage(
      VStack {
        TextField("outside", text: .constant("")).noting("outside", log)
        reader(caught) {
          Text("x")
        }
      })
    stage.focus("outside")
    #expect(stage.focused == "outside")
    #expect(caught.chain?.find(action: Note()) == nil)
    #expect(caught.chain?.execute(action: Note()) == nil)
    #expect(log.lines.isEmpty)
    stage.end()
  }

  @Test("find names what would take the action")
  func find() {
    let caught = Caught()
    let store = Noter("store", log)
    let stage = TagStage(
      reader(caught) {
        Text("x")
      }
      .responderActions(handledBy: store)
      .responderAction(Choose.self) { _ in log.add("chosen") })
    let found = caught.chain?.find(action: Note())
    #expect(found?.responder === store)
    #expect(String(reflecting: found) == "Optional(responder Noter)")
    guard case .view? = caught.chain?.find(action: Choose(row: 1)) else {
      Issue.record("no view")
      return
    }
    #expect(log.lines.isEmpty)
    #expect(caught.chain?.execute(action: Note())?.responder === store)
    #expect(log.lines == ["store: x"])
    stage.end()
  }

  @Test("answers, errors and awaited answers come back")
  func answers() async throws {
    let caught = Caught()
    let stage = TagStage(
      reader(caught) {
        Text("x")
      }
      .responderAction(Sum.self) { action throws(Sum.Empty) in action.numbers.count }
      .responderAction(Fetch.self) { $0.name })
    let chain = try #require(caught.chain)
    #expect(try chain.execute(action: Sum(numbers: [4])) == 1)
    let text = await chain.execute(action: Fetch(name: "n"))
    #expect(text == "n")
    stage.end()
  }

  @Test("the chain of a window: its first responder, else the window")
  func window() throws {
    let stage = TagStage(
      VStack { TextField("name", text: .constant("")) }.noting("screen", log))
    let chain = stage.makeWindowChain()
    #expect(chain.find(action: Note()) == nil)
    stage.focus("name")
    chain.execute(action: Note(word: "typed"))
    #expect(log.lines == ["screen: typed"])
    stage.end()
  }
}
