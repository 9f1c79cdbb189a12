import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

extension PlaceInChainTests {
  @Test("a row's handler, then the list's; another row's is never asked")
  func rows() {
    let log = log
    let stage = TagStage(
      List {
        ForEach([1, 2, 3], id: \.self) { row in
          HStack {
            NoteButton("row \(row)")
            Sending(name: "\(row)").frame(width: 40, height: 20)
          }
          .responderAction(Note.self) {
            log.add("row \(row): \($0.word)")
          } when: { _ in
            row == 2
          }
        }
      }
      .noting("list", log))
    stage.settle()
    for row in 1...3 {
      stage.press("row \(row)")
      stage.sending("\(row)").execute(action: Note(word: "view \(row)"))
    }
    #expect(
      log.lines == [
        "list: row 1", "list: view 1", "row 2: row 2", "row 2: view 2", "list: row 3",
        "list: view 3",
      ])
    stage.end()
  }

  @Test("a cell of UIKit in a representable reaches the handler around the representable")
  func cell() {
    struct Table: UIViewRepresentable {
      func makeUIView(context: Context) -> UIScrollView {
        let scrollView = UIScrollView()
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let view = SendingView(frame: row.bounds)
        view.name = "cell"
        row.addSubview(view)
        scrollView.addSubview(row)
        return scrollView
      }
      func updateUIView(_ view: UIScrollView, context: Context) {}
    }
    let stage = TagStage(VStack { Table() }.noting("screen", log))
    stage.sending("cell").execute(action: Note(word: "tap"))
    #expect(log.lines == ["screen: tap"])
    stage.end()
  }

  @Test(
    "inside what SwiftUI puts into a view of its own: scroll views, clips, opacity",
    .fact("T4.20.11", "T4.20.15")
  )
  func containers() {
    let stage = TagStage(
      VStack {
        ScrollView {
          Sending(name: "scrolled").frame(height: 20).noting("scrolled", log)
          Sending(name: "beside").frame(height: 20)
        }
        .noting("scroll view", log)
        Sending(name: "clipped").clipped().opacity(0.5).noting("clipped", log)
        Sending(name: "in a clip").noting("in a clip", log).clipped()
      }
      .noting("screen", log))
    for name in ["scrolled", "beside", "clipped", "in a clip"] {
      stage.sending(name).execute(action: Note(word: name))
    }
    #expect(
      log.lines == [
        "scrolled: scrolled", "scroll view: beside", "clipped: clipped", "in a clip: in a clip",
      ])
    stage.end()
  }

  @Test("a controller whose view is beside the ends of a place is asked before the place")
  func controllerFirst() {
    let controller = NotingController(UIViewController())
    controller.noter = Noter("controller", log)
    let sender = SendingView(frame: .zero)
    controller.view.addSubview(sender)
    let (place, ends) = (ActionPlace(), [ActionProbe(), ActionProbe()])
    ends[0].mark(place, .back)
    ends[1].mark(place, .front)
    place.handler = .closure(
      PlainActionClosure<Note>(
        accepts: { _ in true }, body: { [log] in log.add("place: \($0.word)") }))
    let stage = TagStage(Text("x"))
    let container = UIView()
    for view in [ends[0], controller.view, ends[1]] as [UIView] { container.addSubview(view) }
    stage.window?.addSubview(container)
    sender.execute(action: Note(word: "tap"))
    controller.noter = nil
    sender.execute(action: Note(word: "again"))
    #expect(log.lines == ["controller: tap", "place: again"])
    for end in ends { end.end() }
    container.removeFromSuperview()
    stage.end()
  }
}
