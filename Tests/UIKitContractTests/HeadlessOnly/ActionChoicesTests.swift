#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests the other choices for the start of an action without a target, and for next responders.
  @MainActor
  struct ActionChoicesTests {
    private func send(from sender: Any?) -> Bool {
      UIApplication.shared.sendAction(
        Selector("resignFirstResponder"), to: nil, from: sender, for: nil)
    }

    @Test("the other reading: an action climbs the sender's chain, if any", .fact("C5.1"))
    func atTheSender() {
      HeadlessChoices.with(
        { $0.focus.actionStart = .sender },
        run: {
          let bench = KeyboardBench()
          let field = bench.field
          defer { _ = HeadlessDevice.boot() }
          field.becomeFirstResponder()
          // A plain view implements the action too. The sender therefore receives it, and the field
          // stays first responder.
          #expect(send(from: field.superview))
          #expect(field.isFirstResponder)
          #expect(send(from: nil))
          #expect(!field.isFirstResponder)
          #expect(!send(from: nil))
        })
    }

    @Test(
      "the other reading: the sender's chain is asked after the first responder's", .fact("C5.11"))
    func restarts() {
      for restarts in [false, true] {
        HeadlessChoices.with(
          { $0.focus.restartsAtSender = restarts },
          run: {
            let bench = KeyboardBench()
            let field = bench.field
            defer { _ = HeadlessDevice.boot() }
            let (handler, sender) = (HandlerView(), UIView())
            handler.addSubview(sender)
            field.superview?.addSubview(handler)
            field.becomeFirstResponder()
            let selector = Selector("choicesHandle")
            let body: @MainActor (AnyObject, Any?) -> Void = { target, _ in
              (target as? HandlerView)?.count += 1
            }
            class_addMethod(HandlerView.self, selector, imp_implementationWithBlock(body), nil)
            #expect(
              UIApplication.shared.sendAction(selector, to: nil, from: sender, for: nil) == restarts
            )
            #expect(handler.count == (restarts ? 1 : 0))
          })
      }
    }

    @Test("the presenting controller can always be next", .fact("C5.12"))
    func alwaysPresenter() {
      UIViewController.choices.presentedNext = .alwaysPresenter
      defer { UIViewController.choices.presentedNext = .superviewFirst }
      let (root, modal) = (UIViewController(), UIViewController())
      let device = HeadlessDevice.boot(root: root)
      device.perform { root.present(modal, animated: false) }
      device.settle()
      #expect(modal.next === root)
      device.perform { modal.dismiss(animated: false) }
      device.settle()
      #expect(modal.next == nil)
    }

    @Test("the other reading: after resigning no ancestor has the focus", .fact("T4.4.38"))
    func noHeir() throws {
      try HeadlessChoices.with(
        { $0.focus.passesFocusToAncestor = false },
        run: {
          try Host.withKeyWindow { window in
            let (outer, view) = (FocusView("outer"), FocusView("view"))
            window.addSubview(outer)
            outer.addSubview(view)
            #expect(view.becomeFirstResponder() && view.resignFirstResponder())
            #expect(!outer.isFirstResponder)
          }
        })
    }

    @Test("the other reading: the application comes after a window", .fact("C5.5"))
    func windowNext() throws {
      try HeadlessChoices.with(
        { $0.focus.windowNext = .application },
        run: {
          try Host.withKeyWindow { window in
            #expect(window.next === UIApplication.shared)
            #expect(window.windowScene?.next === UIApplication.shared)
          }
        })
    }
  }

  private final class HandlerView: UIView {
    var count = 0
  }
#endif
