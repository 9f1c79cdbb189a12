import Testing
import UIKit

/// Tests the targets, actions and states of a control, without touches.
@MainActor
struct ControlTests {
  @Test("a target is called for its events only, and once though it was added twice")
  func targets() {
    let control = UIControl()
    var count = 0
    let target = ActionTarget { sender in
      count += 1
      #expect(sender as? UIControl === control)
    }
    control.addTarget(target, action: ActionTarget.action, for: .valueChanged)
    control.addTarget(target, action: ActionTarget.action, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(count == 0)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(count == 2)
    #expect(control.allControlEvents == [.valueChanged, .touchUpInside])
    #expect(control.allTargets == [target])
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(count == 2)
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
  }

  @Test("an action replaces one of the same identifier, and can be removed")
  func actions() {
    let control = UIControl()
    var log: [String] = []
    let identifier = UIAction.Identifier("contract.action")
    control.addAction(
      UIAction(identifier: identifier) { _ in log.append("old") }, for: .valueChanged)
    let action = UIAction(title: "New", identifier: identifier) { action in
      log.append("\(action.title) \(action.sender as? UIControl === control)")
    }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["New true"])
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["New true"])
  }

  @Test("a nil target asks the responder chain, here from the sender", .fact("T4.2.1", "T4.2.5"))
  func nilTarget() throws {
    try Host.withKeyWindow { window in
      let (handler, control) = (ActionView(), UIControl())
      window.addSubview(handler)
      handler.addSubview(control)
      control.addTarget(nil, action: ActionView.withSender, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(handler.received == ["sender true"])
    }
  }

  @Test("the control's state combines its parts")
  func state() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isHighlighted = true
    control.isSelected = true
    #expect(control.state == [.highlighted, .selected])
    control.isHighlighted = false
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }
}
