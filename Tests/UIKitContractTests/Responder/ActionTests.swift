import Testing
import UIKit

/// Tests actions that are sent up the chain (section 4.2).
@MainActor
struct ActionTests {
  private func send(_ action: Selector, from sender: Any? = nil) -> Bool {
    UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil)
  }

  @Test(
    "an action without a target climbs from the first responder until handled, and answers whether it was",
    .fact("T4.2.1", "T4.2.2"))
  func climbs() throws {
    try Host.withKeyWindow { window in
      let (handler, view) = (ActionView(), FocusView("view"))
      window.addSubview(handler)
      handler.addSubview(view)
      #expect(view.becomeFirstResponder())
      #expect(send(ActionView.withSender, from: view))
      #expect(handler.received == ["sender true"])
      #expect(!send(NSSelectorFromString("contractNobodyImplementsThis:"), from: view))
    }
  }

  @Test("UIKit calls the nearest handler, once", .fact("T4.2.1"))
  func nearest() throws {
    try Host.withKeyWindow { window in
      let (outer, inner) = (ActionView(), ActionView())
      window.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.becomeFirstResponder())
      #expect(send(ActionView.plain))
      #expect(inner.received == ["plain"])
      #expect(outer.received.isEmpty)
    }
  }

  @Test("with a first responder the search starts there, wherever the sender is", .fact("T4.2.4"))
  func senderElsewhere() throws {
    try Host.withKeyWindow { window in
      let (focused, other) = (ActionView(), ActionView())
      window.addSubview(focused)
      window.addSubview(other)
      let sender = UIView()
      other.addSubview(sender)
      #expect(focused.becomeFirstResponder())
      #expect(send(ActionView.withSender, from: sender))
      #expect(focused.received == ["sender true"])
      #expect(other.received.isEmpty)
    }
  }

  @Test("without a first responder the search starts at the sender", .fact("T4.2.5", "C5.1"))
  func withoutFirstResponder() throws {
    try Host.withKeyWindow { window in
      let (box, sender) = (ActionView(), UIView())
      window.addSubview(box)
      box.addSubview(sender)
      #expect(send(ActionView.withSender, from: sender))
      #expect(box.received == ["sender true"])
    }
  }

  @Test(
    "a responder that implements an action can perform it; others ask their next responder",
    .fact("T4.2.10", "T4.2.11"))
  func canPerform() {
    let (handler, view) = (ActionView(), UIView())
    handler.addSubview(view)
    #expect(handler.canPerformAction(ActionView.plain, withSender: nil))
    #expect(!UIView().canPerformAction(ActionView.plain, withSender: nil))
    #expect(view.target(forAction: ActionView.plain, withSender: nil) as? UIView === handler)
    #expect(UIView().target(forAction: ActionView.plain, withSender: nil) == nil)
  }

  @Test("canPerformAction false hides an implemented method", .fact("T4.2.12"))
  func hidden() throws {
    try Host.withKeyWindow { window in
      let (outer, inner) = (ActionView(), ActionView())
      window.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.becomeFirstResponder())
      inner.allows = false
      #expect(send(ActionView.plain))
      #expect(inner.received.isEmpty)
      #expect(outer.received == ["plain"])
    }
  }

  @Test("a selector has one of three shapes", .fact("T4.2.13"))
  func shapes() {
    let view = ActionView()
    let application = UIApplication.shared
    #expect(application.sendAction(ActionView.plain, to: view, from: view, for: nil))
    #expect(application.sendAction(ActionView.withSender, to: view, from: view, for: nil))
    #expect(application.sendAction(ActionView.withEvent, to: view, from: view, for: nil))
    #expect(view.received == ["plain", "sender true", "sender true event false"])
  }

  @Test(
    "resignFirstResponder to nil reaches the first responder; harmless without (K)",
    .fact("T4.2.17", "T4.2.18"))
  func resign() throws {
    try Host.withKeyWindow { window in
      let view = FocusView("view")
      window.addSubview(view)
      #expect(view.becomeFirstResponder())
      #expect(send(NSSelectorFromString("resignFirstResponder")))
      #expect(!view.isFirstResponder)
      _ = send(NSSelectorFromString("resignFirstResponder"), from: view)
      #expect(!view.isFirstResponder)
    }
  }

  @Test(
    "an override of sendAction sees each action, a control's and one without a target",
    .fact("T4.2.19"))
  func hooked() throws {
    let (button, target, responder) = (UIButton(), ActionTarget(), ActionView())
    button.addTarget(target, action: ActionTarget.action, for: .touchUpInside)
    let hook = try ActionHook()
    try Host.withKeyWindow { window in
      window.addSubview(responder)
      #expect(responder.becomeFirstResponder())
      button.sendActions(for: .touchUpInside)
      #expect(send(ActionView.withSender, from: button))
      #expect(send(ActionView.plain))
      #expect(!send(NSSelectorFromString("contractNobodyImplementsThis:")))
    }
    hook.stop()
    #expect(responder.received == ["sender true", "plain"])
    let names = [
      NSStringFromSelector(ActionTarget.action), NSStringFromSelector(ActionView.withSender),
      NSStringFromSelector(ActionView.plain), "contractNobodyImplementsThis:",
    ]
    #expect(
      hook.rows.filter { names.contains($0.action) } == [
        .init(action: names[0], hasTarget: true, hasSender: true),
        .init(action: names[1], hasTarget: false, hasSender: true),
        .init(action: names[2], hasTarget: false, hasSender: false),
        .init(action: names[3], hasTarget: false, hasSender: false),
      ])
  }
}
