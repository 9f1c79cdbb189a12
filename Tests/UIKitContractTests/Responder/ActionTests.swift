import Testing
import UIKit

/// Tests actions that are sent up the chain (section 4.2).
@MainActor
struct ActionTests {
  private func send(_ action: Selector, from sender: Any? = nil) -> Bool {
    UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil)
  }

  /// An action without a target, sent in a window with the views `outer` > `inner` > `leaf` and
  /// `aside` > `button`, of which `outer`, `inner` and `aside` implement it.
  struct Sending: Sendable {
    let focus: String?
    let sender: String?
    var isPlain = false
    var innerAllows = true
    let handler: String
  }

  @Test(
    "an action without a target reaches the nearest handler, once",
    .fact("T4.2.1", "T4.2.2", "T4.2.4", "T4.2.5", "T4.2.12", "C5.1"),
    arguments: [
      // It climbs from the first responder, wherever the sender is, else from the sender.
      Sending(focus: "leaf", sender: "leaf", handler: "inner"),
      Sending(focus: "inner", sender: nil, isPlain: true, handler: "inner"),
      Sending(focus: "inner", sender: "button", handler: "inner"),
      Sending(focus: nil, sender: "button", handler: "aside"),
      // canPerformAction false hides an implemented method.
      Sending(focus: "inner", sender: nil, isPlain: true, innerAllows: false, handler: "outer"),
    ])
  func way(sending: Sending) throws {
    try Host.withKeyWindow { window in
      let handlers = ["outer": ActionView(), "inner": ActionView(), "aside": ActionView()]
      var views: [String: UIView] = handlers
      (views["leaf"], views["button"]) = (FocusView("leaf"), UIView())
      let parents = ["inner": "outer", "leaf": "inner", "button": "aside"]
      for (name, view) in views {
        (parents[name].flatMap { views[$0] } ?? window).addSubview(view)
      }
      if let focus = sending.focus { #expect(views[focus]?.becomeFirstResponder() == true) }
      handlers["inner"]?.allows = sending.innerAllows
      let sender = sending.sender.flatMap { views[$0] }
      #expect(send(sending.isPlain ? ActionView.plain : ActionView.withSender, from: sender))
      let received = [sending.handler: [sending.isPlain ? "plain" : "sender true"]]
      for (name, handler) in handlers { #expect(handler.received == received[name] ?? []) }
      #expect(!send(NSSelectorFromString("contractNobodyImplementsThis:"), from: sender))
    }
  }

  @Test(
    "who implements an action can perform it; others ask their next responder",
    .fact("T4.2.10", "T4.2.11"))
  func canPerform() {
    let (handler, view) = (ActionView(), UIView())
    handler.addSubview(view)
    #expect(handler.canPerformAction(ActionView.plain, withSender: nil))
    #expect(!UIView().canPerformAction(ActionView.plain, withSender: nil))
    #expect(view.target(forAction: ActionView.plain, withSender: nil) as? UIView === handler)
    #expect(UIView().target(forAction: ActionView.plain, withSender: nil) == nil)
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
    "resignFirstResponder to nil reaches the first responder, or none",
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

  @Test("an override of sendAction sees each action, targeted or not", .fact("T4.2.19"))
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
