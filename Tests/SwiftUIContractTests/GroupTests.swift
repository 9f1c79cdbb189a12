import SwiftUI
import TestSupport
import Testing

/// Tests Apple's documentation of `Group`: "The modifier applies to all members of the group — and
/// not to the group itself".
@MainActor
@Suite struct GroupTests {
  final class Named: UIView {
    var name = ""
  }

  struct Mark: UIViewRepresentable {
    let name: String
    var log: Log?

    func makeCoordinator() -> (String, Log?) { (name, log) }
    func makeUIView(context: Context) -> Named { Named() }
    func updateUIView(_ view: Named, context: Context) { view.name = name }
    static func dismantleUIView(_ view: Named, coordinator: (String, Log?)) {
      coordinator.1?.add("end \(coordinator.0)")
    }
  }

  struct Two: View {
    var body: some View {
      Mark(name: "a")
      Mark(name: "b")
    }
  }

  struct Layered<Content: View>: View {
    var log: Log?
    @ViewBuilder let content: Content

    var body: some View {
      content
        .background { Mark(name: "(", log: log) }
        .overlay { Mark(name: ")", log: log) }
    }
  }

  func order(_ stage: Stage) -> String { stage.all(Named.self).map(\.name).joined() }

  func order(_ content: some View) -> String { order(Stage(VStack { content })) }

  @Test("a background and an overlay of several views are each member's own", .fact("T4.20.31"))
  func members() {
    #expect(order(Layered { Mark(name: "a") }) == "(a)")
    #expect(
      order(
        Layered {
          Group {
            Mark(name: "a")
            Mark(name: "b")
          }
        }) == "(a)(b)")
    #expect(order(Layered { Two() }) == "(a)(b)")
    #expect(
      order(Layered { ForEach(["a", "b", "c"], id: \.self) { Mark(name: $0) } }) == "(a)(b)(c)")
    #expect(
      order(
        Layered {
          Section {
            Mark(name: "a")
            Mark(name: "b")
          }
        }) == "(a)(b)")
    #expect(order(Layered { VStack { Two() } }) == "(ab)")
  }

  @Test("a member that goes takes only its own background along")
  func going() {
    struct Screen: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        VStack {
          Layered(log: log) { ForEach(model.names, id: \.self) { Mark(name: $0, log: log) } }
        }
      }
    }
    let (model, log) = (Model(), Log())
    model.names = ["a", "b"]
    let stage = Stage(Screen(model: model, log: log))
    #expect(order(stage) == "(a)(b)")
    stage.turn { model.names = ["b"] }
    #expect(order(stage) == "(b)")
    #expect(log.take().sorted() == ["end (", "end )", "end a"])
    stage.turn { model.names = ["b", "c"] }
    #expect(order(stage) == "(b)(c)")
    #expect(log.take().isEmpty)
  }
}
