internal import ResponderCore

/// The way of an action up a chain, the same for the responders of every framework.
@MainActor
struct ActionWalk<Node: AnyObject> {
  /// Whom the call was made on.
  let sender: Node
  /// Who is asked first; the sender if nil, else the sender follows.
  let start: Node?
  /// A responder of no class of its own: an action that it could handle is meant for nobody.
  let plainResponder: Node
  /// Who comes after one.
  let next: (Node) -> Node?

  /// Where the walk begins.
  var origin: Node { start ?? sender }

  /// Whether the action's type tells one responder from another.
  func isDirected<Action: ResponderMatching>(_ action: Action) -> Bool {
    !(plainResponder is Action.Responder)
  }

  /// The nearest that takes the action; nobody is asked about an action that is not directed.
  ///
  /// `note` hears of each answer, with whom a responder named in its place.
  func search<Action: ResponderMatching>(
    for action: Action, noting note: ((Node, ActionHop.Answer, Any?) -> Void)? = nil
  ) -> ChainSearch<Node, Action.Responder> {
    guard isDirected(action) else { return ChainSearch(end: .exhausted, hops: 0) }
    return ChainSequence(first: origin, next: next)
      .search(thenFrom: start == nil ? nil : sender) { node in
        let verdict = verdict(on: node, for: action)
        if let note {
          switch verdict {
          case .pass: note(node, .pass, nil)
          case .stop: note(node, .veto, nil)
          case .found(let target):
            let isItself = (target as AnyObject) === node
            note(node, isItself ? .take : .forward, isItself ? nil : target)
          }
        }
        return verdict
      }
  }

  private func verdict<Action: ResponderMatching>(
    on node: Node, for action: Action
  ) -> ChainVerdict<Action.Responder> {
    switch (node as? any ResponderActionRouter)?.route(action) ?? .proceed {
    case .proceed:
      guard let responder = node as? Action.Responder else { return .pass }
      return action.canExecute(responder: responder) ? .found(responder) : .pass
    case .pass: return .pass
    case .forward(let responder):
      return action.canExecute(responder: responder) ? .found(responder) : .pass
    case .veto: return .stop
    }
  }
}
