import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Flaw 2.2.7: scroll views inside scroll views. Each of them clips what is visible.
@MainActor @Suite("Dismissal: nested scroll views")
struct DismissalNestedTests {
  /// An outer list that contains nothing but an inner list. The inner list begins at y = 200, is
  /// 300 points high, and has twenty fields.
  @MainActor
  private final class Nest {
    let stage: DismissalStage
    let inner = UIScrollView(frame: CGRect(x: 100, y: 200, width: 200, height: 300))
    let fields = (0..<20).map {
      UITextField(frame: CGRect(x: 20, y: $0 * 44, width: 150, height: 44))
    }

    init(_ form: DismissalForm, rule: DismissalRule = .fullyHidden, innerOnly: Bool = false) {
      let (inner, fields) = (inner, fields)
      stage = DismissalStage(form, rule: rule) { list in
        for field in list.fields { field.removeFromSuperview() }
        for field in fields { inner.addSubview(field) }
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 200, height: 880)
        list.scrollView.addSubview(inner)
      }
      if innerOnly {
        stage.token?.cancel()
        inner.dismissFirstResponder(when: rule)
      }
    }

    func edit(_ row: Int) {
      stage.device.settle { fields[row].becomeFirstResponder() }
      #expect(fields[row].isFirstResponder)
      stage.forget()
    }
  }

  @Test(
    "a drag of the outer list judges a field deep inside", .flaw("2.2.7"),
    arguments: DismissalForm.allCases)
  func outerDragged(_ form: DismissalForm) {
    for (travel, keeps) in [(CGFloat(-60), true), (-330, false)] {
      let nest = Nest(form)
      nest.edit(1)
      nest.stage.drag(by: travel, from: 480)
      #expect(nest.fields[1].isFirstResponder == keeps)
    }
  }

  @Test(
    "a field that the inner list hides is hidden", .flaw("2.2.7"), arguments: DismissalForm.allCases
  )
  func hiddenByInner(_ form: DismissalForm) {
    let nest = Nest(form)
    nest.edit(1)
    nest.stage.token?.cancel()
    nest.stage.device.settle { nest.inner.contentOffset.y = 200 }
    #expect(nest.fields[1].isFirstResponder)
    if form == .token { nest.stage.scrollView.dismissFirstResponder() }
    // The field's frame would be inside the outer viewport, but the inner list has scrolled it out
    // of view.
    nest.stage.drag(by: -40, from: 480)
    #expect(!nest.fields[1].isFirstResponder)
    #expect(nest.stage.dismissals.first?.decision.fieldClip == nest.inner.frame)
  }

  @Test("the outer list's behaviour judges a scroll of the inner one", .flaw("2.2.7"))
  func innerScrolled() {
    let nest = Nest(.token)
    nest.edit(1)
    nest.stage.device.fling(
      from: CGPoint(x: 105, y: 450), velocity: CGPoint(x: 0, y: -1), duration: 0.08)
    nest.stage.device.settle()
    #expect(nest.inner.contentOffset.y > 88)
    #expect(!nest.fields[1].isFirstResponder)
  }

  @Test("the inner list's behaviour judges a scroll of the outer one", .flaw("2.2.7"))
  func outerScrolled() {
    for (offset, keeps) in [(CGFloat(40), true), (400, false)] {
      let nest = Nest(.token, innerOnly: true)
      nest.edit(1)
      nest.stage.scrollToRest(offset, animated: true)
      #expect(nest.fields[1].isFirstResponder == keeps)
      #expect(nest.stage.dismissals.map(\.cause) == [.enclosing])
    }
    let flung = Nest(.token, innerOnly: true)
    flung.edit(1)
    flung.stage.flingToRest(-3)
    #expect(!flung.fields[1].isFirstResponder)
  }

  @Test(
    "a text view is a scroll view itself, and a field", .flaw("2.2.7"),
    arguments: DismissalForm.allCases)
  func textView(_ form: DismissalForm) {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    let stage = DismissalStage(form) { list in
      for field in list.fields { field.removeFromSuperview() }
      list.scrollView.addSubview(view)
    }
    view.text = String(repeating: "line\n", count: 40)
    stage.device.settle { view.becomeFirstResponder() }
    stage.forget()
    // Only the view's own text scrolls, so the view has not moved.
    stage.device.settle { view.contentOffset.y = 300 }
    #expect(view.isFirstResponder && stage.dismissals.isEmpty)
    stage.dragToRest(by: -60)
    #expect(view.isFirstResponder)
    stage.fling(-3)
    #expect(!view.isFirstResponder)
  }

  @Test(
    "what a view cuts off is hidden if that view clips", arguments: [true, false], [true, false])
  func clippingView(isInside: Bool, clips: Bool) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    box.clipsToBounds = clips
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 2_000)
    let field = UITextField(frame: CGRect(x: 40, y: 150, width: 300, height: 44))
    let (outer, inner) = isInside ? (list, box) : (box, list)
    outer.addSubview(inner)
    inner.addSubview(field)
    let screen = UIView()
    screen.addSubview(outer)
    let device = Device.boot(view: screen)
    list.dismissFirstResponder()
    device.settle { field.becomeFirstResponder() }
    #expect(field.isFirstResponder)
    // The field is now 100 points below the box, well above the keyboard.
    device.settle {
      if isInside { field.frame.origin.y = 300 }
      list.contentOffset.y = isInside ? 20 : -150
    }
    #expect(field.isFirstResponder == !clips)
  }

  /// A scroll view that says of itself what the test specifies.
  private final class Moving: UIScrollView {
    var states: Set<String> = []
    override var isTracking: Bool { states.contains("tracking") }
    override var isDragging: Bool { states.contains("dragging") }
    override var isZooming: Bool { states.contains("zooming") }
    override var isDecelerating: Bool { states.contains("decelerating") }
    override var isZoomBouncing: Bool { states.contains("bouncing") }
  }

  @Test(
    "a finger on any scroll view around the field counts first",
    arguments: [
      ([], [], .none), (["tracking"], [], .held), (["dragging"], [], .held),
      (["zooming"], [], .held), (["decelerating"], [], .coasting), (["bouncing"], [], .coasting),
      (["decelerating"], ["tracking"], .held), ([], ["decelerating"], .coasting),
    ] as [(Set<String>, Set<String>, RestRule.Activity)])
  func activity(inner: Set<String>, outer: Set<String>, expected: RestRule.Activity) {
    let (one, other, field) = (Moving(), Moving(), UITextField())
    one.addSubview(field)
    other.addSubview(one)
    (one.states, other.states) = (inner, outer)
    #expect(one.activity(around: field) == expected)
  }
}
