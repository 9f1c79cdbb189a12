import HeadlessDriver
import SwiftUI
import Testing

@testable import ResponderKit

/// SwiftUI applies a modifier on several views to each of them (Apple, `Group`). There is one
/// handler, with two probes around each view.
@MainActor @Suite("responderAction: on several views at once")
struct SeveralViewsTests {
  let log = ActionLog()

  private func send(from names: [String], in stage: TagStage) {
    for name in names { stage.sending(name).execute(action: Note(word: name)) }
  }

  @Test("the views of a group, a section and a ForEach")
  func members() {
    let stage = TagStage(
      ZStack {
        Group {
          Sending(name: "a")
          Sending(name: "b")
        }
        .noting("group", log)
        Sending(name: "between")
        Section {
          Sending(name: "c")
          Sending(name: "d")
        }
        .noting("section", log)
        ForEach(["e", "f"], id: \.self) { Sending(name: $0) }.noting("each", log)
        Sending(name: "after")
      }
      .noting("all", log))
    send(from: ["a", "b", "between", "c", "d", "e", "f", "after"], in: stage)
    #expect(
      log.lines == [
        "group: a", "group: b", "all: between", "section: c", "section: d", "each: e", "each: f",
        "all: after",
      ])
  }

  @Test("a reader of two fields: a chain begins at either")
  func twoFields() {
    let caught = Caught()
    let stage = TagStage(
      VStack {
        reader(caught) {
          TextField("first", text: .constant("")).noting("first", log)
          TextField("second", text: .constant("")).noting("second", log)
        }
      }
      .noting("screen", log))
    for field in ["first", "second"] {
      stage.turn { stage.field(field)?.becomeFirstResponder() }
      caught.chain?.execute(action: Note(word: "typed"))
    }
    #expect(log.lines == ["first: typed", "second: typed"])
  }

  @Test("rows that come and go leave the others their handler")
  func rows() {
    let model = Model()
    model.rows = [1, 2, 3]
    let stage = TagStage.settled(
      Observing(model) { model in
        List {
          Section {
            ForEach(model.rows, id: \.self) { row in
              HStack {
                NoteButton("row \(row)")
                Sending(name: "\(row)").frame(width: 40, height: 20)
              }
            }
          }
          .noting("section", log)
        }
        .noting("list", log)
      })
    func send(_ rows: [Int]) -> [String] {
      for row in rows {
        stage.press("row \(row)")
        stage.sending("\(row)").execute(action: Note(word: "view \(row)"))
      }
      return log.take()
    }
    func all(_ rows: [Int]) -> [String] {
      rows.flatMap { ["section: row \($0)", "section: view \($0)"] }
    }
    #expect(send([1, 2, 3]) == all([1, 2, 3]))
    for rows in [[1, 2], [2], [2, 4, 5], [5]] {
      stage.run { model.rows = rows }
      #expect(send(rows) == all(rows))
    }
    stage.run { model.rows = [] }
    stage.end()
    #expect(ActionPlaces.all.isEmpty)
  }

  /// A cell with UIKit views as SwiftUI arranges them. Each view has a host, and there is one probe
  /// before the content and one after it.
  private final class Cell: UIView {
    let (back, sender, front) = (ActionProbe(), SendingView(), ActionProbe())

    init(_ place: ActionPlace) {
      super.init(frame: .zero)
      for view in [back, sender, front] {
        let host = UIView()
        host.addSubview(view)
        addSubview(host)
      }
      mark(place)
    }

    required init?(coder: NSCoder) { nil }

    func mark(_ place: ActionPlace) {
      back.mark(place, .back)
      front.mark(place, .front)
    }

    func end() {
      for probe in [back, front] { probe.end() }
    }
  }

  private func place(_ name: String) -> ActionPlace {
    let place = ActionPlace()
    place.handler = .closure(
      PlainActionClosure<Note>(accepts: { _ in true }, body: { log.add("\(name): \($0.word)") }))
    return place
  }

  @Test("a cell that ends or moves takes its own ends")
  func cells() {
    let window = UIWindow()
    let list = UIScrollView()
    window.addSubview(list)
    let (section, other) = (place("section"), place("other"))
    let cells = (0..<3).map { _ in Cell(section) }
    let header = SendingView()
    for view in [cells[0], header, cells[1], cells[2]] { list.addSubview(view) }
    func send() -> [String] {
      for (index, cell) in cells.enumerated() {
        cell.sender.execute(action: Note(word: "\(index)"))
      }
      header.execute(action: Note(word: "header"))
      return log.take()
    }
    #expect(send() == ["section: 0", "section: 1", "section: 2"])
    cells[2].end()
    #expect(send() == ["section: 0", "section: 1"])
    #expect(section.handler != nil && section.front === cells[0].front)
    cells[0].mark(other)
    #expect(send() == ["other: 0", "section: 1"])
    #expect(section.front === cells[1].front)
    cells[1].removeFromSuperview()
    cells[2].mark(section)
    #expect(section.front === cells[2].front)
    #expect(send() == ["other: 0", "section: 1", "section: 2"])
    for cell in cells { cell.end() }
    #expect(section.handler == nil && section.front == nil && other.handler == nil)
    #expect(send().isEmpty && ActionPlaces.all.isEmpty)
  }

  @Test("an end without its other half is around nothing")
  func halves() {
    let window = UIWindow()
    let group = place("group")
    let ends = (0..<4).map { _ in ActionProbe() }
    let views = (0..<5).map { _ in SendingView() }
    for index in 0..<5 {
      window.addSubview(views[index])
      if index < 4 { window.addSubview(ends[index]) }
    }
    for (end, side) in zip(ends, [ActionPlace.End.Side.back, .front, .back, .front]) {
      end.mark(group, side)
    }
    func inside() -> [Int] {
      views.indices.filter { views[$0].handler(of: Note()) != nil }
    }
    #expect(inside() == [1, 3])
    ends[1].end()
    #expect(inside() == [3])
    ends[2].end()
    #expect(inside() == [1, 2, 3])
    ends[3].end()
    #expect(inside() == [])
    ends[0].end()
    #expect(ActionPlaces.all.isEmpty)
  }

  @Test("the cost of a walk grows with ends and views alone")
  func cost() {
    @MainActor func touched(_ count: Int, besides others: Int) -> Int {
      let (window, elsewhere) = (UIWindow(), UIWindow())
      let cells = (0..<count + others).map { _ in Cell(ActionPlace()) }
      for (index, cell) in cells.enumerated() {
        // In a stack inside a scroll view, all hosts are in one container.
        for host in cell.subviews { (index < count ? window : elsewhere).addSubview(host) }
      }
      let sight = ActionSight()
      let way = Array(cells[count / 2].sender.chain(sight))
      #expect(way.contains { $0 === cells[count / 2].front })
      for cell in cells { cell.end() }
      return sight.touched
    }
    let small = touched(50, besides: 0)
    // Each place adds its two probes, and the two views above each probe. It also adds three
    // neighbouring hosts, each of which is visited twice: on the way from the sender and on the way
    // from the front probe.
    #expect(touched(150, besides: 0) - small == 100 * (2 + 4 + 2 * 3))
    #expect(touched(50, besides: 100) - small == 100 * 2)
  }

  @Test("a view between two ends of one place is outside it")
  func betweenTwoEnds() {
    let (window, section) = (UIWindow(), place("section"))
    let cells = [Cell(section), Cell(section)]
    let sender = SendingView()
    for view in [cells[0], sender, cells[1]] { window.addSubview(view) }
    // SwiftUI has not added the beginning of the second cell yet.
    for view in cells[0].subviews + [sender, cells[1].front] { window.addSubview(view) }
    cells[1].back.end()
    sender.execute(action: Note(word: "between"))
    #expect(log.take().isEmpty)
    cells[0].sender.execute(action: Note(word: "inside"))
    #expect(log.take() == ["section: inside"])
    for cell in cells { cell.end() }
  }

  @Test("a place that ends inside another place")
  func endInsideAnotherPlace() {
    let (window, branch, sender) = (UIWindow(), UIView(), SendingView())
    let (inner, outer) = (place("inner"), place("outer"))
    let ends = (0..<4).map { _ in ActionProbe() }
    for (index, end) in ends.enumerated() {
      end.mark(index.isMultiple(of: 2) ? inner : outer, index < 2 ? .back : .front)
    }
    for view in [ends[0], sender, branch] as [UIView] { window.addSubview(view) }
    for end in ends.dropFirst() { branch.addSubview(end) }
    let way = Array(sender.chain(ActionSight())).filter { $0 is ActionProbe }
    #expect(way == [ends[2], ends[3]])
    for end in ends { end.end() }
  }

  @Test("views beside which no end is cost nothing")
  func costBesideNothing() {
    func touched(_ count: Int) -> Int {
      let (window, box, sender, cell) = (UIWindow(), UIView(), SendingView(), Cell(place("x")))
      for view in [sender] + (0..<count).map({ _ in UIView() }) { box.addSubview(view) }
      for view in [box, cell] { window.addSubview(view) }
      defer { cell.end() }
      let sight = ActionSight()
      for _ in sender.chain(sight) {}
      return sight.touched
    }
    #expect(touched(100) == touched(1))
  }
}
