#if canImport(UIKit) || canImport(AppKit)
  extension ActionWalk {
    /// Has the nearest that takes the action do it, and says who that was.
    func execute<Action: ResponderAction>(_ action: Action) -> ActionHandler<Action.Responder>? {
      guard let target = target(of: action) else { return nil }
      switch target {
      case .responder(let responder): action.execute(responder: responder)
      case .closure(let closure, _): (closure as? PlainActionClosure<Action>)?.body(action)
      }
      return target.handler
    }

    /// Has the nearest that takes the action do it, and hands back what that answered.
    func execute<Action: AnsweringResponderAction>(
      _ action: Action
    ) throws(Action.Failure) -> Action.Output? {
      switch target(of: action) {
      case .responder(let responder): try action.execute(responder: responder)
      case .closure(let closure, _): try (closure as? AnsweringActionClosure<Action>)?.body(action)
      case nil: nil
      }
    }

    /// Has the nearest that takes the action do it, and awaits what that answers.
    func execute<Action: AsyncResponderAction>(
      _ action: Action
    ) async throws(Action.Failure) -> Action.Output? {
      switch target(of: action) {
      case .responder(let responder): try await action.execute(responder: responder)
      case .closure(let closure, _):
        try await (closure as? AsyncActionClosure<Action>)?.body(action)
      case nil: nil
      }
    }
  }
#endif
