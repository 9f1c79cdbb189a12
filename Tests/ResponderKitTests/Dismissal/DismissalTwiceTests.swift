import HeadlessDriver
import ResponderCore
import ResponderKit
import Testing
import UIKit

/// Tests two behaviours that both judge the same motion: on two lists, one inside the other, or in
/// both forms on one list.
@MainActor @Suite("Dismissal: two behaviours and one field")
struct DismissalTwiceTests {
  @Test("a field that refuses is asked once for a drag, by delegate and token on one list")
  func bothForms() {
    for agrees in [false, true] {
      let stage = DismissalStage(.delegate, editing: 5)
      stage.scrollView.dismissFirstResponder()
      stage.list.agreesToEnd = agrees
      stage.fling(-2)
      stage.device.settle()
      stage.device.advance(by: 1)
      #expect(stage.asked(5) == 1)
      #expect(stage.fields[5].isFirstResponder == !agrees)
      // The next drag is another motion, so the field is asked again.
      stage.list.agreesToEnd = true
      stage.drag(by: -60)
      stage.device.settle()
      #expect(!stage.fields[5].isFirstResponder)
    }
  }

  @Test("a field that refuses is asked once for a motion, by the behaviours of two nested lists")
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 100, y: 200, width: 200, height: 300))
    let field = UITextField(frame: CGRect(x: 20, y: 44, width: 150, height: 44))
    let stage = DismissalStage(.token) { list in
      for other in list.fields { other.removeFromSuperview() }
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 200, height: 880)
      inner.addSubview(field)
      list.scrollView.addSubview(inner)
      field.delegate = list
      list.agreesToEnd = false
    }
    inner.dismissFirstResponder()
    let moves: [() -> Void] = [
      { stage.drag(by: -330, from: 480) },
      { stage.device.perform { stage.scrollView.contentOffset.y = 0 } },
      {
        stage.device.perform {
          stage.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        }
      },
      { stage.device.perform { inner.contentOffset.y = 400 } },
    ]
    stage.device.perform { field.becomeFirstResponder() }
    stage.device.settle()
    for (move, times) in zip(moves, [1, 0, 1, 1]) {
      stage.forget()
      move()
      stage.device.settle()
      stage.device.advance(by: 1)
      #expect(stage.asked(0) == times)
      #expect(field.isFirstResponder)
    }
    // The field now agrees, and resigns at the next motion.
    stage.list.agreesToEnd = true
    stage.device.perform { inner.contentOffset.y = 420 }
    stage.device.settle()
    stage.device.advance(by: 1)
    #expect(!field.isFirstResponder)
  }
}
