import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests the original project's own checklist, with the package's names. Where the original was
/// wrong, the number of the flaw refers to what the package does instead.
@MainActor @Suite("Dismissal: the article's checklist")
struct DismissalChecklistTests {
  @Test("the first responder is found from anywhere, without an argument", .item("0.1"))
  func anywhere() {
    let stage = DismissalStage(editing: 3)
    #expect(UIResponder.current === stage.fields[3])
  }

  @Test(
    "the first responder is found by a nil-target action, not by a search of the views",
    .item("0.2"))
  func method() {
    let stage = DismissalStage(editing: 3)
    let other = AskedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.scrollView.insertSubview(other, at: 0)
    other.forget()
    #expect(UIResponder.current === stage.fields[3])
    // A search would have visited this view.
    #expect(other.focusQuestions == 0 && other.actions.isEmpty)
    #expect(stage.scrollView.firstResponderInside === stage.fields[3])
    #expect(other.focusQuestions == 1)
  }

  @Test("current is nil again after the first responder resigned", .item("0.3"))
  func clears() {
    let stage = DismissalStage(editing: 3)
    #expect(UIResponder.current != nil)
    stage.device.perform { _ = stage.fields[3].resignFirstResponder() }
    #expect(UIResponder.current == nil)
  }

  @Test("neither the question nor the behaviour keeps a field alive", .item("0.4"))
  func weakly() {
    _ = Device.boot()
    weak var kept: UITextField?
    weak var keptList: UIScrollView?
    do {
      let stage = DismissalStage(editing: 8)
      kept = stage.fields[8]
      keptList = stage.scrollView
      _ = UIResponder.current
      stage.fling(-0.4)
      stage.device.settle()
      #expect(kept?.isFirstResponder == true)
    }
    _ = Device.boot()
    #expect(kept == nil)
    #expect(keptList == nil)
  }

  @Test("the behaviour remembers no editing cell: any field will do, in turn", .item("0.5"))
  func noCellState() {
    let stage = DismissalStage(editing: 3)
    stage.edit(5)
    stage.fling(-3)
    #expect(!stage.fields[5].isFirstResponder)
    stage.device.settle()
    stage.scroll(to: 0)
    stage.edit(2)
    stage.fling(-3)
    #expect(!stage.fields[2].isFirstResponder)
  }

  @Test(
    "the field is asked at the end of the drag, never on the way", .item("0.6"),
    arguments: DismissalForm.allCases)
  func trigger(_ form: DismissalForm) {
    let stage = DismissalStage(form, editing: 2)
    // The finger drags the field out of view and back again.
    let finger = stage.device.press(from: CGPoint(x: 8, y: 450), to: CGPoint(x: 8, y: 150))
    #expect(stage.scrollView.contentOffset.y > stage.fields[2].frame.maxY)
    stage.device.advance(by: 0.5)
    #expect(stage.fields[2].isFirstResponder && stage.dismissals.isEmpty)
    stage.device.slide(finger, to: CGPoint(x: 8, y: 430))
    stage.device.advance(by: 0.4)
    stage.device.touchUp(finger)
    stage.device.settle()
    #expect(stage.fields[2].isFirstResponder)
    #expect(stage.dismissals.map(\.cause) == [.dragEnd])
  }

  @Test(
    "the field is judged where the target says that the scroll will rest", .item("0.7"),
    arguments: DismissalForm.allCases)
  func prediction(_ form: DismissalForm) throws {
    let stage = DismissalStage(form, editing: 8)
    stage.fling(-2)
    #expect(stage.fields[8].frame.minY > stage.scrollView.contentOffset.y)
    #expect(!stage.fields[8].isFirstResponder)
    let rest = try #require(stage.dismissals.first?.decision.restingOffset)
    stage.device.settle()
    #expect(abs(stage.scrollView.contentOffset.y - rest.y) <= 0.5)
  }

  @Test("the rectangle is the responder's bounds, converted through the views", .item("0.8"))
  func rectangle() throws {
    let stage = DismissalStage(editing: 4)
    let wrapper = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    wrapper.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let inside = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    stage.device.perform {
      stage.scrollView.addSubview(wrapper)
      wrapper.addSubview(inside)
      inside.becomeFirstResponder()
    }
    stage.device.settle()
    stage.forget()
    stage.drag(by: -30)
    let decision = try #require(stage.dismissals.first?.decision)
    #expect(decision.fieldRect == inside.convert(inside.bounds, to: stage.scrollView))
    #expect(decision.fieldRect == CGRect(x: 107.5, y: 135, width: 50, height: 20))
  }

  @Test("the future viewport has the size of the scroll view's bounds", .item("0.9"))
  func viewport() throws {
    let stage = DismissalStage(editing: 4)
    stage.drag(by: -30)
    #expect(stage.dismissals.first?.decision.geometry.viewport == stage.scrollView.bounds.size)
  }

  @Test(
    "the article's decision is the rule partlyHidden", .item("0.10"),
    arguments: DismissalForm.allCases)
  func contains(_ form: DismissalForm) {
    for (rule, keeps) in [(DismissalRule.partlyHidden, false), (.fullyHidden, true)] {
      let stage = DismissalStage(form, editing: 2, rule: rule)
      stage.drag(by: -10 - stage.fields[2].frame.midY)
      #expect(stage.fields[2].isFirstResponder == keeps)
    }
  }

  @Test("the article's ending is the forced one", .item("0.11"), arguments: DismissalForm.allCases)
  func forced(_ form: DismissalForm) {
    let stage = DismissalStage(form, editing: 4, ending: .forced)
    stage.list.agreesToEnd = false
    stage.fling(-3)
    #expect(!stage.fields[4].isFirstResponder)
    #expect(stage.resigns.map(\.isForced) == [true])
  }

  @Test(
    "nothing happens without a first responder, nor for one that is no view", .item("0.12"),
    arguments: DismissalForm.allCases)
  func noResponder(_ form: DismissalForm) {
    let stage = DismissalStage(form)
    stage.fling(-3)
    stage.device.settle()
    #expect(stage.dismissals.isEmpty && stage.resigns.isEmpty)
    let controller = FocusableController()
    stage.list.addChild(controller)
    controller.view.frame = CGRect(x: 200, y: 2000, width: 100, height: 100)
    stage.scrollView.addSubview(controller.view)
    stage.device.perform { controller.becomeFirstResponder() }
    stage.fling(3)
    stage.device.settle()
    #expect(controller.isFirstResponder)
    #expect(stage.dismissals.isEmpty)
  }

  @Test(
    "the behaviour works in a table of fifty rows with a field each", .item("0.13"),
    arguments: DismissalForm.allCases)
  func table(_ form: DismissalForm) {
    let table = FieldTable(form)
    let device = Device.boot(root: table)
    let field = table.field(3)
    device.tap(field)
    device.settle()
    #expect(field.isFirstResponder)
    device.drag(from: CGPoint(x: 8, y: 400), to: CGPoint(x: 8, y: 380), duration: 0.4, hold: 0.4)
    device.settle()
    #expect(field.isFirstResponder)
    device.fling(from: CGPoint(x: 8, y: 400), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    #expect(!field.isFirstResponder)
  }
}
