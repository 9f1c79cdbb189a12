import Testing
import UIKit

/// Tests the targets, actions and states of a control, without touches.
@MainActor
struct ControlTests {
  @Test("a target is called for its events only, and once")
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
}
