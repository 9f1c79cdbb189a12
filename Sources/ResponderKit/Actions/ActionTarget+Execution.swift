#if canImport(UIKit) || canImport(AppKit)
  extension ActionTarget where Action: ResponderAction {
    /// Has it do the action.
    @MainActor
    func execute(_ action: Action) {
      switch self {
      case .responder(let responder): action.execute(responder: responder)
      case .closure(let closure, _): (closure as? PlainActionClosure<Action>)?.body(action)
      }
    }
  }

  extension ActionTarget where Action: AnsweringResponderAction {
    /// Has it do the action, and hands back what it answered.
    @MainActor
    func execute(_ action: Action) throws(Action.Failure) -> Action.Output? {
      switch self {
      case .responder(let responder): try action.execute(responder: responder)
      case .closure(let closure, _): try (closure as? AnsweringActionClosure<Action>)?.body(action)
      }
    }
  }

  extension ActionTarget where Action: AsyncResponderAction {
    /// Has it do the action, and awaits what it answers.
    @MainActor
    func execute(_ action: Action) async throws(Action.Failure) -> Action.Output? {
      switch self {
      case .responder(let responder): try await action.execute(responder: responder)
      case .closure(let closure, _):
        try await (closure as? AsyncActionClosure<Action>)?.body(action)
      }
    }
  }

  extension ActionWalk {
    /// Has the nearest that takes the action do it, and says who that was.
    func execute<Action: ResponderAction>(_ action: Action) -> ActionHandler<Action.Responder>? {
      guard let target = target(of: action) else { return nil }
      target.execute(action)
      return target.handler
    }

    /// Has the nearest that takes the action do it, and hands back what that answered.
    func execute<Action: AnsweringResponderAction>(
      _ action: Action
    ) throws(Action.Failure) -> Action.Output? {
      try target(of: action)?.execute(action)
    }
  }
#endif
