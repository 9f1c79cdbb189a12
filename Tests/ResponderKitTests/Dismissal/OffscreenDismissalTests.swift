import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Dismissal of a field that scrolls away")
struct OffscreenDismissalTests {
  /// The two ways to use the behaviour. Most tests run both.
  enum Form: CaseIterable, Sendable {
    case delegate, token
  }

  // Boots a list and edits one of its fields. The tests then drag at the left edge, next to the
  // fields, because a control keeps a touch that begins on it (T4.9.40).
  private func boot(
    _ form: Form, editing row: Int, rule: DismissalRule = .fullyHidden,
    ending: OffscreenDismissal.Ending = .polite
  ) -> (Device, FieldList) {
    let list = FieldList()
    let device = Device.boot(root: list)
    switch form {
    case .token:
      list.scrollView.dismissFirstResponder(when: rule, ending: ending)
    case .delegate:
      let dismissal = OffscreenDismissal(rule: rule, ending: ending)
      list.onWillEndDragging = { [unowned list] velocity, target in
        dismissal.scrollViewWillEndDragging(
          list.scrollView, withVelocity: velocity, targetContentOffset: target)
      }
    }
    device.tap(list.fields[row])
    device.settle()
    #expect(list.fields[row].isFirstResponder)
    list.log = []
    return (device, list)
  }

