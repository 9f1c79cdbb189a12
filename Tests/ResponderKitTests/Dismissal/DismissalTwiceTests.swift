import HeadlessDriver
import ResponderCore
import ResponderKit
import Testing
import UIKit

/// Tests two behaviours that both judge the same motion: on two lists, one inside the other, or in
/// both forms on one list.
@MainActor @Suite("Dismissal: two behaviours and one field")
struct DismissalTwiceTests {
  @Test("delegate and token on one list ask once for a drag")
  func bothForms() {
    for agrees in [false, true] {
      let stage = DismissalStage(.delegate, editing: 5)
      stage.scrollView.dismissFirstResponder()
      stage.list.agreesToEnd = agrees
      stage.flingToRest(-2)
      stage.device.advance(by: 1)
      #expect(stage.asked(5) == 1)
      #expect(stage.fields[5].isFirstResponder == !agrees)
      // The next drag is another motion, so the field is asked again.
      stage.list.agreesToEnd = true
      stage.dragToRest(by: -60)
      #expect(!stage.fields[5].isFirstResponder)
    }
  }

  @Test("the behaviours of two nested lists ask once for a motion")
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
    stage.device.settle { field.becomeFirstResponder() }
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
    stage.device.settle { inner.contentOffset.y = 420 }
    stage.device.advance(by: 1)
    #expect(!field.isFirstResponder)
  }

  @Test("a refusal in one window does not answer for another")
  func twoWindows() {
    let stage = DismissalStage(editing: 5)
    stage.list.agreesToEnd = false
    let window = UIWindow(windowScene: stage.device.scene)
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let second = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    other.contentSize = CGSize(width: 390, height: 3_000)
    other.addSubview(second)
    window.addSubview(other)
    stage.device.perform { window.isHidden = false }
    defer { window.isHidden = true }
    other.dismissFirstResponder()
    stage.device.settle { second.becomeFirstResponder() }
    stage.device.advance(by: 1)
    #expect(second.isFirstResponder && stage.fields[5].isFirstResponder)
    stage.scroll(to: 1000)
    stage.device.advance(by: 0.05)
    stage.device.settle { other.contentOffset.y = 1000 }
    #expect(stage.asked(5) == 1 && !second.isFirstResponder)
    stage.list.agreesToEnd = true
  }

  @Test("both forms look at a coasting field no more often than one")
  func looksOnce() {
    let counts = [false, true].map { isBoth in
      let view = AskedView(frame: CGRect(x: 20, y: 352, width: 100, height: 44))
      let stage = DismissalStage(isBoth ? .delegate : .token) { $0.scrollView.addSubview(view) }
      if isBoth { stage.scrollView.dismissFirstResponder() }
      stage.device.settle { view.becomeFirstResponder() }
      stage.fling(-0.4)
      view.forget()
      stage.device.settle()
      #expect(UIResponder.current === view && stage.scrollView.contentOffset.y > 0)
      return view.focusQuestions
    }
    #expect(counts[0] > 0 && counts[0] == counts[1])
  }
}
