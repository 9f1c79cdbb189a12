import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

extension PlaceInChainTests {
  @Test("a cell of UIKit reaches the handler around its representable")
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
  }

  @Test("inside scroll views, clips and opacity", .fact("T4.20.11", "T4.20.15"))
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
  }

  @Test("a controller between the ends of a place comes first")
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
  }
}
