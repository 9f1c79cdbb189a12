#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests the other choices for the start of an action without a target, and for the next
  /// responder of a window.
  @MainActor
  struct ActionChoicesTests {
    private func send(from sender: Any?) -> Bool {
      UIApplication.shared.sendAction(
        Selector("resignFirstResponder"), to: nil, from: sender, for: nil)
    }

    @Test(
      "the other reading: an action climbs the sender's chain, and reaches none without a sender",
      .fact("C5.1"))
    func atTheSender() throws {
      try HeadlessChoices.with(
        { $0.focus.actionStart = .sender },
        run: {
          let screen = HeadlessScreen(FieldScreen.field())
          defer { _ = HeadlessDevice.boot() }
          let field = try #require(screen.controller.view.subviews[0] as? UITextField)
          field.becomeFirstResponder()
          // A plain view implements the action too. The sender therefore receives it, and the field
          // stays first responder.
          #expect(send(from: screen.controller.view))
          #expect(field.isFirstResponder)
          #expect(send(from: nil))
          #expect(!field.isFirstResponder)
          #expect(!send(from: nil))
        })
    }

    @Test(
      "the other reading: UIKit asks the sender's chain if the first responder's does not handle the action",
      .fact("C5.11"))
    func restarts() {
      for restarts in [false, true] {
        HeadlessChoices.with(
          { $0.focus.restartsAtSender = restarts },
          run: {
            let field = FieldScreen.field()
            let screen = HeadlessScreen(field)
            defer { _ = HeadlessDevice.boot() }
            let (handler, sender) = (HandlerView(), UIView())
            handler.addSubview(sender)
            screen.controller.view.addSubview(handler)
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
