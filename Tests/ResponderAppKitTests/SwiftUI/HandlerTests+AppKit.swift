import HeadlessMacDriver
import SwiftUI
import Testing

@testable import ResponderKit

extension HandlerTests {
  @Test("from a popover to the handler around its presenter")
  func popover() throws {
    let stage = TagStage(
      VStack {
        TextField("neighbour", text: .constant(""))
          .noting("neighbour", log)
        CustomResponder().frame(height: 20)
          .noting("presenter", log)
      })
    stage.focus("neighbour")
    let view = try #require(stage.all(CustomResponder.CustomView.self).first)
    let presenter = try #require(
      ActionPlaces.all.first { place in view.chain(ActionSight()).contains { $0 === place.front } })
    // AppKit does not know which view presents this window. The package finds the presenter through
    // the action place around `inside`, whose outer place is the presenter's.
    let popover = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 50, height: 50), styleMask: .borderless,
      backing: .buffered, defer: false)
    let (inside, back, front) = (FocusView(frame: .zero), ActionProbe(), ActionProbe())
    for view in [back, inside, front] { popover.contentView?.addSubview(view) }
    let place = ActionPlace()
    place.outer = presenter
    back.mark(place, .back)
    front.mark(place, .front)
    inside.execute(action: Note(word: "popover"))
    #expect(log.lines == ["presenter: popover"])
    #expect(inside.handler(of: Note(), atPresentation: .stop) == nil)
    for probe in [back, front] { probe.end() }
  }

  @Test("a chain begins at the first responder in a sheet")
  func chainInSheet() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      let log: ActionLog
      var body: some View {
        TextField("behind", text: .constant(""))
          .noting("behind", log)
          .sheet(isPresented: $model.isOn) {
            VStack {
              TextField("name", text: .constant(""))
                .noting("sheet", log)
            }
          }
      }
    }
    let model = Model()
    let (stage, chain) = try TagStage.reading(settles: false) { _ in
      Screen(model: model, log: log)
    }
    stage.focus("behind")
    chain.execute(action: Note(word: "1"))
    stage.turn { model.isOn = true }
    stage.turn()
    stage.focus("name")
    chain.execute(action: Note(word: "2"))
    stage.turn { model.isOn = false }
    stage.turn()
    chain.execute(action: Note(word: "3"))
    #expect(log.lines == ["behind: 1", "sheet: 2", "behind: 3"])
  }
}
