import ResponderJournal
import SwiftUI
import Testing

@testable import ResponderKit

@MainActor @Suite("responderAction: lists, sheets, reports")
struct PlaceInChainTests {
  let log = ActionLog()

  @Test("a field sends from where it stands in the tree")
  func field() {
    let stage = TagStage(
      ZStack {
        TextField("below", text: .constant("")).noting("below", log)
        Text("above").frame(width: 300, height: 300).noting("above", log)
      }
      .noting("screen", log))
    stage.focus("below")
    stage.firstResponder?.execute(action: Note(word: "typed"))
    #expect(log.lines == ["below: typed"])
    stage.end()
  }

  private struct Sheet: View {
    @ObservedObject var model: Model
    let log: ActionLog
    let sheetTakes: Bool

    var body: some View {
      VStack { Text("behind") }
        .sheet(isPresented: $model.isOn) {
          VStack {
            NoteButton("button")
            Sending(name: "sheet").frame(height: 20)
          }
          .noting("sheet", log) { sheetTakes }
        }
        .noting("behind", log)
    }
  }

  @Test("in a sheet: its own handler, then the presenter's", arguments: [true, false])
  func sheet(sheetTakes: Bool) {
    let model = Model()
    let stage = TagStage(Sheet(model: model, log: log, sheetTakes: sheetTakes))
    stage.run { model.isOn = true }
    let name = sheetTakes ? "sheet" : "behind"
    stage.press("button")
    stage.sending("sheet").execute(action: Note(word: "view"))
    #expect(log.take() == ["\(name): button", "\(name): view"])
    let stopped = stage.sending("sheet").handler(of: Note(), atPresentation: .stop)
    #expect((stopped != nil) == sheetTakes)
    stage.run { model.isOn = false }
    stage.end()
  }

  @Test("sent while the view appears, before it is in its window")
  func appearing() {
    struct Content: View {
      @Environment(\.actionSender) private var sender
      var body: some View { Text("x").onAppear { sender.execute(action: Note(word: "appear")) } }
    }
    let stage = TagStage(Content().noting("inner", log) { false }.noting("outer", log))
    #expect(log.lines == ["outer: appear"])
    stage.end()
  }

  @Test("without a place: the last responder alone")
  func noPlace() {
    let stage = TagStage(NoteButton("one"))
    let last = Noter("last", log)
    stage.press("one")
    #expect(log.lines.isEmpty)
    ResponderActions.lastResponder = last
    stage.press("one")
    #expect(log.lines == ["last: one"])
    ResponderActions.lastResponder = nil
    stage.end()
  }

  @Test("the report names where the handler is written, and never the payload")
  func report() {
    let stage = TagStage(Sending(name: "view").noting("view", log))
    var events: [BehaviorEvent] = []
    let token = BehaviorReports.observe { events.append($0) }
    stage.sending("view").execute(action: Note(word: "secret"))
    #expect(stage.sending("view").handler(of: Note()) != nil)
    token.cancel()
    #expect(events.count == 1)
    guard case .action(let record)? = events.first.flatMap({ JournalEntry.Event($0) }) else {
      Issue.record("no report")
      return
    }
    #expect(record.action == "Note")
    #expect(record.handler?.className == "responderAction")
    let file = record.handler?.identifier
    let module = #fileID.prefix { $0 != "/" }
    #expect(file?.hasPrefix(module + "/") == true && file?.contains(".swift:") == true)
    #expect(record.asked?.last?.answer == .take)
    #expect(record.decidedAgain() == record)
    #expect(!"\(events)".contains("secret"))
    stage.end()
  }

  @Test("handling evaluates no body")
  func cost() {
    @MainActor final class Count {
      var bodies = 0
      func add() { bodies += 1 }
    }
    struct Counting: View {
      let count: Count
      @Environment(\.actionSender) private var sender
      var body: some View {
        let _ = count.add()
        Button("go") { sender.execute(action: Note()) }
      }
    }
    let count = Count()
    let stage = TagStage.settled(Counting(count: count).noting("view", log))
    let before = count.bodies
    for _ in 0..<3 { stage.press("go") }
    #expect(log.lines.count == 3 && count.bodies == before)
    stage.end()
    #expect(ActionPlaces.all.isEmpty)
  }
}
