import HeadlessDriver
import ResponderKit
import Testing
import UIKit

/// Tests focus and actions, end to end, with every choice that the headless UIKit has where the
/// facts about UIKit are not settled.
@MainActor @Suite("Focus under every choice")
struct ChoiceFocusTests {
  @Test(
    "from A to B to no responder the feed tells each change once, and current is right",
    arguments: every)
  func moves(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage()
      defer { stage.leave() }
      var seen: [String] = []
      let name: (UIResponder?) -> String = { $0.map { "\(($0 as? UIView)?.tag ?? -1)" } ?? "nil" }
      let token = FirstResponderFeed.shared.observe {
        seen.append("\(name($0.previous)) > \(name($0.current))")
      }
      defer { token.cancel() }
      #expect(UIResponder.current == nil)
      stage.edit(stage.a)
      #expect(UIResponder.current === stage.a)
      stage.edit(stage.b)
      #expect(UIResponder.current === stage.b)
      #expect(UIResponder.current(in: stage.device.windows[0]) === stage.b)
      #expect(UIResponder.resignCurrent())
      stage.device.settle()
      #expect(UIResponder.current == nil)
      #expect(seen == ["nil > 1", "1 > 2", "2 > nil"])
    }
  }

  @Test("without a first responder, resigning has no effect and answers false", arguments: every)
  func noResponder(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage()
      defer { stage.leave() }
      #expect(!UIResponder.resignCurrent())
      #expect(stage.list.firstResponderInside == nil)
      #expect(UIResponder.current(in: stage.device.scene) == nil)
    }
  }

  @Test("a custom responder and a controller are found as well", arguments: every)
  func custom(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage()
      defer { stage.leave() }
      let view = FocusableView(frame: CGRect(x: 0, y: 400, width: 50, height: 50))
      stage.controller.view.addSubview(view)
      stage.device.perform { view.becomeFirstResponder() }
      #expect(UIResponder.current === view)
      #expect(stage.controller.view.firstResponderInside === view)
      stage.edit(stage.a)
      #expect(UIResponder.current === stage.a)
    }
  }

  @Test("a field that is hidden keeps the focus, one that leaves takes it along", arguments: every)
  func leaves(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage()
      defer { stage.leave() }
      stage.edit(stage.a)
      stage.device.perform { stage.a.isHidden = true }
      #expect(UIResponder.current === stage.a)
      stage.device.perform { stage.a.isHidden = false }
      stage.device.perform { stage.a.removeFromSuperview() }
      stage.device.settle()
      #expect(UIResponder.current == nil)
      #expect(KeyboardMonitor.shared.state.placement == .hidden)
    }
  }

  @Test("an action finds the nearest handler, whichever responder is first", arguments: every)
  func action(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage()
      defer { stage.leave() }
      let (sender, near, far) = (PlainView(), MarkedView(), MarkedView())
      nest(sender, PlainView(), near, far)
      stage.controller.view.addSubview(far)
      for isEditing in [false, true] {
        if isEditing { stage.edit(stage.a) }
        #expect(sender.execute(action: Mark(word: "a")) === near)
        #expect(far.execute(action: Mark(word: "b")) === far)
        #expect(stage.a.execute(action: Mark(word: "c")) == nil)
      }
      #expect(near.words == ["a", "a"] && far.words == ["b", "b"])
    }
  }

  @Test("the chain of a field reaches the application, once", arguments: every)
  func chain(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage()
      defer { stage.leave() }
      let modal = UIViewController()
      stage.device.perform { stage.controller.present(modal, animated: false) }
      stage.device.settle()
      for start in [stage.a, modal.view] as [UIView] {
        let chain = Array(start.chain)
        #expect(chain.first === start)
        #expect(chain.filter { $0 === stage.device.application }.count == 1)
        #expect(chain.filter { $0 is UIWindow }.count == 1)
      }
    }
  }
}
