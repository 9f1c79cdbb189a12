import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

@MainActor @Suite struct BindingTests {
  private func write(_ name: Name?, _ focus: Focus, _ stage: TagStage) {
    stage.run { focus.name = name }
  }

  @Test("a binding follows the user; A to B is one change")
  func binding() throws {
    let focus = Focus()
    let stage = TagStage(FocusScreen(focus: focus))
    write(.first, focus, stage)
    #expect(stage.focused == "first")
    try stage.tapField("last")
    #expect(focus.history == [.first, .last])
    try stage.tapField("other")
    #expect(focus.name == nil && stage.focused == "other")
    // Nil takes the focus away only where it is the binding's.
    write(nil, focus, stage)
    #expect(stage.focused == "other")
    write(.last, focus, stage)
    write(nil, focus, stage)
    #expect(stage.focused == nil)
  }

  @Test(
    "a bound view that goes takes its value along, and is not focused when it is back",
    .fact("T4.20.37"))
  func boundViewGoes() {
    let focus = Focus()
    let stage = TagStage(FocusScreen(focus: focus))
    write(.first, focus, stage)
    for isShown in [false, true] {
      stage.run { focus.isShown = isShown }
      stage.advance(by: 1)
      #expect(focus.name == nil && stage.focused == nil)
    }
    // A value from before the view exists is a wish.
    stage.run { focus.isShown = false }
    stage.run { (focus.name, focus.isShown) = (.first, true) }
    #expect(focus.name == .first && stage.focused == "first")
  }

  @Test(
    "a value that no view has goes back to nil", .fact("T4.20.51"), arguments: [nil, Name.first])
  func valueOfNoView(former: Name?) {
    let focus = Focus()
    let stage = TagStage(FocusScreen(focus: focus))
    write(former, focus, stage)
    write(.nowhere, focus, stage)
    stage.advance(by: 1)
    #expect(focus.name == former && stage.focused == former.map { _ in "first" })
  }

  @Test("a Bool is true while its view is edited")
  func flag() throws {
    let focus = Focus()
    let stage = TagStage(FocusScreen(focus: focus))
    stage.run { focus.isEdited = true }
    #expect(stage.focused == "flag")
    stage.run { focus.isEdited = false }
    #expect(stage.focused == nil)
    try stage.tapField("flag")
    #expect(focus.isEdited)
    try stage.tapField("last")
    #expect(!focus.isEdited && focus.name == .last)
  }

  @Test("a Bool of two views is true while either is edited, and beside another tag")
  func sharedFlag() throws {
    struct Shared: View {
      @ObservedObject var focus: Focus
      var body: some View {
        VStack {
          TextField("one", text: .constant("")).responderTag($focus.isEdited)
          TextField("two", text: .constant(""))
            .responderTag($focus.name, equals: .first).responderTag($focus.isEdited)
          TextField("other", text: .constant(""))
        }
      }
    }
    let focus = Focus()
    let stage = TagStage.settled(Shared(focus: focus))
    for name in ["one", "two", "one", "other", "two"] {
      try stage.tapField(name)
      stage.settle()
      #expect(stage.focused == name && focus.isEdited == (name != "other"))
      #expect(focus.name == (name == "two" ? .first : nil))
    }
    stage.run { focus.isEdited = false }
    #expect(stage.focused == nil && focus.name == nil)
    stage.run { focus.isEdited = true }
    #expect(stage.focused != nil && stage.focused != "other" && focus.isEdited)
  }

  @Test("what return writes is not taken back as its field ends")
  func submit() {
    let focus = Focus()
    let stage = TagStage(FocusScreen(focus: focus))
    write(.first, focus, stage)
    stage.pressReturn()
    #expect(stage.focused == "last" && focus.name == .last)
  }

  @Test("an update of the view does not repeat the request")
  func updatedWhileWaiting() {
    struct Waiting: View {
      @ObservedObject var focus: Focus
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Text("\(model.number)")
          Text("no field").responderTag($focus.name, equals: .first)
        }
      }
    }
    let (focus, model) = (Focus(), Model())
    let stage = TagStage.settled(Waiting(focus: focus, model: model))
    stage.turn { focus.name = .first }
    stage.advance(by: 0.3)
    #expect(focus.name == .first)
    stage.turn { model.number = 1 }
    stage.advance(by: 0.3)
    #expect(focus.name == nil)
  }

  private struct Stubborn: View {
    @ObservedObject var focus: Focus
    var body: some View {
      VStack {
        StubbornField(name: "stubborn", ends: false)
          .responderTag($focus.name, equals: .first)
        TextField("last", text: .constant("")).responderTag($focus.name, equals: .last)
      }
    }
  }

  @Test("a field that refuses to end keeps the binding", arguments: [nil, Name.last])
  func refusesToEnd(wanted: Name?) {
    let focus = Focus()
    let stage = TagStage(Stubborn(focus: focus))
    write(.first, focus, stage)
    for _ in 0..<2 {
      write(wanted, focus, stage)
      #expect(stage.focused == "stubborn" && focus.name == .first)
    }
  }
}
