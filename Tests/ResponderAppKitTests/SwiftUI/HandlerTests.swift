import HeadlessMacDriver
import SwiftUI
import Testing

@testable import ResponderKit

@MainActor
@Suite("AppKit: responderAction", .serialized) struct HandlerTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct MarkButton: View {
    let title: String
    @Environment(\.actionSender) private var sender
    var body: some View { Button(title) { sender.execute(action: Mark(word: title)) } }
  }

  @Test("the innermost handler around the sender, never a neighbour's")
  func neighbours() {
    let log = Log()
    let stage = TagStage(
      VStack {
        MarkButton(title: "a").responderAction(Mark.self) { log.lines.append("a: \($0.word)") }
        MarkButton(title: "b")
        CustomResponder().frame(height: 20)
      }
      .responderAction(Mark.self) { log.lines.append("all: \($0.word)") })
    stage.press("a")
    stage.press("b")
    stage.all(FocusView.self).first?.execute(action: Mark(word: "view"))
    #expect(log.lines == ["a: a", "all: b", "all: view"])
    stage.end()
  }

  @Test(
    "a chain begins at the first responder, a field editor, inside its reader, else at the reader")
  func chain() {
    let log = Log()
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in
      VStack {
        TextField("name", text: .constant(""))
          .responderAction(Mark.self) { log.lines.append("field: \($0.word)") }
        TextField("other", text: .constant(""))
      }
      .responderAction(Mark.self) { log.lines.append("screen: \($0.word)") }
    }
    stage.focus("other")
    chain?.execute(action: Mark(word: "1"))
    stage.focus("name")
    chain?.execute(action: Mark(word: "2"))
    #expect(log.lines == ["screen: 1", "field: 2"])
    #expect(chain?.find(action: Mark()) != nil)
    stage.end()
  }

  @Test(
    "from a sheet on to the handler around the view that presents it; then to the application's delegate"
  )
  func sheet() {
    struct Screen: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        VStack { Text("behind") }
          .sheet(isPresented: $model.isOn) {
            VStack { CustomResponder() }
              .responderAction(Mark.self) {
                log.lines.append("sheet: \($0.word)")
              } when: {
                $0.word == "sheet"
              }
          }
          .responderAction(Mark.self) { log.lines.append("behind: \($0.word)") }
      }
    }
    let (log, model) = (Log(), Model())
    let stage = TagStage(Screen(model: model, log: log))
    stage.turn { model.isOn = true }
    stage.turn()
    let root = stage.window.sheets.first?.contentView
    let view = stage.all(FocusView.self, in: root).first
    view?.execute(action: Mark(word: "sheet"))
    view?.execute(action: Mark(word: "far"))
    #expect(log.lines == ["sheet: sheet", "behind: far"])
    #expect(view?.handler(of: Mark(), atPresentation: .stop) == nil)
    stage.turn { model.isOn = false }
    stage.end()
  }

  @Test("from a popover on to the handler around the view that presents it, not to a neighbour's")
  func popover() throws {
    let log = Log()
    let stage = TagStage(
      VStack {
        TextField("neighbour", text: .constant(""))
          .responderAction(Mark.self) { log.lines.append("neighbour: \($0.word)") }
        CustomResponder().frame(height: 20)
          .responderAction(Mark.self) { log.lines.append("presenter: \($0.word)") }
      })
    stage.focus("neighbour")
    let presenter = try #require(
      ActionPlaces.all.first { place in
        stage.all(FocusView.self).first?.chain(ActionSight()).contains { $0 === place.front }
          == true
      })
    // A window of its own, which is no sheet and knows no presenter; what stands in it inherits the place.
    let popover = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 50, height: 50), styleMask: .borderless,
      backing: .buffered, defer: false)
    let (inside, back, front) = (FocusView(frame: .zero), ActionProbe(), ActionProbe())
    for view in [back, inside, front] { popover.contentView?.addSubview(view) }
    let place = ActionPlace()
    place.outer = presenter
    back.mark(place, .back)
    front.mark(place, .front)
    inside.execute(action: Mark(word: "popover"))
    #expect(log.lines == ["presenter: popover"])
    #expect(inside.handler(of: Mark(), atPresentation: .stop) == nil)
    #expect(inside.handler(of: Mark(), atPresentation: .continueAtPresenter) != nil)
    for probe in [back, front] { probe.end() }
    stage.end()
  }

  @Test("a chain with a sheet up begins at the first responder in the sheet")
  func chainInSheet() {
    struct Screen: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        TextField("behind", text: .constant(""))
          .responderAction(Mark.self) { log.lines.append("behind: \($0.word)") }
          .sheet(isPresented: $model.isOn) {
            VStack {
              TextField("name", text: .constant(""))
                .responderAction(Mark.self) { log.lines.append("sheet: \($0.word)") }
            }
          }
      }
    }
    let (log, model) = (Log(), Model())
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in Screen(model: model, log: log) }
    stage.focus("behind")
    chain?.execute(action: Mark(word: "1"))
    stage.turn { model.isOn = true }
    stage.turn()
    let sheet = stage.window.sheets.first
    stage.turn {
      sheet?.makeFirstResponder(stage.all(NSTextField.self, in: sheet?.contentView).first)
    }
    chain?.execute(action: Mark(word: "2"))
    stage.turn { model.isOn = false }
    stage.turn()
    chain?.execute(action: Mark(word: "3"))
    #expect(log.lines == ["behind: 1", "sheet: 2", "behind: 3"])
    stage.end()
  }
}
