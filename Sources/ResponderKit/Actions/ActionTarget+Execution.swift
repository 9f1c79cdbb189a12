#if canImport(UIKit) || canImport(AppKit)
  extension ActionTarget where Action: ResponderAction {
    /// Executes the action.
    @MainActor
    func execute(_ action: Action) {
      switch self {
      case .responder(let responder): action.execute(responder: responder)
      case .closure(let closure, _): (closure as? PlainActionClosure<Action>)?.body(action)
      }
    }
  }

  extension ActionTarget where Action: AnsweringResponderAction {
    /// Executes the action and returns its answer.
    @MainActor
    func execute(_ action: Action) throws(Action.Failure) -> Action.Output? {
      switch self {
      case .responder(let responder): try action.execute(responder: responder)
      case .closure(let closure, _): try (closure as? AnsweringActionClosure<Action>)?.body(action)
      }
    }
  }

  extension ActionTarget where Action: AsyncResponderAction {
    /// Executes the action and awaits its answer.
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
    /// Gives the action to the nearest handler and returns that handler; nil if there is none.
    func execute<Action: ResponderAction>(_ action: Action) -> ActionHandler<Action.Responder>? {
      guard let target = target(of: action) else { return nil }
      target.execute(action)
      return target.handler
    }

    /// Gives the action to the nearest handler and returns its answer; nil if there is no handler.
    func execute<Action: AnsweringResponderAction>(
      _ action: Action
    ) throws(Action.Failure) -> Action.Output? {
      try target(of: action)?.execute(action)
    }
  }
#endif
