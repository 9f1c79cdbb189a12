#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// The walk of an action up the responder chain, the same for UIKit and AppKit.
  @MainActor
  struct ActionWalk {
    /// The responder that the walk asks first.
    let origin: PlatformResponder
    /// The chains to walk, in order. The first one begins at the origin.
    let chains: [ChainSequence<AnyObject>]
    /// The chains to walk when no responder in `chains` takes or vetoes the action.
    let rest: () -> [ChainSequence<AnyObject>]

    private static let plainResponder = PlatformResponder()

    /// `ResponderActions.lastResponder` as a chain of its own. The walk does not continue at the
    /// `next` of that object.
    static var lastChains: [ChainSequence<AnyObject>] { alone([ResponderActions.lastResponder]) }

    /// Returns one chain for each of these objects, which contains only that object.
    static func alone(_ objects: [AnyObject?]) -> [ChainSequence<AnyObject>] {
      objects.compactMap { $0 }.map { object in ChainSequence(first: object) { _ in nil } }
    }

    /// Whether the action's `Responder` type distinguishes one responder from another. If an
    /// instance of the base responder class has the type, every responder has it.
    private func isDirected<Action: ResponderMatching>(_ action: Action) -> Bool {
      !(Self.plainResponder is Action.Responder)
    }

    /// Finds the nearest handler of the action. For an action that is not directed, it finds none.
    /// Also returns how the search went.
    ///
    /// The search calls `note` with each responder and its answer and, if another object is to take
    /// the action in the responder's place, also with that object.
    func search<Action: ResponderMatching>(
      for action: Action,
      noting note: ((AnyObject, BehaviorEvent.ActionAnswer, Any?) -> Void)? = nil
    ) -> (target: ActionTarget<Action>?, way: ChainSearch) {
      guard isDirected(action) else { return (nil, ChainSearch(along: []) { _ in .pass }) }
      var target: ActionTarget<Action>?
      let way = ChainSearch(along: chains, then: rest) { node in
        let answer = answer(of: node, to: action, &target)
        note?(node, answer, answer == .forward ? target?.handler.responder : nil)
        switch answer {
        case .pass: return .pass
        case .take, .forward: return .found
        case .veto: return .stop
        }
      }
      return (target, way)
    }

    private func answer<Action: ResponderMatching>(
      of node: AnyObject, to action: Action, _ target: inout ActionTarget<Action>?
    ) -> BehaviorEvent.ActionAnswer {
      var object: AnyObject? = node
      if let probe = node as? ActionProbe {
        switch probe.place?.handler {
        case .object(let handler): object = handler.object
        case .closure(let closure):
          guard closure.takes(action) else { return .pass }
          target = .closure(closure, of: probe.identity)
          return .take
        case nil: return .pass
        }
      }
      guard let object else { return .pass }
      let responder: Action.Responder?
      switch (object as? any ResponderActionRouter)?.route(action) ?? .proceed {
      case .proceed: responder = object as? Action.Responder
      case .pass: return .pass
      case .forward(let other): responder = other
      case .veto: return .veto
      }
      guard let responder, action.canExecute(responder: responder) else { return .pass }
      target = .responder(responder)
      return (responder as AnyObject) === node ? .take : .forward
    }

    /// Finds the handler and reports the outcome before the handler runs, so that the handler's
    /// effects follow the report in the journal.
    func target<Action: ResponderMatching>(of action: Action) -> ActionTarget<Action>? {
      // The search collects the responders' answers only while a handler for reports is registered.
      var steps: [BehaviorEvent.ActionStep] = []
      let (target, way) =
        BehaviorReports.isHeard
        ? search(for: action) { node, answer, delegate in
          steps.append(
            BehaviorEvent.ActionStep(
              responder: identity(of: node), answer: answer,
              delegate: delegate.map { identity(of: $0) }))
        } : search(for: action)
      // The report names the action's type. It never includes the payload, which may hold text that
      // a user typed.
      let name = String(describing: Action.self)
      let sender = identity(of: origin)
      let handler: ResponderIdentity? =
        switch target {
        case .responder(let responder): identity(of: responder)
        case .closure(_, let identity): identity
        case nil: nil
        }
      BehaviorReports.send(
        .sentAction(
          name, from: sender, to: handler, steps: steps, isOptional: action.isOptional),
        about: origin)
      if let start = way.cycle {
        BehaviorReports.send(
          .mistake(.chainCycle(from: sender, backTo: identity(of: start), hops: way.hops)),
          about: origin)
      }
      if !isDirected(action) {
        let type = String(describing: Action.Responder.self)
        ResponderLog.once("undirectedAction \(name)") {
          "\(name) was sent to the nearest \(type), which every responder is, so none received it. "
            + "Give the action a Responder type that only its handlers have."
        }
        BehaviorReports.send(
          .mistake(.undirectedAction(name, responder: type, sender: sender)), about: origin)
      }
      return target
    }

    /// Returns the identity of a responder or of a view's place, or only the class name of any
    /// other object.
    private func identity(of object: Any) -> ResponderIdentity {
      if let probe = object as? ActionProbe { return probe.identity }
      if object is UnplacedSender { return ResponderIdentity(className: "ActionSender") }
      if let responder = object as? PlatformResponder { return ResponderIdentity(responder) }
      return ResponderIdentity(className: ResponderIdentity.className(of: object))
    }
  }

  // MARK: Handlers

  /// The handler that the walk found: a responder, or a view's closure with the view's name. It
  /// keeps the handler alive, but no responder on the way to it.
  enum ActionTarget<Action: ResponderMatching> {
    case responder(Action.Responder)
    case closure(any ActionClosure, of: ResponderIdentity)

    /// The handler in the form in which the package returns it to the app.
    var handler: ActionHandler<Action.Responder> {
      if case .responder(let responder) = self { .responder(responder) } else { .view }
    }
  }

  /// An app's closure for actions of one type.
  @MainActor
  protocol ActionClosure<Action> {
    associatedtype Action: ResponderMatching
    /// Whether the closure takes this action.
    var accepts: @MainActor (Action) -> Bool { get }
  }

  extension ActionClosure {
    /// Returns whether the action is of the closure's type, and the closure takes it.
    func takes<Sent: ResponderMatching>(_ action: Sent) -> Bool {
      Sent.self == Action.self && (action as? Action).map(accepts) == true
    }
  }

  /// The closure of a ``ResponderAction``.
  struct PlainActionClosure<Action: ResponderAction>: ActionClosure {
    let accepts: @MainActor (Action) -> Bool
    let body: @MainActor (Action) -> Void
  }

  /// The closure of an ``AnsweringResponderAction``.
  struct AnsweringActionClosure<Action: AnsweringResponderAction>: ActionClosure {
    let accepts: @MainActor (Action) -> Bool
    let body: @MainActor (Action) throws(Action.Failure) -> Action.Output
  }

  /// The closure of an ``AsyncResponderAction``.
  struct AsyncActionClosure<Action: AsyncResponderAction>: ActionClosure {
    let accepts: @MainActor (Action) -> Bool
    let body: @MainActor (Action) async throws(Action.Failure) -> Action.Output
  }

  // MARK: Executing

  extension ActionWalk {
    /// Gives the action to the nearest handler and returns that handler; nil if there is none.
    func execute<Action: ResponderAction>(_ action: Action) -> ActionHandler<Action.Responder>? {
      let target = target(of: action)
      switch target {
      case .responder(let responder): action.execute(responder: responder)
      case .closure(let closure, _): (closure as? PlainActionClosure<Action>)?.body(action)
      case nil: break
      }
      return target?.handler
    }

    /// Gives the action to the nearest handler and returns its answer; nil if there is no handler.
    func execute<Action: AnsweringResponderAction>(
      _ action: Action
    ) throws(Action.Failure) -> Action.Output? {
      switch target(of: action) {
      case .responder(let responder): try action.execute(responder: responder)
      case .closure(let closure, _):
        try (closure as? AnsweringActionClosure<Action>)?.body(action)
      case nil: nil
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
#endif
