internal import ResponderCore

/// The walk of an action up the responder chain, the same for UIKit and AppKit.
@MainActor
struct ActionWalk {
  /// The responder that the walk asks first.
  let origin: AnyObject
  /// An instance of the base responder class. If this instance has an action's `Responder` type,
  /// every responder has it, so the action has no direction.
  let plainResponder: AnyObject
  /// The chains to walk, in order. The first one begins at the origin.
  let chains: [ChainSequence<AnyObject>]
  /// The chains to walk when no responder in `chains` takes or vetoes the action.
  let rest: () -> [ChainSequence<AnyObject>]

  /// Whether the action's `Responder` type distinguishes one responder from another.
  func isDirected<Action: ResponderMatching>(_ action: Action) -> Bool {
    !(plainResponder is Action.Responder)
  }

  /// Finds the nearest handler of the action. For an action that is not directed, it finds none.
  ///
  /// The search calls `note` with each responder and its answer and, if another object is to take
  /// the action in the responder's place, also with that object.
  func search<Action: ResponderMatching>(
    for action: Action, noting note: ((AnyObject, ActionHop.Answer, Any?) -> Void)? = nil
  ) -> ChainSearch<AnyObject, ActionTarget<Action>> {
    guard isDirected(action) else { return ChainSearch(end: .exhausted, hops: 0) }
    return ChainSearch(along: chains, then: rest) { node in
      let verdict = verdict(on: node, for: action)
      if let note {
        switch verdict {
        case .pass: note(node, .pass, nil)
        case .stop: note(node, .veto, nil)
        case .found(.closure): note(node, .take, nil)
        case .found(.responder(let target)):
          let isItself = (target as AnyObject) === node
          note(node, isItself ? .take : .forward, isItself ? nil : target)
        }
      }
      return verdict
    }
  }

  private func verdict<Action: ResponderMatching>(
    on node: AnyObject, for action: Action
  ) -> ChainVerdict<ActionTarget<Action>> {
    guard let station = node as? any ActionStation else { return answer(of: node, to: action) }
    switch station.actionHandler {
    case .object(let handler): return handler.object.map { answer(of: $0, to: action) } ?? .pass
    case .closure(let closure):
      guard let closure = closure as? ActionClosure<Action>, closure.accepts(action) else {
        return .pass
      }
      return .found(.closure(closure, station.actionIdentity))
    case nil: return .pass
    }
  }

  private func answer<Action: ResponderMatching>(
    of object: AnyObject, to action: Action
  ) -> ChainVerdict<ActionTarget<Action>> {
    switch (object as? any ResponderActionRouter)?.route(action) ?? .proceed {
    case .proceed:
      guard let responder = object as? Action.Responder else { return .pass }
      return action.canExecute(responder: responder) ? .found(.responder(responder)) : .pass
    case .pass: return .pass
    case .forward(let responder):
      return action.canExecute(responder: responder) ? .found(.responder(responder)) : .pass
    case .veto: return .stop
    }
  }
}

/// The handler that the walk found. This value keeps the handler alive, but no responder on the way
/// to it.
enum ActionTarget<Action: ResponderMatching> {
  case responder(Action.Responder)
  case closure(ActionClosure<Action>, ResponderIdentity)

  var responder: Action.Responder? {
    if case .responder(let responder) = self { responder } else { nil }
  }

  /// The handler in the form in which the package returns it to the app.
  var handler: ActionHandler<Action.Responder> {
    switch self {
    case .responder(let responder): .responder(responder)
    case .closure: .view
    }
  }
}