  @Test(
    "a fling that takes the field away ends editing once, before the deceleration",
    arguments: Form.allCases)
  func flingAway(_ form: Form) {
    let (device, list) = boot(form, editing: 4)
    device.fling(from: CGPoint(x: 8, y: 450), velocity: CGPoint(x: 0, y: -2), duration: 0.08)
    #expect(!list.fields[4].isFirstResponder)
    #expect(list.log.filter { $0 == "didEnd 4" }.count == 1)
    let order = list.log.filter { $0 != "didScroll" }
    switch form {
    case .delegate:
      #expect(
        order == [
          "willBeginDragging", "willEndDragging", "shouldEnd 4", "didEnd 4", "didEndDragging true",
          "willBeginDecelerating",
        ])
    case .token:
      #expect(
        order == [
          "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
          "shouldEnd 4", "didEnd 4",
        ])
    }
    // The list has not shown a single frame of the deceleration yet.
    #expect(list.log.last != "didScroll")
    device.settle()
    #expect(list.log.filter { $0 == "didEnd 4" }.count == 1)
    #expect(list.log.last == "didEndDecelerating")
  }

  @Test("a fling that leaves the field in sight lets it edit", arguments: Form.allCases)
  func flingInSight(_ form: Form) {
    let (device, list) = boot(form, editing: 8)
    device.fling(from: CGPoint(x: 8, y: 450), velocity: CGPoint(x: 0, y: -0.4), duration: 0.08)
    device.settle()
    #expect(list.fields[8].isFirstResponder)
    #expect(!list.log.contains { $0.hasPrefix("shouldEnd") })
    let rest = list.scrollView.contentOffset.y
    #expect(rest > 0 && rest < list.fields[8].frame.minY)
  }

  @Test("a slow drag without deceleration judges where it stopped", arguments: Form.allCases)
  func slowDrag(_ form: Form) {
    let (device, list) = boot(form, editing: 2)
    device.drag(
      from: CGPoint(x: 8, y: 450), to: CGPoint(x: 8, y: 350), duration: 1.6, hold: 0.4)
    #expect(list.fields[2].isFirstResponder)
    #expect(list.log.contains("didEndDragging false"))
    device.drag(
      from: CGPoint(x: 8, y: 450), to: CGPoint(x: 8, y: 300), duration: 2.4, hold: 0.4)
    #expect(!list.fields[2].isFirstResponder)
  }

  @Test("the fast rate stops sooner: the same fling keeps the field", arguments: Form.allCases)
  func fastRate(_ form: Form) {
    for (rate, keeps) in [(UIScrollView.DecelerationRate.normal, false), (.fast, true)] {
      let (device, list) = boot(form, editing: 8)
      list.scrollView.decelerationRate = rate
      device.fling(from: CGPoint(x: 8, y: 450), velocity: CGPoint(x: 0, y: -1), duration: 0.08)
      #expect(list.fields[8].isFirstResponder == keeps)
    }
  }

  @Test(
    "paging: one page on, the field is gone; less than half a page back, it stays",
    arguments: Form.allCases)
  func paging(_ form: Form) {
    let (device, list) = boot(form, editing: 8)
    list.scrollView.isPagingEnabled = true
    device.drag(
      from: CGPoint(x: 8, y: 450), to: CGPoint(x: 8, y: 400), duration: 0.8, hold: 0.4)
    #expect(list.fields[8].isFirstResponder)
    device.settle()
    device.fling(from: CGPoint(x: 8, y: 450), velocity: CGPoint(x: 0, y: -1), duration: 0.08)
    #expect(!list.fields[8].isFirstResponder)
  }

  @Test("a field under the keyboard counts as hidden", .flaw("2.2.2"), arguments: Form.allCases)
  func underKeyboard(_ form: Form) {
    let (device, list) = boot(form, editing: 14)
    let field = list.fields[14]
    let screen = field.convert(field.bounds, to: device.scene.screen.coordinateSpace)
    #expect(KeyboardMonitor.shared.frame.contains(screen))
    device.drag(
      from: CGPoint(x: 8, y: 300), to: CGPoint(x: 8, y: 288), duration: 0.4, hold: 0.4)
    #expect(!field.isFirstResponder)
  }

  @Test("a refusal is respected, and forced means forced", .flaw("2.2.8"), arguments: Form.allCases)
  func refusal(_ form: Form) {
    for (ending, stays) in [(OffscreenDismissal.Ending.polite, true), (.forced, false)] {
      let (device, list) = boot(form, editing: 4, ending: ending)
      list.agreesToEnd = false
      device.fling(from: CGPoint(x: 8, y: 450), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
      #expect(list.fields[4].isFirstResponder == stays)
      list.agreesToEnd = true
    }
  }

  @Test(
    "a partial rule dismisses a half-hidden field, the default keeps it", .flaw("2.2.1"),
    arguments: Form.allCases)
  func partialRule(_ form: Form) {
    for (rule, keeps) in [(DismissalRule.fullyHidden, true), (.partlyHidden, false)] {
      let (device, list) = boot(form, editing: 2, rule: rule)
      let travel = list.fields[2].frame.midY + 10
      device.drag(
        from: CGPoint(x: 8, y: 450), to: CGPoint(x: 8, y: 450 - travel), duration: 2.4,
        hold: 0.4)
      #expect(list.fields[2].isFirstResponder == keeps)
    }
  }

  @Test(
    "only a responder inside the scroll view is dismissed", .flaw("2.2.4"), arguments: Form.allCases
  )
  func outside(_ form: Form) {
    let (device, list) = boot(form, editing: 4)
    let outside = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 40))
    list.view.addSubview(outside)
    device.perform { outside.becomeFirstResponder() }
    device.fling(from: CGPoint(x: 8, y: 450), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    device.settle()
    #expect(outside.isFirstResponder)
  }

  @Test("registered twice judges once; cancelled not at all")
  func registration() {
    let (device, list) = boot(.token, editing: 4)
    list.agreesToEnd = false
    let token = list.scrollView.dismissFirstResponder()
    device.fling(from: CGPoint(x: 8, y: 450), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    #expect(list.log.filter { $0 == "shouldEnd 4" }.count == 1)
    device.settle()
    token.cancel()
    list.log = []
    device.fling(from: CGPoint(x: 8, y: 450), velocity: CGPoint(x: 0, y: 0.5), duration: 0.08)
    device.settle()
    #expect(!list.log.contains("shouldEnd 4"))
  }

  @Test(
    "the computed rest equals the simulated one to half a point", arguments: [0.3, 0.75, 1.5, 3.0])
  func rest(speed: Double) {
    let list = FieldList(count: 600)
    let device = Device.boot(root: list)
    var computed = CGPoint.zero
    var target = CGPoint.zero
    list.onWillEndDragging = { [unowned list] velocity, announced in
      target = announced.pointee
      let inset = list.scrollView.adjustedContentInset
      computed = ScrollProjection.restingOffset(
        for: ScrollViewGeometry(
          viewport: list.scrollView.bounds.size, contentSize: list.scrollView.contentSize,
          contentOffset: list.scrollView.contentOffset,
          inset: Insets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)),
        velocity: velocity, rate: list.scrollView.decelerationRate.rawValue, isPaging: false)
    }
    device.fling(
      from: CGPoint(x: 8, y: 600), velocity: CGPoint(x: 0, y: -speed), duration: 0.08)
    device.settle()
    let rest = list.scrollView.contentOffset
    #expect(abs(computed.y - rest.y) <= 0.5)
    #expect(abs(target.y - rest.y) <= 1.7)
    #expect(rest.y > 50)
  }
}
